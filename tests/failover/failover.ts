import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '#platform/clock.ts'
import { freePort } from '#scripts/test-postgres.ts'
import { startSite, temporaryDirectory } from '#tests/running-site.ts'
import { isHaproxyInstalled, openHaproxy } from './haproxy.ts'
import { ask, openPair } from './pair.ts'
import { openProxy } from './proxy.ts'
import { read, sell } from './traffic.ts'
import type { Pages, Watch } from './traffic.ts'

/** How the first goes: its process killed, which its machine says at once; or the machine itself, of which nobody hears. */
export type Loss = 'killed' | 'silent'
export type Outcome = {
  /** Seconds between the last booking acknowledged by the first and the first acknowledged by the second. */
  gap: number
  /** Seconds of it until the second took over: the watchman's, not the site's. */
  takeover: number
  booked: number
  /** Acknowledged, and not there afterwards. */
  lost: string[]
  refused: Record<string, number>
  pages: Pages
  /** What led to the second. */
  by: 'HAProxy' | 'a proxy of the tests'
}

/** What HAProxy does too: asks each second, and believes the third silence. */
const ASK_EVERY = SECOND
const SILENCES = 3
const WAIT_FOR_ALL = 90 * SECOND

/** Sells through a site on two databases, loses the first, and tells what the site made of it. */
export async function failover(loss: Loss): Promise<Outcome> {
  await using open = new AsyncDisposableStack()
  const pair = await openPair()
  open.defer(pair.stop)
  const proxy = await openProxy(pair.first.port)
  open.defer(async () => proxy.close())
  // What leads to the second: HAProxy as it is shipped, and where that is not installed, the proxy by itself.
  const haproxy = isHaproxyInstalled ? await openHaproxy([proxy.port, pair.second.port]) : undefined
  open.defer(async () => haproxy?.close())
  const { path, remove } = await temporaryDirectory()
  open.defer(remove)
  const site = await startSite({
    PORT: String(await freePort(26_800)),
    DATABASE_URL: `postgres://padav:padav@127.0.0.1:${(haproxy ?? proxy).port}/postgres`,
    DATA_DIR: path,
    AUTH_SECRET: 'a secret of the failover harness, long enough to sign',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'silent',
  })
  open.defer(async () => void (await site.stop('SIGKILL')))
  const watch: Watch = { isOver: false }
  const selling = sell(site.url, watch)
  const reading = read(site.url, watch)
  await pause(8 * SECOND)

  const lostAt = performance.now()
  if (loss === 'silent') proxy.goSilent()
  pair.loseFirst()
  await watchman(loss)
  await pair.promote()
  if (!haproxy) proxy.leadTo(pair.second.port)
  const takeover = (performance.now() - lostAt) / SECOND
  const sold = selling.told
  for (const from = performance.now(); !sold.some(({ at }) => at > lostAt + takeover * SECOND); await pause(100))
    if (performance.now() - from > WAIT_FOR_ALL) break
  await pause(3 * SECOND)
  watch.isOver = true
  await Promise.all([selling.done, reading.done])
  return {
    gap: gapAround(
      sold.map(({ at }) => at),
      lostAt,
    ),
    takeover,
    booked: sold.length,
    lost: await missingIn(
      pair.second.url,
      sold.map(({ reference }) => reference),
    ),
    refused: selling.refused,
    pages: reading.pages,
    by: haproxy ? 'HAProxy' : 'a proxy of the tests',
  }
}

/** Nobody answers: seen at once where connections are refused, after its patience where nothing comes back. */
async function watchman(loss: Loss): Promise<void> {
  const patience = loss === 'silent' ? 2 * SECOND : 0
  for (let silences = 0; silences < SILENCES; silences++) await pause(ASK_EVERY)
  await pause(patience)
}

function gapAround(times: number[], lostAt: number): number {
  const before = Math.max(...times.filter((at) => at <= lostAt))
  const after = Math.min(...times.filter((at) => at > lostAt + SECOND))
  return (after - before) / SECOND
}

async function missingIn(url: string, references: string[]): Promise<string[]> {
  const { rows } = await ask(url, (client) =>
    client.query<{ reference: string }>('select reference from bookings where reference = any($1)', [references]),
  )
  const there = new Set(rows.map(({ reference }) => reference))
  return references.filter((reference) => !there.has(reference))
}
