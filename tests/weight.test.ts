import { request } from 'node:http'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openBrowser } from '#tests/browser.ts'
import { attribute, readDocument } from '#tests/document.ts'
import { linksOf, readSitemaps } from '#tests/site-map.ts'
import { letPass } from '#tests/visit.ts'

// The budgets of PERFORMANCE, Brotli. Scripts are counted as the browser fetches them until it idles, whatever fetched them.
const MOST_SCRIPT = 12 * 1024
const MOST_CSS = 14 * 1024
const MOST_FONTS = 40 * 1024
const MOST_HTML_OF_LIST = 12 * 1024

const siteUrl = inject('siteUrl')
let browser: Browser
let sitemaps: Map<string, string[]>

beforeAll(async () => {
  browser = await openBrowser()
  sitemaps = await readSitemaps(siteUrl)
})
afterAll(() => browser?.close())

/** One page of each type; a name in brackets stands for the first one of that sitemap. */
const PAGES = [
  '/',
  '/india',
  '(categories)',
  '(packages)',
  '(destinations)',
  '(attractions)',
  '(blog)',
  '/search?q=goa',
]

function pathOf(name: string): string {
  return name.startsWith('(') ? (sitemaps.get(name.slice(1, -1))?.[0] ?? '/missing') : name
}

function brotliBytes(path: string): Promise<number> {
  return new Promise((done, failed) => {
    request(siteUrl + path, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      const { length } = Buffer.concat(await response.toArray())
      if (response.statusCode === 200) done(length)
      else failed(new Error(`${path} answered ${response.statusCode}`))
    })
      .on('error', failed)
      .end()
  })
}

describe.each(PAGES)('a first visit of %s', (name) => {
  test('fetches few scripts before anything is touched, and nothing of React Router', async () => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const scripts = new Map<string, string>()
    let bytes = 0
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Script') scripts.set(requestId, response.url)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength
    })
    await session.send('Network.enable')
    // Drawing them is the pictures' own test, and takes most of a page's time.
    await session.send('Network.setBlockedURLs', { urls: ['*/media/*'] })
    await page.clock.install()
    await page.goto(siteUrl + pathOf(name), { waitUntil: 'load' })
    await letPass(page, 3500)
    expect(await page.evaluate(() => Object.keys(window).filter((key) => /reactRouter/i.test(key)))).toEqual([])
    await context.close()
    const ours = [...scripts.values()].map((url) => new URL(url).pathname)
    expect(ours.filter((path) => !/^\/assets\/islands?-/.test(path))).toEqual([])
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT)
  })

  test('fetches little CSS, in one file, and asks for fonts that are small', async () => {
    const document = readDocument(await (await fetch(siteUrl + pathOf(name))).text())
    const sheets = document.all('link').filter((link) => attribute(link, 'rel') === 'stylesheet')
    const fonts = document.all('link').filter((link) => attribute(link, 'as') === 'font')
    const weigh = async (links: typeof sheets) => {
      const sizes = await Promise.all(links.map((link) => brotliBytes(attribute(link, 'href') ?? '/missing')))
      return sizes.reduce((sum, size) => sum + size, 0)
    }
    expect([sheets.length, fonts.length]).toEqual([1, 2])
    expect(await weigh(sheets)).toBeLessThanOrEqual(MOST_CSS)
    expect(await weigh(fonts)).toBeLessThanOrEqual(MOST_FONTS)
  })
})

test('a list of two dozen packages is a small page', async () => {
  const [path] = sitemaps.get('categories') ?? []
  const html = await (await fetch(siteUrl + path)).text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(linksOf(main).filter((href) => href.startsWith('/package/')).length).toBeGreaterThanOrEqual(20)
  // It is compressed in the background after it was first given.
  await expect.poll(() => brotliBytes(path ?? '/')).toBeLessThanOrEqual(MOST_HTML_OF_LIST)
})
