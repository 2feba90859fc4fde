import { LRUCache } from 'lru-cache'
import { seatsFor } from '#domain/party/party.ts'
import type { Party } from '#domain/party/party.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { addBit, noBits } from './bits.ts'
import type { Bits } from './bits.ts'
import type { Catalogue } from './catalogue.ts'
import type { Departures } from './departures.ts'
import { ValueSets } from './value-sets.ts'
import { eachWay, waysFrom } from './ways.ts'
import type { WaysWanted } from './ways.ts'

/** When and whence packages leave with enough seats for some people. */
export type DepartureFacets = {
  /** Packages that leave in a month (1 to 12, the next such month) from any city; at 0 those that leave later than that. */
  months: readonly Bits[]
  /** Packages by city they leave from, and by month and city of one departure: `month * cityCount + city`, month 0 any. */
  cities: ValueSets
  cityCount: number
}

/** Numbers of seats whose departures are kept sorted. */
const SEATS_KEPT = 6

/** Says when and whence packages leave for a party; parties that need as many seats share an answer. */
export function rememberDepartureFacets(
  catalogue: Catalogue,
  departures: Departures,
  today: CalendarDate,
): {
  departureFacetsFor(party: Party | undefined): DepartureFacets
  forget(isConcerned: (seats: number) => boolean): void
} {
  const kept = new LRUCache<number, DepartureFacets>({ max: SEATS_KEPT })
  const departureFacetsFor = (party: Party | undefined) => {
    const seats = seatsFor(party)
    const known = kept.get(seats)
    if (known) return known
    const departureFacets = makeDepartureFacets(catalogue, departures, waysFrom(today, seats))
    kept.set(seats, departureFacets)
    return departureFacets
  }
  const forget = (isConcerned: (seats: number) => boolean) => {
    for (const seats of kept.keys()) if (isConcerned(seats)) kept.delete(seats)
  }
  return { departureFacetsFor, forget }
}

function makeDepartureFacets(catalogue: Catalogue, departures: Departures, wanted: WaysWanted): DepartureFacets {
  const { size } = catalogue
  const cityCount = catalogue.cities.slugs.values.length
  const months = Array.from({ length: 13 }, () => noBits(size))
  const cities = new ValueSets(13 * cityCount, size, (holds) =>
    eachWay(catalogue, departures, wanted, (number, month, city) => {
      holds(city, number)
      if (month > 0) holds(month * cityCount + city, number)
      addBit(months[month]!, number)
    }),
  )
  return { months, cities, cityCount }
}
