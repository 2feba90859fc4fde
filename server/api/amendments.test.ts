import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import { departures } from '#domain/departures/tables.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { formatPaise } from '#platform/money.ts'
import { bookingBench, DEPARTURE, FAMILY, STARTS_ON, TOTAL } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { write } from '#tests/write.ts'
import { AmendmentAnswer } from './shapes/booking-change.ts'

const LATER = { ...DEPARTURE, id: 'later', startsOn: addDays(STARTS_ON, 14), twinPaise: 21_000_00 }

type Booking = Awaited<ReturnType<Awaited<ReturnType<typeof bookingBench>>['book']>>

async function booked(db: Db, part: number | 'all' = 1) {
  const bench = await bookingBench(db)
  const booking = await bench.book({}, { travellers: FAMILY })
  await booking.pay('success', part)
  return { bench, booking }
}

async function change(booking: Booking, wanted: object, more: object = {}) {
  const quoted = await booking.at('POST', '/amendments', wanted)
  const data = quoted.body.data as unknown as { quote: { token: string } } & Record<string, unknown>
  const amended =
    quoted.status === 201 ? await booking.at('POST', '/amendments', { quote: data.quote.token, ...more }) : quoted
  return { quoted: data, amended }
}

describe('a change of a booking', () => {
  test('one more person: at the price it was sold at, on the dates that are left', async ({ db }) => {
    const { bench, booking } = await booked(db)
    await db.update(departures).set({ twinPaise: 90_000_00 })
    const { quoted, amended } = await change(booking, { adults: 3 })
    expect(AmendmentAnswer.strict().safeParse(quoted).error).toBeUndefined()
    expect(amended.status).toBe(200)
    const now = await booking.look()
    const { quote } = quoted as unknown as { quote: { token: string } }
    const named = [...FAMILY, { name: 'Tara Kulkarni', age: 30 }]
    await booking.at('POST', '/amendments', { quote: quote.token, travellers: named })
    expect((await booking.look())['travellers']).toHaveLength(3)
    expect(now).toMatchObject({ seats: 3, totalPaise: quoted['totalPaise'], paidPaise: 10_500_00 })
    // caught: names that are asked for again, though only one is new
    expect(now['travellers']).toMatchObject(FAMILY)
    expect(Number(now['totalPaise'])).toBeLessThan(90_000_00)
    expect(Number(now['duePaise'])).toBe(Number(now['totalPaise']) - 10_500_00)
    expect(await bench.departure()).toMatchObject({ held: 0, sold: 3 })
    expect(await checkBooks(db)).toMatchObject({ findings: [] })
  })

  test('one less: the slab’s charge on what falls away, the rest goes back', async ({ db }) => {
    const bench = await bookingBench(db)
    const grandmother = { name: 'Kusum Kulkarni', age: 66 }
    const booking = await bench.book({ adults: 3 }, { travellers: [...FAMILY, grandmother] })
    await booking.pay('success', 'all')
    const before = await booking.look()
    const { quoted, amended } = await change(booking, { adults: 2 }, { travellers: FAMILY })
    expect(amended.status).toBe(200)
    // Who comes no longer, and the figures of the ticket, which add up. Caught: "It is: ₹44,100" beside a total of ₹42,000.
    const [mail] = await listOutbox(db, 1)
    const [charge, back] = [Number(quoted['chargePaise']), Number(quoted['refundPaise'])]
    expect(mail!.body.replace(/\s+/g, ' ')).toContain(
      [
        `Before the change: ${formatPaise(Number(before['totalPaise']))}`,
        `Total now: ${formatPaise(TOTAL)}`,
        `Kept for what fell away: ${formatPaise(charge)}`,
        `Paid: ${formatPaise(TOTAL + charge + back)}`,
        `Sent back: ${formatPaise(back)}`,
      ].join(' '),
    )
    expect(mail!.body).toContain('No longer comes: Kusum Kulkarni')
    const fell = Number(before['totalPaise']) - TOTAL
    expect(quoted['chargePaise']).toBe(Math.round(fell / 10 / 100) * 100)
    expect(quoted['refundPaise']).toBe(fell - Number(quoted['chargePaise']))
    expect(await booking.look()).toMatchObject({
      seats: 2,
      refundDuePaise: quoted['refundPaise'],
      travellers: [{}, {}],
    })
    expect(await bench.departure()).toMatchObject({ sold: 2 })
    // caught: a charge that comes back when the rest is cancelled
    const { body } = await booking.at('GET', '/cancellation')
    expect(body.data).toMatchObject({ refundPaise: TOTAL - 4_200_00 })
    // Whoever adds it up finds every rupee in a field.
    const said = body.data as unknown as Record<string, number>
    expect(said['earlierChargesPaise']).toBe(quoted['chargePaise'])
    expect(said['paidPaise']! - said['earlierChargesPaise']! - said['chargePaise']!).toBe(said['refundPaise'])
    await booking.at('POST', '/cancellation')
    await bench.refund()
    expect(await checkBooks(db)).toMatchObject({ findings: [] })
  })

  test('is rounded to the rupee once, with what is left of the journey (caught: ₹1 more, the price and the charge each rounded up)', async ({
    db,
  }) => {
    const bench = await bookingBench(db, { twinPaise: 20_002_75 })
    const booking = await bench.book({ adults: 4, rooms: { twin: 2 } })
    await booking.pay('success', 'all')
    const { quoted, amended } = await change(booking, { adults: 2, rooms: { twin: 1 } }, { travellers: FAMILY })
    expect(amended.status).toBe(200)
    // ₹40,005.50 and a tenth of as much, each with its GST: ₹42,005.78 and ₹4,200.57.
    expect(quoted).toMatchObject({ chargePaise: 4_200_00, totalPaise: 46_206_00 })
    expect(await booking.look()).toMatchObject({ totalPaise: 46_206_00, refundDuePaise: 37_806_00 })
    expect(await checkBooks(db)).toMatchObject({ findings: [] })
  })

  test('gives back what its quote showed to the paisa, or is asked for anew', async ({ db }) => {
    const bench = await bookingBench(db)
    const booking = await bench.book({ adults: 3 })
    await booking.pay('success')
    const quoted = await booking.at('POST', '/amendments', { adults: 2 })
    const { quote } = quoted.body.data as unknown as { quote: { token: string } }
    expect(quoted.body.data).toMatchObject({ refundPaise: 0 })
    await booking.pay('success', 'all')
    // caught: the sums of the moment it is pressed, whatever was shown
    expect((await booking.at('POST', '/amendments', { quote: quote.token })).body.reason).toBe('price-changed')
    const { quoted: anew, amended } = await change(booking, { adults: 2 }, { travellers: FAMILY })
    expect(amended.status).toBe(200)
    expect(await booking.look()).toMatchObject({ refundDuePaise: anew['refundPaise'] })
    expect(await checkBooks(db)).toMatchObject({ findings: [] })
  })

  test('another date: seats of both move, at the price of that one', async ({ db }) => {
    const { bench, booking } = await booked(db)
    await write(db, scheduleDepartures, [LATER])
    const { amended } = await change(booking, { departure: LATER.id })
    expect(amended.body.data).toMatchObject({ departure: LATER.id, startsOn: LATER.startsOn, totalPaise: 44_100_00 })
    expect(await bench.departure()).toMatchObject({ held: 0, sold: 0 })
    expect(await db.select().from(departures).where(eq(departures.id, LATER.id))).toMatchObject([{ sold: 2 }])
    const own = await change(booking, { startsOn: addDays(STARTS_ON, 20) })
    expect(own.amended.body.data).toMatchObject({ startsOn: addDays(STARTS_ON, 20) })
    expect(await checkBooks(db)).toMatchObject({ findings: [] })
  })

  // (caught: four paid, three of them dropped for nothing by naming another date too)
  test('another date with fewer: what falls away of the old date is charged all the same', async ({ db }) => {
    const bench = await bookingBench(db)
    const booking = await bench.book({ adults: 4 })
    await booking.pay('success', 'all')
    const stays = await booking.at('POST', '/amendments', { adults: 1 })
    await write(db, scheduleDepartures, [LATER])
    const { quoted, amended } = await change(booking, { departure: LATER.id, adults: 1 })
    expect(amended.status).toBe(200)
    expect(Number(quoted['chargePaise'])).toBeGreaterThan(0)
    expect(quoted['chargePaise']).toBe(stays.body.data!['chargePaise'])
    expect(await booking.look()).toMatchObject({
      totalPaise: quoted['totalPaise'],
      refundDuePaise: 2 * TOTAL - Number(quoted['totalPaise']),
    })
    expect(await checkBooks(db)).toMatchObject({ findings: [] })
  })

  test('another date with more, or dearer, costs no charge', async ({ db }) => {
    const { booking } = await booked(db)
    await write(db, scheduleDepartures, [{ ...LATER, twinPaise: 10_000_00 }])
    for (const adults of [2, 3])
      expect((await booking.at('POST', '/amendments', { departure: LATER.id, adults })).body.data).toMatchObject({
        chargePaise: 0,
      })
  })

  test('an earlier date asks for its parts by its own plan', async ({ db }) => {
    const { booking } = await booked(db)
    const sooner = { ...LATER, startsOn: addDays(STARTS_ON, -21) }
    await write(db, scheduleDepartures, [sooner])
    const { quoted, amended } = await change(booking, { departure: sooner.id })
    expect(amended.status).toBe(200)
    const parts = (await booking.look())['payments'] as { amountPaise: number; dueOn: string | null; state: string }[]
    expect(parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(quoted['totalPaise'])
    // caught: the dates of the journey that was left, after this one is over
    for (const { dueOn, state } of parts) if (state === 'due') expect(dueOn! < sooner.startsOn).toBe(true)
  })

  test('is refused where it cannot be: full, too late, not paid, overtaken', async ({ db }) => {
    const { bench, booking } = await booked(db)
    expect((await change(booking, { adults: 8 })).amended.body.reason).toBe('sold-out')
    // caught: refused without a word of which field
    for (const wrong of [{ adults: 0 }, { adults: -1 }, { adults: 1e9 }, { ages: [99] }])
      expect((await booking.at('POST', '/amendments', wrong)).body).toMatchObject({
        reason: 'unclear-quote',
        fields: { [Object.keys(wrong)[0]!]: expect.any(String) },
      })
    const { id: departure } = DEPARTURE
    expect((await booking.at('POST', '/amendments', { departure, startsOn: LATER.startsOn })).body).toMatchObject({
      fields: { startsOn: expect.stringContaining('leaves on') },
    })
    // caught: the price of no change at all, for a quote that is no word
    expect((await booking.at('POST', '/amendments', { quote: 5 })).status).toBe(400)
    expect((await change(booking, { departure: 'nowhere' })).amended.body.reason).toBe('unknown-departure')
    expect((await change(await bench.book(), { adults: 3 })).amended.body.reason).toBe('not-allowed')
    const [one, other] = [
      await booking.at('POST', '/amendments', { adults: 3 }),
      await booking.at('POST', '/amendments', { adults: 4 }),
    ]
    const tokenOf = ({ body }: typeof one) => (body.data as unknown as { quote: { token: string } }).quote.token
    expect((await booking.at('POST', '/amendments', { quote: tokenOf(one) })).status).toBe(200)
    // caught: a change taken that was made for what the booking no longer is
    expect((await booking.at('POST', '/amendments', { quote: tokenOf(other) })).body.reason).toBe('price-changed')
    expect((await booking.at('POST', '/amendments', { quote: tokenOf(one) })).status).toBe(200)
    expect(await bench.departure()).toMatchObject({ sold: 3 })
    const soon = addDays(istDate(new Date()), 12)
    await db.update(bookings).set({ startsOn: soon, endsOn: addDays(soon, 2) })
    await write(db, scheduleDepartures, [LATER])
    expect((await change(booking, { departure: LATER.id })).amended.body.reason).toBe('too-late')
    // caught: too late for a date there is not
    expect((await change(booking, { departure: 'nowhere' })).amended.body.reason).toBe('unknown-departure')
  })
})
