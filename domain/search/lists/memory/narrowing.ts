import { DIFFICULTIES } from '#domain/catalogue/package.ts'
import type { Party } from '#domain/party/party.ts'
import type { FilterKey, Filters, Span } from '#domain/search/filters.ts'
import type { ListQuestion } from '#domain/search/lists/port.ts'
import { GROUPS, LENGTHS, STARS } from '#domain/search/lists/choices.ts'
import { addAll, addBit, bitsWhere, keepCommon, noBits } from './bits.ts'
import type { Bits } from './bits.ts'
import type { Catalogue, KeyedValues } from './catalogue.ts'
import type { Day } from './day.ts'
import type { DepartureFacets } from './departure-facets.ts'
import { firstAbove } from './prices.ts'
import type { Prices } from './prices.ts'
import type { ValueSets } from './value-sets.ts'

/** What narrows a list: the filters, of which month, days and city go together, because one departure must meet both. */
export type Dimension = Exclude<FilterKey, 'month' | 'dates' | 'from'> | 'departure'

/** The packages a question is about before it is narrowed. */
export function packagesAskedAbout({ catalogue }: Day, { scope, among }: Pick<ListQuestion, 'scope' | 'among'>): Bits {
  const all = bitsOfAll(catalogue.size)
  const { stateCode, cityId, attractionId, categoryId, kind } = scope
  const keyed: [KeyedValues, string | undefined][] = [
    [catalogue.states, stateCode],
    [catalogue.places, cityId],
    [catalogue.attractions, attractionId],
    [catalogue.categories, categoryId],
    [catalogue.kinds, kind],
  ]
  for (const [{ values, counted }, value] of keyed)
    if (value !== undefined) keepCommon(all, unionOfValues(catalogue.size, counted.sets, [values.find(value)]))
  if (among)
    keepCommon(
      all,
      unionOf(
        catalogue.size,
        addBit,
        among.map((id) => catalogue.numbers.get(id)),
      ),
    )
  return all
}

/** What packages are narrowed by: filters, at the prices and with the departures a party would have. */
export type NarrowingInput = {
  prices: Prices
  departureFacets: DepartureFacets
  filters: Filters
  party: Party | undefined
}

/** The packages each filter that is set lets through. */
export function narrowings(
  day: Day,
  { prices, departureFacets, filters, party }: NarrowingInput,
): Map<Dimension, Bits> {
  const { catalogue } = day
  const { size } = catalogue
  const found = new Map<Dimension, Bits>()
  const { price, days: length, rating: stars, group } = filters
  if (price) found.set('price', pricedWithin(size, prices, price))
  if (length) found.set('days', lengthBits(catalogue, length))
  if (stars !== undefined) found.set('rating', ratedAtLeast(catalogue, stars))
  if (group !== undefined) found.set('group', runningWithFewer(day, group))
  const listed: [Dimension, KeyedValues, readonly string[]][] = [
    ['category', catalogue.speciality, filters.category],
    ['themes', catalogue.experience, filters.themes],
    ['tags', catalogue.tags, filters.tags],
    ['via', catalogue.places, filters.via.map((url) => catalogue.placeIds.get(url) ?? '')],
  ]
  for (const [key, { values, counted }, chosen] of listed)
    if (chosen.length > 0)
      found.set(
        key,
        unionOfValues(
          size,
          counted.sets,
          chosen.map((value) => values.find(value)),
        ),
      )
  if (filters.difficulty.length > 0) found.set('difficulty', ofDifficulty(day, filters))
  if (filters.dates) found.set('departure', day.departingFor(party, filters))
  else if (filters.month !== undefined || filters.from.length > 0)
    found.set('departure', departureBits(catalogue, departureFacets, filters))
  return found
}

/** The packages that halt at one of some places. */
export function haltingAt({ size, places: { values, counted } }: Catalogue, cityIds: readonly string[]): Bits {
  return unionOfValues(
    size,
    counted.sets,
    cityIds.map((id) => values.find(id)),
  )
}

/** The packages of which a departure is in the month, where one is given, and from one of the cities, where some are. */
export function departureBits(
  { size, cities: { slugs } }: Catalogue,
  departureFacets: DepartureFacets,
  { month, from }: Pick<Filters, 'month' | 'from'>,
): Bits {
  if (from.length === 0) return departureFacets.months[month ?? 0]!
  const numbers = from.map((slug) => departureNumber(departureFacets, month, slugs.find(slug)))
  return unionOfValues(size, departureFacets.cities, numbers)
}

/** Where the packages stand that leave in a month, or any, from a city. */
export function departureNumber(
  { cityCount }: DepartureFacets,
  month: number | undefined,
  city: number | undefined,
): number | undefined {
  return city === undefined || city >= cityCount ? undefined : (month ?? 0) * cityCount + city
}

// What is offered to choose from is kept ready.

/** The packages of a length. */
export function lengthBits({ size, days, lengths }: Catalogue, { from = 0, to = 99 }: Span): Bits {
  const offered = LENGTHS.findIndex(({ span }) => (span.from ?? 0) === from && (span.to ?? 99) === to)
  return lengths[offered] ?? bitsWhere(size, (number) => days[number]! >= from && days[number]! <= to)
}

/** The packages with at least so many stars. */
export function ratedAtLeast({ size, rating, stars }: Catalogue, wanted: number): Bits {
  const offered = STARS.findIndex((known) => known === wanted)
  return stars[offered] ?? bitsWhere(size, (number) => rating[number]! >= Math.round(wanted * 10))
}

/** The packages that run with fewer than so many people. */
export function runningWithFewer({ catalogue, runsWith, groups }: Day, people: number): Bits {
  const offered = GROUPS.findIndex((known) => known === people)
  return groups[offered] ?? bitsWhere(catalogue.size, (number) => runsWith[number]! < people)
}

function pricedWithin(
  size: number,
  { order, sorted, count }: Prices,
  { from, to }: NonNullable<Filters['price']>,
): Bits {
  const bits = noBits(size)
  const end = to === undefined ? count : Math.min(count, firstAbove(sorted, to))
  for (let at = firstAbove(sorted, (from ?? 0) - 1); at < end; at++) addBit(bits, order[at]!)
  return bits
}

function ofDifficulty({ catalogue }: Day, { difficulty }: Filters): Bits {
  const bits = noBits(catalogue.size)
  for (const [at, known] of DIFFICULTIES.entries())
    if (difficulty.includes(known)) addAll(bits, catalogue.difficulties[at]!)
  return bits
}

function unionOf(
  size: number,
  add: (bits: Bits, value: number) => void,
  values: readonly (number | undefined)[],
): Bits {
  const bits = noBits(size)
  for (const value of values) if (value !== undefined) add(bits, value)
  return bits
}

/** The packages that have one of some values, by their numbers. */
export function unionOfValues(size: number, sets: ValueSets, values: readonly (number | undefined)[]): Bits {
  return unionOf(size, (bits, value) => sets.addTo(bits, value), values)
}

function bitsOfAll(size: number): Bits {
  const bits = noBits(size).fill(0xffffffff)
  if (size % 32 > 0) bits[bits.length - 1] = 2 ** (size % 32) - 1
  return bits
}
