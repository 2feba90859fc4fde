import { MINUTE, SECOND } from '#platform/clock.ts'
import { openBrowser } from '#tests/browser.ts'
import { startSite, temporaryDirectory } from '#tests/running-site.ts'
import { paintPages } from './browser/lighthouse.ts'
import { touch, visit } from './browser/visit.ts'
import type { Visit } from './browser/visit.ts'
import { openBudget } from './clock.ts'
import { measureCached, measureUncached } from './http/measure.ts'
import { weigh } from './http/weight.ts'
import { choosePages } from './page-types.ts'
import { benchSearch } from './search.ts'
import { median, table } from './table.ts'
import { judge, unmeasured } from './target.ts'
import type { Verdict } from './target.ts'

// Everything the speed of the site is judged by, in one run: only ratios within a run mean anything (docs: PERFORMANCE).
const quick = process.argv.includes('--quick')
const budget = openBudget(quick ? 2 * MINUTE : 10 * MINUTE)
const PORT = 25_010
const LOAD_SECONDS = quick ? 2 : 5
// What the peers reached beside nginx on one machine: Next.js 16 kept, and rendered each time.
const NEXT_KEPT_TO_NGINX = 1_020 / 103_000
const NEXT_RENDERED_TO_NGINX = 88 / 103_000

const verdicts: Verdict[] = []
const print = (text = '') => void process.stdout.write(`${text}\n`)
const title = (text: string) => print(`\n${text}\n`)
const ms = (value: number) => value.toFixed(value < 10 ? 2 : 0)
const ratio = (value: number) => (Number.isFinite(value) ? value.toFixed(value < 10 ? 2 : 0) : '–')

const data = await temporaryDirectory()
const stops: (() => Promise<unknown>)[] = [data.remove]
const env = { DATA_DIR: data.path, LOG_LEVEL: 'error' }
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopAll().then(() => process.exit(1)))

try {
  print(`Loading the demo catalogue into ${data.path} …`)
  const first = await startSite(env)
  await first.stop()
  const started = performance.now()
  const site = await startSite(env)
  const readySeconds = (performance.now() - started) / 1000
  const stopSite = () => site.stop('SIGTERM')
  stops.push(stopSite)
  verdicts.push(judge('ready after start, demo loaded', readySeconds, { atMost: 3, unit: ' s' }))
  const pages = await choosePages(site.url)
  const types = Object.entries(pages)

  title('Pages from the cache')
  const cached = await measureCached(
    { siteUrl: site.url, pid: site.process.pid ?? 0, path: pages.list },
    { seconds: LOAD_SECONDS, dir: data.path, port: PORT },
  )
  const { nginx, bare } = cached
  const beside = (perCpuSecond: number, other = nginx) => (other ? perCpuSecond / other.perCpuSecond : Number.NaN)
  print(`${pages.list}, ${cached.bytes} bytes of Brotli, 32 connections, ${LOAD_SECONDS} s`)
  print(
    table(
      ['', 'requests per CPU-second', 'to nginx', 'p99 ms', 'failed'],
      (
        [
          ['nginx, one worker, file on disk', nginx],
          ['bare node:http, same bytes and headers', bare],
          ['this site', cached.site],
        ] as const
      ).flatMap(([name, of]) =>
        of ? [[name, of.perCpuSecond.toFixed(0), ratio(beside(of.perCpuSecond)), of.p99Ms, of.failed]] : [],
      ),
    ),
  )
  if (!nginx) print('nginx is not installed.')
  const toNginx = nginx ? beside(cached.site.perCpuSecond) : undefined
  verdicts.push(
    judge('cached page to nginx, per CPU-second', toNginx, { atLeast: 0.5 }),
    judge('cached page to Next.js 16 ISR (its ratio to nginx: 0.0099)', toNginx && toNginx / NEXT_KEPT_TO_NGINX, {
      atLeast: 40,
      unit: '×',
      digits: 0,
    }),
  )

  title('Bytes of a first visit, nothing touched (Brotli; JavaScript as the browser fetched it, headers included)')
  const browser = await openBrowser().catch(() => undefined)
  const visits = new Map<string, Visit>()
  const weights = new Map<string, Awaited<ReturnType<typeof weigh>>>()
  if (browser) {
    stops.push(() => browser.close())
    for (const [name, path] of types) visits.set(name, await visit(browser, site.url + path, 1))
  } else print('no browser: JavaScript is not measured')
  for (const [name, path] of types) weights.set(name, await weigh(site.url, path))
  const kb = (bytes: number | undefined) => (bytes === undefined ? '–' : (bytes / 1024).toFixed(1))
  print(
    table(
      ['page', 'HTML KB', 'CSS KB', 'JS KB', 'cards', 'elements', 'requests', 'path'],
      types.map(([name, path]) => {
        const [weight, seen] = [weights.get(name)!, visits.get(name)]
        const sizes = [kb(weight.htmlBytes), kb(weight.cssBytes), kb(seen?.jsBytes)]
        return [name, ...sizes, weight.cards, weight.elements, seen?.requests ?? '–', path]
      }),
    ),
  )
  const most = (values: number[]) => (values.length > 0 ? Math.max(...values) / 1024 : undefined)
  const [list, all] = [weights.get('list')!, [...weights.values()]]
  verdicts.push(
    judge('JavaScript before the first interaction, heaviest page', most([...visits.values()].map((v) => v.jsBytes)), {
      atMost: 12,
      unit: ' KB',
      digits: 1,
    }),
    judge(`HTML of a list (${list.cards} cards; the target names 40)`, list.htmlBytes / 1024, {
      atMost: 12,
      unit: ' KB',
      digits: 1,
    }),
    judge('CSS, heaviest page', most(all.map(({ cssBytes }) => cssBytes)), { atMost: 14, unit: ' KB', digits: 1 }),
  )

  title('On a slow phone')
  if (browser) {
    const slow = new Map<string, Visit>()
    for (const name of quick ? (['list'] as const) : (['home', 'list', 'package'] as const))
      slow.set(name, await visit(browser, site.url + pages[name], 12))
    const reactions = await touch(browser, site.url + pages.list, 4)
    print(
      table(
        ['processor 12 times slower', 'blocked ms', 'layout shift'],
        [...slow].map(([name, { blockedMs, cls }]) => [name, ms(blockedMs), cls.toFixed(3)]),
      ),
    )
    print()
    print(
      table(
        ['processor 4 times slower', 'slowest answer ms'],
        reactions.map(({ name, slowestMs }) => [name, ms(slowestMs)]),
      ),
    )
    const worst = (key: 'blockedMs' | 'cls') => Math.max(...[...slow.values()].map((one) => one[key]))
    verdicts.push(
      judge('blocked time on a 12 × slowed processor', worst('blockedMs'), { atMost: 100, unit: ' ms', digits: 0 }),
      judge('layout shift', worst('cls'), { atMost: 0.02, digits: 3 }),
      judge('slowest answer of menu and search, 4 × slowed', Math.max(...reactions.map((one) => one.slowestMs)), {
        atMost: 150,
        unit: ' ms',
        digits: 0,
      }),
    )
    await browser.close()
  }

  if (browser && !quick) {
    title('Lighthouse, phone profile: each page beside itself without scripts (ms)')
    const six = types.filter(([name]) => name !== 'search')
    const pairs = await paintPages(site.url, six, { port: PORT + 5, until: budget.until(4 * MINUTE) })
    const share = (pair: (typeof pairs)[number], key: 'fcpMs' | 'lcpMs') =>
      pair.withScripts[key] / pair.withoutScripts[key]
    print(
      table(
        ['page', 'FCP', 'without', 'ratio', 'LCP', 'without', 'ratio', 'TBT', 'CLS', 'runs'],
        pairs.map((pair) => {
          const { name, withScripts: own, withoutScripts: bareOne, runs } = pair
          const [fcp, lcp] = [share(pair, 'fcpMs'), share(pair, 'lcpMs')].map((value) => value.toFixed(3))
          const times = [ms(own.fcpMs), ms(bareOne.fcpMs), fcp!, ms(own.lcpMs), ms(bareOne.lcpMs), lcp!]
          return [name, ...times, ms(own.tbtMs), own.cls.toFixed(3), runs]
        }),
      ),
    )
    const worst = (key: 'fcpMs' | 'lcpMs') =>
      pairs[0]?.runs ? Math.max(...pairs.map((pair) => share(pair, key))) : undefined
    verdicts.push(
      judge('FCP beside the same page without scripts, worst of six', worst('fcpMs'), { atMost: 1.05, digits: 3 }),
      judge('LCP beside the same page without scripts, worst of six', worst('lcpMs'), { atMost: 1.05, digits: 3 }),
    )
  } else
    verdicts.push(unmeasured('FCP and LCP beside the same page without scripts', '≤ 1.05', 'left out of a quick run'))

  title('A question over HTTP on the demo catalogue')
  const asked = await askOverHttp(site.url)
  print(`p50 ${ms(asked.p50Ms)} ms, p99 ${ms(asked.p99Ms)} ms, ${asked.times} questions with one slip`)

  await stopSite()
  title('Pages rendered at each request')
  const uncached = await measureUncached(data.path, [pages.list, pages.package, pages.home], LOAD_SECONDS)
  print(
    table(
      ['page', 'requests per CPU-second', 'renderToString alone', 'page to bare', 'cached to uncached'],
      uncached.map(({ path, http, barePerCpuSecond }) => [
        path,
        http.perCpuSecond.toFixed(0),
        barePerCpuSecond.toFixed(0),
        ratio(http.perCpuSecond / barePerCpuSecond),
        path === pages.list ? `${ratio(cached.site.perCpuSecond / http.perCpuSecond)}×` : '',
      ]),
    ),
  )
  print(
    'renderToString alone: the same tree with its data already loaded; no loaders, matching, policy or compression.',
  )
  const uncachedToNginx = nginx && uncached[0] ? uncached[0].http.perCpuSecond / nginx.perCpuSecond : undefined
  verdicts.push(
    judge(
      'uncached list to Next.js 16 rendered each time (its ratio to nginx: 0.00085)',
      uncachedToNginx && uncachedToNginx / NEXT_RENDERED_TO_NGINX,
      { atLeast: 6, unit: '×', digits: 1 },
    ),
  )

  title('Search in process')
  const searched = await benchSearch(print, {
    largest: quick ? 10_000 : 1_000_000,
    askingMs: quick ? 1 * SECOND : 4 * SECOND,
    longestLoadSeconds: quick ? 5 : 30,
    until: budget.until(quick ? 40 * SECOND : 3.5 * MINUTE),
  })
  const memberAt = (size: number) => searched.find((row) => row.member === 'memory' && row.packages === size)
  const viaHttp = (size: number) => {
    const row = memberAt(size)
    return row && row.p99Ms + asked.p99Ms
  }
  verdicts.push(
    judge('search p99 at 10 k, in process plus a call on the demo', viaHttp(10_000), { atMost: 4, unit: ' ms' }),
    judge('search p99 at 1 M, in process plus a call on the demo', viaHttp(1_000_000), { atMost: 6.6, unit: ' ms' }),
    judge('search memory at 1 M', heldGb(memberAt(1_000_000)?.heldMb), { atMost: 0.6, unit: ' GB' }),
    unmeasured('filtered list with facet counts at 100 k, p99', '≤ 15 ms', 'no facets yet'),
    unmeasured('seats on one hot departure, 64 callers', '≥ 3 ×', 'no booking yet'),
  )

  title('Targets')
  print(
    table(
      ['target', 'must', 'measured', ''],
      verdicts.map(({ target, must, measured, holds }) => [
        target,
        must,
        measured,
        holds === undefined ? '–' : holds ? 'holds' : 'DOES NOT HOLD',
      ]),
    ),
  )
} finally {
  await stopAll()
}

async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0).toReversed()) await stop().catch(() => undefined)
}

function heldGb(heldMb: number | undefined): number | undefined {
  return heldMb === undefined ? undefined : heldMb / 1000
}

async function askOverHttp(siteUrl: string): Promise<{ p50Ms: number; p99Ms: number; times: number }> {
  const { typedQuestions } = await import('./search/questions.ts')
  const times: number[] = []
  for (const [at, text] of typedQuestions(400).entries()) {
    const from = performance.now()
    await (await fetch(`${siteUrl}/api/search-api?q=${encodeURIComponent(text)}`)).arrayBuffer()
    if (at >= 50) times.push(performance.now() - from)
  }
  const sorted = times.toSorted((a, b) => a - b)
  return { p50Ms: median(times), p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN, times: times.length }
}
