import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { openAccounts, Visit } from './accounts.ts'

export const TRAVELLER = { email: 'traveller@padav.test', password: 'tea-at-the-halt' }
export const SESSION = '**/api/auth/session'

/** Visits a page as Meera, a traveller of the demo, after the session was asked for. */
export function visitSignedIn(
  { site, visit }: ReturnType<typeof openAccounts>,
  path: string,
  options: BrowserContextOptions,
  look: (visit: Visit) => Promise<void>,
): Promise<void> {
  return visit('/careers', options, async ({ context, page, errors }) => {
    const answer = await context.request.post(`${site.url}/api/authentication/login`, { data: TRAVELLER })
    expect(answer.status()).toBe(200)
    const asked = page.waitForResponse(SESSION)
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' })
    await asked
    await look({ context, page, errors })
  })
}

/** Whom a page greets. */
export const helloOf = (page: Page) => () =>
  page
    .locator('[data-hello]')
    .textContent({ timeout: 200 })
    .catch(() => 'nobody')
