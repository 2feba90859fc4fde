import { LRUCache } from 'lru-cache'
import { seatsNeeded } from '#domain/party/party.ts'
import type { Party, SeatsNeeded } from '#domain/party/party.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { addBit, noBits } from './bits.ts'
import type { Bits } from './bits.ts'
import type { Catalogue } from './catalogue.ts'
import type { Departures } from './departures.ts'
import { runsByValue, ValueSets } from './value-sets.ts'
import { eachWay, isAnyTime, waysFrom } from './ways.ts'
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
  forget(isConcerned: (needed: SeatsNeeded) => boolean): void
} {
  const kept = new LRUCache<string, { needed: SeatsNeeded; made: DepartureFacets }>({ max: SEATS_KEPT })
  const departureFacetsFor = (party: Party | undefined) => {
    const needed = seatsNeeded(party)
    const key = `${needed.seats} ${needed.infants}`
    const known = kept.get(key)
    if (known) return known.made
    const made = makeDepartureFacets(catalogue, departures, waysFrom(today, needed))
    kept.set(key, { needed, made })
    return made
  }
  const forget = (isConcerned: (needed: SeatsNeeded) => boolean) => {
    for (const [key, { needed }] of kept.entries()) if (isConcerned(needed)) kept.delete(key)
  }
  return { departureFacetsFor, forget }
}

function makeDepartureFacets(catalogue: Catalogue, departures: Departures, wanted: WaysWanted): DepartureFacets {
  const { size } = catalogue
  const cityCount = catalogue.cities.slugs.values.length
  const months = Array.from({ length: 13 }, () => noBits(size))
  const byCity = runsByValue(13 * cityCount, (holds) =>
    eachWay(catalogue, departures, wanted, (number, month, city, departure) => {
      if (isAnyTime(month, departure)) holds(city, number)
      if (month > 0) holds(month * cityCount + city, number)
      addBit(months[month]!, number)
    }),
  )
  const cities = new ValueSets(byCity, size)
  return { months, cities, cityCount }
}
