import { randomInt } from 'node:crypto'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { DEMO_PASSWORD } from '#demo/accounts.server.ts'
import { ownNetwork } from './accounts.ts'
import { objections } from './axe.ts'
import { openBrowser, SHORT_LIVED, WITHOUT_PICTURES } from './browser.ts'
import { ripeStamp } from './ripe-stamp.ts'

/** Every page of the office; one in brackets is the first such thing of its list, and what follows them is a page of it. */
const PAGES = [
  '/admin',
  '/admin/prove',
  '/admin/second-factor',
  '/admin/self',
  '/admin/staff',
  '/admin/keys',
  '/admin/webhooks',
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
  '/admin/states',
  '/admin/cities',
  '/admin/cities/new',
  '/admin/attractions/new',
  '/admin/categories/new',
  '/admin/pictures',
  '/admin/pictures?kind=poster',
  '(/admin/pictures)',
  '/admin/departures',
  '/admin/departures?view=month',
  '/admin/departures?view=year',
  '(/admin/departures)/desk',
  '(/admin/departures)/slips',
  '/admin/departures/new',
  '/admin/departures/season',
  '/admin/almanac',
  '/admin/almanac/kedarnath',
  '/admin/hires',
  '/admin/cars',
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
  '/admin/coupons',
  '/admin/coupons/new',
  '/admin/coupons?kind=early-bird',
  '/admin/coupons/new?kind=early-bird',
  '/admin/coupons/family5',
  '/admin/waiting',
  '/admin/customers',
  '/admin/payments',
  '/admin/payments?view=back',
  '/admin/reviews',
  '/admin/messages',
  '/admin/messages/booking',
  '/admin/messages/log',
  '/admin/articles',
  '/admin/pages',
  '/admin/settings',
  '/admin/menus',
  '/admin/settings/brand',
  '/admin/settings/connections',
  '/admin/settings/terms',
  '/admin/scripts',
  '/admin/audit',
]
/** It shows all there is of a page; the colours are reckoned there. */
const DESKTOP = { width: 1440, height: 900 }
/** With the dock, and with lists as cards: what a phone draws in other colours is the same on the other pages. */
const OTHERWISE_ON_PHONES = ['/admin', '/admin/bookings']
const PHONE = { width: 390, height: 844 }

const url = inject('siteUrl')
let browser: Browser
let owner: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await openBrowser([...WITHOUT_PICTURES, ...SHORT_LIVED])
  owner = await browser.newContext({ reducedMotion: 'reduce', extraHTTPHeaders: { 'X-Forwarded-For': ownNetwork() } })
  const login = { email: 'owner@padav.test', password: DEMO_PASSWORD }
  expect((await owner.request.post(`${url}/api/authentication/login`, { data: login })).status()).toBe(200)
  await ask()
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
  const [, list, more = ''] = /^\(([^)]+)\)(.*)$/.exec(name) ?? []
  if (list === undefined) return name
  const html = await (await owner.request.get(url + list)).text()
  const [, first = '/missing'] = /<(?:th role="rowheader"|li data-row="")[^>]*>.*?<a href="([^"]+)"/s.exec(html) ?? []
  return first + more
}

test.each(PAGES)(
  '%s of the office gives axe nothing to object to and fits, on the desktop and the phone',
  async (name) => {
    expect((await page.goto(url + (await pathOf(name)), { waitUntil: 'load' }))?.status()).toBe(200)
    for (const size of [DESKTOP, PHONE]) {
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
