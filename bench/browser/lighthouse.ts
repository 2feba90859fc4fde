import lighthouse from 'lighthouse'
import { median } from '#bench/table.ts'
import { openBrowser } from '#tests/browser.ts'
import { openFront } from './front.ts'
import type { Certificate } from './front.ts'
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

/** A browser's debugging port, and the certificate of the site's front. */
type Session = { port: number; certificate: Certificate }

const TRUSTING = '--ignore-certificate-errors'
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
  { port, until, certificate, cookie, slowdown = 4 }: Session & { until: number; cookie?: string; slowdown?: number },
): Promise<PaintPair[]> {
  const browser = await openBrowser([`--remote-debugging-port=${port}`, TRUSTING])
  const fronts = [
    await openFront(siteUrl, { scripts: true, certificate, cookie }),
    await openFront(siteUrl, { scripts: false, certificate, cookie }),
  ]
  const runs = pages.map((): [Paint[], Paint[]] => [[], []])
  try {
    // Pictures are made at the first asking: not on anybody's time here.
    for (const [, path] of pages) await visit(browser, siteUrl + path, 1, { cookie })
    let roundMs = 0
    while (performance.now() + roundMs < until) {
      const started = performance.now()
      for (const [at, [, path]] of pages.entries())
        for (const side of sidesOf(runs[at]![0].length))
          runs[at]![side].push(await paint(fronts[side]!.url + path, port, slowdown))
      roundMs = performance.now() - started
    }
  } finally {
    await browser.close()
    for (const front of fronts) await front.stop()
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

/** Pages that ask not to be found are not judged by how well they are. */
const KEPT_FROM_SEARCH = new Set(['sign-in'])

export type Scores = { name: string; categories: Record<string, number>; lost: string[] }

/** What Lighthouse gives each page in its four categories on the phone, out of 100, and what it found wanting. */
export async function scorePages(
  siteUrl: string,
  pages: [name: string, path: string][],
  { port, certificate }: Session,
): Promise<Scores[]> {
  const browser = await openBrowser([`--remote-debugging-port=${port}`, TRUSTING])
  const front = await openFront(siteUrl, { scripts: true, certificate })
  const scores: Scores[] = []
  try {
    for (const [name, path] of pages) {
      await visit(browser, siteUrl + path, 1)
      const result = await lighthouse(front.url + path, { port, logLevel: 'silent' })
      if (result) scores.push({ name, ...scoresOf(result.lhr, KEPT_FROM_SEARCH.has(name)) })
    }
  } finally {
    await browser.close()
    await front.stop()
  }
  return scores
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function scoresOf({ categories, audits }: Report, isKeptFromSearch: boolean): Pick<Scores, 'categories' | 'lost'> {
  const all = Object.values(categories).filter(({ id }) => id !== 'seo' || !isKeptFromSearch)
  const lost = all.flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  )
  return { categories: Object.fromEntries(all.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])), lost }
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
