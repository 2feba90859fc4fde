import lighthouse from 'lighthouse'
import { median } from '#bench/table.ts'
import { openBrowser } from '#tests/browser.ts'
import { mirrorSite } from './stripped.ts'
import { visit } from './visit.ts'

export type Paint = { fcpMs: number; lcpMs: number; tbtMs: number; cls: number }
export type PaintPair = {
  name: string
  path: string
  withScripts: Paint
  withoutScripts: Paint
  /** The middle of what each round gave: a machine that is busy for a while is so for both sides of a round. */
  fcpRatio: number
  lcpRatio: number
  runs: number
}

const METRICS = {
  fcpMs: 'first-contentful-paint',
  lcpMs: 'largest-contentful-paint',
  tbtMs: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const

// Lighthouse's own slow 4G.
const PHONE = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
}

/** Lighthouse on its phone profile, its processor `slowdown` times slowed, for each page with and without its scripts in turn, round after round until `until`. */
export async function paintPages(
  siteUrl: string,
  pages: [name: string, path: string][],
  { port, until, slowdown = 4 }: { port: number; until: number; slowdown?: number },
): Promise<PaintPair[]> {
  const browser = await openBrowser([`--remote-debugging-port=${port}`])
  const mirrors = [await mirrorSite(siteUrl, { scripts: true }), await mirrorSite(siteUrl, { scripts: false })]
  const runs = pages.map((): [Paint[], Paint[]] => [[], []])
  try {
    // Pictures are made at the first asking: not on anybody's time here.
    for (const [, path] of pages) await visit(browser, siteUrl + path, 1)
    let roundMs = 0
    while (performance.now() + roundMs < until) {
      const started = performance.now()
      for (const [at, [, path]] of pages.entries())
        for (const side of sidesOf(runs[at]![0].length))
          runs[at]![side].push(await paint(mirrors[side]!.url + path, port, slowdown))
      roundMs = performance.now() - started
    }
  } finally {
    await browser.close()
    for (const mirror of mirrors) await mirror.stop()
  }
  return pages.map(([name, path], at) => ({
    name,
    path,
    withScripts: middle(runs[at]![0]),
    withoutScripts: middle(runs[at]![1]),
    fcpRatio: middleRatio(runs[at]!, 'fcpMs'),
    lcpRatio: middleRatio(runs[at]!, 'lcpMs'),
    runs: runs[at]![0].length,
  }))
}

/** Each round begins with the other side. */
function sidesOf(round: number): (0 | 1)[] {
  return round % 2 === 0 ? [0, 1] : [1, 0]
}

function middleRatio([own, bare]: [Paint[], Paint[]], key: 'fcpMs' | 'lcpMs'): number {
  return median(own.map((paint, at) => paint[key] / (bare[at]?.[key] ?? Number.NaN)))
}

async function paint(url: string, port: number, cpuSlowdownMultiplier: number): Promise<Paint> {
  const throttling = { ...PHONE, cpuSlowdownMultiplier }
  const result = await lighthouse(url, { port, onlyAudits: Object.values(METRICS), logLevel: 'silent', throttling })
  const read = (name: string) => result?.lhr.audits[name]?.numericValue ?? Number.NaN
  return {
    fcpMs: read(METRICS.fcpMs),
    lcpMs: read(METRICS.lcpMs),
    tbtMs: read(METRICS.tbtMs),
    cls: read(METRICS.cls),
  }
}

function middle(paints: Paint[]): Paint {
  const of = (key: keyof Paint) => median(paints.map((paint) => paint[key]))
  return { fcpMs: of('fcpMs'), lcpMs: of('lcpMs'), tbtMs: of('tbtMs'), cls: of('cls') }
}
