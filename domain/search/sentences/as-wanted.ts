import { countText, isCounted } from '#domain/search/facts/counted-sights.ts'
import { unitOf } from '#domain/search/facts/package-facts.ts'
import type { FactName } from '#domain/search/facts/package-facts.ts'
import type { KnownFacts } from '#domain/search/lists/port.ts'
import type { Want } from './want.ts'

/** What of a journey is beyond a limit that was said, for the card of one that is shown all the same. */
const BEYOND: Partial<Record<FactName, (value: number) => string>> = {
  longestDrive: (hours) => `Up to ${hours.toLocaleString('en-IN')} hours on the road in a day`,
  highestNight: (metres) => `Sleeps as high as ${metres.toLocaleString('en-IN')} m`,
  beds: (count) => `Sleeps in ${count} places`,
  tentNights: (nights) => `${nights} ${nights === 1 ? 'night' : 'nights'} in a tent`,
  youngest: (years) => `From ${years} years on`,
  vegetarianUnsaid: () => 'Ask us about vegetarian food',
}

/** A difference smaller than this share of what makes a great one is none: there the words decide. */
const STEP = 0.125

export type Wanted = { meeting: string[]; others: string[]; differs: Map<string, string> }

/**
 * Parts packages into those within all limits that are wanted and the others, each with as much as may be of what is wanted first; of equals the order they came in. What
 * is beyond a limit says by how much.
 */
export function asWanted(facts: KnownFacts, wants: readonly Want[], ids: readonly string[]): Wanted {
  const rated = ids.map((id) => ({ id, lack: lackOf(facts, wants, id), beyond: firstBeyond(facts, wants, id) }))
  // One stable sort over all that was found.
  rated.sort((one, other) => one.lack - other.lack)
  const others = rated.filter(({ beyond }) => beyond !== undefined)
  return {
    meeting: rated.filter(({ beyond }) => beyond === undefined).map(({ id }) => id),
    others: others.map(({ id }) => id),
    differs: new Map(others.flatMap(({ id, beyond }) => (beyond ? [[id, beyond] as const] : []))),
  }
}

/** How far a package is from what is wanted: 0 where it is all of it. */
function lackOf(facts: KnownFacts, wants: readonly Want[], id: string): number {
  let lack = 0
  for (const { fact, goal, limit } of wants) {
    const [value, { scale }] = [facts.factOf(id, fact) ?? scaleOf(fact), unitOf(fact)]
    lack += missingOf(value, goal, limit) / scale
  }
  return Math.round(lack / STEP)
}

function missingOf(value: number, goal: Want['goal'], limit: number | undefined): number {
  if (limit === undefined) return goal === 'least' ? value : -value
  if (goal === 'most') return Math.max(0, limit - value)
  return goal === 'about' ? Math.abs(value - limit) : Math.max(0, value - limit)
}

function scaleOf(fact: FactName): number {
  return unitOf(fact).scale
}

function beyondText(fact: FactName, value: number): string {
  return isCounted(fact) ? `Visits ${countText(fact, value)}` : (BEYOND[fact]?.(value) ?? '')
}

function firstBeyond(facts: KnownFacts, wants: readonly Want[], id: string): string | undefined {
  for (const { fact, goal, limit } of wants) {
    const value = facts.factOf(id, fact)
    if (goal === 'about' || limit === undefined || value === undefined) continue
    if (goal === 'least' ? value > limit : value < limit) return beyondText(fact, value)
  }
  return undefined
}
