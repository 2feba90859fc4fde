import { makeCertificate } from '#bench/browser/front.ts'
import type { Certificate } from '#bench/browser/front.ts'
import { paintPages, scorePages } from '#bench/browser/lighthouse.ts'
import { ms, print, title } from '#bench/report.ts'
import type { Run } from '#bench/report.ts'
import { table } from '#bench/table.ts'
import { judge } from '#bench/target.ts'
import { MINUTE } from '#platform/clock.ts'

/** Lighthouse on six types of page behind HTTP/2 and Brotli, each beside itself without scripts. */
export async function benchPaint(run: Run): Promise<void> {
  title('Lighthouse, phone profile, behind HTTP/2 and Brotli: each page beside itself without scripts (ms)')
  const certificate = await makeCertificate()
  if (!certificate) return print('OpenSSL is not installed: there is no certificate for HTTP/2.')
  const { home, list, package: tour, article } = run.pages
  const six = Object.entries({ home, list, package: tour, cars: '/car-rental', article, 'sign-in': '/signin' })
  const pairs = await paintPages(run.siteUrl, six, {
    port: run.port + 5,
    certificate,
    until: run.budget.until(3.5 * MINUTE),
  })
  print(
    table(
      ['page', 'FCP', 'without', 'ratio', 'LCP', 'without', 'ratio', 'TBT', 'without', 'CLS', 'without', 'runs'],
      pairs.map((pair) => {
        const { name, withScripts: own, withoutScripts: bare, runs } = pair
        const times = [ms(own.fcpMs), ms(bare.fcpMs), pair.fcpRatio.toFixed(3)]
        times.push(ms(own.lcpMs), ms(bare.lcpMs), pair.lcpRatio.toFixed(3), ms(own.tbtMs), ms(bare.tbtMs))
        return [name, ...times, own.cls.toFixed(3), bare.cls.toFixed(3), runs]
      }),
    ),
  )
  const worst = (key: 'fcpRatio' | 'lcpRatio') =>
    pairs[0]?.runs ? Math.max(...pairs.map((pair) => pair[key])) : undefined
  run.verdicts.push(
    judge('FCP beside the same page without scripts, worst of six', worst('fcpRatio'), { atMost: 1.05, digits: 3 }),
    judge('LCP beside the same page without scripts, worst of six', worst('lcpRatio'), { atMost: 1.05, digits: 3 }),
  )
  const slowest = (key: 'fcpMs' | 'lcpMs') =>
    pairs[0]?.runs ? Math.max(...pairs.map(({ withScripts }) => withScripts[key])) : undefined
  const inMs = { unit: ' ms', digits: 0 }
  run.verdicts.push(
    judge('FCP behind HTTP/2, slowest of six', slowest('fcpMs'), { atMost: 1000, ...inMs }),
    judge('LCP behind HTTP/2, slowest of six', slowest('lcpMs'), { atMost: 1350, ...inMs }),
  )
  await benchScores(run, six, certificate)
  await benchBlocking(run, certificate)
}

/** The four scores Lighthouse gives. */
async function benchScores(run: Run, pages: [string, string][], certificate: Certificate): Promise<void> {
  const scores = await scorePages(run.siteUrl, pages, { port: run.port + 7, certificate })
  const names = Object.keys(scores[0]?.categories ?? {})
  print()
  print(
    table(
      ['score', ...names, 'lost by'],
      scores.map(({ name, categories, lost }) => [
        name,
        ...names.map((category) => categories[category]?.toFixed(0) ?? '–'),
        lost.join(', '),
      ]),
    ),
  )
  const lowest = Math.min(...scores.flatMap(({ categories }) => Object.values(categories)))
  run.verdicts.push(judge('Lighthouse, lowest score of six pages', lowest, { atLeast: 100, digits: 0 }))
}

/** Time blocked after the first paint, as Lighthouse counts it, on a processor 12 times slower. */
async function benchBlocking(run: Run, certificate: Certificate): Promise<void> {
  const { home, list, package: tour } = run.pages
  const pages: [string, string][] = [
    ['home', home],
    ['list', list],
    ['package', tour],
  ]
  const pairs = await paintPages(run.siteUrl, pages, {
    port: run.port + 6,
    certificate,
    until: run.budget.until(2 * MINUTE),
    slowdown: 12,
  })
  print()
  print(
    table(
      ['processor 12 times slower', 'blocked ms', 'without scripts', 'runs'],
      pairs.map(({ name, withScripts, withoutScripts, runs }) => [
        name,
        ms(withScripts.tbtMs),
        ms(withoutScripts.tbtMs),
        runs,
      ]),
    ),
  )
  const blocked = pairs[0]?.runs ? Math.max(...pairs.map(({ withScripts }) => withScripts.tbtMs)) : undefined
  run.verdicts.push(judge('TBT on a 12 × slowed processor', blocked, { atMost: 100, unit: ' ms', digits: 0 }))
}
