import { write } from '#tests/write.ts'
import { expect } from 'vitest'
import { rupees } from '#platform/money.ts'
import { test } from '#tests/database.ts'
import { saveSamplePicture } from '#tests/sample-catalogue.ts'
import { saveCars } from './cars-writing.server.ts'
import type { CarDraft } from './cars-writing.server.ts'
import { cars } from './tables.ts'

const sedan: CarDraft = {
  id: 'car-sedan',
  name: 'Sedan',
  url: 'sedan',
  category: 'Cars',
  models: ['Maruti Suzuki Swift Dzire'],
  seats: 4,
  largeBags: 2,
  smallBags: 2,
  airConditioned: true,
  fuels: ['petrol'],
  perKmPaise: rupees(13),
  perKmOneWayPaise: rupees(15),
  minKmPerDay: 250,
  driverAllowancePaise: rupees(400),
  nightChargePaise: rupees(250),
  local4h40kmPaise: null,
  local8h80kmPaise: null,
  local12h120kmPaise: null,
  extraKmPaise: rupees(14),
  extraHourPaise: null,
  gstScheme: 'CAR_5',
  leastDays: 1,
  mostDays: 30,
  summary: 'For two, with two bags.',
  about: [],
  tags: [],
  position: 0,
  pictureId: 'picture-one',
}

test('cars are written, replaced and refused', async ({ db }) => {
  await saveSamplePicture(db)
  await write(db, saveCars, [sedan])
  await write(db, saveCars, [{ ...sedan, local8h80kmPaise: rupees(2000) }])
  expect(await db.select().from(cars)).toMatchObject([{ url: 'sedan', perKmPaise: 1300, local8h80kmPaise: 200_000 }])
  await expect(write(db, saveCars, [{ ...sedan, perKmPaise: 0 }])).rejects.toThrow('perKmPaise')
})
