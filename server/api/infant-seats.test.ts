import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { nextDepartures } from '#domain/departures/departures.server.ts'
import { askToWait } from '#domain/departures/waitlist/joining.server.ts'
import { departures, waitlist } from '#domain/departures/tables.ts'
import { systemClock } from '#platform/clock.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, CONTACT, DEPARTURE } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { teaHills } from '#tests/sample-catalogue.ts'

const WITH_BABY = { ages: [1] }

function giveInfantsSeats(db: Db) {
  return db.update(packages).set({ infantsHaveSeats: true }).where(eq(packages.id, teaHills.id))
}

describe('an infant of a package that gives infants seats', () => {
  test('takes one from the quote to the voucher (caught: held without)', async ({ db }) => {
    const bench = await bookingBench(db, { capacity: 5 })
    await giveInfantsSeats(db)
    const booking = await bench.book(WITH_BABY)
    expect(await bench.departure()).toMatchObject({ held: 3, seatsLeft: 2 })
    await booking.pay('success')
    expect(await bench.departure()).toMatchObject({ held: 0, sold: 3 })
    // Two seats are left, for which three would come.
    expect((await bench.quote(WITH_BABY)).body.reason).toBe('sold-out')
    expect((await bench.quote()).status).toBe(201)
    expect(await checkBooks(db)).toMatchObject({ findings: [] })
  })

  test('takes one when it is added to a booking, and no date without one is found (caught: none minded, in either)', async ({
    db,
  }) => {
    const bench = await bookingBench(db)
    await giveInfantsSeats(db)
    const booking = await bench.book()
    await booking.pay('success')
    await db.update(departures).set({ capacity: 2, minToRun: 1 })
    expect((await booking.at('POST', '/amendments', WITH_BABY)).body.reason).toBe('sold-out')
    await db.update(departures).set({ capacity: 4 })
    const today = istDate(new Date())
    const leaves = async (infants: number) =>
      (await nextDepartures(db, [teaHills.id], { today, seats: 2, infants })).has(teaHills.id)
    expect([await leaves(0), await leaves(1)]).toEqual([true, false])
    const quoted = await booking.at('POST', '/amendments', WITH_BABY)
    const { token } = quoted.body.data!['quote'] as unknown as { token: string }
    const travellers = [
      { name: CONTACT.name, age: 38 },
      { name: 'Arjun Kulkarni', age: 41 },
      { name: 'Tara Kulkarni', age: 1 },
    ]
    await booking.at('POST', '/amendments', { quote: token, travellers })
    expect(await bench.departure()).toMatchObject({ sold: 3 })
    expect(await checkBooks(db)).toMatchObject({ findings: [] })
  })

  test('waits for one', async ({ db }) => {
    const bench = await bookingBench(db, { capacity: 4 })
    await giveInfantsSeats(db)
    await bench.book({ adults: 4 })
    const party = { adults: 2, ages: [1], rooms: undefined }
    await askToWait({ ...bench.services, clock: systemClock }, DEPARTURE.id, { email: CONTACT.email, party })
    expect(await db.select().from(waitlist)).toMatchObject([{ seats: 3 }])
  })
})

describe('a package that gives infants seats from now on', () => {
  test('has what was quoted before quoted again (caught: held on a lap)', async ({ db }) => {
    const bench = await bookingBench(db)
    const { token } = (await bench.quote(WITH_BABY)).body.data as unknown as { token: string }
    await giveInfantsSeats(db)
    expect((await bench.hold(token)).body.reason).toBe('price-changed')
  })

  test('leaves on the lap who was sold there, for as long as the date stays (caught: counted as it is sold now)', async ({
    db,
  }) => {
    const bench = await bookingBench(db)
    const booking = await bench.book(WITH_BABY)
    await booking.pay('success')
    await giveInfantsSeats(db)
    await db.update(departures).set({ capacity: 3, minToRun: 1 })
    const quoted = await booking.at('POST', '/amendments', { adults: 3, ages: [1] })
    expect(quoted.status).toBe(201)
  })
})
