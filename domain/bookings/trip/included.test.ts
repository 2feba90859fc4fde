import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { findBooking, findWholeBooking } from '#domain/bookings/find-booking.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, STARTS_ON } from '#tests/benches/booking-bench.ts'
import { test } from '#tests/database.ts'
import { teaHills } from '#tests/sample-catalogue.ts'
import { tripOf } from './booking-trip.server.ts'

const FOR_EVERYBODY = [
  'Two nights in the stays named day by day, on twin sharing',
  'Air-conditioned sedan or Ertiga for your party alone, with driver',
  'Private Ertiga or Innova Crysta with driver, by the size of your party',
  'A private balcony where the house has one',
]
const [, ALONE, PRIVATE, BALCONY] = FOR_EVERYBODY

async function included(db: Db, asked: object) {
  const { book, services } = await bookingBench(db)
  await db.update(packages).set({ inclusions: FOR_EVERYBODY }).where(eq(packages.id, teaHills.id))
  const { reference, token, pay } = await book(asked)
  await pay('success')
  const found = await findBooking(db, services.keys, reference, { token })
  const { inclusions } = await tripOf(db, await findWholeBooking(db, found!.booking))
  await services.printer.close()
  return inclusions
}

describe('what is included', () => {
  test('is in the rooms of the booking, and shared where others leave too (caught: twin sharing in a triple, a car alone among eighteen)', async ({
    db,
  }) => {
    expect(await included(db, { adults: 5, rooms: { triple: 1, twin: 1 } })).toEqual([
      'Two nights in the stays named day by day, in a twin room and a triple room',
      'Air-conditioned sedan or Ertiga shared with those who leave the same day, with driver',
      'Ertiga or Innova Crysta with driver, by how many come, shared with those who leave the same day',
      BALCONY,
    ])
  })

  test('stays as it is written of twins, and of a date of their own (caught: a shared car on a day nobody else leaves)', async ({
    db,
  }) => {
    const own = { departure: undefined, startsOn: STARTS_ON, adults: 2 }
    expect(await included(db, own)).toEqual([FOR_EVERYBODY[0], ALONE, PRIVATE, BALCONY])
  })
})
