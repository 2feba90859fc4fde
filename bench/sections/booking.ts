import type { Browser } from 'playwright-core'
import { holdForPages } from '#bench/booking-pages.ts'
import { makeCertificate } from '#bench/browser/front.ts'
import { paintPages } from '#bench/browser/lighthouse.ts'
import { visit } from '#bench/browser/visit.ts'
import { weigh } from '#bench/http/weight.ts'
import { ms, print, title } from '#bench/report.ts'
import type { Run } from '#bench/report.ts'
import { table } from '#bench/table.ts'
import { judge } from '#bench/target.ts'
import { MINUTE } from '#platform/clock.ts'

/** The pages between a quote and a trip, for whoever holds the booking: their weight, and their paint beside themselves without scripts. */
export async function benchBooking(run: Run, browser: Browser): Promise<void> {
  title(
    'Pages of a booking: bytes of a first visit (Brotli), then Lighthouse beside the same page without scripts (ms)',
  )
  const { pages, cookie } = await holdForPages(run.siteUrl)
  const weighed = []
  for (const [name, path] of pages) {
    const weight = await weigh(run.siteUrl, path, cookie)
    weighed.push({ name, weight, seen: await visit(browser, run.siteUrl + path, 1, { cookie }) })
  }
  const kb = (bytes: number) => (bytes / 1024).toFixed(1)
  print(
    table(
      ['page', 'HTML KB', 'CSS KB', 'JS KB', 'elements', 'requests', 'layout shift'],
      weighed.map(({ name, weight, seen }) => {
        const sizes = [kb(weight.htmlBytes), kb(weight.cssBytes), kb(seen.jsBytes)]
        return [name, ...sizes, weight.elements, seen.requests, seen.cls.toFixed(3)]
      }),
    ),
  )
  const heaviest = Math.max(...weighed.map(({ seen }) => seen.jsBytes)) / 1024
  run.verdicts.push(judge('JavaScript of a booking page, heaviest', heaviest, { atMost: 12, unit: ' KB', digits: 1 }))
  if (!run.quick) await paintBooking(run, pages, cookie)
}

async function paintBooking(run: Run, pages: [string, string][], cookie: string): Promise<void> {
  const certificate = await makeCertificate()
  if (!certificate) return print('OpenSSL is not installed: there is no certificate for HTTP/2.')
  const until = run.budget.until(1.5 * MINUTE)
  const pairs = await paintPages(run.siteUrl, pages, { port: run.port + 8, certificate, cookie, until })
  print()
  print(
    table(
      ['page', 'FCP', 'without', 'ratio', 'LCP', 'without', 'ratio', 'runs'],
      pairs.map(({ name, withScripts: own, withoutScripts: bare, fcpRatio, lcpRatio, runs }) => {
        const first = [ms(own.fcpMs), ms(bare.fcpMs), fcpRatio.toFixed(3)]
        return [name, ...first, ms(own.lcpMs), ms(bare.lcpMs), lcpRatio.toFixed(3), runs]
      }),
    ),
  )
  for (const key of ['fcpRatio', 'lcpRatio'] as const) {
    const worst = pairs[0]?.runs ? Math.max(...pairs.map((pair) => pair[key])) : undefined
    const name = key === 'fcpRatio' ? 'FCP' : 'LCP'
    run.verdicts.push(
      judge(`${name} of booking pages beside themselves without scripts, worst`, worst, { atMost: 1.05, digits: 3 }),
    )
  }
}
