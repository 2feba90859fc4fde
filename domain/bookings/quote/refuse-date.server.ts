import type { Package } from '#domain/catalogue/package.ts'
import { seatsLeft, whyClosed } from '#domain/departures/departure.ts'
import type { Departure, NoBookings } from '#domain/departures/departure.ts'
import type { findDeparture } from '#domain/departures/departures.server.ts'
import { seatsFor } from '#domain/party/party.ts'
import { formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { refused } from '#platform/result.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import { sayOfDate } from './date-possible.server.ts'
import { ownDates, refuseOwnDate } from './own-dates.ts'
import type { QuoteAsk } from './priced-journey.ts'

type NoDate = 'unknown-departure' | 'sold-out' | NoBookings | NonNullable<ReturnType<typeof refuseOwnDate>>

export type ChosenDate = {
  ask: QuoteAsk
  pkg: Package
  departure: Awaited<ReturnType<typeof findDeparture>>
  today: CalendarDate
}

/** Why a date is not sold any more, to this party or at all. */
export function refuseDate({ ask, pkg, departure, today }: ChosenDate): NoDate | undefined {
  const unknown = refuseUnknown(ask, pkg, departure)
  if (unknown) return unknown
  if (departure) return refuseDeparture(departure, { seats: seatsFor(ask.party, pkg), today })
  return refuseOwnDate(pkg, ask.startsOn ?? today, today)
}

/** Refuses a date of one's own on which the almanac says the journey cannot be, with the nearest on which it can. */
export async function refuseSeason(
  needs: { db: Db; memory: TagMemory },
  { pkg, startsOn, today }: { pkg: Package; startsOn: CalendarDate; today: CalendarDate },
) {
  const { first = today, last = today } = ownDates(pkg.ownDates, today) ?? {}
  const { cannot } = await sayOfDate(needs, pkg, { startsOn, first, last })
  return cannot === undefined ? undefined : { ...refused('not-then'), faults: { date: cannot } }
}

/** Refuses a departure asked for on a day that is not its own: whichever of the two was meant, the other would be sold. */
export function refuseOtherDay({ startsOn }: Pick<QuoteAsk, 'startsOn'>, departure: ChosenDate['departure']) {
  if (!departure || startsOn === undefined || startsOn === departure.startsOn) return undefined
  const words = `That departure leaves on ${formatDate(departure.startsOn)}. Leave this out, or choose another departure.`
  return { ...refused('unclear-quote'), faults: { startsOn: words } }
}

/** Refuses a departure that is none of the package, or of one party's own. */
export function refuseUnknown(
  ask: QuoteAsk,
  pkg: Package,
  departure: ChosenDate['departure'],
): 'unknown-departure' | undefined {
  if (ask.departure === undefined) return undefined
  return !departure || departure.isPrivate || departure.packageId !== pkg.id ? 'unknown-departure' : undefined
}

function refuseDeparture(
  departure: Departure,
  { seats, today }: { seats: number; today: CalendarDate },
): NoDate | undefined {
  if (departure.startsOn < today) return 'date-passed'
  return whyClosed(departure, today) ?? (seatsLeft(departure) < seats ? 'sold-out' : undefined)
}
