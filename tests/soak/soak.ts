import { setTimeout as pause } from 'node:timers/promises'
import { MINUTE, SECOND } from '#platform/clock.ts'
import { freePort, startPostgres } from '#scripts/test-postgres.ts'
import { openRandom } from '#tests/chaos/random.ts'
import { judge } from '#tests/load/judge.ts'
import { visit } from '#tests/load/visitor.ts'
import { openedSite, startProcess, startWords, temporaryDirectory } from '#tests/running-site.ts'
import { readSitemaps } from '#tests/site-map.ts'
import { openInspector } from './memory.ts'
import type { Held } from './memory.ts'
import { slopeOf } from './slope.ts'
import type { Slope } from './slope.ts'

export type Soak = { minutes: number; warmMinutes: number; visitsASecond: number }
export type Soaked = {
  /** JavaScript's heap, bytes beside it, kept pages among them, which have a bound, all but those, and what the system counts; in megabytes an hour, once all was warm. */
  slopes: Record<'heap' | 'beside' | 'pages' | 'held' | 'resident', Slope>
  last: Look
  answers: number
  failed: number
  samples: number
}

type Look = Held & { pages: number }

const METRICS_TOKEN = 'a token of the soak harness'
const LOOK_EVERY = 30 * SECOND

/** Visits a process on PostgreSQL without end, each page first, and says what it holds more of each hour. `tell` hears every look. */
export async function soak(
  { minutes, warmMinutes, visitsASecond }: Soak,
  tell: (line: string) => void,
): Promise<Soaked> {
  await using open = new AsyncDisposableStack()
  const server = await startPostgres()
  open.defer(server.stop)
  const { path, remove } = await temporaryDirectory()
  open.defer(remove)
  const inspected = await freePort(26_200)
  const site = await openedSite(
    startProcess([`--inspect=127.0.0.1:${inspected}`, ...startWords()], {
      env: {
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(await freePort(26_300)),
        DATABASE_URL: server.url,
        DATA_DIR: path,
        AUTH_SECRET: 'a secret of the soak harness, long enough to sign',
        TRUST_PROXY: '127.0.0.1',
        LOG_LEVEL: 'warn',
        METRICS_TOKEN,
        MALLOC_ARENA_MAX: '2',
      },
    }),
  )
  open.defer(async () => void (await site.stop('SIGKILL')))
  const inspector = await openInspector(inspected)
  open.defer(async () => inspector.close())
  await seeEveryPage(site.url)

  const began = performance.now()
  const counted = { answers: 0, failed: 0, begun: 0 }
  const samples: (Look & { at: number })[] = []
  let lookAt = 0
  while (performance.now() - began < minutes * MINUTE) {
    void oneVisit(site.url, counted)
    await pause(SECOND / visitsASecond)
    if (performance.now() - began < lookAt) continue
    lookAt += LOOK_EVERY
    const pages = await keptPages(site.url)
    const sample = { ...(await inspector.held()), pages, at: (performance.now() - began) / SECOND }
    samples.push(sample)
    tell(
      `${(sample.at / 60).toFixed(1)} min: ${describe(sample)}, ${counted.answers} answers, ${counted.failed} failed`,
    )
  }
  const warm = samples.filter(({ at }) => at >= warmMinutes * 60)
  const slope = (of: (look: Look) => number) => slopeOf(warm.map((one) => ({ at: one.at, value: of(one) / 1e6 })))
  return {
    slopes: {
      heap: slope(({ heapUsed }) => heapUsed),
      beside: slope(({ external }) => external),
      pages: slope(({ pages }) => pages),
      held: slope(({ heapUsed, external, pages }) => heapUsed + external - pages),
      resident: slope(({ rss }) => rss),
    },
    last: samples.at(-1)!,
    answers: counted.answers,
    failed: counted.failed,
    samples: warm.length,
  }
}

export function describe({ heapUsed, external, pages, rss }: Look): string {
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  return `heap ${mb(heapUsed)}, beside it ${mb(external)}, kept pages ${mb(pages)} of it, resident ${mb(rss)}`
}

/** What the kept pages and their pieces weigh, which grows until it meets its bounds, whatever is held for nothing. */
async function keptPages(site: string): Promise<number> {
  const told = await fetch(`${site}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  const text = await told.text()
  const bytes = (name: string) => Number(new RegExp(`^padav_${name}_bytes (\\S+)$`, 'm').exec(text)![1])
  return bytes('page_cache') + bytes('page_pieces')
}

/** Once and once more: what is kept of a page is kept from then on. */
async function seeEveryPage(site: string): Promise<void> {
  const paths = [...(await readSitemaps(site)).values()].flat()
  for (const path of [...paths, ...paths])
    await (await fetch(site + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
}

async function oneVisit(site: string, counted: { answers: number; failed: number; begun: number }): Promise<void> {
  const at = ++counted.begun
  await visit({
    random: openRandom(at),
    site,
    network: `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`,
    pictures: 2,
    hear: (heard) => {
      counted.answers++
      if (judge(heard) === 'failed') counted.failed++
    },
  })
}
