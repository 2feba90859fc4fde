import { LRUCache } from 'lru-cache'
import { monthOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { seatsFor } from '#domain/booking/party.ts'
import type { Party } from '#domain/booking/party.ts'
import { totallerFor } from '#domain/booking/pricing/party-total.ts'
import { GROUPS } from '#domain/search/lists/choices.ts'
import { addBit, bitsWhere, noBits } from './bits.ts'
import type { Bits } from './bits.ts'
import { bySeason } from './catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import { dayNumber, monthNumber } from './departures.ts'
import type { Departures } from './departures.ts'
import type { Order } from './orders.ts'
import { makePrices } from './prices.ts'
import type { Prices } from './prices.ts'
import { ValueSets } from './value-sets.ts'

/** Numbers of all prices kept for parties; a party weighs as many as there are packages. */
const MOST_PRICES = 6_000_000

/** The catalogue as it stands on a day: what has left is gone. */
export type Day = {
  catalogue: Catalogue
  /** Packages that leave in a month (1 to 12, the next such month) from any city. */
  months: readonly Bits[]
  /** Packages by city they leave from, and by month and city of one departure: `month * cities + city`, month 0 any. */
  leaving: ValueSets
  cityCount: number
  runsWith: Uint16Array
  groups: readonly Bits[]
  inSeason: Order
  pricesFor(party: Party | undefined): Promise<Prices>
}

/** The catalogue with the departures that have not left on a day. */
export function makeDay(catalogue: Catalogue, departures: Departures, today: CalendarDate): Day {
  const { size } = catalogue
  const runsWith = catalogue.groupMin.slice()
  const months = Array.from({ length: 13 }, () => noBits(size))
  const cities = catalogue.cities.slugs.values.length
  eachOpen(catalogue, departures, today, (number, at, isFirst) => {
    const least = departures.minToRun[at]!
    if (isFirst || least < runsWith[number]!) runsWith[number] = least
  })
  const leaving = new ValueSets(13 * cities, size, (holds) =>
    eachLeaving(catalogue, departures, today, (number, month, city) => {
      holds(city, number)
      if (month > 0) holds(month * cities + city, number)
      addBit(months[month]!, number)
    }),
  )
  return {
    catalogue,
    months,
    leaving,
    cityCount: cities,
    runsWith,
    groups: GROUPS.map((group) => bitsWhere(size, (number) => runsWith[number]! < group)),
    inSeason: bySeason(catalogue, monthOf(today)),
    pricesFor: rememberPrices(catalogue, (seats) => lowestTwins(catalogue, departures, today, seats)),
  }
}

/** The lowest twin price of a package's departures with so many seats left, in paise; 0 where there is none. */
function lowestTwins(catalogue: Catalogue, departures: Departures, today: CalendarDate, seats: number): Uint32Array {
  const lowest = new Uint32Array(catalogue.size)
  eachOpen(catalogue, departures, today, (number, at) => {
    const twin = departures.twinPaise[at]!
    const known = lowest[number]!
    if (departures.seats[at]! >= seats && (known === 0 || twin < known)) lowest[number] = twin
  })
  return lowest
}

function rememberPrices(catalogue: Catalogue, lowestFor: (seats: number) => Uint32Array): Day['pricesFor'] {
  const kept = new LRUCache<string, Promise<Prices>>({
    max: Math.max(4, Math.floor(MOST_PRICES / (catalogue.size + 1))),
  })
  return (party) => {
    const key = JSON.stringify(party ?? null)
    const known = kept.get(key)
    if (known) return known
    const prices = makePrices(catalogue, lowestFor(seatsFor(party)), totallerFor(party))
    kept.set(key, prices)
    prices.catch(() => kept.delete(key))
    return prices
  }
}

type Found = (number: number, at: number, isFirst: boolean) => void

function eachOpen({ size }: Catalogue, { starts, day }: Departures, today: CalendarDate, found: Found): void {
  const from = dayNumber(today)
  for (let number = 0; number < size; number++) {
    let isFirst = true
    for (let at = starts[number]!; at < starts[number + 1]!; at++) {
      if (day[at]! < from) continue
      found(number, at, isFirst)
      isFirst = false
    }
  }
}

/** Each package with each month and city it leaves in; without departures it may leave in its best months from where it begins. Month 0 is none of the next twelve. */
function eachLeaving(
  catalogue: Catalogue,
  departures: Departures,
  today: CalendarDate,
  found: (number: number, month: number, city: number) => void,
): void {
  const { size, months, startCity } = catalogue
  const [from, thisMonth] = [dayNumber(today), monthNumber(today)]
  for (let number = 0; number < size; number++) {
    let isOpen = false
    for (let at = departures.starts[number]!; at < departures.starts[number + 1]!; at++) {
      if (departures.day[at]! < from) continue
      isOpen = true
      const month = departures.month[at]!
      found(number, month - thisMonth < 12 ? (month % 12) + 1 : 0, departures.city[at]!)
    }
    if (isOpen) continue
    found(number, 0, startCity[number]!)
    for (let month = 1; month <= 12; month++)
      if (months[number]! & (1 << (month - 1))) found(number, month, startCity[number]!)
  }
}
