import { onOwnDate } from '#domain/bookings/quote/own-dates.ts'
import type { Package } from '#domain/catalogue/package.ts'
import { rememberedNextDepartures } from '#domain/departures/departures.server.ts'
import type { NextDeparture, OfferedDeparture } from '#domain/departures/departures.server.ts'
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
import { rememberedSeasons } from '#domain/catalogue/reading/months.server.ts'
import type { Season } from '#domain/catalogue/reading/months.server.ts'
import { ANY_TIME, daysAsked } from './departure-query.ts'
import { cheapestOwnDay } from './own-days.ts'
import type { DepartureQuery } from './departure-query.ts'

/** When a package leaves next, what it costs then in all, GST included, and how its page is asked for that day. */
export type DayPrice = {
  next: ShownDeparture | undefined
  /** Of the cheapest of the days asked for; undefined where the party cannot go. */
  paise: Paise | undefined
  /** The date of one's own the price is of, where nothing leaves on the days asked for. */
  ownDay: CalendarDate | undefined
  /** Undefined where neither days nor a city were asked for. */
  dayQuery: string | undefined
}

/** The next departure, and the cheapest for whoever asks; `isFrom` where that costs less. */
export type ShownDeparture = Omit<NextDeparture, 'cheapest'> & { cheapest: OfferedDeparture; isFrom: boolean }

type WantedPrices = {
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
  pkgs: readonly (SumRequest['pkg'] & Pick<Package, 'id' | 'groupMax' | 'ownDates'>)[],
  { tax, party, departing = ANY_TIME, near }: WantedPrices,
): Promise<DayPrice[]> {
  const { from } = departing
  const days = daysAsked(departing, tax.on)
  const isMonth = departing.month !== undefined
  const next = await rememberedNextDepartures(
    needs,
    pkgs.map(({ id }) => id),
    { today: tax.on, ...days, cities: from, ...seatsNeeded(party), near },
  )
  const total = totallerFor(party, tax)
  const without = days ? pkgs.filter(({ id }) => !next.has(id)).map(({ id }) => id) : []
  const seasons = await rememberedSeasons(needs, without, tax.on)
  return pkgs.map((pkg) => {
    const upcoming = next.get(pkg.id)
    const leaves = upcoming && shownTo(upcoming, (departure) => total(pkg, departure))
    const ownDay =
      leaves || !days ? undefined : ownDayOf(pkg, { days, isMonth }, { season: seasons.get(pkg.id), today: tax.on })
    const paise = leaves ? total(pkg, leaves.cheapest) : total(onOwnDate(pkg), undefined, ownDay)
    const dayQuery = days || near || from.length > 0 ? dayQueryOf(leaves?.cheapest, ownDay) : undefined
    return { next: leaves, paise, ownDay, dayQuery }
  })
}

function ownDayOf(
  pkg: Pick<Package, 'rates' | 'ownDates' | 'days'>,
  asked: { days: DateSpan; isMonth: boolean },
  { season, today }: { season: Season | undefined; today: CalendarDate },
): CalendarDate | undefined {
  const { months = [], possible = [] } = season ?? {}
  const sold = { ...pkg.ownDates, isIn: (month: number) => months.includes(month), possible }
  return cheapestOwnDay(pkg, asked, { sold, today })
}

function shownTo(next: NextDeparture, total: (departure: OfferedDeparture) => Paise | undefined): ShownDeparture {
  const priced = next.cheapest.map((departure) => ({ departure, paise: total(departure) ?? Infinity }))
  const best = priced.reduce((least, one) => (one.paise < least.paise ? one : least))
  return { ...next, cheapest: best.departure, isFrom: best.paise < (total(next) ?? Infinity) }
}

function dayQueryOf(cheapest: OfferedDeparture | undefined, ownDay: CalendarDate | undefined): string | undefined {
  if (!cheapest) return ownDay && `date=${ownDay}`
  return `date=${cheapest.startsOn}&from=${slugify(cheapest.departureCity)}`
}
