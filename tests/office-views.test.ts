import { expect, inject, test } from 'vitest'
import { VIEWED_LISTS } from '#domain/accounts/saved-view.ts'
import type { ViewedList } from '#domain/accounts/saved-view.ts'
import { RINGS } from '#app/routes/admin/rings.ts'
import type { RingScreen } from '#app/routes/admin/rings.ts'
import { readDocument } from './document.ts'
import { formIn } from './form-in.ts'
import { signedIn } from './plain-browser.ts'

/** Where each list is, narrowed as somebody may look at it week by week. */
const NARROWED: Record<ViewedList, string> = {
  packages: '/admin/packages?state=IN-KL',
  states: '/admin/states?q=kerala',
  cities: '/admin/cities?state=IN-KL',
  attractions: '/admin/attractions?state=IN-KL',
  categories: '/admin/categories?kind=speciality',
  cars: '/admin/cars?q=sedan',
  pictures: '/admin/pictures?kind=poster&lacks=unused',
  departures: '/admin/departures?state=closed',
  almanac: '/admin/almanac?kind=open&q=pass',
  hires: '/admin/hires?on=tomorrow',
  fleet: '/admin/fleet?list=drivers&state=out',
  enquiries: '/admin/enquiries?due=late&view=list',
  bookings: '/admin/bookings?state=held',
  waiting: '/admin/waiting?list=offered',
  requests: '/admin/requests?state=answered',
  payments: '/admin/payments?view=back',
  reviews: '/admin/reviews?stars=2',
  coupons: '/admin/coupons?state=ended',
  messages: '/admin/messages/log?state=failed',
  articles: '/admin/articles?state=draft',
  papers: '/admin/reports/papers?kind=receipt-voucher',
  ledger: '/admin/reports/ledger?account=refunded',
  settlements: '/admin/reports/settlements?days=14',
  audit: '/admin/audit?action=catalogue.edit',
}

test.for(VIEWED_LISTS)('the list of %s is kept as one looks at it, found again and forgotten', async (list) => {
  const owner = await signedIn({ url: inject('siteUrl') }, 'owner')
  const address = NARROWED[list]
  const name = `Mine ${crypto.randomUUID().slice(0, 8)}`
  const keep = formIn((await owner(address)).html, 'Save the view')
  const kept = await owner('/admin/views', { ...keep, name })
  expect(kept.location).toContain('done=view-saved')
  const shown = await owner(kept.location ?? '')
  const tab = readDocument(shown.html).text
  expect([shown.status, tab.includes(name), tab.includes('Forget this view')]).toEqual([200, true, true])
  expect(shown.html).toContain('Saved. It stands among your views above.')
  // From the list as everybody sees it, one press leads back to it.
  const path = address.split('?')[0] ?? ''
  const [, to = ''] = new RegExp(`href="([^"]+)"[^>]*>${name}<`).exec((await owner(path)).html) ?? []
  const [found, meant] = [to.replaceAll('&amp;', '&'), new URLSearchParams(address.split('?')[1])].map(String)
  expect(new URLSearchParams(found?.split('?')[1]).size).toBe(new URLSearchParams(meant).size)
  const forget = formIn((await owner(found ?? '')).html, name)
  expect((await owner('/admin/views', forget)).location).toContain('done=removed')
  expect((await owner(path)).html).not.toContain(`>${name}</a>`)
})

/** Lists whose address never asks anything but words that find a person: no view may keep those. */
const FOR_PERSONS_ALONE = new Set(['/admin/customers'])

test('every list that its address narrows can be kept', async () => {
  const owner = await signedIn({ url: inject('siteUrl') }, 'owner')
  const screens: RingScreen[] = Object.values(RINGS).flat()
  const paths = screens.flatMap(({ path, pages = {} }) => [path, ...Object.values(pages)])
  const narrowed: string[] = []
  for (const path of paths) if ((await owner(path)).html.includes('data-filters')) narrowed.push(path)
  const kept = new Set(VIEWED_LISTS.map((list) => NARROWED[list].split('?')[0]))
  const drafts = '/admin/packages/drafts'
  expect(narrowed.length).toBeGreaterThan(15)
  expect(narrowed.filter((path) => !kept.has(path) && path !== drafts)).toEqual([...FOR_PERSONS_ALONE])
})
