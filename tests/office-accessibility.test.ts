import { randomInt } from 'node:crypto'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchPath } from 'react-router'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import routes from '#app/routes.ts'
import { DEMO_PASSWORD } from '#demo/accounts.server.ts'
import { ownNetwork } from './accounts.ts'
import { objections } from './axe.ts'
import { openBrowser, SHORT_LIVED, WITHOUT_PICTURES } from './browser.ts'
import { makeThings } from './office-things.ts'
import { overflow } from './overflow.ts'
import { signedIn } from './plain-browser.ts'
import { ripeStamp } from './ripe-stamp.ts'

/** Every page of the office; one in brackets is the first such thing of its list, and what follows them is a page of it. What in braces stands for is made before. */
const PAGES = [
  '/admin',
  '/admin/prove',
  '/admin/second-factor',
  '/admin/self',
  '/admin/staff',
  '/admin/keys',
  '/admin/webhooks',
  '(/admin/webhooks)',
  '(/admin/staff)',
  '/admin/find?q=kerala',
  '/admin/packages',
  '/admin/packages/drafts',
  '/admin/packages/new',
  '/admin/departures/several',
  '/admin/enquiries/several',
  '/admin/packages/several?deed=withdraw&all=yes&q=kerala',
  '/admin/views',
  '(/admin/packages)',
  '(/admin/packages)/halts',
  '(/admin/packages)/days',
  '(/admin/packages)/words',
  '(/admin/packages)/pictures',
  '(/admin/packages)/prices',
  '(/admin/packages)/publish',
  '(/admin/packages)/history',
  '(/admin/packages)/preview',
  '(/admin/packages)/preview/phone',
  '/admin/states',
  '/admin/states?written=draft',
  '{draft}',
  '{draft}/preview',
  '(/admin/cities)',
  '(/admin/cities)/preview/phone',
  '(/admin/cars)/preview',
  '/admin/cars?written=scheduled',
  '/admin/cars/new',
  '/admin/cities',
  '[/admin/cities]/several?deed=month',
  '[/admin/attractions]/several?deed=remove',
  '/admin/cities/new',
  '/admin/attractions/new',
  '/admin/categories/new',
  '/admin/pictures',
  '/admin/pictures?kind=poster',
  '(/admin/pictures)',
  '/admin/pictures/several?id=none',
  '/admin/departures',
  '/admin/departures?view=month',
  '/admin/departures?view=year',
  '(/admin/departures)/desk',
  '(/admin/departures)/slips',
  '(/admin/departures)',
  '(/admin/departures)/call-off',
  '/admin/departures/new',
  '/admin/departures/season',
  '/admin/almanac',
  '/admin/almanac/kedarnath',
  '/admin/hires',
  '/admin/cars',
  '[/admin/cars]/several?deed=tag',
  '(/admin/cars)',
  '/admin/fleet',
  '/admin/fleet?list=drivers',
  '/admin/enquiries',
  '/admin/enquiries/new',
  '/admin/enquiries?view=list',
  '(/admin/enquiries?view=list)',
  '/admin/bookings',
  '/admin/bookings/new?package=ajanta-ellora-and-lonar&adults=2',
  '/admin/bookings/new/car?car=sedan&from=Kochi&to=Munnar',
  '{booking}',
  '{booking}/contact',
  '{booking}/travellers',
  '{booking}/details',
  '{booking}/buyer',
  '{booking}/money',
  '{booking}/change',
  '{booking}/cancel',
  '{booking}/refund',
  '{booking}/call-off',
  '/admin/coupons',
  '/admin/coupons/new',
  '/admin/coupons?kind=early-bird',
  '/admin/coupons/new?kind=early-bird',
  '/admin/coupons/family5',
  '/admin/coupons/several?id=family5',
  '/admin/waiting',
  '{full}',
  '{place}',
  '/admin/customers',
  '{customer}',
  '{merge}',
  '/admin/payments',
  '/admin/payments?view=back',
  '/admin/reviews',
  '/admin/reviews/several?id=none',
  '/admin/requests',
  '{request}',
  '/admin/messages',
  '/admin/messages/booking',
  '/admin/messages/log',
  '/admin/messages/several?id=none',
  '/admin/articles',
  '(/admin/articles)',
  '/admin/articles/new',
  '/admin/articles/several?id=none',
  '/admin/fleet/several?id=none',
  '/admin/pages',
  '(/admin/pages)',
  '/admin/settings',
  '/admin/menus',
  '/admin/settings/brand',
  '/admin/settings/connections',
  '/admin/settings/terms',
  '/admin/settings/taxes',
  '/admin/reports',
  '/admin/reports/papers',
  '/admin/reports/ledger',
  '/admin/reports/settlements',
  '/admin/imports',
  '{import}',
  '/admin/scripts',
  '/admin/audit',
]
/** It shows all there is of a page; the colours are reckoned there. */
const DESKTOP = { width: 1440, height: 900 }
/** With the dock, and with lists as cards: what a phone draws in other colours is the same on the other pages. */
const OTHERWISE_ON_PHONES = ['/admin', '/admin/bookings']
const PHONE = { width: 390, height: 844 }
/** Between both: whether all of it fits; and, of every third page, what axe says without its colours, for it is the phone's rail beside the desktop's tables. */
const TABLET = { width: 768, height: 1024 }
const sizesOf = (name: string) => [DESKTOP, PHONE, ...(PAGES.indexOf(name) % 3 === 0 ? [TABLET] : [])]

/** Modules of pages, by the addresses that lead to them; what answers with a file is none. */
const MODULES = (routes as RouteConfigEntry[])
  .flatMap(({ children, ...route }) => [route, ...(children ?? [])])
  .filter(({ path, file }) => path?.startsWith('admin') && file.endsWith('.tsx'))

const url = inject('siteUrl')
let browser: Browser
let owner: BrowserContext
let page: Page
/** What is made for these pages, by its word in braces, and the modules that were looked at. */
const made: Record<string, string> = {}
const seen = new Set<string>()

beforeAll(async () => {
  browser = await openBrowser([...WITHOUT_PICTURES, ...SHORT_LIVED])
  owner = await browser.newContext({ reducedMotion: 'reduce', extraHTTPHeaders: { 'X-Forwarded-For': ownNetwork() } })
  const login = { email: 'owner@padav.test', password: DEMO_PASSWORD }
  expect((await owner.request.post(`${url}/api/authentication/login`, { data: login })).status()).toBe(200)
  await ask()
  Object.assign(made, await makeThings(url, await signedIn({ url }, 'owner')))
  page = await owner.newPage()
})
afterAll(() => browser?.close())

/** So that the list of enquiries has one. */
async function ask(): Promise<void> {
  const who = {
    name: 'Anu',
    mobile: `98${randomInt(10_000_000, 99_999_999)}`,
    email: `anu${randomInt(1e9)}@example.in`,
  }
  const about = { about: 'package:kerala-classic', page: '/contact-us', stamp: ripeStamp('package:kerala-classic') }
  const form = { ...who, ...about, adults: '2', message: 'A houseboat, please' }
  await owner.request.post(`${url}/enquiries`, { form, headers: { Origin: url }, maxRedirects: 0 })
}

async function pathOf(name: string): Promise<string> {
  const [, thing = '', page = ''] = /^\{(\w+)\}(.*)$/.exec(name) ?? []
  if (thing) return made[thing] + page
  const [, ticked, several = ''] = /^\[([^\]]+)\](.*)$/.exec(name) ?? []
  if (ticked) {
    const list = await (await owner.request.get(url + ticked)).text()
    const [, id = ''] = /<input type="checkbox"[^>]* name="id" value="([^"]+)"/.exec(list) ?? []
    return `${ticked}${several}&id=${id}`
  }
  const [, list, more = ''] = /^\(([^)]+)\)(.*)$/.exec(name) ?? []
  if (list === undefined) return name
  const html = await (await owner.request.get(url + list)).text()
  const [, first = '/missing'] =
    /<(?:th role="rowheader"|li data-row="")[^>]*>.*?<a [^>]*href="([^"]+)"/s.exec(html) ?? []
  return first + more
}

test.each(PAGES)(
  '%s of the office gives axe nothing to object to and fits, on the desktop, the phone and between them',
  async (name) => {
    expect((await page.goto(url + (await pathOf(name)), { waitUntil: 'load' }))?.status()).toBe(200)
    const at = new URL(page.url()).pathname
    const found = MODULES.filter(({ path }) => matchPath(`/${path}`, at)).toSorted(byBlanks)[0]
    if (found) seen.add(found.file)
    expect(await page.evaluate(beyondKeys)).toEqual([])
    await page.setViewportSize(TABLET)
    expect(await overflow(page)).toBe('')
    for (const size of sizesOf(name)) {
      await page.setViewportSize(size)
      const colours = size === DESKTOP || OTHERWISE_ON_PHONES.includes(name)
      const found = (await objections(page, { colours })).join('\n')
      // A text, so that the summary of a run says what it is.
      expect(`${size.width}: ${found}`).toBe(`${size.width}: `)
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect([size.width, over]).toEqual([size.width, 0])
    }
  },
)

test('are all the pages of the office there are (caught: a page nobody put into the list)', () => {
  expect(MODULES.map(({ file }) => file).filter((file) => !seen.has(file))).toEqual([])
})

/** Which of a page's address has the fewest blanks comes first: "new" is no id. */
function byBlanks(one: RouteConfigEntry, other: RouteConfigEntry): number {
  return (one.path ?? '').split(':').length - (other.path ?? '').split(':').length
}

/** What a pointer can press or fill in and no key reaches, but for what nobody is to see. */
function beyondKeys(): string[] {
  const pressed = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [onclick]'
  return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
    const isNobodys =
      !element.checkVisibility() || element.matches(':disabled') || element.closest('[aria-hidden=true]')
    return isNobodys || element.tabIndex === 0 ? [] : [element.outerHTML.slice(0, 120)]
  })
}
