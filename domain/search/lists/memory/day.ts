import { LRUCache } from 'lru-cache'
import { IN_SEASON_WITHIN_DAYS } from '#domain/departures/departure.ts'
import { monthOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { TaxDay } from '#domain/tax/gst-rates.ts'
import { seatsNeeded } from '#domain/party/party.ts'
import type { Party, SeatsNeeded } from '#domain/party/party.ts'
import { GROUPS } from '#domain/search/lists/choices.ts'
import type { DepartureQuery } from '#domain/search/lists/departure-query.ts'
import { addBit, bitsWhere, noBits } from './bits.ts'
import type { Bits } from './bits.ts'
import { bySeason, FAR_DAYS } from './catalogue.ts'
import type { Catalogue, LeavesNext } from './catalogue.ts'
import { dayNumber } from './departures.ts'
import type { Departures } from './departures.ts'
import { rememberDepartureFacets } from './departure-facets.ts'
import type { DepartureFacets } from './departure-facets.ts'
import type { PackageOrder } from './orders.ts'
import { makePrices } from './prices.ts'
import type { Prices } from './prices.ts'
import { makeWayPrices } from './way-prices.ts'
import type { WayPrices } from './way-prices.ts'
import { eachWay, meetsDeparture, waysFrom } from './ways.ts'
import type { MeetsDeparture, WaysWanted } from './ways.ts'

/** Numbers of all prices kept for parties, by package and by way. */
const MOST_PRICES = 6_000_000
/** The cache makes room for all of them at once: with few packages that would be millions, and the first list of a day would wait for it. */
const MOST_PARTIES = 10_000

/** Prices of days that are asked for are as many as there are days: they are kept apart, so that they push nobody's out. */
const MOST_DATED = 8

/** No city's slug. */
const NOWHERE = '-'

/** The catalogue as it stands on a day: what can be booked no more is gone. */
export type Day = {
  catalogue: Catalogue
  runsWith: Uint16Array
  groups: readonly Bits[]
  inSeason: PackageOrder
  departureFacetsFor(party: Party | undefined): DepartureFacets
  /** What the cheapest date costs of those that are asked for. */
  pricesFor(party: Party | undefined, departing: DepartureQuery): Promise<Prices>
  wayPricesFor(party: Party | undefined): Promise<WayPrices>
  meets(departing: DepartureQuery): MeetsDeparture
  /** The packages a party may leave with when and whence it wants to. */
  departingFor(party: Party | undefined, departing: DepartureQuery): Bits
  /** Forgets what was worked out for people whose seats are concerned. */
  forget(isConcerned: (needed: SeatsNeeded) => boolean): void
}

/** The catalogue with the departures that may still be booked on a day, and its prices with the GST of the day. */
export function makeDay(catalogue: Catalogue, departures: Departures, tax: TaxDay): Day {
  const today = tax.on
  const { size } = catalogue
  const runsWith = catalogue.groupMin.slice()
  eachOpen(catalogue, departures, today, (number, at, isFirst) => {
    const least = departures.minToRun[at]!
    if (isFirst || least < runsWith[number]!) runsWith[number] = least
  })
  const departureFacets = rememberDepartureFacets(catalogue, departures, today)
  const meets: Day['meets'] = (departing) => meetsDeparture(catalogue, departures, { departing, today })
  const prices = rememberPrices(catalogue, departures, { tax, meets })
  return {
    catalogue,
    runsWith,
    groups: GROUPS.map((group) => bitsWhere(size, (number) => runsWith[number]! < group)),
    inSeason: bySeason(catalogue, monthOf(today), leavesNext(catalogue, departures, today)),
    departureFacetsFor: departureFacets.departureFacetsFor,
    meets,
    departingFor: (party, departing) =>
      departingBits(catalogue, departures, waysFrom(today, seatsNeeded(party)), meets(departing)),
    pricesFor: prices.pricesFor,
    wayPricesFor: prices.wayPricesFor,
    forget: (isConcerned) => {
      departureFacets.forget(isConcerned)
      prices.forget(isConcerned)
    },
  }
}

function leavesNext(catalogue: Catalogue, departures: Departures, today: CalendarDate): LeavesNext {
  const inSeason = new Uint8Array(catalogue.size)
  const days = new Uint16Array(catalogue.size).fill(FAR_DAYS)
  const now = dayNumber(today)
  eachOpen(catalogue, departures, today, (number, at) => {
    const ahead = departures.day[at]! - now
    if (ahead < days[number]!) days[number] = ahead
    const month = 1 << (departures.month[at]! % 12)
    if (ahead <= IN_SEASON_WITHIN_DAYS && catalogue.months[number]! & month) inSeason[number] = 1
  })
  return { days, inSeason }
}

function departingBits(catalogue: Catalogue, departures: Departures, wanted: WaysWanted, meets: MeetsDeparture): Bits {
  const bits = noBits(catalogue.size)
  eachWay(catalogue, departures, wanted, (number, month, city, departure) => {
    if (meets.when(month, departure, number) && meets.city(city)) addBit(bits, number)
  })
  return bits
}

function rememberPrices(
  catalogue: Catalogue,
  departures: Departures,
  { tax, meets }: { tax: TaxDay; meets: Day['meets'] },
): Pick<Day, 'pricesFor' | 'wayPricesFor' | 'forget'> {
  const ways = rememberForParties<WayPrices>(keptOf(departures.day.length))
  const prices = rememberForParties<Prices>(keptOf(catalogue.size))
  const dated = rememberForParties<Prices>(Math.min(MOST_DATED, keptOf(catalogue.size)))
  const wayPricesFor: Day['wayPricesFor'] = (party) =>
    ways.of(party, '', () => makeWayPrices(catalogue, departures, { party, tax }))
  return {
    wayPricesFor,
    pricesFor: (party, { month, dates, from }) => {
      const departing = { month, dates, from: knownCities(catalogue, from) }
      const make = async () => makePrices(catalogue, await wayPricesFor(party), { departing, meets: meets(departing) })
      return (dates ? dated : prices).of(party, JSON.stringify(departing), make)
    },
    forget: (isConcerned) => {
      ways.forget(isConcerned)
      prices.forget(isConcerned)
      dated.forget(isConcerned)
    },
  }
}

/** What was made for parties, the least used dropped first; a failure is not kept. */
function rememberForParties<Value>(max: number) {
  const kept = new LRUCache<string, { needed: SeatsNeeded; made: Promise<Value> }>({ max })
  return {
    of(party: Party | undefined, about: string, make: () => Promise<Value>): Promise<Value> {
      const key = `${JSON.stringify(party ?? null)} ${about}`
      const known = kept.get(key)
      if (known) return known.made
      const made = make()
      kept.set(key, { needed: seatsNeeded(party), made })
      made.catch(() => kept.delete(key))
      return made
    },
    forget(isConcerned: (needed: SeatsNeeded) => boolean): void {
      for (const [key, { needed }] of kept.entries()) if (isConcerned(needed)) kept.delete(key)
    },
  }
}

/** How many columns of so many prices may be kept. */
function keptOf(length: number): number {
  return Math.min(MOST_PARTIES, Math.max(4, Math.floor(MOST_PRICES / (length + 1))))
}

/** Cities as a key names them, whatever was typed; of none that is known one nobody leaves from is left, as none at all would be any. */
function knownCities({ cities: { slugs } }: Catalogue, from: readonly string[]): string[] {
  const known = from.filter((slug) => slugs.find(slug) !== undefined).toSorted()
  return known.length > 0 || from.length === 0 ? known : [NOWHERE]
}

type OnDeparture = (number: number, at: number, isFirst: boolean) => void

function eachOpen(
  { size }: Catalogue,
  { starts, lastDay, seats }: Departures,
  today: CalendarDate,
  found: OnDeparture,
): void {
  const now = dayNumber(today)
  for (let number = 0; number < size; number++) {
    let isFirst = true
    for (let at = starts[number]!; at < starts[number + 1]!; at++) {
      if (lastDay[at]! < now || seats[at] === 0) continue
      found(number, at, isFirst)
      isFirst = false
    }
  }
}
