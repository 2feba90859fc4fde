import { createRoute, z } from '@hono/zod-openapi'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { CAR_SORTS, readCarFilters, readCarSort } from '#domain/cars/car-filters.ts'
import { listFittingCars } from '#domain/cars/car-list.ts'
import { priceCar } from '#domain/cars/car.ts'
import type { PricedCar } from '#domain/cars/car.ts'
import { findCarByRef, rememberedCars } from '#domain/cars/cars.server.ts'
import { istDate } from '#platform/dates.ts'
import { slugify } from '#platform/slug.ts'
import { refusal } from '#web/refusals.ts'
import type { ApiServices } from './api-services.ts'
import { always, good, refused } from './shapes/answers.ts'
import { Car, toCar } from './shapes/car.ts'
import { FILTERED_PAGE_SIZE, FilteredPage, filteredAnswer, filteredOf, filterParameter } from './shapes/filtered.ts'
import { Ref } from './shapes/ids.ts'

const SUFFIX = /-tour-package$/

const filterCall = createRoute({
  method: 'get',
  path: '/api/cars/public/filter-packages',
  tags: ['Cars'],
  summary: 'Classes of car that fit',
  request: {
    query: z.object({
      id: Ref.or(z.literal('')).optional().openapi({
        description: 'Only the class with this _id or url; `detail` means the same.',
        example: 'sedan',
      }),
      price: filterParameter('Whole rupees of the shortest outstation day, GST included: "3000-5000".', '3000-5000'),
      days: filterParameter('Days of the hire: classes meant for some length within.', '4-7'),
      category: filterParameter('Categories by url or name; any of them.', 'suv-and-mpv'),
      tags: filterParameter('What it is for; the first that is given.', 'hills'),
      sort: filterParameter(`One of ${CAR_SORTS.join(', ')}; the first without it.`, 'price'),
      page: FilteredPage,
    }),
  },
  responses: {
    200: good(filteredOf(Car), "A page of what fits, or the message 'not found'."),
    400: refused('malformed', 'The id cannot be one, or the page is none.'),
    ...always,
  },
})

const carCall = createRoute({
  method: 'get',
  path: '/api/cars/public/{detail}',
  tags: ['Cars'],
  summary: 'A class of car that can be hired with a driver',
  request: {
    params: z.object({
      detail: Ref.openapi({
        description: 'Its url, with or without "-tour-package" behind it, or its _id.',
        example: 'sedan',
      }),
    }),
  },
  responses: {
    200: good(z.object({ data: Car }), 'The car.'),
    400: refused('malformed', 'Neither an address nor an id.'),
    404: refused('unknown-car', 'There is no such car.'),
    ...always,
  },
})

export type CarNeeds = Pick<ApiServices, 'db' | 'clock' | 'memory' | 'gstRates' | 'otherNames'>

/** The calls about cars. */
export function addCars(api: OpenAPIHono, needs: CarNeeds): void {
  // Before the call of one class, whose path would take it for a name.
  api.openapi(filterCall, async (c) => {
    const { page } = c.req.valid('query')
    const params = namesAsWords(new URL(c.req.url).searchParams)
    const ref = params.get('id') || params.get('detail')
    const cars = await readPricedCars(needs)
    const among = ref ? [await findByRef(needs, cars, ref)].filter((priced) => priced !== undefined) : cars
    const fitting = listFittingCars(among, readCarFilters(params), readCarSort(params)).cars
    const shown = fitting.slice((page - 1) * FILTERED_PAGE_SIZE, page * FILTERED_PAGE_SIZE)
    return c.json(filteredAnswer(shown.map(toCar), { total: fitting.length, page }), 200)
  })
  api.openapi(carCall, async (c) => {
    const priced = await findByRef(needs, await readPricedCars(needs), c.req.valid('param').detail)
    return priced ? c.json({ data: toCar(priced) }, 200) : c.json(...refusal('unknown-car'))
  })
}

/** Every class of car at the rates of today. */
export async function readPricedCars(needs: CarNeeds): Promise<PricedCar[]> {
  const tax = { on: istDate(needs.clock.now()), rates: needs.gstRates }
  return (await rememberedCars(needs)).map((car) => priceCar(car, tax))
}

/** The class an address, as they are or were of old, an id, or an address it had before means. */
export async function findByRef(
  needs: CarNeeds,
  cars: readonly PricedCar[],
  ref: string,
): Promise<PricedCar | undefined> {
  const meant = (await findCarByRef(needs, ref.replace(SUFFIX, ''))) ?? (await findCarByRef(needs, ref))
  return meant && cars.find(({ car }) => car.id === meant.id)
}

/** Categories and tags may be given by name. */
function namesAsWords(given: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(given)
  for (const key of ['category', 'tags']) {
    const words = given.getAll(key).flatMap((text) => text.split(',').map(slugify))
    params.delete(key)
    for (const word of words) params.append(key, word)
  }
  return params
}
