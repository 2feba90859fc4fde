import { DIFFICULTIES } from '#domain/catalogue/package.ts'
import { GROUPS, lengthsToCount, numbersToCount, STARS } from '#domain/search/lists/choices.ts'
import type { ValueCounts, FacetCounts } from '#domain/search/lists/choices.ts'
import { histogramOf } from '#platform/histogram.ts'
import type { Histogram } from '#platform/histogram.ts'
import { countCommon, keepCommon } from './bits.ts'
import type { Bits } from './bits.ts'
import type { Catalogue, KeyedValues } from './catalogue.ts'
import type { Day } from './day.ts'
import type { DepartureFacets } from './departure-facets.ts'
import { departureBits, departureNumber, lengthBits, ratedAtLeast, runningWithFewer } from './narrowing.ts'
import type { Dimension, NarrowingInput } from './narrowing.ts'
import { countPricedWays } from './priced-ways.ts'
import type { Prices } from './prices.ts'
import type { WayPrices } from './way-prices.ts'

/** The packages that are left when every filter applies but some; the whole list for filters that are not set. */
export type MatchesWithout = (...but: Dimension[]) => Bits

/** `base` narrowed by every filter but those asked about. */
export function allBut(base: Bits, narrowed: ReadonlyMap<Dimension, Bits>, whole: Bits): MatchesWithout {
  return (...but) => {
    if (!but.some((one) => narrowed.has(one))) return whole
    const left = base.slice()
    for (const [dimension, bits] of narrowed) if (!but.includes(dimension)) keepCommon(left, bits)
    return left
  }
}

/** `wayPrices` where a price or days are asked for: each month and city is counted at its own. */
type FacetsInput = Omit<NarrowingInput, 'prices' | 'party'> & { wayPrices: WayPrices | undefined }

/** How many packages there would be with each value of every facet. */
export function countFacets(
  day: Day,
  { departureFacets, filters, wayPrices: ways }: FacetsInput,
  others: MatchesWithout,
): FacetCounts {
  const { catalogue } = day
  return {
    days: new Map(
      lengthsToCount(filters.days).map(({ value, span }) => [
        value,
        countCommon(others('days'), lengthBits(catalogue, span)),
      ]),
    ),
    difficulty: each(DIFFICULTIES, catalogue.difficulties, others('difficulty')),
    rating: eachNumber(
      numbersToCount(STARS, filters.rating),
      (stars) => ratedAtLeast(catalogue, stars),
      others('rating'),
    ),
    group: eachNumber(numbersToCount(GROUPS, filters.group), (most) => runningWithFewer(day, most), others('group')),
    category: eachKeyed(catalogue.speciality, others('category')),
    themes: eachKeyed(catalogue.experience, others('themes')),
    tags: eachKeyed(catalogue.tags, others('tags')),
    ...(ways
      ? countPricedWays(day, { ways, filters }, others('departure', 'price'))
      : countWays(catalogue, { departureFacets, filters }, others('departure'))),
  }
}

/** Where neither a price nor days are asked for, any date of a month or city will do. */
function countWays(
  catalogue: Catalogue,
  { departureFacets, filters }: Omit<FacetsInput, 'wayPrices'>,
  bits: Bits,
): Pick<FacetCounts, 'month' | 'from'> {
  const inMonth = (month: number) => departureBits(catalogue, departureFacets, { month, from: filters.from })
  return {
    month: new Map(MONTHS.map((month) => [String(month), countCommon(bits, inMonth(month))])),
    from: eachCity(catalogue, { departureFacets, month: filters.month }, bits),
  }
}

/** How prices are spread over a set. */
export function spreadOf(prices: Prices, bits: Bits): Histogram {
  const { order, sorted, count, found } = prices
  let length = 0
  for (let at = 0; at < count; at++) {
    const number = order[at]!
    found[length] = sorted[at]!
    length += (bits[number >>> 5]! >>> (number & 31)) & 1
  }
  return histogramOf(found.subarray(0, length))
}

/** How many of a set stop at each place, most first. */
export function countPlaces({ catalogue }: Day, bits: Bits): { cityId: string; count: number }[] {
  return [...eachKeyed(catalogue.places, bits)]
    .map(([cityId, count]) => ({ cityId, count }))
    .toSorted((one, other) => other.count - one.count || (one.cityId < other.cityId ? -1 : 1))
}

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1)

function each(values: readonly string[], sets: readonly Bits[], bits: Bits): Map<string, number> {
  return new Map(values.map((value, at) => [value, countCommon(sets[at]!, bits)]))
}

function eachNumber(numbers: readonly number[], setOf: (number: number) => Bits, bits: Bits): ValueCounts {
  return new Map(numbers.map((number) => [String(number), countCommon(setOf(number), bits)]))
}

function eachKeyed({ values, counted }: KeyedValues, bits: Bits): Map<string, number> {
  const counts = new Map<string, number>()
  counted.countAll(bits).forEach((count, value) => {
    if (count > 0) counts.set(values.values[value]!, count)
  })
  return counts
}

function eachCity(
  { cities }: Catalogue,
  { departureFacets, month }: { departureFacets: DepartureFacets; month: number | undefined },
  bits: Bits,
): ValueCounts {
  const counts = new Map<string, number>()
  for (const [city, slug] of cities.slugs.values.entries()) {
    const number = departureNumber(departureFacets, month, city)
    const count = number === undefined ? 0 : departureFacets.cities.countIn(number, bits)
    if (count > 0 && slug !== '') counts.set(slug, count)
  }
  return counts
}
