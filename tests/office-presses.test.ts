import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { DEMO_PASSWORD } from '#demo/accounts.server.ts'
import { ownNetwork } from './accounts.ts'
import { openBrowser, WITHOUT_PICTURES } from './browser.ts'

const url = inject('siteUrl')
let browser: Browser
let owner: BrowserContext

beforeAll(async () => {
  browser = await openBrowser(WITHOUT_PICTURES)
  owner = await browser.newContext({ reducedMotion: 'reduce', extraHTTPHeaders: { 'X-Forwarded-For': ownNetwork() } })
  const login = { email: 'owner@padav.test', password: DEMO_PASSWORD }
  expect((await owner.request.post(`${url}/api/authentication/login`, { data: login })).status()).toBe(200)
})
afterAll(() => browser?.close())

async function open(path: string): Promise<Page> {
  const page = await owner.newPage()
  await page.goto(url + path)
  return page
}

/** What the form would have asked for when a key was pressed in a field of it; nothing is sent. */
async function askedByEnter(page: Page, field: string): Promise<Record<string, string>> {
  const asked = page.evaluate(
    () =>
      new Promise<Record<string, string>>((tell) =>
        document.addEventListener(
          'submit',
          (event) => {
            event.preventDefault()
            const sent = new FormData(event.target as HTMLFormElement, event.submitter)
            // As it is read: of two of a name the last counts.
            const { intent, status } = Object.fromEntries(sent) as Record<string, string>
            tell({ ...(intent ? { intent } : {}), ...(status ? { status } : {}) })
          },
          { once: true, capture: true },
        ),
      ),
  )
  await page.locator(`main [name="${field}"]`).first().press('Enter')
  return asked
}

test.each([
  ['a second factor', '/admin/second-factor', 'code', { intent: 'enrol' }],
  ['a place', '/admin/cities/new', 'name', { intent: 'save' }],
  ['a class of car', '/admin/cars/new', 'name', { intent: 'save' }],
  ['an article', '/admin/articles/new', 'title', { intent: 'save', status: 'draft' }],
  ['a page', '/admin/pages/about-us', 'title', { intent: 'save', status: 'published' }],
])(
  'the Enter key saves %s (caught: it mailed a code, looked for pictures, drew a preview)',
  async (_, path, field, saves) => {
    const page = await open(path)
    expect(await askedByEnter(page, field)).toEqual(saves)
    await page.close()
  },
)

test('in a search for pictures inside of a form the Enter key looks (caught: it saved the form)', async () => {
  const page = await open('/admin/articles/new')
  await page.locator('[data-office][data-awake]').waitFor()
  expect(await askedByEnter(page, 'pictureWords')).toMatchObject({ intent: 'look' })
  await page.close()
})

test('a form that is on its way is not sent again by a second press, and is once the page is come back to (caught: sent twice)', async () => {
  const page = await open('/admin/enquiries/new')
  await page.locator('[data-office][data-awake]').waitFor()
  const sent: string[] = []
  let arrive = () => {}
  const first = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/admin/enquiries/new', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent.push(route.request().postData() ?? '')
    await first
    return route.continue()
  })
  const button = page.locator('main form[method=post] button').last()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => sent.length).toBe(1)
  await page.keyboard.press('Enter')
  arrive()
  await page.locator('main [aria-invalid=true]').first().waitFor()
  expect(sent).toHaveLength(1)
  await page.locator('[data-office][data-awake]').waitFor()
  // A page that is closed while it is still being answered may never say that it was.
  const answered = page.waitForEvent('load')
  await button.click()
  await answered
  expect(sent).toHaveLength(2)
  await page.close()
})

test('Ctrl S saves from a field, Ctrl Z outside of one shows the way back and Enter takes it, E opens a row', async () => {
  const page = await open('/admin/pages/about-us')
  const title = page.locator('main [name=title]')
  const before = await title.inputValue()
  await title.fill(`${before}, again`)
  await title.press('Control+s')
  await page.waitForURL(/done=/)
  expect(await page.locator('h1').textContent()).toBe(`${before}, again`)
  await page.locator('[data-office][data-awake]').waitFor()
  await title.focus()
  const isLeft = await page.evaluate(
    () =>
      new Promise<boolean>((tell) => {
        addEventListener('keydown', (event) => tell(!event.defaultPrevented), { once: true })
        const press = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true })
        document.activeElement!.dispatchEvent(press)
      }),
  )
  expect([isLeft, await page.locator('main details[open]').count()]).toEqual([true, 0])
  await page.locator('h1').click()
  await page.keyboard.press('Control+z')
  expect(await page.locator('main details[open] li').allTextContents()).toEqual([
    `Title: “${before}, again” becomes “${before}”`,
  ])
  await page.keyboard.press('Enter')
  await page.waitForURL(/done=put-back/)
  expect(await page.locator('h1').textContent()).toBe(before)
  await page.goto(`${url}/admin/pages`)
  await page.locator('[data-office][data-awake]').waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await page.waitForURL(/\/admin\/pages\/.+/)
  await page.close()
})
