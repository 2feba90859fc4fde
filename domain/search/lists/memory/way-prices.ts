import { onOwnDate } from '#domain/bookings/quote/own-dates.ts'
import { seatsNeeded } from '#domain/party/party.ts'
import type { Party } from '#domain/party/party.ts'
import { totallerFor } from '#domain/pricing/party-total.ts'
import type { SeasonRate } from '#domain/catalogue/package.ts'
import { cheapestDay } from '#domain/pricing/season.ts'
import { ownDaysReaching } from '#domain/search/lists/own-days.ts'
import type { DateSpan } from '#platform/query-values.ts'
import { daysAsked } from '#domain/search/lists/departure-query.ts'
import type { DepartureQuery } from '#domain/search/lists/departure-query.ts'
import type { TaxDay } from '#domain/tax/gst-rates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'
import type { Catalogue, PricedPackage } from './catalogue.ts'
import { remembered } from './departures.ts'
import type { Departures } from './departures.ts'
import { eachWay, eachWayOf, isAnyTime, isOwn, ownDaysOffered, waysFrom } from './ways.ts'
import type { OwnDaysOffered, WaysWanted } from './ways.ts'

type When = Omit<DepartureQuery, 'from'>

/** What each way a package leaves costs a party, in columns: those of one package side by side. */
export type WayPrices = {
  /** Where the ways of each package begin, and at the end where the last ones end. */
  starts: Uint32Array
  /** 1 to 12, the next such month; 0 is none of the next twelve, or whenever one likes. */
  month: Uint8Array
  city: Uint16Array
  departure: Int32Array
  /** Whole rupees; of a date of one's own the cheapest of the month. */
  rupees: Int32Array
  /** By package: what the usual grid says where no way has seats for all. */
  usualRupees: Int32Array
  /** Says what a way costs when one asks for days: of a date of one's own the cheapest of them. */
  rupeesWhen(when: When): (number: number, at: number) => number
}

/** What stands for a price where the party cannot go: above every price there is. */
export const NO_PRICE = 0x7fffffff

const AT_A_TIME = 10_000

/** The price of every way of every package for a party; lets other work in between. */
export async function makeWayPrices(
  catalogue: Catalogue,
  { seats, ...others }: Departures,
  { party, tax }: { party: Party | undefined; tax: TaxDay },
): Promise<WayPrices> {
  const { size, priced } = catalogue
  // Seats are sold while others work: the ways that were counted are those that are priced.
  const departures = { ...others, seats: seats.slice() }
  const total = totallerFor(party, tax)
  const wanted = waysFrom(tax.on, seatsNeeded(party))
  const offered = ownDaysOffered(catalogue, tax.on)
  const ownDays = (when: When) => cheapestOwnDays(catalogue, offered, { when, today: tax.on })
  const ownDayIn = Array.from({ length: 13 }, (_, month) => ownDays(inMonth(month)))
  const ways = makeColumns(catalogue, departures, wanted)
  const onOwn = (pkg: PricedPackage) => (startsOn: CalendarDate | undefined) =>
    rupeesOf(total(onOwnDate(pkg), undefined, startsOn))
  for (let number = 0; number < size; number++) {
    if (number % AT_A_TIME === AT_A_TIME - 1) await new Promise(setImmediate)
    const pkg = priced[number]!
    const twinRupees = remembered((twinPaise: Paise) => rupeesOf(total(pkg, { twinPaise })))
    const ownRupees = remembered(onOwn(pkg))
    let at = ways.starts[number]!
    let isEverSold = false
    eachWayOf({ catalogue, departures, offered }, wanted, number, (_number, month, city, departure) => {
      isEverSold ||= isAnyTime(month, departure)
      ways.month[at] = month
      ways.city[at] = city
      ways.departure[at] = departure
      const cells = departures.cells.get(departure)
      const twinPaise = departures.twinPaise[departure]!
      ways.rupees[at++] = isOwn(departure)
        ? ownRupees(ownDayIn[month]!(number))
        : cells
          ? rupeesOf(total(pkg, { twinPaise, cells }))
          : twinRupees(twinPaise)
    })
    if (!isEverSold) ways.usualRupees[number] = ownRupees(undefined)
  }
  return {
    ...ways,
    rupeesWhen: (when) => {
      if (!when.dates) return (_number, at) => ways.rupees[at]!
      const ownDay = ownDays(when)
      return (number, at) => (isOwn(ways.departure[at]!) ? onOwn(priced[number]!)(ownDay(number)) : ways.rupees[at]!)
    },
  }
}

function makeColumns(catalogue: Catalogue, departures: Departures, wanted: WaysWanted): Omit<WayPrices, 'rupeesWhen'> {
  const starts = new Uint32Array(catalogue.size + 1)
  eachWay(catalogue, departures, wanted, (number) => starts[number + 1]!++)
  for (let number = 0; number < catalogue.size; number++) starts[number + 1]! += starts[number]!
  const length = starts[catalogue.size]!
  return {
    starts,
    month: new Uint8Array(length),
    city: new Uint16Array(length),
    departure: new Int32Array(length),
    rupees: new Int32Array(length),
    usualRupees: new Int32Array(catalogue.size).fill(NO_PRICE),
  }
}

function inMonth(month: number): When {
  return { month: month || undefined, dates: undefined }
}

/** Says on which day of those asked for a package costs least on a date of one's own; undefined where no season decides. */
function cheapestOwnDays(
  { priced, days: lengths }: Catalogue,
  offered: OwnDaysOffered,
  { when, today }: { when: When; today: CalendarDate },
): (number: number) => CalendarDate | undefined {
  const days = daysAsked(when, today)
  if (!days) return () => undefined
  const spansOf = (number: number, length: number) => {
    const among = (some: DateSpan) => offered.among(number, some)
    return when.month === undefined ? ownDaysReaching(days, length, among) : among(days)
  }
  const cheapestBy = remembered((seasons: readonly SeasonRate[]) =>
    remembered((length: number) => offered.onceForAlike((number) => cheapestDay(seasons, spansOf(number, length)))),
  )
  return (number) => {
    const { seasons } = priced[number]!.rates
    const length = when.month === undefined ? lengths[number]! : 0
    return seasons.length === 0 ? undefined : cheapestBy(seasons)(length)(number)
  }
}

/** Whole rupees as columns keep them. */
function rupeesOf(paise: Paise | undefined): number {
  return paise === undefined ? NO_PRICE : Math.min(paise / 100, NO_PRICE - 1)
}
