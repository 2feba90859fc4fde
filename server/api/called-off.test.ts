import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { callOffDeparture, giveBackCalledOff } from '#domain/bookings/cancel/operator-cancellation.server.ts'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { changeMoney } from '#domain/settings/money-settings.server.ts'
import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import { departures } from '#domain/departures/tables.ts'
import { addDays } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, DEPARTURE, FAMILY, STARTS_ON, TOTAL } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { write } from '#tests/write.ts'
import { AmendmentAnswer } from './shapes/booking-change.ts'

const SALES = { id: 'somebody-in-sales', role: 'sales', provenAt: new Date('2100-01-01') } as const
const DEARER = { ...DEPARTURE, id: 'dearer', startsOn: addDays(STARTS_ON, 14), twinPaise: 25_000_00 }
const CHEAPER = { ...DEPARTURE, id: 'cheaper', startsOn: addDays(STARTS_ON, 21), twinPaise: 15_000_00 }

async function bench(db: Db) {
  const calls = await bookingBench(db)
  await write(db, changeMoney.refunds, { id: 'refunds', stood: '', alonePaise: 10_000_000_00 })
  await write(db, scheduleDepartures, [DEARER, CHEAPER])
  const needs = { ...calls.services, db }
  const booking = await calls.book({}, { travellers: FAMILY })
  await booking.pay('success', 'all')
  const callOff = () => callOffDeparture(needs, SALES, { departureId: DEPARTURE.id, because: 'The road is closed.' })
  const amend = (sent: object) => booking.at('POST', '/amendments', sent)
  const quoted = async (sent: object) => {
    const { status, body } = await amend(sent)
    return { status, data: body.data as unknown as { quote: { token: string } } }
  }
  const end = async () => {
    await calls.refund()
    expect((await checkBooks(db)).findings).toEqual([])
    await calls.services.printer.close()
  }
  return { ...calls, needs, booking, callOff, amend, quoted, end }
}

test('a date that was called off is changed for a dearer one by call, at no charge, and once (caught: 409; the price of today)', async ({
  db,
}) => {
  const { needs, booking, callOff, amend, quoted, end } = await bench(db)
  await callOff()
  expect((await booking.look())['chooseUntil']).not.toBeNull()
  const { status, data } = await quoted({ departure: DEARER.id })
  expect(status).toBe(201)
  expect(AmendmentAnswer.strict().safeParse(data).error).toBeUndefined()
  expect(data).toMatchObject({ wasPaise: TOTAL, totalPaise: TOTAL, chargePaise: 0, refundPaise: 0, payments: [] })
  const accepted = await amend({ quote: data.quote.token })
  expect(accepted).toMatchObject({ status: 200, body: { data: { chooseUntil: null, departure: DEARER.id } } })
  expect((await amend({ quote: data.quote.token })).status).toBe(200)
  expect(await booking.look()).toMatchObject({ state: 'confirmed', totalPaise: TOTAL, duePaise: 0, refundDuePaise: 0 })
  expect(await giveBackCalledOff(needs)).toBe(0)
  await end()
})

test('a cheaper one gives back the difference it said', async ({ db }) => {
  const { booking, callOff, amend, quoted, end } = await bench(db)
  await callOff()
  const { data } = await quoted({ departure: CHEAPER.id })
  expect(data).toMatchObject({ totalPaise: 31_500_00, refundPaise: TOTAL - 31_500_00 })
  expect((await amend({ quote: data.quote.token })).status).toBe(200)
  expect(await booking.look()).toMatchObject({ totalPaise: 31_500_00, refundDuePaise: TOTAL - 31_500_00 })
  await end()
})

test('is nothing but another date, in its time, for what was quoted since (caught: a change of before it was called off; fewer people at no charge)', async ({
  db,
}) => {
  const { booking, callOff, amend, quoted, end } = await bench(db)
  const { data: before } = await quoted({ departure: DEARER.id, adults: 1 })
  const { data: alone } = await quoted({ departure: DEARER.id })
  await callOff()
  for (const { quote } of [before, alone])
    expect((await amend({ quote: quote.token })).body.reason).toBe('price-changed')
  for (const [sent, field] of [
    [{ departure: DEARER.id, adults: 1 }, 'adults'],
    [{}, 'departure'],
  ] as const)
    expect((await amend(sent)).body).toMatchObject({ reason: 'not-allowed', fields: { [field]: expect.any(String) } })
  expect((await amend({ departure: 'nowhere' })).body.reason).toBe('sold-out')
  const { data } = await quoted({ departure: CHEAPER.id })
  await db.update(departures).set({ twinPaise: 16_000_00 })
  expect((await amend({ quote: data.quote.token })).body.reason).toBe('price-changed')
  const { data: late } = await quoted({ departure: CHEAPER.id })
  await db.update(bookings).set({ choiceUntil: sql`current_date - 2` })
  expect((await amend({ quote: late.quote.token })).body.reason).toBe('not-allowed')
  expect((await amend({ departure: CHEAPER.id })).body.reason).toBe('not-allowed')
  expect(await booking.look()).toMatchObject({ departure: DEPARTURE.id, totalPaise: TOTAL })
  await end()
})
