import type { Browser, Page } from 'playwright-core'

export type Visit = { jsBytes: number; requests: number; blockedMs: number; cls: number }

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const IDLE_MS = 2500

/** Notes long tasks and shifts from the first moment of a page. */
function watch(): void {
  const seen = { blockedMs: 0, cls: 0, slowestMs: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blockedMs += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.cls += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    // Only what answers a hand: the browser puts a pointer over a new page by itself.
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId > 0) seen.slowestMs = Math.max(seen.slowestMs, duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

async function openPhone(browser: Browser, slowdown: number): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(watch)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

function seenOn(page: Page): Promise<{ blockedMs: number; cls: number; slowestMs: number }> {
  return page.evaluate(
    () => (window as unknown as { seen: { blockedMs: number; cls: number; slowestMs: number } }).seen,
  )
}

/** A first visit that touches nothing, on a phone `slowdown` times slower than this machine; `scripts: false` keeps the page's own away, `cookie` opens what is not everybody's. */
export async function visit(
  browser: Browser,
  url: string,
  slowdown: number,
  { scripts: wanted = true, cookie }: { scripts?: boolean; cookie?: string | undefined } = {},
): Promise<Visit> {
  const page = await openPhone(browser, slowdown)
  if (cookie) await page.setExtraHTTPHeaders({ cookie })
  if (!wanted) await page.route('**/*.js', (route) => route.abort())
  const session = await page.context().newCDPSession(page)
  const scripts = new Set<string>()
  let [jsBytes, requests] = [0, 0]
  session.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    requests++
    if (scripts.has(requestId)) jsBytes += encodedDataLength
  })
  await session.send('Network.enable')
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(IDLE_MS)
  const { blockedMs, cls } = await seenOn(page)
  await page.context().close()
  return { jsBytes, requests, blockedMs, cls }
}

export type Reaction = { name: string; slowestMs: number }

/** The slowest answer of a list to a hand: the menu opened and closed, a question typed into the search, a filter ticked, prices asked for a head. */
export async function touch(browser: Browser, url: string, slowdown: number): Promise<Reaction[]> {
  const menu = await reaction(browser, url, slowdown, async (page) => {
    await page.locator('[data-opens="menu"]').first().click()
    await page.waitForTimeout(700)
    await page.keyboard.press('Escape')
  })
  const search = await reaction(browser, url, slowdown, async (page) => {
    await page.locator('[data-search-box] input').click()
    await page.waitForTimeout(1200)
    await page.keyboard.type('munnar', { delay: 120 })
  })
  const filter = await reaction(browser, url, slowdown, async (page) => {
    await page.locator('[popovertarget="filters"]').last().tap()
    await page.waitForTimeout(700)
    await page.locator('#filters details[open] label').nth(1).tap()
  })
  const party = await reaction(browser, `${url}?adults=2&ages=9`, slowdown, async (page) => {
    await page.locator('[data-party-per] button').last().tap()
  })
  return [
    { name: 'menu', slowestMs: menu },
    { name: 'search', slowestMs: search },
    { name: 'filter', slowestMs: filter },
    { name: 'party', slowestMs: party },
  ]
}

async function reaction(
  browser: Browser,
  url: string,
  slowdown: number,
  act: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await openPhone(browser, slowdown)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(1000)
  await act(page)
  await page.waitForTimeout(1500)
  const { slowestMs } = await seenOn(page)
  await page.context().close()
  return slowestMs
}
