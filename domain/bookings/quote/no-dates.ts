import type { Almanac } from '#domain/almanac/almanac.ts'
import { faultsOn, nearestDates, promiseOf } from '#domain/almanac/journey.ts'
import type { Journey } from '#domain/almanac/journey.ts'
import type { Package } from '#domain/catalogue/package.ts'
import { isClosed, isOpen } from '#domain/departures/departure.ts'
import type { Departure } from '#domain/departures/departure.ts'
import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { bears } from '#platform/slug.ts'
import { ownDates } from './own-dates.ts'

/** Why a package can be had on no date now: what is planned is full, the days of its festival are not known yet, or nothing is planned. */
export type NoDates =
  | { why: 'full'; departure: Departure }
  | { why: 'festival-unknown'; words: string }
  | { why: 'none' }

/** Why a package can be had on no date now; undefined where it can. A date of one's own is no way out of a full one where a festival names the days. */
export function noDates(
  almanac: Almanac,
  pkg: Journey & Pick<Package, 'ownDates'>,
  { departures, today }: { departures: readonly Departure[]; today: CalendarDate },
): NoDates | undefined {
  if (departures.some((one) => isOpen(one, today))) return undefined
  const own = ownDates(pkg.ownDates, today)
  const isOfFestival = promiseOf(almanac, pkg)?.kind === 'festival'
  const full = departures.find((one) => !isClosed(one, today))
  if (full && (isOfFestival || !own)) return { why: 'full', departure: full }
  if (!own) return { why: 'none' }
  if (!isOfFestival) return undefined
  const { first: from, last: to } = own
  if (nearestDates(almanac, pkg, { wanted: addDays(from, -1), from, to }).length > 0) return undefined
  const unknown = faultsOn(almanac, pkg, from).find(({ reason }) => reason === 'festival-unknown')
  return unknown ? { why: 'festival-unknown', words: unknown.words } : { why: 'none' }
}

/** Whether `noDates` may find something of a package, by its name alone: for whoever lists hundreds. */
export function mayHaveNoDates(
  { facts }: Almanac,
  { name, ownDates: { areSold } }: Pick<Package, 'name' | 'ownDates'>,
) {
  const names = facts.filter(({ kind }) => kind === 'festival').flatMap((fact) => [fact.name, ...fact.otherNames])
  return !areSold || names.some((festival) => bears(name, festival))
}
