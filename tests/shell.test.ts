import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openBrowser, WITHOUT_PICTURES } from './browser.ts'
import { DESKTOP, focused, frames, PHONE, seen, stopClock, until, visit as visitWith } from './visit.ts'
import type { Visit } from './visit.ts'

const site = inject('siteUrl')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser(WITHOUT_PICTURES)
})
afterAll(() => browser.close())

const visit = (path: string, options: BrowserContextOptions, look: (visit: Visit) => Promise<void>) =>
  visitWith(browser, path, options, look)

describe('the flyouts', () => {
  test('open by hovering, and a hovered state shows its cities', async () => {
    await visit('/about-us', { viewport: DESKTOP }, async ({ page, errors }) => {
      await page.getByRole('link', { name: 'Trip Gateways' }).hover()
      await page.getByRole('heading', { name: 'Top Recommended Destinations' }).waitFor()
      await page.locator('[data-state]', { hasText: 'Kerala' }).hover()
      await page.locator('[data-places]').getByRole('link', { name: 'Munnar' }).waitFor()
      expect(await page.locator('[data-places-title]').textContent()).toBe('Kerala')
      await page.getByRole('link', { name: 'Car Hire' }).hover()
      await page.locator('[data-stop][data-open]').waitFor({ state: 'detached' })
      expect(errors).toEqual([])
    })
  })

  test('open, walk and close by keyboard, and give the focus back', async () => {
    await visit('/about-us', { viewport: DESKTOP }, async ({ page, errors }) => {
      const more = page.getByRole('button', { name: 'Trip Gateways, more' })
      await more.focus()
      await page.keyboard.press('Enter')
      expect(await more.getAttribute('aria-expanded')).toBe('true')
      await page.keyboard.press('ArrowDown')
      await until(page, () => focused(page), 'Uttarakhand')
      await page.keyboard.press('ArrowDown')
      await until(page, () => focused(page), 'Himachal Pradesh')
      await until(page, () => page.locator('[data-places-title]').textContent(), 'Himachal Pradesh')
      await page.locator('[data-places]:not(:has(i)) a').first().waitFor()
      await page.keyboard.press('ArrowRight')
      expect(await page.evaluate(() => document.activeElement?.closest('[data-places]') !== null)).toBe(true)
      await page.keyboard.press('ArrowLeft')
      await until(page, () => focused(page), 'Himachal Pradesh')
      await page.keyboard.press('Escape')
      await until(page, () => focused(page), 'Trip Gateways, more')
      expect(await more.getAttribute('aria-expanded')).toBe('false')
      expect(errors).toEqual([])
    })
  })

  test('say so when a state has no cities, and show only the last state wanted', async () => {
    await visit('/about-us', { viewport: DESKTOP }, async ({ page }) => {
      const slow = await page.locator('[data-state]', { hasText: 'Kerala' }).getAttribute('data-state')
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/api/home/headerCity?*', async (route) => {
        const isSlow = route.request().url().includes(slow!)
        if (isSlow) await held
        await route.fulfill({ json: { data: isSlow ? [{ name: 'Too late', url: 'too-late' }] : [] } })
      })
      await page.getByRole('button', { name: 'Trip Gateways, more' }).click()
      await page.locator('[data-state]', { hasText: 'Kerala' }).hover()
      await page.locator('[data-places] i').first().waitFor()
      await page.locator('[data-state]', { hasText: 'Ladakh' }).hover()
      await page.getByText('No cities found.').waitFor()
      const late = page.waitForResponse((answer) => answer.url().includes(slow!))
      release()
      await (await late).finished()
      await frames(page)
      expect(await page.getByText('Too late').count()).toBe(0)
    })
  })
})

describe('the menu of a phone', () => {
  test('leads into submenus and back, and closes 300 ms after it is told to', async () => {
    await visit('/about-us', { viewport: PHONE, hasTouch: true, isMobile: true }, async ({ page, errors }) => {
      await page.getByRole('link', { name: 'Menu' }).tap()
      const menu = page.locator('#menu')
      await menu.locator('[data-copies] a').first().waitFor({ state: 'attached' })
      expect(await menu.locator('[aria-current]').allTextContents()).toEqual(['About Us'])
      expect(await menu.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(
        '/signin?callbackUrl=%2Fabout-us',
      )
      await menu.getByRole('button', { name: 'Trip Gateways' }).tap()
      await menu.getByRole('link', { name: 'Rajasthan' }).waitFor()
      expect(
        await menu.locator('[data-panel=gateways]').getByRole('link', { name: 'View All Tours' }).getAttribute('href'),
      ).toBe('/india')
      await menu.getByRole('button', { name: 'Back' }).tap()
      await until(page, () => focused(page), 'Trip Gateways')
      await stopClock(page)
      await menu.getByRole('button', { name: 'Close the menu' }).tap()
      await page.clock.runFor(299)
      expect(await menu.isVisible()).toBe(true)
      await page.clock.runFor(1)
      expect(await menu.isVisible()).toBe(false)
      await until(page, () => focused(page), 'Menu')
      expect(errors).toEqual([])
    })
  })
})

/** Whether it is what one sees at its own place. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const over = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 20))
  return over !== null && (element.contains(over) || over.contains(element))
}

describe('the header', () => {
  test('hides on the way down, returns on the way up, and stays while something in it has focus', async () => {
    await visit('/', { viewport: DESKTOP }, async ({ page }) => {
      const header = page.locator('[data-header]')
      const hidden = () => header.evaluate((element) => element.hasAttribute('data-hidden'))
      await page.mouse.move(600, 500)
      await page.mouse.wheel(0, 900)
      await until(page, hidden, true)
      await page.mouse.wheel(0, -200)
      await until(page, hidden, false)
      // Not its search field: that opens the popup, under which nothing scrolls.
      await header
        .getByRole('link')
        .first()
        .evaluate((link) => link.focus({ preventScroll: true }))
      const from = await page.evaluate(() => scrollY)
      await page.mouse.wheel(0, 600)
      await until(page, () => page.evaluate((from) => scrollY > from + 100, from), true)
      await frames(page)
      expect(await hidden()).toBe(false)
    })
  })

  // Caught: what sticks stands at the top of the window whether the header is there or not.
  test('lies over nothing that stays in sight while a page is scrolled', async () => {
    await visit('/package/kerala-with-vagamon', { viewport: DESKTOP, reducedMotion: 'reduce' }, async ({ page }) => {
      await page.mouse.move(400, 500)
      await page.mouse.wheel(0, 2400)
      await until(page, () => page.locator('[data-header]').getAttribute('data-hidden'), '')
      await page.mouse.wheel(0, -300)
      await until(page, () => page.locator('[data-header]').getAttribute('data-hidden'), null)
      const book = page.getByRole('complementary').getByRole('link', { name: /^Book/ })
      await expect.poll(() => book.evaluate(isOnTop)).toBe(true)
    })
  })

  // Caught: the header that comes on every way up, over a third of what Shift+Tab reaches.
  test('does not come over what the keyboard goes back to', async () => {
    const viewport = { width: 1280, height: 900 }
    await visit('/speciality-tours', { viewport, reducedMotion: 'reduce' }, async ({ page }) => {
      await page
        .locator('footer a')
        .first()
        .evaluate((link) => link.focus())
      for (let stop = 0; stop < 24; stop++) {
        await page.keyboard.press('Shift+Tab')
        await frames(page)
        expect(await page.locator(':focus').evaluate(isOnTop)).toBe(true)
      }
      expect(await page.locator('main :focus').count()).toBe(1)
    })
  })

  test('marks where one is', async () => {
    for (const [path, name] of [
      ['/', 'Home'],
      ['/india', 'Trip Gateways'],
      ['/blog', 'Travel'],
    ] as const)
      await visit(path, { viewport: DESKTOP }, async ({ page }) => {
        expect(await page.locator('[data-stop] > a[aria-current]').allTextContents()).toEqual([name])
      })
  })
})

describe('the footer', () => {
  test('unfolds its lists on a phone, and opens its links in a new tab', async () => {
    await visit('/about-us', { viewport: PHONE }, async ({ page, errors }) => {
      const list = page.locator('footer nav section').first().locator('ul')
      expect(await list.isVisible()).toBe(false)
      const button = page
        .locator('footer')
        .getByRole('button', { name: /^Tours: / })
        .first()
      await button.click()
      expect(await button.getAttribute('aria-expanded')).toBe('true')
      expect(await seen(list)).toBe(true)
      expect(await list.getByRole('link').first().getAttribute('target')).toBe('_blank')
      expect(errors).toEqual([])
    })
    await visit('/about-us', { viewport: PHONE, javaScriptEnabled: false }, async ({ page }) => {
      expect(await page.locator('footer nav section').first().locator('ul').isVisible()).toBe(true)
    })
  })
})

describe('a page', () => {
  const heights = () => ['main', 'footer'].map((name) => document.querySelector(name)!.getBoundingClientRect().height)

  // (caught: 2,430 of foot below a form; 463 below the 322 of /newsletter/thanks, 1,885 below the 383 of /enquiry/added)
  test.each([
    '/signin',
    '/party',
    '/compare',
    '/wishlist',
    '/enquiry/added',
    ...['thanks', 'check', 'confirm', 'confirmed', 'leave', 'left', 'unknown'].map((step) => `/newsletter/${step}`),
  ])('is longer than its footer where the footer has no columns: %s', async (path) => {
    for (const viewport of [
      { width: 360, height: 640 },
      PHONE,
      { width: 768, height: 1024 },
      { width: 1023, height: 768 },
    ])
      await visit(path, { viewport }, async ({ page }) => {
        const [main = 0, foot = 0] = await page.evaluate(heights)
        expect(main).toBeGreaterThan(foot)
      })
  })

  test('that one begins on is half as long as it was', async () => {
    await visit('/', { viewport: { width: 1440, height: 900 } }, async ({ page }) => {
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(10_445 / 2)
    })
  })
})

describe('without JavaScript', () => {
  test('everything is a link or a form', async () => {
    await visit('/about-us', { viewport: DESKTOP, javaScriptEnabled: false }, async ({ page }) => {
      await page.getByRole('link', { name: 'Travel', exact: true }).hover()
      expect(await seen(page.locator('#flyout-travel').getByText('Long reads from our desks'))).toBe(true)
      await page.getByRole('link', { name: 'Speciality Tour', exact: true }).hover()
      expect(await page.locator('#flyout-speciality').isVisible()).toBe(false)
      for (const [name, path] of [
        ['Trip Gateways', '/india'],
        ['Holiday', '/speciality-tours#experiences'],
        ['Speciality Tour', '/speciality-tours'],
      ] as const)
        expect(await page.getByRole('link', { name, exact: true }).first().getAttribute('href')).toBe(path)
      await page.locator('#q').fill('goa')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/search?q=goa')
      await page.setViewportSize(PHONE)
      await page.getByRole('link', { name: 'Menu' }).click()
      await page.waitForURL('**/sitemap')
    })
  })
})

describe('a page that does not exist', () => {
  test('helps, without header and footer', async () => {
    await visit('/no-such-page', { viewport: PHONE, javaScriptEnabled: false }, async ({ page }) => {
      expect(await page.title()).toBe('Page not found | Padav')
      expect(await page.locator('header, footer').count()).toBe(0)
      expect(await page.getByRole('searchbox').count()).toBe(1)
      expect(await page.getByRole('link', { name: 'Jaipur' }).count()).toBe(1)
    })
  })
})

describe('the worker that keeps pictures', () => {
  test('shows the offline page when a page cannot be fetched', async () => {
    await visit('/about-us', { viewport: PHONE }, async ({ page }) => {
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined)
      await page.context().setOffline(true)
      await page.goto(`${site}/careers`)
      expect(await seen(page.getByRole('heading', { name: 'The line is down here.' }))).toBe(true)
    })
  })
})
