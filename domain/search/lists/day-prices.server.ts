import { rememberedNextDepartures } from '#domain/departures/departures.server.ts'
import type { NextDeparture } from '#domain/departures/departures.server.ts'
import { seatsNeeded } from '#domain/party/party.ts'
import type { Party } from '#domain/party/party.ts'
import { totallerFor } from '#domain/pricing/party-total.ts'
import type { SumRequest } from '#domain/pricing/sum.ts'
import type { TaxDay } from '#domain/tax/gst-rates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import type { DateSpan } from '#platform/query-values.ts'
import { slugify } from '#platform/slug.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import { ANY_TIME, cheapestOwnDay, daysAsked } from './departure-query.ts'
import type { DepartureQuery } from './departure-query.ts'

/** When a package leaves next, what it costs then in all, GST included, and how its page is asked for that day. */
export type DayPrice = {
  next: NextDeparture | undefined
  /** Of the cheapest of the days asked for; undefined where the party cannot go. */
  paise: Paise | undefined
  /** Undefined where neither days nor a city were asked for. */
  dayQuery: string | undefined
}

type Wanted = {
  tax: TaxDay
  /** One adult on twin sharing without one. */
  party?: Party | undefined
  /** What was asked of the date; any will do without it. */
  departing?: DepartureQuery | undefined
  /** The days that were asked for where others will do: the departures nearest to them count. */
  near?: DateSpan | undefined
}

/** What packages cost on the days that are asked for, in their order, for whoever books on the day of `tax`: wherever a price is shown, it is this one. */
export async function listDayPrices(
  needs: { db: Db; memory: TagMemory },
  pkgs: readonly (SumRequest['pkg'] & { id: string })[],
  { tax, party, departing = ANY_TIME, near }: Wanted,
): Promise<DayPrice[]> {
  const { from } = departing
  const days = daysAsked(departing, tax.on)
  const next = await rememberedNextDepartures(
    needs,
    pkgs.map(({ id }) => id),
    { today: tax.on, ...days, cities: from, ...seatsNeeded(party), near },
  )
  const total = totallerFor(party, tax)
  return pkgs.map((pkg) => {
    const leaves = next.get(pkg.id)
    const ownDay = leaves || !days ? undefined : cheapestOwnDay(pkg.rates.seasons, days, tax.on)
    const paise = total(pkg, leaves?.cheapest.twinPaise, ownDay)
    const dayQuery = days || near || from.length > 0 ? dayQueryOf(leaves?.cheapest, ownDay) : undefined
    return { next: leaves, paise, dayQuery }
  })
}

function dayQueryOf(
  cheapest: NextDeparture['cheapest'] | undefined,
  ownDay: CalendarDate | undefined,
): string | undefined {
  if (!cheapest) return ownDay && `date=${ownDay}`
  return `date=${cheapest.startsOn}&from=${slugify(cheapest.departureCity)}`
}
