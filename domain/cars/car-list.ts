import { histogramOf } from '#platform/histogram.ts'
import type { Histogram } from '#platform/histogram.ts'
import { slugify } from '#platform/slug.ts'
import type { Span } from '#platform/query-values.ts'
import type { PricedCar } from './car.ts'
import { NO_CAR_FILTERS } from './car-filters.ts'
import type { CarFilterKey, CarFilters, CarSort } from './car-filters.ts'

/** One thing to choose and how many classes would be there with it, everything else chosen staying chosen. */
export type CarChoice = { value: string; name: string; count: number; chosen: boolean }

export type CarListing = {
  cars: PricedCar[]
  /** How many there are without filters. */
  all: number
  /** How the prices are spread, everything but the price staying chosen. */
  price: Histogram
  days: CarChoice[]
  categories: CarChoice[]
  tags: CarChoice[]
}

export const HIRE_LENGTHS = [
  { value: '1-1', name: '1 day' },
  { value: '2-3', name: '2 to 3 days' },
  { value: '4-7', name: '4 to 7 days' },
  { value: '8-', name: '8 days or more' },
]

const KEYS = Object.keys(NO_CAR_FILTERS) as CarFilterKey[]

/** What a class costs where it is chosen by price, in paise; Infinity where it is not to be had. */
export type PriceOf = (priced: PricedCar) => number
const dayPrice: PriceOf = ({ tariff }) => tariff.dayPaise

/** The classes that fit, in an order, and what one may choose with true counts; `priceOf` is of the shortest day, or of a trip that was asked for. Pure. */
export function listFittingCars(
  all: readonly PricedCar[],
  filters: CarFilters,
  sort: CarSort,
  priceOf = dayPrice,
): CarListing {
  const fits = fitsBy(priceOf)
  const countOf = (wanted: CarFilters) => all.filter((priced) => fits(priced, wanted)).length
  return {
    cars: all.filter((priced) => fits(priced, filters)).toSorted(ORDERS[sort]),
    all: all.length,
    price: pricesOf(all.filter((priced) => fits(priced, { ...filters, priceRange: undefined })).map(priceOf)),
    days: HIRE_LENGTHS.map((length) => {
      const durationRange = spanOf(length.value)
      const chosen = filters.durationRange !== undefined && isSame(filters.durationRange, durationRange)
      return { ...length, chosen, count: countOf({ ...filters, durationRange }) }
    }),
    categories: distinct(all.map(({ car }) => car.category)).map((name) => {
      const value = slugify(name)
      const chosen = filters.selectedCategories.includes(value)
      return { value, name, chosen, count: countOf({ ...filters, selectedCategories: [value] }) }
    }),
    tags: distinct(all.flatMap(({ car }) => car.tags))
      .toSorted()
      .map((name) => {
        const value = slugify(name)
        return { value, name, chosen: filters.tagId === value, count: countOf({ ...filters, tagId: value }) }
      }),
  }
}

/** The nearest filters that leave something, which one was let go of (all of them when no single one helps), and how many they leave. */
export function looserCarFilters(
  all: readonly PricedCar[],
  filters: CarFilters,
  priceOf = dayPrice,
): { filters: CarFilters; letGo: CarFilterKey | 'all'; total: number } | undefined {
  const fits = fitsBy(priceOf)
  for (const key of KEYS) {
    const looser = { ...filters, [key]: NO_CAR_FILTERS[key] }
    const total = all.filter((priced) => fits(priced, looser)).length
    if (total > 0) return { filters: looser, letGo: key, total }
  }
  return all.length > 0 ? { filters: NO_CAR_FILTERS, letGo: 'all', total: all.length } : undefined
}

function pricesOf(paise: readonly number[]): Histogram {
  return histogramOf(
    paise
      .filter(Number.isFinite)
      .map((price) => price / 100)
      .toSorted((one, other) => one - other),
  )
}

function fitsBy(priceOf: PriceOf) {
  return (priced: PricedCar, { priceRange, durationRange, selectedCategories, tagId }: CarFilters): boolean => {
    const { car } = priced
    const price = priceOf(priced) / 100
    return (
      (priceRange === undefined || (Number.isFinite(price) && overlaps(priceRange, price, price))) &&
      overlaps(durationRange, car.leastDays, car.mostDays) &&
      (selectedCategories.length === 0 || selectedCategories.includes(slugify(car.category))) &&
      (tagId === undefined || car.tags.some((tag) => slugify(tag) === tagId))
    )
  }
}

function overlaps(span: Span | undefined, least: number, most: number): boolean {
  return most >= (span?.from ?? 0) && least <= (span?.to ?? Infinity)
}

function spanOf(value: string): Span {
  const [from, to] = value.split('-').map((text) => (text === '' ? undefined : Number(text)))
  return { from, to }
}

function isSame(one: Span, other: Span): boolean {
  return one.from === other.from && one.to === other.to
}

const ORDERS: Record<CarSort, (one: PricedCar, other: PricedCar) => number> = {
  usual: byPosition,
  price: (one, other) => one.tariff.dayPaise - other.tariff.dayPaise || byPosition(one, other),
  'price-desc': (one, other) => other.tariff.dayPaise - one.tariff.dayPaise || byPosition(one, other),
  seats: (one, other) => other.car.seats - one.car.seats || byPosition(one, other),
  name: (one, other) => one.car.name.localeCompare(other.car.name, 'en') || byPosition(one, other),
}

function byPosition({ car: one }: PricedCar, { car: other }: PricedCar): number {
  return one.position - other.position || (one.id < other.id ? -1 : 1)
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)]
}
