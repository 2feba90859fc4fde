import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { DEMO_PASSWORD } from '#demo/accounts.server.ts'
import { ownNetwork } from './accounts.ts'
import { openBrowser, SHORT_LIVED, WITHOUT_PICTURES } from './browser.ts'

const url = inject('siteUrl')
let browser: Browser

beforeAll(async () => void (browser = await openBrowser([...WITHOUT_PICTURES, ...SHORT_LIVED])))
afterAll(() => browser?.close())

async function signIn(): Promise<BrowserContext> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'X-Forwarded-For': ownNetwork() },
  })
  const login = { email: 'owner@padav.test', password: DEMO_PASSWORD }
  context.setDefaultTimeout(120_000)
  expect((await context.request.post(`${url}/api/authentication/login`, { data: login })).status()).toBe(200)
  return context
}

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(url + path)
  await page.locator('[data-office][data-awake]').waitFor()
  return page
}

/** Where a form stands, which one it is by a field of it, a field for each of two people and one for both, with what each writes. */
type EditedPage = { path: string; first: Change; second: Change; both: { field: string; theirs: string; mine: string } }
type Change = { field: string; words: string }

const BOTH = { theirs: 'What they say.', mine: 'What I say.' }

const SAVE = /^Save/

const OPENS: Record<string, (context: BrowserContext) => Promise<EditedPage>> = {
  'a place': async (context) => {
    const page = await open(context, '/admin/cities?q=Bundi')
    const path = await page.getByRole('link', { name: 'Bundi', exact: true }).first().getAttribute('href')
    await page.close()
    const change = { first: { field: 'altitudeM', words: '271' }, second: { field: 'altNames', words: 'Boondi' } }
    return { path: path ?? '', ...change, both: { field: 'summary', ...BOTH } }
  },
  'an article': async (context) => {
    const page = await open(context, '/admin/articles/new')
    const words = { title: 'Two at once', slug: `two-browsers-${Date.now()}`, summary: 'Two write.', body: 'Tea.' }
    for (const [name, value] of Object.entries(words)) await page.locator(`main [name="${name}"]`).fill(value)
    await press(page, 'title', SAVE)
    const path = new URL(page.url()).pathname
    await page.close()
    const change = { first: { field: 'title', words: 'Theirs alone' }, second: { field: 'author', words: 'Mine' } }
    return { path, ...change, both: { field: 'summary', ...BOTH } }
  },
  settings: async () => ({
    path: '/admin/settings',
    first: { field: 'facebook', words: 'https://www.facebook.com/theirs' },
    second: { field: 'youtube', words: 'https://www.youtube.com/mine' },
    both: { field: 'instagram', theirs: 'https://www.instagram.com/theirs', mine: 'https://www.instagram.com/mine' },
  }),
}

const fieldIn = (page: Page, name: string): Locator => page.locator(`main [name="${name}"]:not([type=hidden])`).first()

/** Presses a button of the form that holds a field, and is led on. */
async function press(page: Page, field: string, name: string | RegExp): Promise<void> {
  const form = page.locator('main form').filter({ has: page.locator(`[name="${field}"]`) })
  const answered = page.waitForEvent('load')
  await form.getByRole('button', { name }).first().click()
  await answered
  await page.locator('[data-office][data-awake]').waitFor()
}

describe.each(Object.entries(OPENS))('%s that is open in two browsers', (_, opens) => {
  test('shows whoever saves second both states, with the focus where both wrote, and loses nothing of either', async () => {
    const [theirs, mine] = [await signIn(), await signIn()]
    const { path, first, second, both } = await opens(theirs)
    const [one, other] = [await open(theirs, path), await open(mine, path)]
    await fieldIn(one, first.field).fill(first.words)
    await fieldIn(one, both.field).fill(both.theirs)
    await press(one, both.field, SAVE)
    expect(new URL(one.url()).search).toContain('done=')

    await fieldIn(other, second.field).fill(second.words)
    await fieldIn(other, both.field).fill(both.mine)
    await press(other, both.field, SAVE)
    expect(await other.locator('main').innerText()).toContain('has changed it meanwhile')
    expect(await other.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(both.field)
    expect(await fieldIn(other, first.field).inputValue()).toBe(first.words)
    expect(await fieldIn(other, second.field).inputValue()).toBe(second.words)
    expect(await fieldIn(other, both.field).inputValue()).toBe(both.mine)
    // Read out with the field: what it was, and what the other one has made of it.
    const said = await fieldIn(other, both.field).evaluate((field) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent ?? '')
        .join(' '),
    )
    expect(said).toContain(`has saved “${both.theirs}”`)
    await press(other, both.field, SAVE)
    expect(new URL(other.url()).search).toContain('done=')

    await one.goto(url + path)
    for (const { field, words } of [first, second, { field: both.field, words: both.mine }])
      expect([field, await fieldIn(one, field).inputValue()]).toEqual([field, words])
    await Promise.all([theirs.close(), mine.close()])
  })
})
