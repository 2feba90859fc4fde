import { z } from '@hono/zod-openapi'
import { CAR_GST_SCHEMES } from '#domain/tax/gst-rates.ts'
import type { PricedCar } from '#domain/cars/car.ts'
import { Id } from './ids.ts'
import { toUpload, Upload } from './upload.ts'

const paise = z.number().int().openapi({ description: 'Paise before GST, fuel included.', example: 1300 })

/** A class of car that can be hired with a driver. */
export const Car = z
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
    dayPaise: z.number().int().openapi({
      description: 'Paise with GST for the shortest outstation day: the minimum kilometres and the driver.',
      example: 386_400,
    }),
    gstScheme: z.enum(CAR_GST_SCHEMES),
    gstPercent: z.number().openapi({ example: 5 }),
    perKmPaise: paise,
    perKmOneWayPaise: paise.nullable(),
    minKmPerDay: z.number().int().openapi({ description: 'Kilometres charged for each day at least.', example: 250 }),
    driverAllowancePaise: paise,
    nightChargePaise: paise,
    local4h40kmPaise: paise.nullable(),
    local8h80kmPaise: paise.nullable(),
    local12h120kmPaise: paise.nullable(),
    extraKmPaise: paise,
    extraHourPaise: paise.nullable(),
    leastDays: z.number().int().openapi({ description: 'The shortest hire it is meant for, in days.', example: 1 }),
    mostDays: z.number().int().openapi({ description: 'The longest hire it is meant for, in days.', example: 10 }),
    summary: z.string().openapi({ example: 'Room for four and two cases.' }),
    about: z.array(z.string()).openapi({ example: ['The car most families hire.'] }),
    tags: z.array(z.string()).openapi({ example: ['family'] }),
    uploads: z.array(Upload),
  })
  .openapi('Car')
export type Car = z.infer<typeof Car>

/** A class of car as the calls answer it. */
export function toCar({
  car: { id, picture, nightPicture: _nightPicture, position: _position, ...car },
  tariff,
}: PricedCar): Car {
  const { dayPaise, gstPercent } = tariff
  return { _id: id, ...car, dayPaise, gstPercent, uploads: [toUpload(picture)] }
}
