import { paintPages } from '#bench/browser/lighthouse.ts'
import type { PaintPair } from '#bench/browser/lighthouse.ts'
import { ms, print, title } from '#bench/report.ts'
import type { Run } from '#bench/report.ts'
import { table } from '#bench/table.ts'
import { judge } from '#bench/target.ts'
import { MINUTE } from '#platform/clock.ts'

/** Lighthouse on six types of page, each beside itself without scripts. */
export async function benchPaint(run: Run): Promise<void> {
  title('Lighthouse, phone profile: each page beside itself without scripts (ms)')
  const six = Object.entries(run.pages).filter(([name]) => name !== 'search')
  const pairs = await paintPages(run.siteUrl, six, { port: run.port + 5, until: run.budget.until(3.5 * MINUTE) })
  print(
    table(
      ['page', 'FCP', 'without', 'ratio', 'LCP', 'without', 'ratio', 'TBT', 'without', 'CLS', 'without', 'runs'],
      pairs.map((pair) => {
        const { name, withScripts: own, withoutScripts: bare, runs } = pair
        const times = [ms(own.fcpMs), ms(bare.fcpMs), share(pair, 'fcpMs').toFixed(3)]
        times.push(ms(own.lcpMs), ms(bare.lcpMs), share(pair, 'lcpMs').toFixed(3), ms(own.tbtMs), ms(bare.tbtMs))
        return [name, ...times, own.cls.toFixed(3), bare.cls.toFixed(3), runs]
      }),
    ),
  )
  const worst = (key: 'fcpMs' | 'lcpMs') =>
    pairs[0]?.runs ? Math.max(...pairs.map((pair) => share(pair, key))) : undefined
  run.verdicts.push(
    judge('FCP beside the same page without scripts, worst of six', worst('fcpMs'), { atMost: 1.05, digits: 3 }),
    judge('LCP beside the same page without scripts, worst of six', worst('lcpMs'), { atMost: 1.05, digits: 3 }),
  )
}

function share(pair: PaintPair, key: 'fcpMs' | 'lcpMs'): number {
  return pair.withScripts[key] / pair.withoutScripts[key]
}
