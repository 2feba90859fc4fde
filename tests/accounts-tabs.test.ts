import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openAccounts, openTab, WIDE } from './accounts.ts'
import { until } from './visit.ts'
import { helloOf, SESSION, TRAVELLER, visitSignedIn } from './visit-signed-in.ts'

const accounts = openAccounts()
const { site, visit } = accounts

const isSession = (answer: { url(): string }) => answer.url().endsWith('/api/auth/session')

async function logInByPopup(page: Page): Promise<void> {
  await page.locator('header [data-opens="sign-in"]').click()
  const popup = page.locator('#sign-in')
  await popup.locator('[data-island][data-awake]').waitFor({ state: 'attached' })
  await popup.getByLabel('E-mail').fill(TRAVELLER.email)
  await popup.getByLabel('Password').fill(TRAVELLER.password)
  await popup.getByRole('button', { name: 'Login' }).last().click()
  await popup.getByText('Login Successful!').waitFor()
}

describe('two tabs', () => {
  // caught: a sign-in without a redirect that tells nobody, as the protocol's own client does.
  test('agree that somebody signed in, and that nobody is any more', async () => {
    await visit('/about-us', { viewport: WIDE }, async ({ page, context }) => {
      const answered = context.waitForEvent('response', (answer) => isSession(answer) && answer.frame().page() !== page)
      const { page: other } = await openTab(context, `${site.url}/careers`)
      await answered
      await logInByPopup(page)
      await until(other, helloOf(other), 'Hello, Meera')
      await page.locator('#sign-in[open]').waitFor({ state: 'detached' })
      await other.locator('[data-hello]').click()
      await other.getByRole('button', { name: 'Logout' }).click()
      await other.getByText('User Logout Successfully').waitFor()
      await until(page, helloOf(page), 'nobody')
      // What one tab forgets the other may have in its store for a moment more.
      await expect.poll(() => page.evaluate(() => localStorage.getItem('padav.person'))).toBeNull()
    })
  })
})

describe('a tab beside', () => {
  /** A form of a page, as one without a script sends it: the browser is led on. */
  const press = (page: Page, name: string) =>
    Promise.all([page.waitForEvent('domcontentloaded'), page.getByRole('button', { name }).first().click()])

  // Caught: news of the tab's own calls alone.
  test('hears of who came through a provider and of who left by a form', async () => {
    await visit('/about-us', { viewport: WIDE }, async ({ page, context }) => {
      const asked = page.waitForResponse(SESSION)
      await page.reload()
      await asked
      const { page: other } = await openTab(context, `${site.url}/signin`)
      await other.getByRole('button', { name: 'Continue with Demo Pass' }).click()
      await other.getByRole('button', { name: /Meera/ }).click()
      await until(page, helloOf(page), 'Hello, Meera')
      await other.goto(`${site.url}/api/auth/signout`)
      await press(other, 'Log out')
      await until(page, helloOf(page), 'nobody')
      // What one tab forgets the other may have in its store for a moment more.
      await expect.poll(() => page.evaluate(() => localStorage.getItem('padav.person'))).toBeNull()
    })
  })

  // Caught: a profile that stays to be read; one that is left by whoever only lost the network.
  test('that shows what is somebody’s own is left when they leave, and not for a lost connection', async () => {
    await visitSignedIn(accounts, '/users/profile', { viewport: WIDE }, async ({ page, context }) => {
      await page.getByRole('heading', { name: 'My Profile' }).waitFor()
      const { page: other } = await openTab(context, `${site.url}/about-us`)
      await until(other, helloOf(other), 'Hello, Meera')
      await page.route(SESSION, (route) => route.abort())
      const failed = page.waitForEvent('requestfailed', isSession)
      await other.evaluate(() => localStorage.setItem('nextauth.message', JSON.stringify({ event: 'session' })))
      await failed
      await page.unroute(SESSION)
      expect(new URL(page.url()).pathname).toBe('/users/profile')
      await other.locator('[data-hello]').click()
      await other.getByRole('button', { name: 'Logout' }).click()
      await page.waitForURL(/\/signin\?.*error=SessionRequired/)
      expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe('/users/profile')
      expect(await page.locator('body').textContent()).not.toContain('Meera')
    })
  })
})
