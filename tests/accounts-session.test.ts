import { describe, expect, test } from 'vitest'
import { NARROW, openAccounts, WIDE } from './accounts.ts'
import { focused, seen, stopClock, until } from './visit.ts'
import { helloOf, SESSION, visitSignedIn } from './visit-signed-in.ts'

declare global {
  interface Window {
    asked: number
  }
}

const accounts = openAccounts()
const { site, visit } = accounts

/** Counts in the page itself how often it asks for the session, where no answer can come in between. */
function countQuestions(): void {
  const { fetch } = window
  window.asked = 0
  window.fetch = (...asking) => {
    if (new Request(...asking).url.endsWith('/api/auth/session')) window.asked++
    return fetch(...asking)
  }
}

describe('the session', () => {
  test('is asked for again when the tab is seen again, at most once a second', async () => {
    await visit('/about-us', { viewport: WIDE }, async ({ page }) => {
      await page.route(SESSION, (route) => route.fulfill({ json: {} }))
      await page.addInitScript(countQuestions)
      await page.reload()
      const asked = () => page.evaluate(() => window.asked)
      await until(page, asked, 1)
      // The second begins with a question, so the clock stands still before the next one is asked.
      await stopClock(page)
      const seenAgain = async (times: number) => {
        for (let n = 0; n < times; n++) await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      }
      await seenAgain(5)
      await until(page, asked, 2)
      await page.clock.runFor(999)
      await seenAgain(5)
      expect(await asked()).toBe(2)
      await page.clock.runFor(1)
      await seenAgain(5)
      await until(page, asked, 3)
      await page.clock.runFor(999)
      expect(await asked()).toBe(3)
    })
  })

  test('is not waited for to greet whom the browser knows, and forgets whom the server does not', async () => {
    await visit('/about-us', { viewport: WIDE }, async ({ page }) => {
      const person = { _id: 'x', role: 'traveller', token: 't', name: 'Kept Before', image: null }
      // The first look of this page at the session would forget the person who is planted next.
      const looks = () =>
        page.evaluate(() => performance.getEntriesByName(`${location.origin}/api/auth/session`).length)
      await expect.poll(looks).toBeGreaterThan(0)
      await page.evaluate((kept) => localStorage.setItem('padav.person', JSON.stringify(kept)), person)
      let answer: (() => void) | undefined
      await page.route(SESSION, async (route) => {
        await new Promise<void>((resume) => (answer = resume))
        await route.continue()
      })
      await page.reload()
      await until(page, helloOf(page), 'Hello, Kept')
      await expect.poll(() => answer !== undefined).toBe(true)
      answer?.()
      await until(page, helloOf(page), 'nobody')
      await expect.poll(() => page.evaluate(() => localStorage.getItem('padav.person'))).toBeNull()
    })
  })

  test('that cannot be fetched is told to the console and to the site, and nobody is forgotten', async () => {
    await visitSignedIn(accounts, '/about-us', { viewport: WIDE }, async ({ page, errors }) => {
      await until(page, helloOf(page), 'Hello, Meera')
      const told: string[] = []
      await page.route(SESSION, (route) => route.abort())
      page.on('request', (request) => {
        if (request.url().endsWith('/api/auth/_log')) told.push(request.postData() ?? '')
      })
      await page.reload()
      await expect.poll(() => told.length).toBe(1)
      expect(Object.fromEntries(new URLSearchParams(told[0]))).toMatchObject({
        level: 'error',
        code: 'CLIENT_FETCH_ERROR',
        client: 'true',
        url: '/api/auth/session',
      })
      expect(errors.some((error) => error.includes('[CLIENT_FETCH_ERROR]'))).toBe(true)
      await until(page, helloOf(page), 'Hello, Meera')
    })
  })

  test('is kept as SPEC says, and the token that is kept opens nothing', async () => {
    await visitSignedIn(accounts, '/about-us', { viewport: WIDE }, async ({ page }) => {
      await until(page, helloOf(page), 'Hello, Meera')
      const kept = JSON.parse((await page.evaluate(() => localStorage.getItem('padav.person'))) ?? '{}') as Record<
        string,
        string
      >
      expect(Object.keys(kept).toSorted()).toEqual(['_id', 'image', 'name', 'role', 'token'])
      const cookie = `sid=${kept['token']}`
      const answer = await fetch(`${site.url}/api/auth/session`, { headers: { Cookie: cookie } })
      expect(await answer.json()).toEqual({})
      expect(await page.evaluate(() => document.cookie)).toBe('')
    })
  })
})

describe('the menu of whoever is signed in', () => {
  test('opens and closes by keyboard and gives the focus back', async () => {
    await visitSignedIn(accounts, '/about-us', { viewport: WIDE }, async ({ page, errors }) => {
      const hello = page.getByRole('button', { name: 'Hello, Meera' })
      await hello.focus()
      await page.keyboard.press('Enter')
      expect(await hello.getAttribute('aria-expanded')).toBe('true')
      await page.getByText('Meera Nair').waitFor()
      await page.keyboard.press('Tab')
      await until(page, () => focused(page), 'My Profile')
      await page.keyboard.press('Escape')
      await until(page, () => focused(page), 'Hello, Meera')
      expect(await hello.getAttribute('aria-expanded')).toBe('false')
      await hello.click()
      await page.mouse.click(20, 500)
      expect(await hello.getAttribute('aria-expanded')).toBe('false')
      await hello.click()
      await page.getByRole('link', { name: 'My Profile' }).click()
      await page.waitForURL('**/users/profile')
      expect(errors).toEqual([])
    })
  })

  test('says each of the three words of a logout', async () => {
    await visitSignedIn(accounts, '/about-us', { viewport: WIDE }, async ({ page }) => {
      const logOut = async () => {
        if ((await page.locator('#account-menu').isHidden()) === true) await page.locator('[data-hello]').click()
        await page.getByRole('button', { name: 'Logout' }).click()
      }
      const notice = (words: string) => until(page, () => page.locator('[data-notice]').textContent(), words)
      const CALL = '**/api/authentication/logout'
      await page.route(CALL, (route) => route.fulfill({ json: { success: false } }))
      await logOut()
      await notice('Something went wrong')
      await page.route(CALL, (route) => route.abort())
      await logOut()
      await notice('Something went wrong during logout')
      expect(await page.locator('[data-hello]').textContent()).toBe('Hello, Meera')
      await page.unroute(CALL)
      await logOut()
      await notice('User Logout Successfully')
      await page.locator('header').getByRole('link', { name: 'Login' }).waitFor()
    })
  })

  test('is Logout in the menu of a phone, and Login again after it', async () => {
    await visitSignedIn(accounts, '/about-us', { viewport: NARROW, hasTouch: true }, async ({ page }) => {
      await until(page, helloOf(page), 'Hello, Meera')
      await page.getByRole('link', { name: 'Menu' }).tap()
      const menu = page.locator('#menu')
      await menu.getByRole('button', { name: 'Logout' }).tap()
      await page.getByText('User Logout Successfully').waitFor()
      await page.getByRole('link', { name: 'Menu' }).tap()
      expect(await seen(menu.getByText('Guest User'))).toBe(true)
      expect(await seen(menu.getByRole('link', { name: 'Login' }))).toBe(true)
    })
  })

  test('is nowhere in what the server sends: that is a guest’s for everybody', async () => {
    await visitSignedIn(accounts, '/about-us', { viewport: WIDE }, async ({ context }) => {
      const html = await (await context.request.get(`${site.url}/about-us`)).text()
      expect(html).toContain('data-opens="sign-in"')
      expect(html).toContain('Guest User')
      expect(html).not.toMatch(/Meera|Hello,|Logout/)
    })
  })
})

describe('a protected page', () => {
  // caught: the guard in the layout's loader instead of its middleware (FINDINGS F1).
  test.each([
    '/users/profile',
    '/users/profile/data',
    '/users/link',
    '/USERS/Profile',
    '/users',
    '/users/profile.data',
    '/users/profile.data?_routes=routes%2Faccount%2Fprofile',
  ])('%s shows a guest nothing and leads to sign-in', async (path) => {
    const answer = await fetch(site.url + path, { redirect: 'manual' })
    const body = await answer.text()
    expect(body).not.toMatch(/hasPassword|wantsEmailNews|My Profile/)
    if (path.includes('.data')) return expect(body).toContain('SessionRequired')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toMatch(/^\/api\/auth\/signin\?error=SessionRequired&callbackUrl=/)
  })

  test('ends on its next action once one has signed out elsewhere', async () => {
    await visitSignedIn(accounts, '/users/profile', { viewport: WIDE }, async ({ page, context }) => {
      await page.getByRole('heading', { name: 'My Profile' }).waitFor()
      const gone = await context.request.post(`${site.url}/api/authentication/logout`, { data: {} })
      expect(gone.status()).toBe(200)
      await page.getByRole('button', { name: 'Save name' }).click()
      await page.waitForURL(/\/signin\?.*error=SessionRequired/)
      expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe('/users/profile')
    })
  })
})
