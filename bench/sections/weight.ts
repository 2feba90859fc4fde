import type { Browser } from 'playwright-core'
import { visit } from '#bench/browser/visit.ts'
import type { Visit } from '#bench/browser/visit.ts'
import { weigh } from '#bench/http/weight.ts'
import type { Weight } from '#bench/http/weight.ts'
import { print, title } from '#bench/report.ts'
import type { Run } from '#bench/report.ts'
import { table } from '#bench/table.ts'
import { judge } from '#bench/target.ts'

type WeighedPage = { name: string; path: string; weight: Weight; visit: Visit | undefined }

/** What the first visit of a page of each type fetches before anything is touched. */
export async function benchWeight(run: Run, browser: Browser | undefined): Promise<void> {
  title('Bytes of a first visit, nothing touched (Brotli; JavaScript as the browser fetched it, headers included)')
  const weighed: WeighedPage[] = []
  for (const [name, path] of Object.entries(run.pages)) {
    const seen = browser ? await visit(browser, run.siteUrl + path, 1) : undefined
    weighed.push({ name, path, weight: await weigh(run.siteUrl, path), visit: seen })
  }
  const kb = (bytes: number | undefined) => (bytes === undefined ? '–' : (bytes / 1024).toFixed(1))
  print(
    table(
      ['page', 'HTML KB', 'CSS KB', 'JS KB', 'cards', 'elements', 'requests', 'path'],
      weighed.map(({ name, path, weight, visit: seen }) => {
        const sizes = [kb(weight.htmlBytes), kb(weight.cssBytes), kb(seen?.jsBytes)]
        return [name, ...sizes, weight.cards, weight.elements, seen?.requests ?? '–', path]
      }),
    ),
  )
  const list = weighed.find(({ name }) => name === 'list')?.weight
  const scripts = weighed.flatMap((page) => page.visit?.jsBytes ?? [])
  const inKb = { unit: ' KB', digits: 1 }
  run.verdicts.push(
    judge('JavaScript before the first interaction, heaviest page', heaviestKb(scripts), { atMost: 12, ...inKb }),
    judge(`HTML of the fullest list, ${list?.cards} cards (the target names 40)`, list && list.htmlBytes / 1024, {
      atMost: 12,
      ...inKb,
    }),
    judge('CSS, heaviest page', heaviestKb(weighed.map(({ weight }) => weight.cssBytes)), { atMost: 14, ...inKb }),
  )
}

function heaviestKb(bytes: number[]): number | undefined {
  return bytes.length > 0 ? Math.max(...bytes) / 1024 : undefined
}
