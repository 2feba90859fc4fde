import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoDirectory } from './demo-directory.ts'
import { readDocument, textOf } from './document.ts'
import { formIn } from './form-in.ts'
import { given, openPartner } from './partner.ts'
import { plainBrowser, signedIn } from './plain-browser.ts'
import type { PlainBrowser } from './plain-browser.ts'
import { startSite } from './running-site.ts'
import type { RunningSite } from './running-site.ts'
import { BOOKING_PAGES } from './security/access/booking-matrix.ts'

const TOUR = 'ajanta-ellora-and-lonar'

let data: Awaited<ReturnType<typeof demoDirectory>>
let site: RunningSite
let buyer: PlainBrowser

beforeAll(async () => {
  data = await demoDirectory()
  site = await startSite({ DATA_DIR: data.path, TRUST_PROXY: '127.0.0.1' })
  buyer = plainBrowser(site)
})

afterAll(async () => {
  await site?.stop()
  await data?.remove()
})

const policyOf = async (path: string) => (await fetch(site.url + path)).headers.get('content-security-policy') ?? ''
const unfolded = (text: string) => text.replaceAll(/;\s+/g, '; ')
const codeOf = async (place: string) => (await fetch(`${site.url}/api/header/${place}-script`)).text()

test('what an owner is shown before a script runs is what browsers are sent, and one press takes everything off', async () => {
  const owner = await signedIn(site, 'owner')
  const page = '/admin/scripts'
  const before = await policyOf('/contact-us')
  const form = formIn((await owner(page)).html, 'name="google-analytics"')
  const looked = await owner(page, { ...form, 'google-analytics': 'G-4NB7QF2R9C' })
  expect(looked.status).toBe(200)
  const preview = formIn(looked.html, 'value="integrations"')
  const shown = readDocument(looked.html)
    .all('pre')
    .map((one) => unfolded(textOf(one)))
  // Nothing has changed by looking.
  expect([await policyOf('/contact-us'), shown.includes(before)]).toEqual([before, true])
  expect((await owner(page, preview)).location).toBe(`${page}?done=changed`)
  await expect.poll(() => policyOf('/contact-us')).not.toBe(before)
  const now = await policyOf('/contact-us')
  expect(shown).toContain(now)
  expect(now).toContain('https://www.googletagmanager.com')
  expect(await codeOf('header')).toContain('G-4NB7QF2R9C')
  expect(await policyOf('/signin')).not.toContain('googletagmanager')
  expect((await owner(page)).headers.get('content-security-policy')).not.toContain('googletagmanager')

  const off = formIn((await owner(page)).html, 'value="all-off"')
  expect((await owner(page, off)).location).toBe(`${page}?done=all-off`)
  await expect.poll(() => policyOf('/contact-us')).not.toContain('googletagmanager')
  expect([await codeOf('header'), await codeOf('footer')]).toEqual(['{"data":[]}', '{"data":[]}'])

  // The latest entry is the press just now: before it, all of them ran.
  const back = formIn((await owner(page)).html, 'value="restore"')
  expect((await owner(page, back)).location).toBe(`${page}?done=restored`)
  await expect.poll(() => policyOf('/contact-us')).toBe(now)
})

/** Where somebody books and pays. */
async function pagesOfPaying() {
  const partner = openPartner(site.url)
  const { _id: departure } = (await partner.departuresOf(TOUR, 2)).at(-1)!
  const quote = await given(partner.quote({ package: TOUR, departure, adults: 2 }))
  const booked = await given(partner.hold(quote.token))
  const { payUrl } = await partner.pay(booked, { provider: 'simulator', part: 'all' })
  await buyer(`/booking/${booked.reference}?key=${booked.token}`)
  const before = [`/booking/new?package=${TOUR}&departure=${departure}`, '/booking/car?car=sedan', `/q/${quote.token}`]
  return { before, payUrl, ofBooking: (page: string) => `/booking/${booked.reference}${page}` }
}

test('no page where somebody books or pays is sent what an owner injected (caught: a page of paying that loads a tag manager)', async () => {
  const { before, payUrl, ofBooking } = await pagesOfPaying()
  const owner = await signedIn(site, 'owner')
  const form = formIn((await owner('/admin/scripts')).html, 'name="google-analytics"')
  const looked = await owner('/admin/scripts', { ...form, 'google-analytics': 'G-4NB7QF2R9C' })
  await owner('/admin/scripts', formIn(looked.html, 'value="integrations"'))
  const tells = async (path: string) => {
    const { html, headers } = await buyer(path)
    const policy = headers.get('content-security-policy') ?? ''
    return [/data-scripts="[^"]/.test(html), policy.includes('googletagmanager'), html.includes('googletagmanager')]
  }
  // The site does inject it.
  await expect.poll(() => tells('/contact-us')).toEqual([true, true, false])
  const shown = new Set<string>()
  const look = async (path: string) => {
    expect([path, ...(await tells(path))]).toEqual([path, false, false, false])
    if ((await buyer(path)).status === 200) shown.add(path)
  }
  for (const path of [...before, payUrl, ...BOOKING_PAGES.map(ofBooking)]) await look(path)
  await buyer(payUrl, { outcome: 'success' })
  for (const path of [payUrl, ...BOOKING_PAGES.map(ofBooking)]) await look(path)
  // These are there once one has travelled, or was called off.
  const later = BOOKING_PAGES.filter((page) => !shown.has(ofBooking(page)))
  expect(later).toEqual(['/review', '/story', '/called-off'])
  expect([...before, payUrl].filter((path) => !shown.has(path))).toEqual([])
})
