import { table } from '#bench/table.ts'
import { hourOf } from './day.ts'
import type { Moment, Use } from './gauges.ts'
import { faultsOf } from './season.ts'
import type { Outcome, Season } from './season.ts'

/** From this share on there is nothing left of a thing. */
const USED_UP = 0.9
/** A moment may be chance; that many one after the other are not. */
const IN_A_ROW = 3

export type Saturated = { what: keyof Use; at: number }

/** What was used up first in the day, and when; nothing where all held. */
export function findSaturated(moments: readonly Moment[]): Saturated | undefined {
  for (let end = IN_A_ROW; end <= moments.length; end++) {
    const row = moments.slice(end - IN_A_ROW, end)
    const names = Object.keys(row[0]!.use) as (keyof Use)[]
    const what = names.find((name) => row.every(({ use }) => use[name] >= USED_UP))
    if (what) return { what, at: row[0]!.at }
  }
  return undefined
}

/** A day in words and figures. */
export function describe({ urls, visits, seconds }: Season, outcome: Outcome): string {
  const { deeds, answers, held, paid, moments, tookSeconds } = outcome
  const inMs = (ms: number) => ms.toFixed(ms < 10 ? 1 : 0)
  const rows = Object.entries(deeds).map(([deed, times]) => [
    deed,
    times.count,
    times.failed,
    ...[times.p50Ms, times.p95Ms, times.p99Ms, times.mostMs].map(inMs),
  ])
  const used = Object.keys(moments[0]?.use ?? {}).map((name) => [
    name,
    `${Math.round(100 * Math.max(...moments.map(({ use }) => use[name as keyof Use])))} %`,
  ])
  return [
    '',
    `  ${visits} visits of a day in ${seconds} s on ${urls.length} ${urls.length === 1 ? 'process' : 'processes'}: ${answers} answers, ${Math.round(answers / tookSeconds)} a second; ${held} held seats, ${paid} paid`,
    ...faultsOf(outcome).map((fault) => `  Not as it should be: ${fault}.`),
    '',
    table(['', 'answers', 'failed', 'p50 ms', 'p95 ms', 'p99 ms', 'most ms'], rows),
    '',
    table(['at most in use', ''], used),
    '',
    `  waited for a connection at most ${Math.max(0, ...moments.map(({ waiting }) => waiting))}; sent away ${moments.at(-1)?.turnedAway ?? 0}; largest process ${Math.round(Math.max(0, ...moments.map(({ largestBytes }) => largestBytes)) / 1e6)} MB`,
    `  ${growthOver(moments)}`,
    `  ${verdictOn(moments)}`,
    '',
  ].join('\n')
}

/** What the fullest process held at its emptiest, which is just after a collection, in the second and the last third of the day: what is held for good shows in the difference. */
export function growthOver(moments: readonly Moment[]): string {
  const third = Math.floor(moments.length / 3)
  if (third === 0) return 'What is held for good was not measured.'
  const least = (some: readonly Moment[]) =>
    `${Math.round(Math.min(...some.map(({ heldBytes }) => heldBytes)) / 1e6)} MB`
  return `Held at least ${least(moments.slice(third, 2 * third))} in the second third of the day, ${least(moments.slice(-third))} in the last.`
}

/** What the day says of what the site bears: nothing, where too little was read of it. */
export function verdictOn(moments: readonly Moment[]): string {
  if (moments.length < IN_A_ROW) return 'What was used up was not measured.'
  const saturated = findSaturated(moments)
  return saturated
    ? `Saturates first: ${saturated.what}, at ${hourOf(saturated.at)} of that day.`
    : 'Nothing was used up: it bears more.'
}
