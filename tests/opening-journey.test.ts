import { TOTP } from 'otpauth'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, istDate } from '#platform/dates.ts'
import { PASSWORD } from './accounts.ts'
import { openBrowser, WITHOUT_PICTURES } from './browser.ts'
import { openMailServer } from './mail-server.ts'
import { migratedDirectory } from './migrated-directory.ts'
import { startSite } from './running-site.ts'
import type { RunningSite } from './running-site.ts'
import { STATE, CITY, CATEGORY, FACTS } from './opening-catalogue.ts'

const NAME = 'Kerala Halts'
const OWNER = { name: 'Devika Nair', email: 'devika@halts.example', mobile: '9812345670' }
/** One address gets a code in half a minute. */
const CLOCK_STEP = 31_000
const LEAVES = addDays(istDate(new Date()), 60)

let data: Awaited<ReturnType<typeof migratedDirectory>>
let mails: Awaited<ReturnType<typeof openMailServer>>
let site: RunningSite
let browser: Browser

beforeAll(async () => {
  ;[data, mails, browser] = await Promise.all([migratedDirectory(), openMailServer(), openBrowser(WITHOUT_PICTURES)])
  site = await startSite({
    APP_MODE: 'live',
    PUBLIC_URL: 'http://127.0.0.1:0',
    AUTH_SECRET: 'a'.repeat(32),
    SCRIPT_SIGNING_KEY: 'k'.repeat(32),
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_FROM: 'hello@halts.example',
    DATA_DIR: data.path,
    NODE_OPTIONS: '--import=./tests/clock-ahead.ts',
    CLOCK_STEP: String(CLOCK_STEP),
  })
})

afterAll(async () => {
  await Promise.all([site?.stop(), browser?.close(), mails?.close()])
  await data?.remove()
})

/** Types into the fields of a page by their names; 'yes' ticks. */
async function type(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`main [name="${name}"]:not([type="hidden"])`).first()
    const kind = await field.evaluate((one) => (one instanceof HTMLInputElement ? one.type : one.tagName))
    if (kind === 'SELECT') await field.selectOption(value)
    else if (kind === 'checkbox' || kind === 'radio') await field.check()
    else await field.fill(value)
  }
}

const press = (page: Page, name: string | RegExp) => page.locator('main').getByRole('button', { name }).first().click()
const said = (page: Page, words: string | RegExp) => page.locator('main').getByText(words).first().waitFor()

async function go(page: Page, path: string): Promise<void> {
  expect((await page.goto(site.url + path))?.status()).toBe(200)
}

/** What the checklist still asks for. */
async function stillToDo(page: Page): Promise<string[]> {
  await go(page, '/admin')
  return page.locator('[data-halt="here"] a, [data-halt="ahead"] a').allTextContents()
}

/** The code that comes by mail for a press. */
async function codeByMail(ask: () => Promise<void>): Promise<string> {
  const before = mails.received.length
  await ask()
  const code = () => /^\s*(\d{6})\s*$/m.exec(mails.received.slice(before).at(-1)?.raw ?? '')?.[1]
  await expect.poll(code).toBeDefined()
  return code() ?? ''
}

/** As somebody who knows nothing yet follows the link that was printed. */
async function register(page: Page, link: string): Promise<void> {
  await go(page, link)
  await page.locator('html[data-awake]').waitFor()
  await page.getByLabel('Full name').fill(OWNER.name)
  await page.getByLabel('E-mail', { exact: true }).fill(OWNER.email)
  await page.getByLabel('Mobile number', { exact: true }).fill(OWNER.mobile)
  const otp = await codeByMail(() => page.getByRole('button', { name: 'Send OTP' }).click())
  await page.getByLabel('6-digit OTP').fill(otp)
  await page.getByRole('button', { name: 'Verify OTP' }).click()
  await page.getByText('OTP verified').first().waitFor()
  await page.getByLabel('Password').first().fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).last().click()
}

async function logIn(page: Page): Promise<void> {
  await page.locator('html[data-awake]').waitFor()
  await page.getByLabel('E-mail', { exact: true }).fill(OWNER.email)
  await page.getByLabel('Password').first().fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).last().click()
}

/** That of the account has just had one: the site's clock is put on. */
async function askForCode(page: Page): Promise<void> {
  const ask = async () => {
    const answered = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Mail me a code' }).click()
    await answered
    return page.locator('main').innerText()
  }
  expect(await ask()).toContain('Too many')
  site.process.kill('SIGUSR2')
  await expect.poll(ask).not.toContain('Too many')
}

/** Whoever works on a live site shows a code of their telephone too; the first is added with one that came by mail. */
async function addSecondFactor(page: Page): Promise<void> {
  await page.waitForURL('**/admin/second-factor**')
  const mailed = await codeByMail(() => askForCode(page))
  const secret = (await page.locator('code').first().innerText()).replaceAll(/\s/g, '')
  await page
    .getByLabel('Six digits the app shows')
    .fill(new TOTP({ secret }).generate({ timestamp: Date.now() + CLOCK_STEP }))
  await page.getByLabel('What you call it').fill('My phone')
  await page.getByLabel(/^Code from a mail/).fill(mailed)
  await page.getByRole('button', { name: 'Add it' }).click()
  await page.getByRole('link', { name: 'To the office' }).click()
}

async function add(page: Page, kind: string, fields: Record<string, string>, one: string): Promise<void> {
  await go(page, `/admin/${kind}/new`)
  await type(page, fields)
  await press(page, one)
  await page.waitForURL('**?done=added')
  await page.getByText('The site shows it once it is open').waitFor()
}

/** Writes one part of a package and says that it was kept. */
async function write(page: Page, at: string, fields: Record<string, string>): Promise<void> {
  await go(page, at)
  await type(page, fields)
  await press(page, 'Save')
  await page.waitForURL('**?done=kept')
}

async function writePaper(page: Page, slug: string): Promise<void> {
  await go(page, `/admin/pages/${slug}`)
  await type(page, { title: slug, summary: 'What holds.', body: 'What we promise, and what you do.' })
  await press(page, 'Publish')
  await page.waitForURL('**?done=*')
}

async function writePackage(page: Page): Promise<void> {
  await go(page, '/admin/packages/new')
  await type(page, { name: 'Two days of tea', kind: 'tour', days: '2' })
  await press(page, 'Begin it')
  await page.waitForURL('**?done=begun')
  const at = new URL(page.url()).pathname
  await type(page, FACTS)
  await page.locator('main [name="categoryId"]').selectOption({ label: CATEGORY.name })
  await press(page, 'Save')
  await page.waitForURL('**?done=kept')
  await write(page, `${at}/halts`, { place: 'Munnar', placeNights: '1' })
  for (const day of [0, 1]) {
    await go(page, `${at}/days`)
    if ((await page.locator(`main [name="itinerary.${day}.title"]`).count()) === 0) await press(page, 'Add a day')
    const words = { title: `Day among tea ${day + 1}`, text: 'Through the gardens on foot.' }
    await type(page, { [`itinerary.${day}.title`]: words.title, [`itinerary.${day}.text`]: words.text })
    await press(page, 'Save')
    await page.waitForURL('**?done=kept')
  }
  await write(page, `${at}/words`, { inclusions: 'Breakfast', exclusions: 'Lunch' })
  await go(page, `${at}/pictures`)
  await press(page, /^Take/)
  await page.waitForURL('**?done=kept')
  await write(page, `${at}/prices`, { 'grid.twin': '10,000' })
  await go(page, `${at}/publish`)
  await type(page, { why: 'The first of all' })
  await press(page, 'Publish')
  await page.waitForURL('**?done=published')
}

const MADE = '/package/two-days-of-tea'
/** Nobody asks to buy there, so that nothing is refused. */
const LISTS: [string, object][] = [
  ['/api/public/filter-india-packages', { packages: [], message: 'not found' }],
  ['/api/public/specility-filter', { packages: [], message: 'not found' }],
  ['/api/cars/public/filter-packages', { packages: [], message: 'not found' }],
  ['/api/rating', { data: [], total: 0 }],
  ['/api/review?page=2', { data: [], total: 0 }],
]

/** What stands ready is seen by whoever works here, and by nobody after them. */
async function showsNothingYet(page: Page): Promise<void> {
  await go(page, MADE)
  expect(await page.locator('main').innerText()).toContain('Two days of tea')
  for (const path of [MADE, '/india', '/search?q=tea', '/booking/new?package=two-days-of-tea&adults=2', '/sitemap']) {
    const answer = await fetch(site.url + path, { redirect: 'manual' })
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, '/'])
  }
  for (const path of ['/api/public/package/two-days-of-tea', '/api/quotes?package=two-days-of-tea&adults=2'])
    expect([path, (await fetch(site.url + path)).status]).toEqual([path, 422])
  for (const [path, empty] of LISTS)
    expect([path, await (await fetch(site.url + path)).json()]).toMatchObject([path, empty])
  const json = { 'Content-Type': 'application/json', Origin: site.url }
  const asked = { package: 'two-days-of-tea', startsOn: LEAVES, adults: 2, ages: [] }
  const quote = await fetch(`${site.url}/api/quotes`, { method: 'POST', headers: json, body: JSON.stringify(asked) })
  expect([quote.status, await quote.json()]).toMatchObject([422, { reason: 'not-open' }])
  for (const path of ['/api/search-api', '/sitemaps/packages.xml', '/contact-us', '/fragments/menus'])
    expect([path, await (await fetch(site.url + path)).text()]).toEqual([path, expect.not.stringMatching(/of.tea/)])
}

test('an empty live site becomes open: its owner follows the checklist to the end, and a visitor gets a quote', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await register(page, /\S+(\/users\/own\?key=[\w-]{43})/.exec(site.output())?.[1] ?? '')
  await page.waitForURL('**/users/own?key=*')
  await press(page, 'Own this site')
  await page.getByText('The site is yours now.').waitFor()
  await logIn(page)
  await addSecondFactor(page)
  await page.waitForURL('**/admin')
  expect((await stillToDo(page)).at(0)).toBe('Name, address and e-mail of the company')

  await go(page, '/admin/settings')
  const address = { street: '1 Station Road', city: 'Kochi', region: 'Kerala', postalCode: '682001' }
  await type(page, { operatorName: NAME, firstYear: '2026', email: 'office@halts.example', ...address })
  await press(page, /Save\s*: Company/)
  await said(page, 'Saved.')
  await type(page, { bandPhone: '+91 484 123 4567' })
  await press(page, /Save\s*: Phone and hours/)
  await said(page, 'Saved.')
  await go(page, '/admin/settings/connections')
  await press(page, 'Send a test mail')
  await said(page, 'Went through')
  expect(mails.received.some(({ to, raw }) => to.includes(OWNER.email) && raw.includes(NAME))).toBe(true)
  await go(page, '/admin/payments')
  await type(page, { vpa: 'halts@bank', payeeName: NAME })
  await page.locator('section[aria-labelledby="address"] button').click()
  await said(page, 'Saved.')
  await writePaper(page, 'terms-and-conditions')
  await writePaper(page, 'refund-cancellation')
  const places = ['The first place', 'The first category', 'The first package', 'The first departure']
  const mayWait = ['GSTIN', 'Logo and colours', 'What cancelling costs, and what is due when', 'SMS goes out']
  expect((await stillToDo(page)).toSorted()).toEqual(['Privacy policy', ...places, ...mayWait].toSorted())

  await add(page, 'states', STATE, 'Add a state')
  await add(page, 'cities', CITY, 'Add a city')
  await add(page, 'categories', CATEGORY, 'Add a category')
  const visitor = await (await browser.newContext()).newPage()
  await go(visitor, '/')
  expect(await visitor.locator('main').innerText()).toContain('opens soon')
  await writePackage(page)
  await go(page, '/admin/departures/new')
  await page.locator('#find').fill('two days')
  await page.locator('#find').press('Enter')
  await page.locator('[name=startsOn]').waitFor()
  await type(page, { startsOn: LEAVES, departureCity: 'Munnar', capacity: '20', twinRupees: '10,000' })
  await press(page, 'Add the departure')
  await page.waitForURL('**done=*')
  // A first package does not open what has no privacy policy.
  expect(await stillToDo(page)).toContain('Privacy policy')
  expect(await (await fetch(site.url)).text()).toContain('opens soon')
  await showsNothingYet(page)
  await writePaper(page, 'privacy-policy')
  // Nothing that may not wait is left.
  expect(await stillToDo(page)).toEqual([])

  await expect.poll(async () => (await visitor.goto(site.url)) && visitor.content()).toContain('Two days of tea')
  expect(await visitor.locator('main').innerText()).not.toContain('opens soon')
  expect(await visitor.title()).toContain(NAME)
  await go(visitor, '/package/two-days-of-tea')
  await go(visitor, '/booking/new?package=two-days-of-tea&adults=2')
  await visitor.locator('main input[type="radio"]').first().check()
  for (const words of ['Rooms and extras', 'See my quote'])
    await visitor.getByRole('button', { name: words }).first().click()
  await visitor.waitForURL('**/q/*')
  // Two in a twin at ₹10,000 each, and 5 % GST.
  expect(await visitor.locator('main').innerText()).toContain('₹21,000')
}, 240_000)
