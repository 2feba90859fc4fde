import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listHiresDesk } from '#domain/bookings/desk/hires-desk.server.ts'
import { refundAsks } from '#domain/bookings/desk/tables.ts'
import { findBooking } from '#domain/bookings/find-booking.server.ts'
import { listFreeMoves, moveFreely } from '#domain/bookings/change/free-move.server.ts'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { decideRefund } from '#domain/bookings/pay/refund-by-hand.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { vehicleHires } from '#domain/cars/tables.ts'
import { USUAL_OWN_DATES } from '#domain/catalogue/package.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { refunds } from '#domain/payments/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { addDays } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { DEPARTURE, FAMILY, STARTS_ON } from '#tests/benches/booking-bench.ts'
import { carBench, PICKUP, V5 } from '#tests/car-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { callOffBooking } from './call-off-booking.server.ts'
import { callOffDeparture, giveBackCalledOff } from './operator-cancellation.server.ts'

const SALES: Actor = { id: 'somebody-in-sales', role: 'sales', provenAt: new Date('2100-01-01') }
const OWNER: Actor = { id: 'the-owner', role: 'owner', provenAt: new Date('2100-01-01') }
const WHY = 'The car broke down on its way.'

/** A hire and a date of a party's own, each with a vehicle or a day beside it to move to, or not. */
async function bench(db: Db, { vehicles = 1 } = {}) {
  const calls = await carBench(db, vehicles)
  const needs = { ...calls.services, db }
  const opened = (one: { reference: string; token: string }) => async () =>
    (await findBooking(db, needs.keys, one.reference, { token: one.token }))!
  const hire = async (part: number | 'all' = 'all') => {
    const quoted = await calls.call('POST', '/api/quotes', V5)
    const held = await calls.hold(String(quoted.body.data?.['token']), { body: { pickup: PICKUP } })
    const booking = calls.openedBy(String(held.body.data!['reference']), String(held.body.data!['token']))
    await booking.pay('success', part)
    return { ...booking, open: opened(booking) }
  }
  const ownDate = async () => {
    const booking = await calls.book({ departure: undefined, startsOn: STARTS_ON }, { travellers: FAMILY })
    await booking.pay('success', 'all')
    return { ...booking, open: opened(booking) }
  }
  const callOff = (reference: string, actor: Actor = SALES) => callOffBooking(needs, actor, { reference, because: WHY })
  const give = async (reference: string, actor: Actor) => {
    const [ask] = await db.select().from(refundAsks).where(eq(refundAsks.state, 'open'))
    return decideRefund(needs, actor, { reference, ask: ask?.id ?? 'none', isGiven: true })
  }
  const end = async () => {
    await calls.refund()
    expect((await checkBooks(db)).findings).toEqual([])
    await calls.services.printer.close()
  }
  const backs = async () => (await db.select().from(refunds)).map(({ amountPaise }) => amountPaise)
  return { ...calls, needs, hire, ownDate, callOff, give, end, backs }
}

describe('a hire the operator calls off', () => {
  test('gives everything back once nobody chooses another day, frees the car and makes a paper of it (caught: the charge of a cancellation kept)', async ({
    db,
  }) => {
    const { needs, hire, callOff, backs, end } = await bench(db)
    const booked = await hire(1)
    const paid = Number((await booked.look())['paidPaise'])
    expect(await listHiresDesk(db, SALES)).toMatchObject({ value: { rows: [{ isCalledOff: false }] } })
    expect(await callOff(booked.reference)).toMatchObject({ value: { waits: false, isChoosing: true } })
    expect(await listHiresDesk(db, SALES)).toMatchObject({ value: { rows: [{ isCalledOff: true }] } })
    const told = await listOutbox(db, 20)
    expect(told.some(({ subject, body }) => subject.includes('Called off') && body.includes(WHY))).toBe(true)
    expect((await booked.pay('success', 'all')).body.reason).toBe('not-allowed')
    expect((await booked.at('POST', '/amendments', { days: 2 })).body.reason).toBe('not-allowed')
    expect((await booked.at('GET', '/cancellation')).body.data).toMatchObject({ chargePaise: 0, refundPaise: paid })
    expect(await callOff(booked.reference)).toMatchObject({ reason: 'called-off-before' })
    expect(await giveBackCalledOff(needs)).toBe(0)
    await db.update(bookings).set({ choiceUntil: sql`current_date - 2` })
    expect([await giveBackCalledOff(needs), await giveBackCalledOff(needs)]).toEqual([1, 0])
    expect([await backs(), await db.$count(vehicleHires)]).toEqual([[paid], 0])
    const { state, documents } = await booked.look()
    expect([state, (documents as unknown as { kind: string }[]).map(({ kind }) => kind)]).toEqual([
      'cancelled',
      expect.arrayContaining(['refund-voucher']),
    ])
    await end()
  })

  test('moves to another day free of charge, with its car and at its price (caught: the car kept on its old days)', async ({
    db,
  }) => {
    const { needs, hire, callOff, end } = await bench(db)
    const booked = await hire(1)
    await callOff(booked.reference)
    const { booking, access } = await booked.open()
    const moves = await listFreeMoves(needs, booking)
    const move = moves.find(({ startsOn }) => startsOn === addDays(STARTS_ON, 3))!
    const asked = { departureId: move.id, totalPaise: move.journey.totalPaise }
    expect(await moveFreely(needs, access, { ...asked, totalPaise: asked.totalPaise + 1 })).toMatchObject({
      reason: 'price-changed',
    })
    expect(await moveFreely(needs, access, asked)).toMatchObject({ ok: true })
    expect(await moveFreely(needs, access, asked)).toMatchObject({ ok: true })
    expect(await booked.look()).toMatchObject({
      state: 'confirmed',
      startsOn: move.startsOn,
      totalPaise: booking.totalPaise,
    })
    expect(await db.select({ from: vehicleHires.startsOn }).from(vehicleHires)).toEqual([{ from: move.startsOn }])
    expect(await giveBackCalledOff(needs)).toBe(0)
    expect((await booked.pay('success', 'all')).status).toBe(201)
    await end()
  })

  test('of more than one person gives back alone waits for another (caught: the limit of refunds by hand gone round)', async ({
    db,
  }) => {
    const { needs, hire, callOff, give, backs, end } = await bench(db)
    const booked = await hire('all')
    const paid = Number((await booked.look())['paidPaise'])
    expect(await callOff(booked.reference)).toMatchObject({ value: { waits: true } })
    expect([(await booked.look()).state, await giveBackCalledOff(needs)]).toEqual(['confirmed', 0])
    expect(await callOff(booked.reference, OWNER)).toMatchObject({ reason: 'refund-open' })
    expect((await give(booked.reference, { ...OWNER, id: SALES.id } as Actor)).ok).toBe(false)
    expect(await give(booked.reference, OWNER)).toMatchObject({ ok: true, value: { isCalledOff: true } })
    await db.update(bookings).set({ choiceUntil: sql`current_date - 2` })
    expect([await giveBackCalledOff(needs), await backs()]).toEqual([1, [paid]])
    await end()
  })

  test('asks anew who is there, and takes nobody who may not', async ({ db }) => {
    const { hire, callOff, end } = await bench(db)
    const booked = await hire(1)
    expect(await callOff(booked.reference, { id: 'x', role: 'sales' })).toMatchObject({ reason: 'prove-again' })
    expect(await callOff(booked.reference, { id: 'x', role: 'editor' })).toMatchObject({ ok: false })
    await end()
  })
})

describe('a date of a party’s own the operator calls off', () => {
  test('moves to a departure, to another day of theirs, or gives everything back where there is neither', async ({
    db,
  }) => {
    const { needs, ownDate, callOff, give, backs, end } = await bench(db)
    const [first, second, third] = [await ownDate(), await ownDate(), await ownDate()]
    for (const { reference } of [first, second]) {
      await callOff(reference)
      expect(await give(reference, OWNER)).toMatchObject({ ok: true })
    }
    const move = async (of: typeof first, id: string) => {
      const { booking, access } = await of.open()
      const to = (await listFreeMoves(needs, booking)).find((one) => one.id === id)!
      return moveFreely(needs, access, { departureId: id, totalPaise: to.journey.totalPaise })
    }
    const day = addDays(STARTS_ON, -2)
    expect([await move(first, DEPARTURE.id), await move(second, day)]).toMatchObject([{ ok: true }, { ok: true }])
    expect([(await first.look())['startsOn'], (await second.look())['startsOn']]).toEqual([DEPARTURE.startsOn, day])
    await db.update(packages).set({ ownDates: { ...USUAL_OWN_DATES, areSold: false } })
    await db.update(departures).set({ status: 'closed' }).where(eq(departures.id, DEPARTURE.id))
    await callOff(third.reference)
    expect(await give(third.reference, OWNER)).toMatchObject({ ok: true })
    expect(await giveBackCalledOff(needs)).toBe(1)
    expect([(await third.look()).state, (await backs()).length]).toEqual(['cancelled', 1])
    await end()
  })

  test('is not called off past its booking, nor a departure of others by one booking of it (caught: each)', async ({
    db,
  }) => {
    const { needs, ownDate, book, callOff, end } = await bench(db)
    const own = await ownDate()
    const [row] = await db.select().from(departures).where(eq(departures.isPrivate, true))
    expect(await callOffDeparture(needs, SALES, { departureId: row!.id, because: WHY })).toMatchObject({
      reason: 'unknown',
    })
    expect((await own.look()).state).toBe('confirmed')
    expect(await callOff((await book()).reference)).toMatchObject({ reason: 'not-allowed' })
    await end()
  })
})
