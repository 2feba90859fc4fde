import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.server.ts'
import { openBrowser, WITHOUT_PICTURES } from '#tests/browser.ts'
import { startIdentityProvider } from '#tests/identity-provider.ts'
import type { TestProvider } from '#tests/identity-provider.ts'
import { demoDirectory } from '#tests/demo-directory.ts'
import { startSite } from '#tests/running-site.ts'
import type { RunningSite } from '#tests/running-site.ts'
import { freePort } from '#tests/free-port.ts'
import { CLIENT_PAGE, openClientPage, standClientPage, statusOf } from './wire-page.ts'

const [TRAVELLER] = DEMO_ACCOUNTS
const GOOD = { email: TRAVELLER!.email, password: DEMO_PASSWORD }

let data: Awaited<ReturnType<typeof demoDirectory>>
let idp: TestProvider
let site: RunningSite
let browser: Browser

beforeAll(async () => {
  data = await demoDirectory()
  const port = await freePort()
  idp = await startIdentityProvider(`http://127.0.0.1:${port}`)
  idp.accounts.set('asha', { email: 'asha@example.org', email_verified: true, name: 'Asha Rao' })
  idp.accounts.set('meera-there', { email: GOOD.email, email_verified: true, name: 'Meera There' })
  site = await startSite({
    DATA_DIR: data.path,
    PORT: String(port),
    AUTH_OIDC_ISSUER: idp.issuer,
    AUTH_OIDC_ID: idp.clientId,
    AUTH_OIDC_SECRET: idp.clientSecret,
  })
  browser = await openBrowser(WITHOUT_PICTURES)
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await idp?.close()
  await data?.remove()
})

type Tab = { page: Page; context: BrowserContext; open(query?: string): Promise<Page> }

/** A new browser whose first tab shows the page with the client. */
async function withClient(use: (tab: Tab) => Promise<void>): Promise<void> {
  // A worker of the site would answer in place of the page we stand in.
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await standClientPage(context, site.url)
  const open = async (query = '') => {
    const page = await context.newPage()
    await page.goto(`${site.url}${CLIENT_PAGE}${query}`)
    return page
  }
  try {
    await use({ page: await open(), context, open })
  } finally {
    await context.close()
  }
}

function signIn(page: Page, fields: Record<string, string> = GOOD) {
  return page.evaluate((sent) => window.client.signIn('credentials', { redirect: false, ...sent }), fields)
}

const personOn = (page: Page) =>
  page.evaluate(() => window.client.getSession().then((session) => session?.user ?? null))

/** What the client tells other tabs bears the second: the same words twice in one are not heard. */
const aSecondLater = (page: Page) => page.clock.setSystemTime(Date.now() + 1100)

describe('the public session client, unchanged', () => {
  test('signs in with a good password, and the page knows who', async () => {
    await withClient(async ({ page }) => {
      expect(await statusOf(page)).toBe('unauthenticated')
      const url = `${site.url}${CLIENT_PAGE}`
      expect(await signIn(page)).toEqual({ error: null, status: 200, ok: true, url })
      await page.locator('#session[data-status=authenticated]').waitFor()
      expect(await personOn(page)).toMatchObject({
        _id: expect.any(String),
        role: 'traveller',
        token: expect.stringMatching(/^[\w-]{22}$/),
        name: TRAVELLER!.name,
        email: GOOD.email,
        image: null,
      })
      await page.reload()
      expect(await statusOf(page)).toBe('authenticated')
    })
  })

  test('is told of a wrong password, with the codes it knows', async () => {
    await withClient(async ({ page }) => {
      const refused = { error: 'CredentialsSignin', status: 401, ok: false, url: null }
      expect(await signIn(page, { ...GOOD, password: 'wrong' })).toEqual(refused)
      expect(await signIn(page, { email: 'nobody@padav.test', password: 'wrong' })).toEqual(refused)
      expect([await personOn(page), await statusOf(page)]).toEqual([null, 'unauthenticated'])
    })
  })

  test('with a redirect a wrong password leads to the sign-in page, which knows the way back', async () => {
    await withClient(async ({ page }) => {
      await page.evaluate(
        () => void window.client.signIn('credentials', { email: 'x@padav.test', password: 'x', callbackUrl: '/india' }),
      )
      await page.waitForURL('**/signin?*')
      const query = Object.fromEntries(new URL(page.url()).searchParams)
      expect(query).toEqual({ error: 'CredentialsSignin', callbackUrl: '/india' })
    })
  })

  test('with a redirect a good one leads on', async () => {
    await withClient(async ({ page }) => {
      await page.evaluate(
        (fields) => void window.client.signIn('credentials', { ...fields, callbackUrl: '/contact-us' }),
        GOOD,
      )
      await page.waitForURL(`${site.url}/contact-us`)
      await openClientPage(page, site.url)
      expect(await personOn(page)).toMatchObject({ email: GOOD.email })
    })
  })

  test('updates the session, which changes nothing that is not its own', async () => {
    await withClient(async ({ page }) => {
      expect(await page.evaluate(() => window.client.update({ role: 'owner' }))).toBeUndefined()
      await signIn(page)
      await page.locator('#session[data-status=authenticated]').waitFor()
      const updated = await page.evaluate(() => window.client.update({ role: 'owner', user: { role: 'owner' } }))
      expect(updated).toMatchObject({ user: { role: 'traveller', email: GOOD.email }, expires: expect.any(String) })
    })
  })

  test('signs out, here and in the other tab', async () => {
    await withClient(async ({ page, open }) => {
      await signIn(page)
      const other = await open()
      expect(await statusOf(other)).toBe('authenticated')
      await aSecondLater(page)
      const out = await page.evaluate(() => window.client.signOut({ redirect: false, callbackUrl: '/india' }))
      expect(out).toEqual({ url: `${site.url}/india` })
      for (const tab of [page, other])
        await tab.locator('#session[data-status=unauthenticated]').waitFor({ timeout: 3000 })
      expect(await personOn(other)).toBeNull()
    })
  })

  test('signing in is known in the other tab once it is told', async () => {
    await withClient(async ({ page, open }) => {
      const other = await open()
      expect(await statusOf(other)).toBe('unauthenticated')
      await signIn(page)
      await aSecondLater(page)
      await personOn(page)
      await other.locator('#session[data-status=authenticated]').waitFor({ timeout: 3000 })
    })
  })

  test('an unknown provider, and none, lead to the sign-in page', async () => {
    for (const provider of ['nobody', undefined])
      await withClient(async ({ page }) => {
        await page.evaluate((id) => void window.client.signIn(id, { callbackUrl: '/india' }), provider)
        await page.waitForURL('**/signin?*')
        expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe('/india')
        expect(new URL(page.url()).pathname).toBe('/signin')
      })
  })

  test('a provider list that cannot be had leads to the error page', async () => {
    await withClient(async ({ page, context }) => {
      await context.route('**/api/auth/providers', (route) => route.fulfill({ status: 500, body: '{}' }))
      await page.evaluate(() => void window.client.signIn('credentials'))
      await page.waitForURL(`${site.url}/api/auth/error`)
      expect(await page.locator('h1').textContent()).toBe('You are not logged in')
    })
  })

  test('a page that needs a session leads to the sign-in page and says so', async () => {
    await withClient(async ({ open }) => {
      const page = await open('?required')
      await page.waitForURL('**/signin?*')
      const query = Object.fromEntries(new URL(page.url()).searchParams)
      expect(query).toEqual({ error: 'SessionRequired', callbackUrl: `${CLIENT_PAGE}?required` })
    })
  })

  test('its complaints are taken', async () => {
    await withClient(async ({ page, context }) => {
      await context.route('**/api/auth/session', (route) => route.fulfill({ status: 200, body: 'no JSON' }))
      const log = page.waitForResponse('**/api/auth/_log')
      await page.evaluate(() => window.client.getSession())
      expect((await log).status()).toBe(200)
    })
  })

  test('a token of another browser signs nobody in or out', async () => {
    await withClient(async ({ page, context }) => {
      await signIn(page)
      await context.route('**/api/auth/csrf', (route) => route.fulfill({ json: { csrfToken: 'f'.repeat(64) } }))
      const out = await page.evaluate(() => window.client.signOut({ redirect: false }))
      expect(out).toEqual({ url: `${site.url}/api/auth/signout?csrf=true` })
      expect(await personOn(page)).not.toBeNull()
    })
  })
})

describe('a third-party sign-in by the client', () => {
  test('goes to the provider and comes back signed in', async () => {
    await withClient(async ({ page }) => {
      idp.person = 'asha'
      await page.evaluate(() => void window.client.signIn('oidc', { callbackUrl: '/contact-us' }))
      await page.waitForURL('**/contact-us')
      expect(await openClientPage(page, site.url)).toBe('authenticated')
      expect(await personOn(page)).toMatchObject({ name: 'Asha Rao', email: 'asha@example.org', role: 'traveller' })
    })
  })

  test('cannot bend the question by its third argument', async () => {
    await withClient(async ({ page }) => {
      idp.person = 'asha'
      const evil = {
        redirect_uri: 'https://evil.example/',
        client_id: 'evil',
        scope: 'openid',
        state: 'x',
        prompt: 'login',
      }
      await page.evaluate((asked) => void window.client.signIn('oidc', { callbackUrl: '/contact-us' }, asked), evil)
      await page.waitForURL('**/contact-us')
      const asked = Object.fromEntries(idp.asked.at(-1)!)
      expect(asked).toMatchObject({
        redirect_uri: `${site.url}/api/auth/callback/oidc`,
        client_id: 'padav',
        prompt: 'login',
      })
      expect(asked['scope']).toBe('openid email profile')
      expect(asked['state']).not.toBe('x')
    })
  })

  test('with an e-mail that has an account leads to the sign-in page, and links after login and consent', async () => {
    await withClient(async ({ page }) => {
      idp.person = 'meera-there'
      await page.evaluate(() => void window.client.signIn('oidc', { callbackUrl: '/contact-us' }))
      await page.waitForURL('**/signin?*')
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
        error: 'OAuthAccountNotLinked',
        callbackUrl: '/contact-us',
      })
      await openClientPage(page, site.url)
      expect(await personOn(page)).toBeNull()
      await page.evaluate(
        (fields) => void window.client.signIn('credentials', { ...fields, callbackUrl: '/contact-us' }),
        GOOD,
      )
      await page.waitForURL('**/users/link?*')
      await page.getByRole('button', { name: 'Yes, link them' }).click()
      await page.waitForURL('**/contact-us')
      await openClientPage(page, site.url)
      await page.evaluate(() => window.client.signOut({ redirect: false }))
      await page.evaluate(() => void window.client.signIn('oidc', { callbackUrl: '/contact-us' }))
      await page.waitForURL('**/contact-us')
      await openClientPage(page, site.url)
      expect(await personOn(page)).toMatchObject({ email: GOOD.email, name: TRAVELLER!.name })
    })
  })

  test('that the person refuses leads to the sign-in page', async () => {
    await withClient(async ({ page }) => {
      idp.person = undefined
      await page.evaluate(() => void window.client.signIn('oidc', { callbackUrl: '/india' }))
      await page.waitForURL('**/signin?*')
      expect(new URL(page.url()).searchParams.get('error')).toBe('Callback')
    })
  })
})
