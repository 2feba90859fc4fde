import type { Browser, BrowserContextOptions, Locator, Page, Request } from 'playwright-core'
import { expect, inject } from 'vitest'
import { MINUTE } from '#platform/clock.ts'
import { untilAnswered } from './answered.ts'

export const DESKTOP = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }

export type Visit = { page: Page; errors: string[] }

/** Visits a page as somebody new; `errors` gathers what the console complains about. */
export async function visit(
  browser: Browser,
  path: string,
  options: BrowserContextOptions,
  look: (visit: Visit) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  try {
    await untilAnswered(async () => {
      errors.length = 0
      const answer = await page.goto(inject('siteUrl') + path, { waitUntil: 'domcontentloaded' })
      return { status: answer!.status(), headers: new Headers(answer!.headers()) }
    })
    if (options.javaScriptEnabled !== false) await page.locator('html[data-awake]').waitFor()
    await look({ page, errors })
  } finally {
    await context.close()
  }
}

/** Waits until something is so, and says what it was when it never was. */
export function until<Value>(page: Page, read: () => Promise<Value>, wanted: Value): Promise<void> {
  return expect.poll(read, { interval: 50 }).toEqual(wanted)
}

/** True once it can be seen; fails when it never can. */
export async function seen(what: Locator): Promise<boolean> {
  await what.waitFor()
  return true
}

/** What a field itself says is amiss with it: the words it is tied to. */
export const faultOf = (field: Locator) =>
  field.evaluate((input) => {
    if (input.getAttribute('aria-invalid') !== 'true') return undefined
    const says = input.getAttribute('aria-describedby')?.split(' ') ?? []
    return says.map((id) => document.getElementById(id)?.textContent).at(-1)
  })

/** The name of what has the focus. */
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim())

/** Lets a page draw what it has been told, whatever it put off to the next frame. */
export const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })

/** Keeps what a page puts off to the next frame, as a busy machine does, until it is let go. */
export async function holdFrames(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(() => {
    const { requestAnimationFrame } = window
    const put: FrameRequestCallback[] = []
    window.requestAnimationFrame = (draw) => put.push(draw)
    return { put, requestAnimationFrame }
  })
  return () =>
    held.evaluate(({ put, requestAnimationFrame }) => {
      Object.assign(window, { requestAnimationFrame })
      for (const draw of put.splice(0)) draw(performance.now())
    })
}

/** Has a page's clock stand still, until it is moved on by `page.clock`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + MINUTE)
}

/** Moves a page's clock on, once it has one of its own (`page.clock.install()`), and waits until it fetches nothing more. */
export async function letPass(page: Page, ms: number): Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfailed', (request) => open.delete(request))
  // What is asked again behind a kept answer (stale-while-revalidate) is never said to be over.
  page.on('response', (response) => open.delete(response.request()))
  await page.clock.runFor(ms)
  // What has come may ask for more.
  for (let quiet = 0; quiet < 3; quiet = open.size > 0 ? 0 : quiet + 1) await frames(page)
}
