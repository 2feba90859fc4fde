import { parse } from 'csv-parse/sync'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openBrowser, WITHOUT_PICTURES } from './browser.ts'
import { readDocument } from './document.ts'
import { signedIn } from './plain-browser.ts'
import type { PlainBrowser } from './plain-browser.ts'

const siteUrl = inject('siteUrl')
const TOUR = '/package/munnar-tea-country'

let browser: Browser
let owner: PlainBrowser
beforeAll(async () => {
  ;[browser, owner] = await Promise.all([openBrowser(WITHOUT_PICTURES), signedIn({ url: siteUrl }, 'owner')])
})
afterAll(() => browser?.close())

type ReportRow = Record<string, string>

/** A report's file, as somebody of the office takes it. */
async function report(name: string): Promise<ReportRow[]> {
  const { status, html } = await owner(`/admin/reports/csv?report=${name}`)
  expect(status).toBe(200)
  return parse(html, { bom: true, columns: true }) as ReportRow[]
}

/** A browser nobody steers, whose visits are among those that are timed. */
async function visitor(isTimed: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await context.addInitScript(
    (random) => {
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
      Math.random = () => random
    },
    isTimed ? 0 : 0.9,
  )
  return context
}

/** Opens a page, touches it until it counts, and leaves it; gives what it told the site on leaving. */
async function leave(context: BrowserContext, path: string): Promise<object[]> {
  const page = await context.newPage()
  const told: object[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/reports/visit') told.push(request.postDataJSON() as object)
  })
  await page.goto(siteUrl + path, { waitUntil: 'load' })
  // What counts is fetched once the page is touched, after all else.
  const touch = async () => {
    await page.keyboard.press('Tab')
    return page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /visits-\w+\.js/.test(name)))
  }
  await expect.poll(touch, { timeout: 30_000 }).toBe(true)
  await page.waitForLoadState('networkidle')
  await page.goto(`${siteUrl}/about-us`)
  return told
}

const timed = async () => {
  const row = (await report('speed')).find(({ page, device }) => page === 'package' && device === 'phone')
  return { lcp: Number(row?.['lcp_visits'] ?? 0), cls: Number(row?.['cls_visits'] ?? 0) }
}

describe('how fast pages are for visitors', () => {
  test('is told by a browser on leaving, and stands in the report (caught: a beacon that is never sent)', async () => {
    const before = await timed()
    const context = await visitor(true)
    const told = await leave(context, TOUR)
    expect(told).toMatchObject([{ page: 'package', device: 'phone', lcp: expect.any(Number), cls: expect.any(Number) }])
    await expect.poll(timed).toEqual({ lcp: before.lcp + 1, cls: before.cls + 1 })
    await context.close()
  })

  test('is told by one of five, and by no machine', async () => {
    const others = await visitor(false)
    expect(await leave(others, TOUR)).toEqual([])
    const machine = await browser.newContext({ viewport: { width: 390, height: 844 } })
    await machine.addInitScript(() => (Math.random = () => 0))
    expect(await leave(machine, TOUR)).toEqual([])
    await Promise.all([others.close(), machine.close()])
  })
})

test('searches in vain stand by their weeks and by their words, each beside its file', async () => {
  const words = `zq${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`
  const before = (await report('searches')).at(-1)
  expect((await fetch(`${siteUrl}/search?q=${words}`)).status).toBe(200)
  const found = async () => (await report('searched-words')).find((row) => row['words'] === words)
  await expect.poll(found).toMatchObject({ times: '1', days: '1' })
  const weeks = await report('searches')
  expect(weeks).toHaveLength(12)
  const [times, different] = [Number(weeks.at(-1)!['times']), Number(weeks.at(-1)!['words'])]
  expect(times).toBeGreaterThan(Number(before!['times']))
  expect(different).toBeGreaterThan(Number(before!['words']))
  const { html } = await owner('/admin/reports')
  const [, section = ''] = /<section aria-labelledby="searches">(.*?)<\/section>/s.exec(html) ?? []
  expect(section.match(/<tr>/g)?.length).toBeGreaterThan(2 + 12)
  const { text } = readDocument(section)
  expect(text).toMatch(/Week to\s*Searches\s*Different words/)
  expect(text).toContain(words)
  for (const name of ['searches', 'searched-words']) expect(section).toContain(`report=${name}&amp;`)
})
