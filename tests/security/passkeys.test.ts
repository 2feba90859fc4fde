import { TOTP } from 'otpauth'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '#domain/accounts/passwords.server.ts'
import { SEALED_FOR } from '#domain/accounts/second-factor/second-step.server.ts'
import { newTotpSecret } from '#domain/accounts/second-factor/totp.ts'
import { secondFactors, users } from '#domain/accounts/tables.ts'
import { openServices } from '#domain/services.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { openBrowser, WITHOUT_PICTURES } from '#tests/browser.ts'
import { migratedDirectory } from '#tests/migrated-directory.ts'
import { startSite } from '#tests/running-site.ts'
import type { RunningSite } from '#tests/running-site.ts'

// A name and no number: browsers make no passkeys for 127.0.0.1.
const LIVE = {
  APP_MODE: 'live',
  PUBLIC_URL: 'http://localhost:0',
  AUTH_SECRET: 'i'.repeat(32),
  SCRIPT_SIGNING_KEY: 'k'.repeat(32),
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'hello@tours.example',
}
const EMAIL = 'meera@tours.example'
const PASSWORD = 'three wet umbrellas'
const SECRET = newTotpSecret()
const ELSEWHERE = 'http://localhost:9'

let data: Awaited<ReturnType<typeof migratedDirectory>>
let site: RunningSite
let home: string
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  data = await migratedDirectory()
  await hire(data.path)
  ;[site, browser] = await Promise.all([startSite({ ...LIVE, DATA_DIR: data.path }), openBrowser(WITHOUT_PICTURES)])
  // It says where it listens, which is a number.
  home = `http://localhost:${new URL(site.url).port}`
  context = await browser.newContext()
  await context.route(`${ELSEWHERE}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Elsewhere' }))
  page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options })
})

afterAll(async () => {
  await Promise.all([site?.stop(), browser?.close()])
  await data?.remove()
})

/** An editor of a live site with an authenticator app. */
async function hire(path: string): Promise<void> {
  const services = await openServices(readConfig({ ...LIVE, DATA_DIR: path }))
  const passwordHash = await hashPassword(PASSWORD)
  const row = { email: EMAIL, name: 'Meera Nair', role: 'editor' as const, passwordHash }
  const [user] = await services.db.insert(users).values(row).returning({ id: users.id })
  const secret = services.keys.seal(SEALED_FOR, SECRET)
  const times = { createdAt: new Date(), lastUsedAt: new Date() }
  await services.db
    .insert(secondFactors)
    .values({ userId: user!.id, kind: 'app', name: 'Phone', secret, counter: 0, ...times })
  await services.close()
}

async function signIn(on: Page): Promise<void> {
  // A page of the office is left for the form by itself once it hears that nobody is signed in, which would end the way there.
  await on.goto('about:blank')
  await on.context().clearCookies()
  await on.goto(`${home}/signin`)
  const main = on.locator('main')
  await main.getByLabel('E-mail').fill(EMAIL)
  await main.getByLabel('Password').fill(PASSWORD)
  await main.getByRole('button', { name: 'Login' }).click()
  await on.waitForURL((url) => url.pathname !== '/signin')
}

/** A code counts once; that of the next step is taken too. */
const codeOf = (step: number) => new TOTP({ secret: SECRET }).generate({ timestamp: Date.now() + step * 30_000 })
const passkeyButton = () => page.getByRole('button', { name: 'Use your passkey' })
const pathNow = () => new URL(page.url()).pathname

/** Sends an answer as the button would. */
async function sendAnswer(answer: string): Promise<void> {
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate((value) => {
      const input = document.querySelector<HTMLInputElement>('input[name="proof-passkey"]')!
      input.value = value
      input.form!.submit()
    }, answer),
  ])
}

describe('a passkey in a real browser', () => {
  /** What the button sent when it opened the door. */
  let answered = ''

  test('is added beside an app, with a name', async () => {
    await signIn(page)
    await page.goto(`${home}/admin/self`)
    expect(pathNow()).toBe('/admin/prove')
    expect(await passkeyButton().count()).toBe(0)
    await page.getByLabel('Code from your authenticator app').fill(codeOf(0))
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.waitForURL(`${home}/admin/self`)
    await page.getByRole('link', { name: 'Add another' }).click()
    await page.getByLabel('What you call it').fill('My laptop')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.waitForURL(`${home}/admin/self?done=added`)
    expect(await page.getByRole('main').innerText()).toContain('My laptop')
  })

  test('opens the office where it was wanted', async () => {
    await signIn(page)
    await page.goto(`${home}/admin/packages?q=tea`)
    expect(pathNow()).toBe('/admin/prove')
    const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('proof-passkey='))
    await passkeyButton().click()
    answered = new URLSearchParams((await sent).postData() ?? '').get('proof-passkey') ?? ''
    await page.waitForURL(`${home}/admin/packages?q=tea`)
    expect(answered).toContain('clientDataJSON')
  })

  test('is used again by nobody who saw its answer', async () => {
    await signIn(page)
    await page.goto(`${home}/admin`)
    await sendAnswer(answered)
    expect(await page.getByRole('main').innerText()).toContain('That passkey was not taken.')
    await page.goto(`${home}/admin`)
    expect(pathNow()).toBe('/admin/prove')
  })

  test('signed on a page of another origin opens nothing', async () => {
    await signIn(page)
    await page.goto(`${home}/admin`)
    await passkeyButton().waitFor()
    const options = await page.evaluate(async () => {
      const csrfToken = document.querySelector<HTMLInputElement>('input[name=csrfToken]')!.value
      const body = new URLSearchParams({ csrfToken, 'proof-given': 'yes', 'proof-asks': 'passkey' })
      const answer = await fetch(location.href, { method: 'POST', body })
      const drawn = new DOMParser().parseFromString(await answer.text(), 'text/html')
      return drawn.querySelector<HTMLElement>('[data-passkey]')!.dataset['options']!
    })
    await page.goto(`${ELSEWHERE}/`)
    const answer = await page.evaluate(async (json) => {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(json))
      return JSON.stringify(await navigator.credentials.get({ publicKey }))
    }, options)
    await page.goto(`${home}/admin`)
    await sendAnswer(answer)
    expect(await page.getByRole('main').innerText()).toContain('That passkey was not taken.')
  })

  test('is not offered where no script runs; the app’s code opens', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const still = await plain.newPage()
    await signIn(still)
    await still.goto(`${home}/admin`)
    expect(await still.getByRole('button', { name: 'Use your passkey' }).isVisible()).toBe(false)
    await still.getByLabel('Code from your authenticator app').fill(codeOf(1))
    await still.getByRole('button', { name: 'Go on' }).click()
    await still.waitForURL(`${home}/admin`)
    await plain.close()
  })

  test('that is taken away opens nothing, and is not asked for', async () => {
    await signIn(page)
    await page.goto(`${home}/admin/self`)
    await passkeyButton().click()
    await page.waitForURL(`${home}/admin/self`)
    await page.getByText('Take it away…: My laptop').click()
    await page.getByRole('button', { name: /^Take it away now/ }).click()
    await page.waitForURL(`${home}/admin/self?done=removed`)
    await signIn(page)
    await page.goto(`${home}/admin`)
    await page.getByLabel('Code from your authenticator app').waitFor()
    expect(await passkeyButton().count()).toBe(0)
  })
})
