import { parse } from 'csv-parse/sync'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
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

/** What of a browser decides whether its visit is timed. */
type Told = { isMachine: boolean; random: number }

/** Opens a page, touches it until it counts, and closes it; the browser stays: what was on its way is lost with one that is closed. */
async function visit({ isMachine, random }: Told): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await context.addInitScript(
    (told: Told) => {
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => told.isMachine })
      Math.random = () => told.random
    },
    { isMachine, random },
  )
  const page = await context.newPage()
  await page.goto(siteUrl + TOUR, { waitUntil: 'load' })
  // The first touch ends what is counted as painted.
  await page.evaluate(
    () =>
      new Promise((painted) =>
        new PerformanceObserver(painted).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  )
  // What counts is fetched once the page is touched, after all else.
  const touch = async () => {
    await page.keyboard.press('Tab')
    return page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /visits-\w+\.js/.test(name)))
  }
  await expect.poll(touch, { timeout: 30_000 }).toBe(true)
  await page.waitForLoadState('networkidle')
  await page.close({ runBeforeUnload: true })
}

const timed = async () => {
  const row = (await report('speed')).find(({ Pages, Device }) => Pages === 'Packages' && Device === 'phone')
  return { lcp: Number(row?.['Painted: visits'] ?? 0), cls: Number(row?.['Shifted: visits'] ?? 0) }
}

test('how fast a page was is told by a visitor’s browser on leaving, of one visit of five, and stands in the report (caught: a beacon that is never sent)', async () => {
  const before = await timed()
  await visit({ isMachine: true, random: 0 })
  await visit({ isMachine: false, random: 0.9 })
  await visit({ isMachine: false, random: 0 })
  // Those before would have told of theirs by now.
  await expect.poll(timed, { timeout: 30_000 }).toEqual({ lcp: before.lcp + 1, cls: before.cls + 1 })
})

test('searches in vain stand by their weeks and by their words, each beside its file', async () => {
  const words = `zq${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`
  const before = (await report('searches')).at(-1)
  expect((await fetch(`${siteUrl}/search?q=${words}`)).status).toBe(200)
  const found = async () => (await report('searched-words')).find((row) => row['Words'] === words)
  await expect.poll(found).toMatchObject({ Times: '1', Days: '1' })
  const weeks = await report('searches')
  expect(weeks).toHaveLength(12)
  const [times, different] = ['Searches', 'Different words'].map((head) => Number(weeks.at(-1)![head]))
  expect(times).toBeGreaterThan(Number(before!['Searches']))
  expect(different).toBeGreaterThan(Number(before!['Different words']))
  const { html } = await owner('/admin/reports')
  const [, section = ''] = /<section aria-labelledby="searches">(.*?)<\/section>/s.exec(html) ?? []
  expect(section.match(/<tr>/g)?.length).toBeGreaterThan(2 + 12)
  const { text } = readDocument(section)
  expect(text).toMatch(/Week to\s*Searches\s*Different words/)
  expect(text).toContain(words)
  for (const name of ['searches', 'searched-words']) expect(section).toContain(`report=${name}&amp;`)
})
