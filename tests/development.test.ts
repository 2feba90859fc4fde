import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#demo/accounts.server.ts'
import { openBrowser } from './browser.ts'
import { startDevelopment } from './development-site.ts'
import type { DevelopmentSite } from './development-site.ts'

let site: DevelopmentSite
let browser: Browser
/** What the browser fetched, and what its console complained of. */
const fetched: string[] = []
const complaints: string[] = []

beforeAll(async () => {
  site = await startDevelopment()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const PATIENCE_MS = 60_000
/** Without a poster, beside which a line is as wide as it may be. */
const PUBLIC = '/terms-and-conditions'
const SIGNED_IN = '/users/profile'

/** A browser of its own, as patient as a busy machine asks for. */
async function newContext(): Promise<BrowserContext> {
  const context = await browser.newContext()
  context.setDefaultTimeout(PATIENCE_MS)
  return context
}

/** Opens a page as a guest, or as the demo's traveller. */
async function open(path: string, as: 'guest' | 'traveller' = 'guest'): Promise<Page> {
  const context = await newContext()
  await context.route(`${site.url}/media/**`, (route) => route.abort())
  context.on('request', (request) => fetched.push(request.url()))
  context.on('weberror', (error) => complaints.push(error.error().message))
  if (as === 'traveller') await logIn(context)
  const page = await context.newPage()
  await page.goto(site.url + path)
  await page.locator('html[data-awake]').waitFor()
  // A signed-in page is React Router's a little later.
  await page.waitForFunction(() => !('__reactRouterContext' in window) || '__reactRouterDataRouter' in window)
  return page
}

/** The packaged Chromium is one process, and does not outlive a context that is closed with its connection to Vite open. */
async function leave(page: Page): Promise<void> {
  // A last reload may come in between, and is no harm.
  await page.goto('about:blank').catch(() => undefined)
}

async function logIn({ request }: BrowserContext): Promise<void> {
  const data = { email: 'traveller@padav.test', password: DEMO_PASSWORD }
  const answer = await request.post(`${site.url}/api/authentication/login`, { data })
  expect(answer.status()).toBe(200)
}

const rule = (page: Page, selector: string, name: string) => () =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name)

async function expectSoon<Value>(look: () => Promise<Value>, value: Value): Promise<void> {
  await expect.poll(look, { timeout: PATIENCE_MS }).toBe(value)
}

/** The number of the call, as a page asks for it. */
const askCall = (page: Page) => () =>
  page.evaluate(async () => {
    const answer = await fetch('/api/header/band')
    return ((await answer.json()) as { data: { number: string } }).data.number
  })

describe('what is changed in the editor shows in the browser', { timeout: 120_000 }, () => {
  test('on a public page: words, rules, what a room gives', async () => {
    const page = await open(PUBLIC)
    // Its style sheets are there at all.
    expect(await rule(page, 'header', 'position')()).toBe('sticky')

    await site.edit('app/routes/written/page.tsx', 'Last changed on', 'Newly changed on')
    await page.getByText('Newly changed on').waitFor()

    await site.edit('app/parts/page-head/page-head.module.css', 'max-width: 58ch', 'max-width: 123px')
    await expectSoon(rule(page, '#main p', 'max-width'), '123px')

    await site.edit('domain/content/pages.server.ts', '...row.page,', "...row.page, title: 'From a room',")
    await page.getByRole('heading', { level: 1, name: 'From a room' }).waitFor()
    await leave(page)
  })

  test('on a signed-in page: words, rules, what a room gives', async () => {
    const page = await open(SIGNED_IN, 'traveller')
    const password = page.locator('#password [name=newPassword]')
    await password.fill('half a passw')
    // Of what a public page has around it, and this one has not.
    await site.edit('app/parts/footer/footer.tsx', 'open in a new tab', 'open in another tab')
    await site.edit('app/routes/account/profile/name-section.tsx', 'Full name', 'Whole name')
    await page.getByText('Whole name').waitFor()

    await site.edit('app/routes/account/account.module.css', 'padding-block: var(--s3)', 'padding-block: 33px')
    await expectSoon(rule(page, '[class*=account-module_bar]', 'padding-top'), '33px')

    await site.edit(
      'domain/accounts/profile.server.ts',
      '...toPerson(user)',
      "...toPerson(user), name: 'Named By A Room'",
    )
    await expectSoon(() => page.getByLabel('Whole name').inputValue(), 'Named By A Room')
    expect(await password.inputValue()).toBe('half a passw')
    await leave(page)
  })

  test('an island, in a popup and as a page, where it stands', async () => {
    const [inPopup, asPage] = [await open(PUBLIC), await open('/signin')]
    await inPopup.locator('header [data-opens="sign-in"]').click()
    await inPopup.locator('#sign-in [data-island][data-awake]').waitFor()
    const forms = [inPopup.locator('#sign-in'), asPage.locator('main')]
    for (const form of forms) await form.getByLabel('Password').fill('half a passw')

    await site.edit('app/islands/components/sign-in/mode-switch.tsx', 'What you would like to do', 'What will it be')
    for (const form of forms) {
      await form.getByLabel('What will it be').waitFor()
      expect(await form.getByLabel('Password').inputValue()).toBe('half a passw')
    }
    await site.edit('app/routes/sign-in/sign-in.tsx', '{error || done ? (', 'Fresh from the editor {error || done ? (')
    await asPage.getByText('Fresh from the editor').waitFor()
    for (const page of [inPopup, asPage]) await leave(page)
  })

  test('on a page that was still coming in, and was not told', async () => {
    const context = await newContext()
    const isChanged = Promise.withResolvers<void>()
    await context.route('**/server/dev/browser.ts', async (route) => {
      await isChanged.promise
      await route.continue()
    })
    const page = await context.newPage()
    await page.goto(site.url + PUBLIC, { waitUntil: 'commit' })
    await page.getByText('changed on').waitFor()
    await site.edit('app/routes/written/page.tsx', 'lead={page.summary}', 'lead="Written while it came in"')
    const html = async () => (await context.request.get(site.url + PUBLIC)).text()
    await expect.poll(html, { timeout: PATIENCE_MS }).toContain('Written while it came in')
    isChanged.resolve()
    await page.getByText('Written while it came in').waitFor()
    await leave(page)
  })

  test('a call on both', async () => {
    const pages = [await open(PUBLIC), await open(SIGNED_IN, 'traveller')]
    await site.edit('server/api/header.ts', 'site?.bandPhone ?? null', "'changed'")
    for (const page of pages) {
      await expectSoon(askCall(page), 'changed')
      await leave(page)
    }
  })
})

describe('what goes wrong', { timeout: 120_000 }, () => {
  const file = 'app/routes/written/page.tsx'
  const before = 'if (!found)'

  test.each([
    ['when a page is loaded', "throw new Error('a broken halt')", 'a broken halt'],
    ['when a file cannot be read', 'const =', ''],
  ])('%s names file and line on the screen and in the terminal, until it is mended', async (_, broken, words) => {
    const page = await open(PUBLIC)
    const line = await site.edit(file, before, `${broken}; ${before}`)
    const overlay = page.locator('vite-error-overlay')
    await overlay.waitFor()
    const shown = await overlay.locator('.window').innerText()
    for (const said of [shown, site.output()]) expect(said).toContain(`page.tsx:${line}`)
    expect(shown).toContain(words)
    await site.edit(file, `${broken}; `, '')
    await page.getByText('changed on').waitFor()
    await expectSoon(() => overlay.count(), 0)
  })
})

test('no browser was given what is the server’s, nor a page loaded anew for a library found late', () => {
  expect(fetched.filter((url) => /pglite|drizzle|\.server\.ts/.test(url))).toEqual([])
  expect(site.output()).not.toMatch(/pglite|drizzle|optimized dependencies changed/)
  expect(complaints).toEqual([])
})
