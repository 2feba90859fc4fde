import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from 'playwright-core'
import type * as Client from 'next-auth/react'
import { build } from 'vite'

declare global {
  interface Window {
    client: typeof Client & { update: (data?: unknown) => Promise<unknown> }
  }
}

export const CLIENT_PAGE = '/somebody-elses-page'

let bundled: Promise<string> | undefined

/** The public session client, as a bundler makes it for any site: nothing of it is changed. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env': '{}', 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('wire-client.tsx', import.meta.url)), formats: ['iife'], name: 'page' },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  if (!first || !('output' in first)) throw new Error('the client was not bundled')
  return first.output[0].code
}

/** Stands a page with the client into the site's own origin, for this browser alone. */
export async function standClientPage(context: BrowserContext, siteUrl: string): Promise<void> {
  const script = await (bundled ??= bundle())
  const html = `<!doctype html><meta charset="utf-8"><title>Client</title><link rel="icon" href="data:,"><body><script src="/client.js"></script>`
  await context.route(`${siteUrl}${CLIENT_PAGE}*`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await context.route(`${siteUrl}/client.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
}

/** Goes to the page with the client and waits until it has made up its mind. */
export async function openClientPage(page: Page, siteUrl: string): Promise<string | null> {
  await page.goto(siteUrl + CLIENT_PAGE)
  return statusOf(page)
}

/** Waits until the client has made up its mind, and says what it found. */
export function statusOf(page: Page): Promise<string | null> {
  return page.locator('#session:not([data-status=loading])').getAttribute('data-status')
}
