import { randomInt } from 'node:crypto'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { openBrowser, WITHOUT_PICTURES } from './browser.ts'
import { demoDirectory } from './demo-directory.ts'
import { startSite } from './running-site.ts'
import { codeSentTo } from './sent-messages.ts'

export const NARROW = { width: 390, height: 844 }
export const WIDE = { width: 1440, height: 900 }
export const PASSWORD = 'monsoon-over-munnar'

export type AccountsSite = { url: string }
export type Newcomer = { name: string; email: string; mobile: string; password: string }
export type Visit = { page: Page; context: BrowserContext; errors: string[] }

type Look = (visit: Visit) => Promise<void>

/**
 * What a file about accounts stands on: the demo site of the whole run, and a browser. Each visitor comes from a network of their own, so
 * that they do not use up one budget of codes.
 */
export function openAccounts() {
  const site: AccountsSite = { url: inject('siteUrl') }
  let browser: Browser
  beforeAll(async () => void (browser = await openBrowser(WITHOUT_PICTURES)))
  afterAll(() => browser?.close())
  return {
    site,
    visit: (path: string, options: BrowserContextOptions, look: Look) => visitSite(browser, site, path, options, look),
    /** As somebody who has just registered and is signed in. */
    visitAs: async (person: Newcomer, path: string, options: BrowserContextOptions, look: Look) => {
      await register(site, person)
      await visitSite(browser, site, path, { ...options, signedInAs: person }, look)
    },
  }
}

/** A demo site of its own, set up in its own way. */
export async function startAccountsSite(
  env: Record<string, string>,
  port: number,
): Promise<AccountsSite & { stop(): Promise<void> }> {
  const directory = await demoDirectory()
  const site = await startSite({ DATA_DIR: directory.path, PORT: String(port), TRUST_PROXY: '127.0.0.1', ...env })
  return {
    url: site.url,
    stop: async () => {
      await site.stop()
      await directory.remove()
    },
  }
}

/** Somebody who has no account yet. */
export function newcomer(name = 'Asha Rao'): Newcomer {
  const number = String(randomInt(10_000_000, 99_999_999))
  return { name, email: `asha${number}@example.in`, mobile: `98${number}`, password: PASSWORD }
}

/** A network of somebody's own. */
export function ownNetwork(): string {
  return `203.0.${randomInt(1, 255)}.${randomInt(1, 255)}`
}

/** Visits a page from a network of its own; `errors` gathers what the console complains about. */
export async function visitSite(
  browser: Browser,
  site: AccountsSite,
  path: string,
  { signedInAs, ...options }: BrowserContextOptions & { signedInAs?: Newcomer },
  look: Look,
): Promise<void> {
  const context = await browser.newContext({ ...options, extraHTTPHeaders: { 'X-Forwarded-For': ownNetwork() } })
  try {
    if (signedInAs) await signInAs(context, site, signedInAs)
    const { page, errors } = await openTab(context, site.url + path, options)
    await look({ page, context, errors })
  } finally {
    await context.close()
  }
}

/** Another tab of the same browser. */
export async function openTab(
  context: BrowserContext,
  url: string,
  { javaScriptEnabled = true }: BrowserContextOptions = {},
): Promise<Omit<Visit, 'context'>> {
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  if (javaScriptEnabled) await page.locator('html[data-awake]').waitFor()
  return { page, errors }
}

type Call = (path: string, body: object) => Promise<{ status: number; said: Record<string, unknown> }>

/** A caller that keeps its cookies, as a browser does; `cookies` can be handed to one. */
export function openCaller({ url }: AccountsSite): { call: Call; cookies: Map<string, string> } {
  const cookies = new Map<string, string>()
  const network = ownNetwork()
  return {
    cookies,
    call: async (path, body) => {
      const answer = await fetch(url + path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': network,
          Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        body: JSON.stringify(body),
      })
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      return { status: answer.status, said: (await answer.json()) as Record<string, unknown> }
    },
  }
}

/** Makes an account as the calls allow it. Throws what was refused. */
export async function register(site: AccountsSite, person: Newcomer): Promise<void> {
  const { call } = openCaller(site)
  const mobile = `+91${person.mobile}`
  const ask = async (path: string, body: object) => {
    const { status, said } = await call(`/api/authentication/${path}`, body)
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(said)}`)
  }
  await ask('send-otp', { email: person.email, mobile })
  await ask('verify-otp', { email: person.email, mobile, otp: await codeSentTo(site, mobile) })
  await ask('signup', { ...person, mobile })
}

/** Signs a browser in with an account of its own. */
export async function signInAs(context: BrowserContext, site: AccountsSite, person: Newcomer): Promise<void> {
  const answer = await context.request.post(`${site.url}/api/authentication/login`, {
    data: { email: person.email, password: person.password },
  })
  if (!answer.ok()) throw new Error(`login answered ${answer.status()}: ${await answer.text()}`)
}
