import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { objections } from '#tests/axe.ts'
import { openBrowser, SHORT_LIVED, sparePictures } from '#tests/browser.ts'
import { overflow } from '#tests/overflow.ts'
import { readSitemaps } from '#tests/site-map.ts'

const siteUrl = inject('siteUrl')
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

/** One page of each type; a name in brackets stands for the middle one of that sitemap. */
const PAGES = [
  '/',
  '/india',
  '/india/kerala-tour-packages',
  '(destinations)',
  '(attractions)',
  '/speciality-tours',
  '(categories)',
  '(packages)',
  '/package/munnar-tea-country?adults=2&ages=9-6',
  '/india?adults=2&ages=9-6&price=20000-60000&category=hill-station-tours',
  '/india?view=map&difficulty=easy',
  '/india?price=1-2',
  '/party?adults=2&ages=9-6',
  '/wishlist',
  '/compare?ids=munnar-tea-country,kerala-classic',
  '/compare?ids=kerala-classic,kerala-with-vagamon,char-dham-yatra',
  '/enquiries',
  '/your-data',
  '/car-rental',
  '/car-rental/sedan?trip=round-trip&from=new-delhi&to=manali&date=2027-01-20',
  '/blog',
  '(blog)',
  '(travel-guide)',
  '/refund-cancellation',
  '/contact-us',
  '/sitemap',
  '/credits',
  '/search?q=munnar',
  '/search?q=qqqqzzzz',
  '/signin',
  '/signin?mode=register',
  '/signin?mode=forgot&error=SessionRequired',
  '/newsletter/thanks',
  '/nowhere-at-all',
]

let browser: Browser
/** One for all pages: what they bring is fetched and compiled once. */
let context: BrowserContext
let sitemaps: Map<string, string[]>

beforeAll(async () => {
  browser = await openBrowser(SHORT_LIVED)
  context = await browser.newContext({ reducedMotion: 'reduce' })
  await sparePictures(context)
  sitemaps = await readSitemaps(siteUrl)
})
afterAll(() => browser?.close())

function pathOf(name: string): string {
  const paths = sitemaps.get(name.slice(1, -1)) ?? []
  return name.startsWith('(') ? (paths[Math.floor(paths.length / 2)] ?? '/missing') : name
}

/** Opens a page as somebody new and gathers what the console complains about. */
async function opened(path: string, viewport: typeof PHONE, look: (page: Page) => Promise<void>): Promise<void> {
  const page = await context.newPage()
  await page.setViewportSize(viewport)
  const said: string[] = []
  page.on('console', (message) => void (['error', 'warning'].includes(message.type()) && said.push(message.text())))
  page.on('pageerror', (error) => void said.push(error.message))
  try {
    const answer = await page.goto(siteUrl + path, { waitUntil: 'load' })
    await page.locator('html[data-awake]').waitFor({ state: 'attached' })
    await page.evaluate(layOutAll)
    await look(page)
    // A missing page is told to the console by the browser itself.
    const expected = answer?.status() === 404 ? /status of 404/ : /^$/
    expect(said.filter((text) => !expected.test(text))).toEqual([])
    await page.evaluate(() => localStorage.clear())
  } finally {
    await context.clearCookies()
    await page.close()
  }
}

/**
 * Until it is touched, a phone does not lay out what is far down, and nothing stands where it will. A bar that stays at the screen's edge
 * lies over whatever happens to stand there, and one scrolls: that hides nothing from anybody.
 */
function layOutAll(): void {
  for (const far of document.querySelectorAll('[data-far]')) far.removeAttribute('data-far')
  for (const element of document.querySelectorAll<HTMLElement>('main *'))
    if (element.checkVisibility() && /fixed|sticky/.test(getComputedStyle(element).position))
      element.style.position = 'static'
}

/** Words that cannot be read because what holds them cuts them off. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cuts = (element: Element) => {
      const style = getComputedStyle(element)
      const hidden = [style.overflowX, style.overflowY].some((value) => value === 'hidden' || value === 'clip')
      const shown = element.clientWidth > 2 && element.clientHeight > 2 && style.visibility === 'visible'
      const tooMuch = element.scrollHeight > element.clientHeight + 6 || element.scrollWidth > element.clientWidth + 6
      return (
        hidden &&
        shown &&
        tooMuch &&
        !/ellipsis/.test(style.textOverflow) &&
        style.webkitLineClamp === 'none' &&
        (element.textContent ?? '').trim() !== ''
      )
    }
    return [...document.querySelectorAll('main *')]
      .filter(
        (element) => !element.querySelector('img, svg') && !element.closest('svg, [data-scrolls]') && cuts(element),
      )
      .map((element) => `<${element.tagName.toLowerCase()}> ${element.textContent?.trim().slice(0, 40)}`)
  })
}

test.each(PAGES)(
  '%s gives axe nothing to object to, on the phone and the desktop, light and dark, and fits every screen, and text twice as large',
  async (name) => {
    const footer = name === '/contact-us'
    await opened(pathOf(name), PHONE, async (page) => {
      expect(await objections(page, { footer })).toEqual([])
      await page.setViewportSize(DESKTOP)
      // The colours are those of the phone; what only the desktop shows is the same on every page.
      expect(await objections(page, { footer, colours: footer })).toEqual([])
      for (const width of [360, 768, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        expect([width, await overflow(page)]).toEqual([width, ''])
      }
      await page.setViewportSize({ width: 640, height: 800 })
      await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
      expect(await overflow(page)).toBe('')
      expect(await cutWords(page)).toEqual([])
    })
  },
)

test('what a phone was spared at first is laid out after the first touch, piece by piece', async () => {
  const context = await browser.newContext({ viewport: PHONE })
  await sparePictures(context)
  const page = await context.newPage()
  await page.goto(`${siteUrl}/`, { waitUntil: 'load' })
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  const far = () => page.locator('[data-far]').count()
  expect(await far()).toBeGreaterThan(3)
  await page.mouse.move(1, 600)
  await expect.poll(far).toBe(0)
  await context.close()
})

describe('what opens over a page gives axe nothing to object to', () => {
  test('the flyouts of the navigation', async () => {
    await opened('/about-us', DESKTOP, async (page) => {
      const buttons = await page.locator('button[aria-controls^="flyout-"]').all()
      expect(buttons.length).toBeGreaterThanOrEqual(3)
      for (const button of buttons) {
        await button.click()
        await page.locator('[data-stop][data-open] [data-flyout] a').first().waitFor()
        expect(await objections(page)).toEqual([])
      }
    })
  })

  test('the menu of the phone, and the lists it leads to', async () => {
    await opened('/about-us', PHONE, async (page) => {
      await page.locator('[data-opens="menu"]').first().click()
      await page.locator('dialog[open] nav a').first().waitFor()
      expect(await objections(page)).toEqual([])
      await page.locator('dialog[open] [data-shows]').first().click()
      await page.locator('dialog[open] [data-panel]:not([hidden]) h2').first().waitFor()
      expect(await objections(page)).toEqual([])
      expect(await overflow(page)).toBe('')
    })
  })

  test.each([
    ['munnar', 'a[href^="/package/"]'],
    ['qqqqzzzz', 'output:has-text("Nothing fits")'],
  ])('the search popup after %s', async (question, found) => {
    for (const viewport of [PHONE, DESKTOP])
      await opened('/about-us', viewport, async (page) => {
        await page.locator('[data-search-box] input').click()
        await page.locator('dialog[open] [data-island][data-awake]').waitFor()
        await page.keyboard.type(question)
        await page.locator(`dialog[open] ${found}`).last().waitFor()
        expect(await objections(page)).toEqual([])
      })
  })

  test('the sign-in popup', async () => {
    for (const viewport of [PHONE, DESKTOP])
      await opened('/about-us', viewport, async (page) => {
        if (viewport === PHONE) await page.locator('[data-opens="menu"]').first().click()
        await page.locator(`${viewport === PHONE ? 'dialog[open]' : 'header'} [data-opens="sign-in"]`).click()
        await page.locator('dialog#sign-in[open]').waitFor()
        expect(await objections(page)).toEqual([])
      })
  })
})
