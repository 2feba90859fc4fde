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
  /** How prices of a day are spread, everything but the price staying chosen. */
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

/** The classes that fit, in an order, and what one may choose with true counts. Pure. */
export function listFittingCars(all: readonly PricedCar[], filters: CarFilters, sort: CarSort): CarListing {
  return {
    cars: all.filter((priced) => fits(priced, filters)).toSorted(ORDERS[sort]),
    all: all.length,
    price: pricesOf(all.filter((priced) => fits(priced, { ...filters, priceRange: undefined }))),
    days: HIRE_LENGTHS.map((length) => {
      const durationRange = spanOf(length.value)
      const chosen = filters.durationRange !== undefined && isSame(filters.durationRange, durationRange)
      return { ...length, chosen, count: countOf(all, { ...filters, durationRange }) }
    }),
    categories: distinct(all.map(({ car }) => car.category)).map((name) => {
      const value = slugify(name)
      const chosen = filters.selectedCategories.includes(value)
      return { value, name, chosen, count: countOf(all, { ...filters, selectedCategories: [value] }) }
    }),
    tags: distinct(all.flatMap(({ car }) => car.tags))
      .toSorted()
      .map((name) => {
        const value = slugify(name)
        return { value, name, chosen: filters.tagId === value, count: countOf(all, { ...filters, tagId: value }) }
      }),
  }
}

/** The nearest filters that leave something, which one was let go of (all of them when no single one helps), and how many they leave. */
export function looserCarFilters(
  all: readonly PricedCar[],
  filters: CarFilters,
): { filters: CarFilters; letGo: CarFilterKey | 'all'; total: number } | undefined {
  for (const key of KEYS) {
    const looser = { ...filters, [key]: NO_CAR_FILTERS[key] }
    const total = countOf(all, looser)
    if (total > 0) return { filters: looser, letGo: key, total }
  }
  return all.length > 0 ? { filters: NO_CAR_FILTERS, letGo: 'all', total: all.length } : undefined
}

function pricesOf(cars: readonly PricedCar[]): Histogram {
  return histogramOf(cars.map(({ tariff }) => tariff.dayPaise / 100).toSorted((one, other) => one - other))
}

function countOf(all: readonly PricedCar[], filters: CarFilters): number {
  return all.filter((priced) => fits(priced, filters)).length
}

function fits({ car, tariff }: PricedCar, filters: CarFilters): boolean {
  const { priceRange, durationRange, selectedCategories, tagId } = filters
  return (
    overlaps(priceRange, tariff.dayPaise / 100, tariff.dayPaise / 100) &&
    overlaps(durationRange, car.leastDays, car.mostDays) &&
    (selectedCategories.length === 0 || selectedCategories.includes(slugify(car.category))) &&
    (tagId === undefined || car.tags.some((tag) => slugify(tag) === tagId))
  )
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
