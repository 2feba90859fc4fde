import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser, WITHOUT_PICTURES } from '#tests/browser.ts'
import { DESKTOP, focused, PHONE, seen, until, visit } from '#tests/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser(WITHOUT_PICTURES)
})
afterAll(() => browser?.close())

const STATUS = 'section[aria-label="Tours"] [role=status]'

const total = async (page: Page) =>
  Number((await page.locator(STATUS).innerText()).replaceAll(',', '').match(/^\d+/)![0])
const names = (page: Page) => page.locator('section[aria-label="Tours"] li h2').allInnerTexts()
const search = (page: Page) => Promise.resolve(new URL(page.url()).search)
const choice = (page: Page, name: string) => page.locator('#filters label', { hasText: name }).first()
const countOf = async (page: Page, name: string) => Number(await choice(page, name).locator('i').innerText())

type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: { node: Node | null }[] }

/**
 * From here on whatever moves by itself is noted, and what moves in the panel under the pointer even right after a click. The answer to one may come late:
 * its chips push the cards down in the frame it is drawn in.
 */
async function watchShifts(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    const drawnAt: number[] = []
    const tours = document.querySelector('section[aria-label="Tours"]')!
    const isDrawn = new MutationObserver(() => drawnAt.push(performance.now()))
    isDrawn.observe(tours, { childList: true, subtree: true, characterData: true })
    const isOfAnswer = ({ startTime }: Shift, node: Node | null) =>
      tours.contains(node) && drawnAt.some((at) => startTime >= at && startTime < at + 500)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        for (const { node } of entry.sources)
          if (node?.parentElement?.closest('#filters') || !(entry.hadRecentInput || isOfAnswer(entry, node)))
            moved.push(`${node?.nodeName} ${node?.textContent?.slice(0, 40)}`)
    }).observe({ type: 'layout-shift' })
  })
}

test('a choice applies at once: its count was true, nothing jumps, the focus stays, and back undoes it', async () => {
  await visit(browser, '/india', { viewport: DESKTOP }, async ({ page, errors }) => {
    const all = await total(page)
    const before = await names(page)
    await watchShifts(page)
    const promised = await countOf(page, '1 to 3 days')
    expect(promised).toBeLessThan(all)
    await choice(page, '1 to 3 days').click()
    await until(page, () => total(page), promised)
    expect(await search(page)).toBe('?days=1-3')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('1-3')

    const both = await countOf(page, 'New Delhi')
    await choice(page, 'New Delhi').click()
    await until(page, () => total(page), both)
    expect(await search(page)).toBe('?days=1-3&from=new-delhi')
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])

    await page.locator('ul[aria-label=Chosen] a', { hasText: '1 to 3 days' }).click()
    await until(page, () => search(page), '?from=new-delhi')
    expect(await choice(page, 'Any length').locator('input').isChecked()).toBe(true)
    await page.goBack()
    await page.goBack()
    await page.goBack()
    await until(page, () => total(page), all)
    expect(await names(page)).toEqual(before)
    expect(await choice(page, 'New Delhi').locator('input').isChecked()).toBe(false)
    expect(errors).toEqual([])
  })
})

test('the list and its place on the screen are there again after a visit to a package', async () => {
  await visit(browser, '/india', { viewport: DESKTOP }, async ({ page }) => {
    await choice(page, '4 to 7 days').click()
    await until(page, () => search(page), '?days=4-7')
    const list = await names(page)
    await page.locator('section[aria-label="Tours"] li h2 a').nth(12).scrollIntoViewIfNeeded()
    await until(
      page,
      () => page.evaluate(() => scrollY > 600 && (history.state as { scrollY?: number }).scrollY === scrollY),
      true,
    )
    const y = await page.evaluate(() => scrollY)
    expect(y).toBeGreaterThan(600)
    await page.locator('section[aria-label="Tours"] li h2 a').nth(12).click()
    await page.waitForURL('**/package/**')
    await page.goBack()
    await until(page, () => names(page), list)
    await until(page, () => page.evaluate(() => Math.round(scrollY / 100)), Math.round(y / 100))
    // Another step back is one within the list.
    await page.goBack()
    await until(page, () => search(page), '')
    await until(page, async () => (await names(page)).join() === list.join(), false)
  })
})

test('by keyboard alone: the price is typed, a group opened and a choice ticked', async () => {
  await visit(browser, '/india', { viewport: DESKTOP }, async ({ page }) => {
    const all = await total(page)
    await page.locator('#filters input[name=price]').last().focus()
    await page.keyboard.type('₹20,000')
    await until(page, () => search(page), '?price=-20000')
    const cheap = await total(page)
    expect(cheap).toBeLessThan(all)
    await page.locator('#filters summary', { hasText: 'Difficulty' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await until(page, () => search(page), '?price=-20000&difficulty=easy')
    expect(await total(page)).toBeLessThan(cheap)
    expect(await page.locator('#filters input[value=easy]').isVisible()).toBe(true)
  })
})

test('a very long group lists all it has to who asks, where it stands and without a script', async () => {
  const cities = (page: Page) => page.locator('#filters label:has([name=from])').count()
  const wholeGroup = (page: Page) => page.getByRole('link', { name: /^All \d+ of “Starts from”/ })
  let all = 0
  await visit(browser, '/india', { viewport: DESKTOP }, async ({ page }) => {
    all = Number((await wholeGroup(page).innerText()).match(/\d+/)![0])
    expect(await cities(page)).toBeLessThan(all)
    await wholeGroup(page).focus()
    await page.keyboard.press('Enter')
    await until(page, () => cities(page), all)
    expect(await search(page)).toBe('?all=from')
    // Whoever goes by keyboard is still in the group.
    expect(await page.evaluate(() => document.activeElement?.closest('details')?.textContent)).toContain('Starts from')
    await page.locator('#filters label:has([name=from])').last().click()
    await until(page, async () => new URLSearchParams(await search(page)).has('from'), true)
    expect(await cities(page)).toBe(all)
  })
  await visit(browser, '/india', { viewport: DESKTOP, javaScriptEnabled: false }, async ({ page }) => {
    await wholeGroup(page).click()
    await until(page, () => cities(page), all)
    await page.locator('#filters label:has([name=from])').last().click()
    await page.getByRole('button', { name: /^Show / }).click()
    expect(await cities(page)).toBe(all)
    expect(new URLSearchParams(await search(page)).get('from')).toBeTruthy()
  })
})

test('on a phone the filters are a sheet that says how many are on and closes on what it found', async () => {
  await visit(browser, '/india', { viewport: PHONE, hasTouch: true }, async ({ page }) => {
    const sheet = page.locator('#filters')
    expect(await sheet.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const promised = await countOf(page, '4 to 7 days')
    await choice(page, '4 to 7 days').tap()
    await seen(sheet.getByRole('button', { name: `Show ${promised} tours` }))
    await sheet.getByRole('button', { name: `Show ${promised} tours` }).click()
    await sheet.waitFor({ state: 'hidden' })
    await seen(page.getByRole('button', { name: 'Filters, 1 on' }))
    expect(await search(page)).toBe('?days=4-7')
  })
})

test('without JavaScript the form leads to the same list at the same tidy address', async () => {
  await visit(browser, '/india?sort=price', { viewport: PHONE, javaScriptEnabled: false }, async ({ page }) => {
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.locator('#filters input[name=price]').last().fill('₹20,000')
    await choice(page, '4 to 7 days').click()
    await choice(page, 'New Delhi').click()
    await page.locator('#filters .btn.go').click()
    await page.waitForURL('**/india?price=-20000&days=4-7&from=new-delhi&sort=price')
    expect(await page.locator('#filters input[name=price]').last().inputValue()).toBe('₹20,000')
    expect(await total(page)).toBeGreaterThan(0)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/india$/)
  })
})

test('when nothing fits, what was asked is said, and the link to the nearest list is true', async () => {
  const asked = '/india?price=-100&days=1-3&from=new-delhi'
  await visit(browser, asked, { viewport: DESKTOP }, async ({ page }) => {
    await seen(page.getByText('No tours of 1 to 3 days under ₹100 start from New Delhi.'))
    const link = page.locator('section[aria-label="Tours"] a', { hasText: 'At any price' })
    const promised = Number((await link.innerText()).match(/(\d+) tour/)![1])
    await link.click()
    await until(page, () => total(page), promised)
    expect(await search(page)).toBe('?days=1-3&from=new-delhi')
    // What had the focus is gone; it is not lost.
    expect(await focused(page)).toBeTruthy()
    await page.getByRole('link', { name: 'Clear all' }).click()
    await until(page, () => search(page), '')
  })
})

test('the map has a pin and a line for the halts of the list, and each leads to its tours with the same filters', async () => {
  await visit(browser, '/india/kerala-tour-packages?days=4-7', { viewport: DESKTOP }, async ({ page, errors }) => {
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    await until(page, () => search(page), '?days=4-7&view=map')
    const pins = page.locator('svg[aria-label^="Map of India: choose"] a')
    await until(page, async () => [await pins.first().isVisible(), errors], [true, []])
    const [busiest = ''] = await pins.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''))
    const [, name = '', tours = ''] = /^(.+?)(?: and \d+ more near it)?, (\d+ tours?) from ₹/.exec(busiest) ?? []
    await seen(page.locator('ol a', { hasText: name }).first())
    await pins.first().focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/kerala-tour-packages?days=4-7&via=*')
    expect(tours).toMatch(new RegExp(`^${await total(page)} tours?$`))
  })
})

test.each([
  ['/india?price=10000-20000&adults=2&page=90', '/india?price=10000-20000&adults=2'],
  ['/india?days=&price=10000-20000&adults=2&ages=9', '/india?price=10000-20000&adults=2&ages=9'],
])('%s leads on with whom its prices are for (caught: a list for one, of a price for two)', async (old, tidy) => {
  const { headers } = await fetch(inject('siteUrl') + old, { redirect: 'manual' })
  expect(headers.get('location')).toBe(tidy)
})

test.each([
  ['/india?state=kerala&days=4-7', '/india/kerala-tour-packages?days=4-7'],
  ['/india?india=munnar', '/india/munnar-tour-packages'],
  [
    '/speciality-tours?spacilityTour=honeymoon-tours&price=-50000&sort=price',
    '/speciality-tours/honeymoon-tours?price=-50000&sort=price',
  ],
  ['/india?package=golden-triangle&days=4-7', '/package/golden-triangle'],
  ['/india?state=Tamil%20Nadu&month=12', '/india/tamil-nadu-tour-packages?month=12'],
  ['/india?india=KERALA', '/india/kerala-tour-packages'],
  ['/speciality-tours?spacilityTour=Honeymoon+Tours', '/speciality-tours/honeymoon-tours'],
  ['/car-rental?detail=Premium+Sedan', '/car-rental/premium-sedan'],
  ['/india?state=atlantis', undefined],
  ['/india?state=%3F%3F', undefined],
])('the old address %s leads to %s', async (old, meant) => {
  const { status, headers } = await fetch(inject('siteUrl') + old, { redirect: 'manual' })
  expect([status, headers.get('location') ?? undefined]).toEqual([meant ? 301 : 200, meant])
})
