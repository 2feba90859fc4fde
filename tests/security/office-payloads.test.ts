import { matchPath } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attractionPath, toursPath } from '#app/parts/destination/paths.ts'
import { PART_NAMES } from '#domain/catalogue/revision.ts'
import { openBrowser } from '#tests/browser.ts'
import { demoDirectory } from '#tests/demo-directory.ts'
import { makeThings } from '#tests/office-things.ts'
import { given, openPartner } from '#tests/partner.ts'
import { plainBrowser, signedIn } from '#tests/plain-browser.ts'
import type { PlainBrowser } from '#tests/plain-browser.ts'
import { startSite } from '#tests/running-site.ts'
import type { RunningSite } from '#tests/running-site.ts'
import { readSitemaps, sample } from '#tests/site-map.ts'
import { amissInAnswer } from './form-faults.ts'
import { dangerIn, textFormsIn } from './office-forms.ts'
import type { TextForm } from './office-forms.ts'
import { pathIn, PATTERNS, walkOffice } from './office-walk.ts'
import { payloadPages } from './payloads.ts'
import { writeSheets } from './written-sheets.ts'
import type { WrittenSheet } from './written-sheets.ts'

/** A session touches money and scripts for five minutes. */
const FRESH = 4 * 60 * 1000

const TOUR = 'ajanta-ellora-and-lonar'

const payloads = payloadPages().pages.flatMap((page) => page.split('\n'))
let at = 0

let data: Awaited<ReturnType<typeof demoDirectory>>
let site: RunningSite
let things: Record<string, string>
let sheets: WrittenSheet[]

beforeAll(async () => {
  data = await demoDirectory()
  sheets = await writeSheets(data.path, nextValue)
  site = await startSite({ DATA_DIR: data.path, TRUST_PROXY: '127.0.0.1' })
  const { booking = '', departure = '', ...others } = await makeThings(site.url, await signedIn(site, 'owner'))
  const ofBooking = ['', '/cancel', '/refund', '/call-off'].map((page) => [`booking${page}`, booking + page])
  const paid = await payForOne(site)
  const ofPaid = ['/details', '/change'].map((page) => [`paid${page}`, paid + page])
  things = { ...Object.fromEntries([...ofBooking, ...ofPaid]), slips: `${departure}/slips`, ...others }
})

afterAll(async () => {
  await site?.stop()
  await data?.remove()
})

/** Where the office has a booking that is paid: details and changes are of no other. */
async function payForOne({ url }: RunningSite): Promise<string> {
  const partner = openPartner(url)
  const { _id: departure } = (await partner.departuresOf(TOUR, 3)).at(-1)!
  const booked = await given(partner.hold((await given(partner.quote({ package: TOUR, departure, adults: 2 }))).token))
  const { payUrl } = await partner.pay(booked, { provider: 'simulator', part: 'all' })
  await plainBrowser({ url })(payUrl, { outcome: 'success' })
  return `/admin/bookings/${booked.reference}`
}

let walked: Promise<string[]> | undefined
/** The pages of the office, walked to once. */
const officePages = (office: PlainBrowser) => (walked ??= walkOffice(office, Object.values(things)))

/** What a field of that length is tried with: as many payloads as fit, the next in turn. */
function nextValue(longest: number): string {
  const taken: string[] = []
  for (let tried = 0; tried < payloads.length && taken.join('\n').length < longest; tried++) {
    const payload = payloads[at++ % payloads.length] ?? ''
    if ([...taken, payload].join('\n').length <= longest) taken.push(payload)
    else if (taken.length > 0) break
  }
  return taken.join('\n') || '<b onclick=ran()>'.slice(0, longest)
}

type Tally = { fields: Set<string>; kept: Set<string>; danger: string[] }

/** Fills these fields of a form, each with the payloads that are next: which a field is tried with goes round, so that all are tried. Whether they were kept. */
async function tryFields(
  office: PlainBrowser,
  page: string,
  form: TextForm,
  fields: TextForm['texts'],
  tally: Tally,
): Promise<boolean> {
  const names = fields.map((field) => `${page} ${form.values['intent'] ?? ''} ${field.name}`)
  for (const name of names) tally.fields.add(name)
  const typed = Object.fromEntries(fields.map((field) => [field.name, nextValue(field.longest)]))
  const answer = await office(form.action || page, { ...form.values, ...typed })
  expect([names, answer.status < 500]).toEqual([names, true])
  tally.danger.push(...dangerIn(answer.html).map((found) => `${names.join()}: ${found}`))
  const isKept = answer.status === 302 || answer.status === 303
  if (isKept) for (const name of names) tally.kept.add(name)
  return isKept
}

/** Each field of a form by itself, so that it is kept wherever it may be; and all at once, of which a refusal shows every one again. */
async function tryForm(office: () => Promise<PlainBrowser>, page: string, nth: number, tally: Tally): Promise<void> {
  const formNow = async () => textFormsIn((await (await office())(page)).html)[nth]
  let signed = await office()
  let form = await formNow()
  const ways = form?.texts.map((_field, at) => [at]) ?? []
  for (const way of [...ways, ways.flat()]) {
    form ??= await formNow()
    const fields = way.flatMap((at) => form?.texts[at] ?? [])
    const isKept = form && fields.length > 0 && (await tryFields(signed, page, form, fields, tally))
    // What was refused has left the form as it was.
    const now = await office()
    if (isKept || now !== signed) form = undefined
    signed = now
  }
}

/** The phone a preview is shown on is a frame of our own. */
const OUR_FRAME = /\/preview\/phone: <iframe >$/
/** Pages that no page of a demo leads to, with the reason. */
const UNREACHED: Record<string, string> = {
  '/admin/here': 'no page: who else is here',
  '/admin/imports/:id/faults': 'a file',
  '/admin/requests/:id/copy': 'a file',
}

// First of all: what the forms are filled with takes some of it off the site.
test('what a CSV file of any kind says is shown and runs nowhere, in the office and outside, with no policy around it (caught: shown as it was written)', async () => {
  const kept = sheets.flatMap((sheet) => sheet.kept)
  expect(payloads.filter((payload) => !kept.some((cell) => cell.includes(payload)))).toEqual([])
  expect(sheets.filter(({ things: { length } }) => length === 0)).toEqual([])
  const office = await signedIn(site, 'owner')
  const pages = pagesOfSheets()
  const [found, shown]: [string[], Map<string, { html: string }>] = [[], new Map()]
  for (const page of pages) {
    const { status, html } = await office(page)
    if (status !== 200) found.push(`${page} answers ${status}`)
    found.push(...dangerIn(html).map((danger) => `${page}: ${danger}`))
    if (dangerIn(asWritten(html)).length > 0) shown.set(page, { html })
  }
  expect(found).toEqual([])
  expect(shown.size).toBeGreaterThan(40)
  expect(await ranIn([...shown.keys()], async (page) => shown.get(page)!)).toEqual([])
}, 300_000)

const ESCAPES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '\\u003c': '<' }

/** A page as it would be had nobody escaped what it shows, in its words and in what its scripts read. */
function asWritten(html: string): string {
  return html.replaceAll(/&lt;|&gt;|&quot;|&#x27;|\\u003c/gi, (escape) => ESCAPES[escape.toLowerCase()]!)
}

test('each form says at its fields what is amiss, and nothing that was typed is lost (caught: forms shown empty, faults at no field)', async () => {
  const office = await signedIn(site, 'owner')
  const pages = await officePages(office)
  const missed = PATTERNS.filter((pattern) => !pages.some((page) => matchPath(pattern, pathIn(page))))
  expect(missed.toSorted()).toEqual(Object.keys(UNREACHED).toSorted())
  const amiss: string[] = []
  for (const page of pages)
    for (const word of ['', 'ℵ¬∅'])
      for (const form of textFormsIn((await office(page)).html))
        amiss.push(
          ...(await amissInAnswer(office, page, form, word)).map(
            (one) => `${page} ${form.values['intent'] ?? form.action} ${word}: ${one}`,
          ),
        )
  expect(amiss).toEqual([])
}, 900_000)

test('what staff type into any field of the office runs nowhere, with no policy around it', async () => {
  let [signed, since] = [await signedIn(site, 'owner'), Date.now()]
  const office = async () => {
    if (Date.now() - since > FRESH) [signed, since] = [await signedIn(site, 'owner'), Date.now()]
    return signed
  }
  const tally: Tally = { fields: new Set(), kept: new Set(), danger: [] }
  const pages = await officePages(signed)
  for (const page of pages) {
    const count = textFormsIn((await signed(page)).html).length
    for (let nth = 0; nth < count; nth++) await tryForm(office, page, nth, tally)
    tally.danger.push(...dangerIn((await (await office())(page)).html).map((found) => `${page}: ${found}`))
  }
  console.log(`${pages.length} pages, ${tally.fields.size} fields, ${tally.kept.size} kept`)
  expect(tally.danger.filter((found) => !OUR_FRAME.test(found))).toEqual([])
  expect(at).toBeGreaterThan(payloads.length)
  expect(tally.fields.size).toBeGreaterThan(400)
  expect(tally.kept.size).toBeGreaterThan(60)
  expect(await ranIn([...pages, ...(await publicPages())], await office())).toEqual([])
}, 900_000)

/** Where what was taken in is read, in the office and for everybody; of a kind without pages of its own its list. */
function pagesOfSheets(): string[] {
  const of: Record<string, (thing: { id: string; key: string }) => string[]> = {
    states: ({ id, key }) => [`/admin/states/${id}`, toursPath(key)],
    cities: ({ id, key }) => [`/admin/cities/${id}`, toursPath(key)],
    attractions: ({ id, key }) => [`/admin/attractions/${id}`, attractionPath(key)],
    categories: ({ id, key }) => [`/admin/categories/${id}`, `/speciality-tours/${key}`],
    almanac: () => ['/admin/almanac'],
    packages: ({ id, key }) => [
      ...[...PART_NAMES.slice(1), 'history', 'preview', ''].map((part) =>
        `/admin/packages/${id}/${part}`.replace(/\/$/, ''),
      ),
      `/package/${key}`,
    ],
    cars: ({ id, key }) => [`/admin/cars/${id}`, `/car-rental/${key}`],
    coupons: ({ id }) => [`/admin/coupons/${id}`],
    'early-birds': ({ id }) => [`/admin/coupons/${id}`],
    reviews: () => ['/package/munnar-tea-country'],
    articles: ({ id, key }) => [`/admin/articles/${id}`, `/${key}`],
    pages: ({ id, key }) => [`/admin/pages/${id}`, `/${key}`],
    pictures: ({ id }) => [`/admin/pictures/${id}`, '/credits'],
    menus: () => ['/admin/menus', '/fragments/menus'],
    home: () => ['/admin/menus', '/'],
  }
  const lists = ['/admin/fleet', '/admin/settings/terms', '/admin/packages', '/admin/audit', '/admin/cities', '/india']
  const own = sheets.flatMap(({ kind, imports, things: made }) => [
    // What has faults shows what it says.
    ...imports.slice(0, imports.length > 1 ? 1 : 0).map((id) => `/admin/imports/${id}`),
    ...made.flatMap((thing) => of[kind]?.(thing) ?? []),
  ])
  return [...new Set([...own, ...lists])]
}

async function publicPages(): Promise<string[]> {
  const listed = [...(await readSitemaps(site.url)).values()].flat()
  return ['/', '/contact-us', '/search?q=script', '/sitemap', ...sample(listed, 12)]
}

/** What ran on these pages, in a browser that minds no policy. */
async function ranIn(pages: readonly string[], read: (path: string) => Promise<{ html: string }>): Promise<unknown[]> {
  const browser = await openBrowser()
  const context = await browser.newContext({ bypassCSP: true })
  const ran: unknown[] = []
  await context.exposeBinding('ran', (source, n: unknown) => void ran.push([source.page.url(), n]))
  const page = await context.newPage()
  let opened = { path: '', html: '' }
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() && route.request().url() === site.url + opened.path
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: opened.html })
      : route.abort(),
  )
  for (const path of pages) {
    opened = { path, html: (await read(path)).html }
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' })
  }
  await browser.close()
  return ran
}
