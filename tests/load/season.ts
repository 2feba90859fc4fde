import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '#platform/clock.ts'
import { openRandom } from '#tests/chaos/random.ts'
import { spreadOverDay } from './day.ts'
import { openGauges } from './gauges.ts'
import type { Moment } from './gauges.ts'
import { judge } from './judge.ts'
import type { Judged } from './judge.ts'
import { visit } from './visitor.ts'
import type { Deed, Heard } from './visitor.ts'

export type Season = {
  urls: readonly string[]
  metricsToken: string
  visits: number
  seconds: number
  seed: number
  pictures: number
}
export type Times = { count: number; failed: number; p50Ms: number; p95Ms: number; p99Ms: number; mostMs: number }
export type Outcome = {
  deeds: Partial<Record<Deed, Times>>
  answers: number
  /** Answers their deed should not have had, and those that never came. */
  failed: number
  /** Who was told that they ask too often. */
  limited: number
  /** Seats that were held, and bookings that stood as confirmed once they were paid. */
  held: number
  paid: number
  /** Visits that could not begin because too many were under way. */
  leftOut: number
  moments: Moment[]
  tookSeconds: number
}

const READ_EVERY = SECOND
/** A crowd the site does not get rid of: who comes then finds nobody. */
const MOST_AT_ONCE = 1000

/** A day of visits, begun when they are due whether or not those before are over, spread over the processes in turn. */
export async function playSeason({ urls, metricsToken, visits, seconds, seed, pictures }: Season): Promise<Outcome> {
  const heard: Heard[] = []
  const moments: Moment[] = []
  const gauges = openGauges(urls, metricsToken)
  const began = performance.now()
  const dayMs = seconds * SECOND
  const shareOfDay = () => (performance.now() - began) / dayMs
  const reading = readUntilOver(async () => {
    const moment = await gauges.read(shareOfDay())
    if (moment) moments.push(moment)
  })
  let leftOut = 0
  const underWay = new Set<Promise<void>>()
  for (const [at, start] of spreadOverDay(visits).entries()) {
    const early = began + start * dayMs - performance.now()
    if (early > 0) await pause(early)
    if (underWay.size >= MOST_AT_ONCE) {
      leftOut++
      continue
    }
    const network = `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`
    const site = urls[at % urls.length]!
    const visiting = visit({
      random: openRandom(seed * 1_000_003 + at),
      site,
      network,
      pictures,
      hear: (one) => void heard.push(one),
    })
    const ended = visiting.finally(() => underWay.delete(ended))
    underWay.add(ended)
  }
  await Promise.all(underWay)
  await reading.end()
  const tookSeconds = (performance.now() - began) / SECOND
  return { deeds: timesOf(heard), ...countAnswers(heard), leftOut, moments, tookSeconds }
}

function readUntilOver(read: () => Promise<void>) {
  const over = new AbortController()
  const reading = (async () => {
    while (!over.signal.aborted) {
      await read()
      await pause(READ_EVERY, undefined, { signal: over.signal }).catch(() => undefined)
    }
    await read()
  })()
  return {
    end: async () => {
      over.abort()
      await reading
    },
  }
}

/** What became of all that was asked. */
export function countAnswers(
  heard: readonly Heard[],
): Pick<Outcome, 'answers' | 'failed' | 'limited' | 'held' | 'paid'> {
  const count = (is: (one: Heard, judged: Judged) => boolean) => heard.filter((one) => is(one, judge(one))).length
  return {
    answers: heard.length,
    failed: count((_, judged) => judged === 'failed'),
    limited: count((_, judged) => judged === 'limited'),
    held: count(({ deed }, judged) => deed === 'hold' && judged === 'well'),
    paid: count(({ deed, state }, judged) => deed === 'booking' && judged === 'well' && state === 'confirmed'),
  }
}

/** What keeps a day from being one the site has borne: a day on which nobody could book shows nothing. */
export function faultsOf({ failed, leftOut, limited, held, paid, moments }: Outcome): string[] {
  return [
    failed > 0 && `${failed} answers failed`,
    leftOut > 0 && `${leftOut} visits found too many before them`,
    limited > 0 && `${limited} were told that they ask too often`,
    held === 0 && 'nobody held a seat',
    paid === 0 && 'nobody paid for one',
    moments.length === 0 && 'nothing was measured',
  ].filter((fault) => fault !== false)
}

function timesOf(heard: readonly Heard[]): Outcome['deeds'] {
  const byDeed = Map.groupBy(heard, ({ deed }) => deed)
  return Object.fromEntries(byDeed.entries().map(([deed, all]) => [deed, timesAmong(all)]))
}

function timesAmong(all: readonly Heard[]): Times {
  const ms = all.map((one) => one.ms).toSorted((one, other) => one - other)
  const at = (share: number) => ms[Math.floor((ms.length - 1) * share)]!
  const failed = all.filter((one) => judge(one) === 'failed').length
  return { count: all.length, failed, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99), mostMs: at(1) }
}
