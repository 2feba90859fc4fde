import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from './free-port.ts'
import { NARROW, newcomer, register, signInAs, startAccountsSite, visitSite, WIDE } from './accounts.ts'
import { openBrowser, WITHOUT_PICTURES } from './browser.ts'
import { startIdentityProvider } from './identity-provider.ts'
import type { TestProvider } from './identity-provider.ts'
import { seen, until } from './visit.ts'

let site: Awaited<ReturnType<typeof startAccountsSite>>
let provider: TestProvider
let browser: Browser
beforeAll(async () => {
  const port = await freePort()
  provider = await startIdentityProvider(`http://127.0.0.1:${port}`)
  const { issuer, clientId, clientSecret } = provider
  const env = {
    AUTH_OIDC_ISSUER: issuer,
    AUTH_OIDC_ID: clientId,
    AUTH_OIDC_SECRET: clientSecret,
    AUTH_OIDC_NAME: 'Rail Pass',
  }
  site = await startAccountsSite(env, port)
  browser = await openBrowser(WITHOUT_PICTURES)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await provider?.close()
})

/** The person who signs in at the provider from now on. */
function atProvider(subject: string, email: string, name: string): void {
  provider.accounts.set(subject, { email, email_verified: true, name })
  provider.person = subject
}

const hello = (page: Page) => page.locator('[data-hello]').textContent()

describe('signing in through an identity provider', () => {
  test('from the popup one is back on the page one was on', async () => {
    const { email } = newcomer()
    atProvider('kamala', email, 'Kamala Das')
    await visitSite(browser, site, '/careers?from=here', { viewport: WIDE }, async ({ page }) => {
      await page.locator('header [data-opens="sign-in"]').click()
      await page.locator('#sign-in [data-island][data-awake]').waitFor({ state: 'attached' })
      await page.getByRole('button', { name: 'Continue with Rail Pass' }).click()
      await page.waitForURL('**/careers?from=here')
      await until(page, () => hello(page), 'Hello, Kamala')
      expect(await page.locator('header [data-opens="sign-in"]').count()).toBe(0)
    })
  })

  test('from the page without JavaScript one is where one wanted to go', async () => {
    const { email } = newcomer()
    atProvider('leela', email, 'Leela Bose')
    const options = { viewport: NARROW, javaScriptEnabled: false }
    await visitSite(browser, site, '/signin?callbackUrl=%2Fusers%2Fprofile', options, async ({ page }) => {
      await page.getByRole('button', { name: 'Continue with Rail Pass' }).click()
      await page.waitForURL('**/users/profile')
      expect(await page.locator('h1 + p').textContent()).toBe('Leela Bose')
    })
  })

  test('somebody who says no there is told so here', async () => {
    provider.person = undefined
    await visitSite(browser, site, '/signin?callbackUrl=%2Fblog', { viewport: NARROW }, async ({ page }) => {
      await page.locator('main').getByRole('button', { name: 'Continue with Rail Pass' }).click()
      await page.waitForURL(/\/signin\?.*error=/)
      expect(await seen(page.getByRole('alert').first())).toBe(true)
    })
  })

  // caught: linking by the e-mail alone.
  test.each([
    ['with JavaScript', { viewport: WIDE }],
    ['without JavaScript', { viewport: NARROW, javaScriptEnabled: false }],
  ])('an e-mail that has an account asks its owner first, %s', async (_, options) => {
    const person = newcomer('Ravi Menon')
    await register(site, person)
    atProvider(`ravi ${person.mobile}`, person.email, 'Somebody Else')
    await visitSite(browser, site, '/signin?callbackUrl=%2Fcareers', options, async ({ page }) => {
      const main = page.locator('main')
      await main.getByRole('button', { name: 'Continue with Rail Pass' }).click()
      await page.getByText('There is already an account with that e-mail.').waitFor()
      await main.getByLabel('E-mail').fill(person.email)
      await main.getByLabel('Password').fill(person.password)
      await main.getByRole('button', { name: 'Login' }).click()
      await page.waitForURL('**/users/link*')
      await page.getByRole('heading', { name: 'Log in with Rail Pass from now on?' }).waitFor()
      await page.getByRole('button', { name: 'Yes, link them' }).click()
      await page.waitForURL((url) => !url.pathname.startsWith('/users/link'))
      await page.goto(`${site.url}/users/profile`)
      const identities = page.locator('#identities')
      await identities.getByRole('heading', { name: 'Rail Pass' }).waitFor()
      await identities.getByRole('button', { name: 'Unlink Rail Pass' }).click()
      expect(await seen(identities.getByText('It does not open your account any more.'))).toBe(true)
      expect(await identities.getByRole('button', { name: 'Link Rail Pass' }).count()).toBe(1)
    })
  })

  test('from the profile one links it oneself', async () => {
    const person = newcomer('Asha Rao')
    await register(site, person)
    atProvider(`asha ${person.mobile}`, person.email, 'Asha Rao')
    await visitSite(browser, site, '/careers', { viewport: WIDE }, async ({ page, context }) => {
      await signInAs(context, site, person)
      await page.goto(`${site.url}/users/profile`)
      await page.locator('html[data-awake]').waitFor()
      await page.getByRole('button', { name: 'Link Rail Pass' }).click()
      await page.getByText('The account is linked.').waitFor()
      expect(await seen(page.getByRole('button', { name: 'Unlink Rail Pass' }))).toBe(true)
    })
  })
})
