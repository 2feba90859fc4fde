import type { OwnDates, Package } from '#domain/catalogue/package.ts'
import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'

/** The days a date of one's own may be on; undefined where a package sells none. */
export function ownDates(
  { areSold, leadDays }: Pick<OwnDates, 'areSold' | 'leadDays'>,
  today: CalendarDate,
): { first: CalendarDate; last: CalendarDate } | undefined {
  return areSold ? { first: addDays(today, leadDays), last: addDays(today, DAYS_AHEAD) } : undefined
}

/** Why a day is no date of a party's own. */
export function refuseOwnDate(
  pkg: Pick<Package, 'ownDates'>,
  startsOn: CalendarDate,
  today: CalendarDate,
): 'date-passed' | 'no-own-dates' | 'too-late' | 'too-early' | undefined {
  if (startsOn < today) return 'date-passed'
  const own = ownDates(pkg.ownDates, today)
  if (!own) return 'no-own-dates'
  if (startsOn < own.first) return 'too-late'
  return startsOn > own.last ? 'too-early' : undefined
}

/** A package as it is sold on a date of one's own: as many people at most as such a date takes. */
export function onOwnDate<Sold extends Pick<Package, 'groupMax' | 'ownDates'>>(pkg: Sold): Sold {
  const { groupMax, ownDates } = pkg
  return { ...pkg, groupMax: Math.min(groupMax, ownDates.mostPeople ?? groupMax) }
}

const DAYS_AHEAD = 365
