import { createRoute, z } from '@hono/zod-openapi'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Car as StoredCar } from '#domain/cars/car.ts'
import { findCarById, findCarByUrl } from '#domain/cars/cars.server.ts'
import { refusal } from '#server/errors.ts'
import type { ApiServices } from './api-services.ts'
import { always, good, refused } from './shapes/answers.ts'
import { Id, Ref } from './shapes/ids.ts'
import { toUpload, Upload } from './shapes/upload.ts'

const SUFFIX = '-tour-package'
const paise = z.number().int().openapi({ description: 'Paise before GST, fuel included.', example: 1300 })

const Car = z
  .object({
    _id: Id,
    name: z.string().openapi({ example: 'Sedan' }),
    url: z.string().openapi({ example: 'sedan' }),
    category: z.string().openapi({ example: 'Sedan' }),
    models: z.array(z.string()).openapi({ example: ['Maruti Suzuki Dzire'] }),
    seats: z.number().int().openapi({ example: 4 }),
    largeBags: z.number().int().openapi({ example: 2 }),
    smallBags: z.number().int().openapi({ example: 2 }),
    airConditioned: z.boolean(),
    fuels: z.array(z.string()).openapi({ example: ['petrol', 'CNG'] }),
    perKmPaise: paise,
    perKmOneWayPaise: paise.nullable(),
    minKmPerDay: z.number().int().openapi({ description: 'Kilometres charged for each day at least.', example: 250 }),
    driverAllowancePaise: paise,
    nightChargePaise: paise,
    local8h80kmPaise: paise.nullable(),
    extraKmPaise: paise,
    extraHourPaise: paise.nullable(),
    summary: z.string().openapi({ example: 'Room for four and two cases.' }),
    about: z.array(z.string()).openapi({ example: ['The car most families hire.'] }),
    tags: z.array(z.string()).openapi({ example: ['family'] }),
    uploads: z.array(Upload),
  })
  .openapi('Car')

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

/** The calls about cars. */
export function addCars(api: OpenAPIHono, { db }: Pick<ApiServices, 'db'>): void {
  api.openapi(carCall, async (c) => {
    const { detail } = c.req.valid('param')
    const ref = detail.endsWith(SUFFIX) ? detail.slice(0, -SUFFIX.length) : detail
    const car = (await findCarByUrl(db, ref)) ?? (await findCarById(db, ref))
    return car ? c.json({ data: toCar(car) }, 200) : c.json(...refusal('unknown-car'))
  })
}

function toCar({ id, picture, position: _position, ...car }: StoredCar): z.infer<typeof Car> {
  return { _id: id, ...car, uploads: [toUpload(picture)] }
}
