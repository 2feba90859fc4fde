import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carChipsOf } from './car-chips.ts'
import { carListParams, NO_CAR_FILTERS, readCarFilters, readCarSort } from './car-filters.ts'
import { HIRE_LENGTHS, listFittingCars, looserCarFilters } from './car-list.ts'
import type { PricedCar } from './car.ts'

function car(url: string, rupees: number, changes: Partial<PricedCar['car']> = {}): PricedCar {
  const of = {
    id: url,
    url,
    name: url,
    category: 'Small cars',
    seats: 4,
    tags: ['city'],
    leastDays: 1,
    mostDays: 3,
    position: 0,
  }
  return { car: { ...of, ...changes }, tariff: { dayPaise: rupees * 100 } } as unknown as PricedCar
}

const CARS = [
  car('hatchback', 3000),
  car('sedan', 4000, { position: 1, mostDays: 10, tags: ['city', 'Hill roads'] }),
  car('suv', 6000, { position: 2, seats: 7, category: 'SUV & MPV', mostDays: 21, tags: ['Hill roads'] }),
  car('coach', 20_000, { position: 3, seats: 45, category: 'Coach', leastDays: 2, mostDays: 7, tags: [] }),
]

const read = (query: string) => readCarFilters(new URLSearchParams(query))
const urls = (query: string, sort = '') =>
  listFittingCars(CARS, read(query), readCarSort(new URLSearchParams({ sort }))).cars.map((priced) => priced.car.url)

describe('the filters of car classes', () => {
  test('are read from an address and written back the same', () => {
    const filters = read('price=3000-5000&days=4-7&category=suv-mpv,coach&category=coach&tags=hill-roads')
    expect(filters).toEqual({
      priceRange: { from: 3000, to: 5000 },
      durationRange: { from: 4, to: 7 },
      selectedCategories: ['coach', 'suv-mpv'],
      tagId: 'hill-roads',
    })
    expect(String(carListParams(filters, 'price'))).toBe(
      'price=3000-5000&days=4-7&category=coach%2Csuv-mpv&tags=hill-roads&sort=price',
    )
    expect(read(String(carListParams(filters)))).toEqual(filters)
  })

  test('whatever an address holds, it is read, and read back as it was written', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('price', 'days', 'category', 'tags', 'x'), fc.string())),
        (pairs) => {
          const filters = readCarFilters(new URLSearchParams(pairs))
          expect(readCarFilters(carListParams(filters))).toEqual(filters)
        },
      ),
    )
  })

  test('what makes no sense is left out', () => {
    expect(read('price=cheap&days=soon&category=<b>&tags=')).toEqual(NO_CAR_FILTERS)
    expect(readCarSort(new URLSearchParams('sort=cheapest'))).toBe('usual')
  })
})

describe('the list', () => {
  test('narrows by the price of a day, both ends taken in', () => {
    expect(urls('price=4000-6000')).toEqual(['sedan', 'suv'])
    expect(urls('price=3999')).toEqual(['hatchback'])
  })

  test('takes classes meant for some length of hire within', () => {
    expect(urls('days=1-1')).toEqual(['hatchback', 'sedan', 'suv'])
    expect(urls('days=4-7')).toEqual(['sedan', 'suv', 'coach'])
    expect(urls('days=8-')).toEqual(['sedan', 'suv'])
  })

  test('categories widen each other, kinds of filter narrow', () => {
    expect(urls('category=coach,suv-mpv')).toEqual(['suv', 'coach'])
    expect(urls('category=coach,suv-mpv&tags=hill-roads')).toEqual(['suv'])
  })

  test('has its orders', () => {
    expect(urls('', 'price-desc')).toEqual(['coach', 'suv', 'sedan', 'hatchback'])
    expect(urls('', 'seats')[0]).toBe('coach')
    expect(urls('', 'name')).toEqual(['coach', 'hatchback', 'sedan', 'suv'])
  })

  test('counts are what choosing would give (caught: counts of the whole list)', () => {
    const filters = read('price=-6000&tags=hill-roads')
    const listing = listFittingCars(CARS, filters, 'usual')
    for (const { value, count } of listing.categories)
      expect(count).toBe(listFittingCars(CARS, { ...filters, selectedCategories: [value] }, 'usual').cars.length)
    for (const { value, count } of listing.tags)
      expect(count).toBe(listFittingCars(CARS, { ...filters, tagId: value }, 'usual').cars.length)
    expect(listing.days.map(({ count }) => count)).toEqual(
      HIRE_LENGTHS.map(({ value }) => listFittingCars(CARS, { ...filters, ...lengthOf(value) }, 'usual').cars.length),
    )
    expect(listing.categories.map(({ name, count }) => [name, count])).toEqual([
      ['Small cars', 1],
      ['SUV & MPV', 1],
      ['Coach', 0],
    ])
    expect(listing.all).toBe(4)
  })
})

test('the bars of its prices count what any price would leave, whatever price is chosen', () => {
  const bars = (query: string) => {
    const { price } = listFittingCars(CARS, read(query), 'usual')
    return [price.leastRupees, price.mostRupees, price.bars.reduce((sum, count) => sum + count, 0)]
  }
  expect(bars('')).toEqual([3000, 20_000, 4])
  expect(bars('price=-5000')).toEqual([3000, 20_000, 4])
  expect(bars('price=-5000&tags=hill-roads')).toEqual([4000, 6000, 2])
  expect(bars('category=coach&tags=city')).toEqual([0, 0, 0])
})

test('of a trip the price is that of the whole trip, and what cannot make it has none (caught: the price of a day)', () => {
  const [first, second] = CARS
  const trip = (priced: (typeof CARS)[number]) =>
    priced === first ? 2_500_000 : priced === second ? 4_000_000 : Infinity
  const listed = (query: string) => listFittingCars(CARS, read(query), 'usual', trip)
  expect(listed('price=-30000').cars).toEqual([first])
  expect(listed('price=30000-').cars).toEqual([second])
  expect(listed('price=30000-').price).toMatchObject({ leastRupees: 25_000, mostRupees: 40_000 })
  expect(carChipsOf(read('price=-30000'), listed(''), 'for the trip')[0]?.text).toBe('Up to ₹30,000 for the trip')
  expect(looserCarFilters(CARS, read('price=-100'), trip)).toMatchObject({ letGo: 'priceRange', total: CARS.length })
})

function lengthOf(value: string) {
  return { durationRange: read(`days=${value}`).durationRange }
}

test('each thing chosen has a chip that lets go of it alone', () => {
  const filters = read('price=-5000&days=8-&category=coach,suv-mpv&tags=hill-roads')
  const chips = carChipsOf(filters, listFittingCars(CARS, filters, 'usual'))
  expect(chips.map(({ text }) => text)).toEqual([
    'Up to ₹5,000 a day',
    'A hire of 8 days or more',
    'Coach',
    'SUV & MPV',
    'For hill roads',
  ])
  expect(chips[2]!.without).toEqual({ ...filters, selectedCategories: ['suv-mpv'] })
  expect(chips[4]!.without.tagId).toBeUndefined()
})

describe('when nothing fits', () => {
  test('the nearest filters that leave something are those without the first that helps', () => {
    expect(looserCarFilters(CARS, read('price=-5000&category=coach'))).toEqual({
      filters: read('category=coach'),
      letGo: 'priceRange',
      total: 1,
    })
  })

  test('and without any when no single one does', () => {
    const answer = looserCarFilters(CARS, read('price=-100&days=30-&category=coach&tags=city'))
    expect(answer).toEqual({ filters: NO_CAR_FILTERS, letGo: 'all', total: 4 })
    expect(looserCarFilters([], NO_CAR_FILTERS)).toBeUndefined()
  })
})
