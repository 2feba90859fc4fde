import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { bookings, quotes } from '#domain/bookings/tables.ts'
import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import { savePromotions } from '#domain/promotions/promotions-writing.server.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { differenceOf } from '#app/parts/booking/difference.ts'
import { findQuote } from '#domain/bookings/quote/quotes.server.ts'
import { bookingBench, DEPARTURE, STARTS_ON } from '#tests/benches/booking-bench.ts'
import { COUPON } from '#tests/sample-coupon.ts'
import { onBoth as test } from '#tests/database.ts'
import { write } from '#tests/write.ts'

/** ₹1,000 off for four who have a seat. */
const FOR_FOUR = { ...COUPON, off: { paise: 1_000_00 }, leastPeople: 4, mostUses: null }

async function four(db: Db, coupon: object = {}) {
  const bench = await bookingBench(db)
  await write(db, savePromotions, [{ ...FOR_FOUR, ...coupon }])
  const booking = await bench.book({ adults: 4, coupon: 'TEA' })
  await booking.pay('success', 'all')
  return { bench, booking }
}

type Quoted = { quote: { token: string; lines: { name: string }[] }; refundPaise: number; totalPaise: number }

describe('what a coupon asks for is asked again of a journey that is changed', () => {
  test('four become one: the discount falls away, which the change says before anybody takes it (caught: kept)', async ({
    db,
  }) => {
    const { booking } = await four(db)
    const { totalPaise } = (await booking.look()) as unknown as { totalPaise: number }
    const quoted = (await booking.at('POST', '/amendments', { adults: 3 })).body.data as unknown as Quoted
    expect(quoted.quote.lines.map(({ name }) => name)).not.toContain('Coupon TEA')
    const was = (await findQuote(db, (await db.select().from(bookings))[0]!.quoteToken))!
    const is = (await findQuote(db, quoted.quote.token))!
    const { lines, facts } = differenceOf(was.priced, is.priced)
    expect(lines).toContainEqual({ name: 'Coupon TEA', was: -1_000_00, is: null })
    expect(facts).toContain('Coupon TEA is for at least 4 people who have a seat, and does not apply to 3.')
    expect((await booking.at('POST', '/amendments', { quote: quoted.quote.token })).status).toBe(200)
    const now = (await booking.look()) as unknown as { totalPaise: number; refundDuePaise: number }
    expect(now).toMatchObject({ totalPaise: quoted.totalPaise, refundDuePaise: quoted.refundPaise })
    expect(totalPaise - now.totalPaise).toBe(quoted.refundPaise)
    expect(await checkBooks(db)).toMatchObject({ findings: [] })
  })

  test('it stays while four have a seat, and comes off again once they do', async ({ db }) => {
    const { booking } = await four(db)
    const quoted = async (change: object) => {
      const { quote } = (await booking.at('POST', '/amendments', change)).body.data as unknown as Quoted
      return { token: quote.token, names: quote.lines.map(({ name }) => name) }
    }
    expect((await quoted({ adults: 5 })).names).toContain('Coupon TEA')
    expect((await quoted({ adults: 3, ages: [6] })).names).toContain('Coupon TEA')
    const onALap = await quoted({ adults: 3, ages: [1] })
    expect(onALap.names).not.toContain('Coupon TEA')
    expect((await booking.at('POST', '/amendments', { quote: onALap.token })).status).toBe(200)
    expect((await quoted({ adults: 4, ages: [1] })).names).toContain('Coupon TEA')
  })

  test('on another day: the day it was sold on counts, not the day it is moved (caught: a coupon that has ended meanwhile, and once moved the day of the move)', async ({
    db,
  }) => {
    const soldOn = addDays(istDate(new Date()), -5)
    const { booking } = await four(db, { daysAhead: 60 })
    const sooner = { ...DEPARTURE, id: 'sooner', startsOn: addDays(STARTS_ON, -10) }
    const later = { ...DEPARTURE, id: 'later', startsOn: addDays(STARTS_ON, 7) }
    await write(db, scheduleDepartures, [sooner, later])
    // Sold five days ago, on the coupon's last day.
    await db.execute(sql`alter table quotes disable trigger user`)
    await db.update(quotes).set({
      priced: sql`jsonb_set(jsonb_set(${quotes.priced}, '{basis,bookedOn}', to_jsonb(${soldOn}::text)), '{basis,promotions,0,validTo}', to_jsonb(${soldOn}::text))`,
    })
    const linesOf = async (departure: string) => {
      const { body } = await booking.at('POST', '/amendments', { departure })
      return (body.data as unknown as Quoted).quote.lines.map(({ name }) => name)
    }
    expect(await linesOf('later')).toContain('Coupon TEA')
    expect(await linesOf('sooner')).not.toContain('Coupon TEA')
    const { quote } = (await booking.at('POST', '/amendments', { departure: 'later' })).body.data as unknown as Quoted
    expect((await booking.at('POST', '/amendments', { quote: quote.token })).status).toBe(200)
    const { body } = await booking.at('POST', '/amendments', { adults: 5 })
    expect((body.data as unknown as Quoted).quote.lines.map(({ name }) => name)).toContain('Coupon TEA')
  })
})

test('an infant on a lap is none of the people a coupon asks for, one with a seat is (caught: two adults with two infants)', async ({
  db,
}) => {
  const bench = await bookingBench(db)
  await write(db, savePromotions, [FOR_FOUR])
  const asked = (ages: number[]) => bench.quote({ adults: 2, ages, coupon: 'TEA' })
  expect((await asked([1, 1])).body.reason).toBe('coupon-not-here')
  expect((await asked([1, 9])).body.reason).toBe('coupon-not-here')
  expect((await asked([9, 9])).status).toBe(201)
})
