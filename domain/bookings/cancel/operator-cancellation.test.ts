import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { departures, waitlist } from '#domain/departures/tables.ts'
import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { refunds } from '#domain/payments/tables.ts'
import { changeMoney } from '#domain/settings/money-settings.server.ts'
import { addDays } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, DEPARTURE, FAMILY, STARTS_ON, TOTAL } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { write } from '#tests/write.ts'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { cancelBooking, wasCalledOff } from './cancel.server.ts'
import { accessAs } from '#domain/bookings/access.server.ts'
import { findBooking } from '#domain/bookings/find-booking.server.ts'
import { moveFreely } from '#domain/bookings/change/free-move.server.ts'
import { callOffDeparture, giveBackCalledOff } from './operator-cancellation.server.ts'
import { bookings } from '#domain/bookings/tables.ts'

const UNPROVEN = { id: 'somebody-in-sales', role: 'sales' } as const
const SALES = { ...UNPROVEN, provenAt: new Date('2100-01-01') }
const CALLED = { departureId: DEPARTURE.id, because: 'The road to Munnar is closed.' }
const CHEAPER = { ...DEPARTURE, id: 'a-cheaper-date', startsOn: addDays(STARTS_ON, 7), twinPaise: 18_000_00 }
const DEARER = {
  ...DEPARTURE,
  id: 'a-dearer-date',
  startsOn: addDays(STARTS_ON, 14),
  twinPaise: 25_000_00,
  capacity: 2,
  minToRun: 1,
}

/** What one person gives back alone, where a test is about something else. */
const ALL_OF_IT = 10_000_000_00

async function bench(db: Db, others: (typeof DEPARTURE)[] = []) {
  const calls = await bookingBench(db)
  await write(db, changeMoney.refunds, { id: 'refunds', stood: '', alonePaise: ALL_OF_IT })
  if (others.length > 0) await write(db, scheduleDepartures, others)
  const needs = { ...calls.services, db }
  const booked = async (part: number | 'all') => {
    const one = await calls.book({}, { travellers: FAMILY })
    await one.pay('success', part)
    const open = async () => (await findBooking(db, needs.keys, one.reference, { token: one.token }))!
    return { ...one, open }
  }
  const seats = async () =>
    Object.fromEntries((await db.select().from(departures)).map(({ id, held, sold }) => [id, [held, sold]]))
  const mails = async (words: string) => (await listOutbox(db, 50)).filter(({ subject }) => subject.includes(words))
  return { ...calls, needs, booked, seats, mails }
}

describe('a departure the operator calls off', () => {
  test('asks anew who is there once somebody has paid (caught: a session left open gave everything back)', async ({
    db,
  }) => {
    const { booked, needs, services } = await bench(db)
    await booked(1)
    expect(await callOffDeparture(needs, UNPROVEN, CALLED)).toEqual({ ok: false, reason: 'prove-again' })
    expect(await callOffDeparture(needs, SALES, CALLED)).toMatchObject({ ok: true })
    await services.printer.close()
  })

  test('after whoever booked had cancelled was not what ended their trip', async ({ db }) => {
    const { booked, needs, services } = await bench(db)
    const one = await booked('all')
    const { access } = await one.open()
    expect(await cancelBooking(needs, access)).toMatchObject({ ok: true })
    expect(await callOffDeparture(needs, SALES, CALLED)).toMatchObject({ ok: true })
    expect(await wasCalledOff(db, (await one.open()).booking)).toBe(false)
    await services.printer.close()
  })

  test('that nobody has paid for is called off without (caught: asked of every departure)', async ({ db }) => {
    const { book, needs, services } = await bench(db)
    await book()
    expect(await callOffDeparture(needs, UNPROVEN, CALLED)).toMatchObject({ ok: true })
    await services.printer.close()
  })

  test('gives everything back to everybody where no other date has seats, once, and is sold to nobody', async ({
    db,
  }) => {
    const { book, booked, needs, quote, hold, refund, seats, services } = await bench(db)
    const [paid, part, held] = [await booked('all'), await booked(1), await book()]
    const before = String((await quote({ adults: 1 })).body.data?.['token'] ?? '')
    const owed = Number((await part.look())['paidPaise'])
    expect((await callOffDeparture(needs, { id: 'x', role: 'editor' }, CALLED)).ok).toBe(false)
    expect(await callOffDeparture(needs, SALES, { ...CALLED, because: ' ' })).toMatchObject({ reason: 'invalid' })
    expect(await callOffDeparture(needs, SALES, CALLED)).toMatchObject({ value: { bookings: 3, choosing: 0 } })
    expect((await callOffDeparture(needs, SALES, CALLED)).ok).toBe(false)
    expect([await giveBackCalledOff(needs), await giveBackCalledOff(needs)]).toEqual([3, 0])
    // caught: a trip we ended read as if whoever booked had
    expect(await wasCalledOff(db, (await paid.open()).booking)).toBe(true)
    const states = await Promise.all([paid, part, held].map(async ({ look }) => (await look()).state))
    expect(states).toEqual(['cancelled', 'cancelled', 'cancelled'])
    const back = (await db.select().from(refunds)).map(({ amountPaise }) => amountPaise)
    expect(back.toSorted((one, other) => one - other)).toEqual([owed, TOTAL])
    await refund()
    expect((await checkBooks(db)).findings).toEqual([])
    expect(await seats()).toEqual({ [DEPARTURE.id]: [0, 0] })
    const told = (await listOutbox(db, 50)).filter(({ body }) => body.includes('call this off'))
    expect(told.map(({ body }) => body.includes(CALLED.because))).toEqual([true, true, true])
    expect((await hold(before)).status).not.toBe(201)
    await services.printer.close()
  })

  test('lets those who booked move to another date for what they paid or less, until a day', async ({ db }) => {
    const { booked, needs, refund, seats, mails, services } = await bench(db, [CHEAPER, DEARER])
    const [dear, cheap, late] = [await booked(1), await booked('all'), await booked('all')]
    expect(await callOffDeparture(needs, SALES, CALLED)).toMatchObject({ value: { bookings: 3, choosing: 3 } })
    expect([await giveBackCalledOff(needs), (await mails('Called off')).length]).toEqual([0, 3])
    // caught: a program told of parts that are due for what does not leave
    expect(await dear.look()).toMatchObject({ state: 'confirmed', duePaise: 0, chooseUntil: expect.any(String) })
    expect((await dear.pay('success', 2)).body.reason).toBe('not-allowed')
    expect((await dear.at('POST', '/amendments', { ages: [4] })).body.reason).toBe('not-allowed')
    expect((await dear.at('GET', '/cancellation')).body.data).toMatchObject({ chargePaise: 0, refundPaise: 10_500_00 })

    const move = async (of: typeof dear, departureId: string, totalPaise: number) =>
      moveFreely(needs, (await of.open()).access, { departureId, totalPaise })
    const paidBefore = Number((await dear.look())['paidPaise'])
    expect(await move(dear, DEARER.id, TOTAL + 1)).toMatchObject({ reason: 'price-changed' })
    expect(await move(dear, DEARER.id, TOTAL)).toMatchObject({ ok: true })
    expect(await move(dear, DEARER.id, TOTAL)).toMatchObject({ ok: true })
    // caught: "Your booking is changed as you asked", of a date we called off
    expect((await mails('Moved:')).map(({ body }) => /call off[^]*as you asked/.test(body))).toEqual([false])
    expect(await mails('Changed:')).toEqual([])
    expect(await dear.look()).toMatchObject({
      state: 'confirmed',
      totalPaise: TOTAL,
      paidPaise: paidBefore,
      duePaise: TOTAL - paidBefore,
      chooseUntil: null,
      startsOn: DEARER.startsOn,
    })
    // caught: the job's word taken for a booking that may choose, or has chosen
    for (const { open } of [dear, cheap]) {
      const { booking, access } = await open()
      const job = accessAs({ program: 'what was called off' }, booking.id)
      expect(await cancelBooking(needs, job, { reason: 'operator' })).toMatchObject({ reason: 'not-allowed' })
      // Nor is everything given back to who only asks for it.
      expect(await cancelBooking(needs, access, { reason: 'operator' })).toMatchObject({ reason: 'forbidden' })
    }
    expect(await move(late, DEARER.id, TOTAL)).toMatchObject({ reason: 'sold-out' })
    const less = 37_800_00
    expect(await move(cheap, CHEAPER.id, TOTAL)).toMatchObject({ reason: 'price-changed' })
    expect(await move(cheap, CHEAPER.id, less)).toMatchObject({ ok: true })
    expect(await cheap.look()).toMatchObject({ totalPaise: less, paidPaise: less, startsOn: CHEAPER.startsOn })

    const { access } = await late.open()
    await db
      .update(bookings)
      .set({ choiceUntil: sql`current_date - 2` })
      .where(eq(bookings.reference, late.reference))
    // Seen before the day was over, pressed after it.
    expect(await moveFreely(needs, access, { departureId: CHEAPER.id, totalPaise: less })).toMatchObject({
      reason: 'too-late',
    })
    expect([await giveBackCalledOff(needs), (await late.look()).state]).toEqual([1, 'cancelled'])
    const back = (await db.select().from(refunds)).map(({ amountPaise }) => amountPaise)
    expect(back.toSorted((one, other) => one - other)).toEqual([TOTAL - less, TOTAL])
    await refund()
    expect((await checkBooks(db)).findings).toEqual([])
    expect(await seats()).toEqual({ [DEPARTURE.id]: [0, 0], [CHEAPER.id]: [0, 2], [DEARER.id]: [0, 2] })
    const papers = ((await cheap.look())['documents'] as { kind: string }[]).map(({ kind }) => kind)
    expect(papers).toContain('refund-voucher')
    expect((await dear.pay('success', 'all')).status).toBe(201)
    expect(await dear.look()).toMatchObject({ paidPaise: TOTAL, duePaise: 0 })
    await services.printer.close()
  })

  test('tells those who wait, closes their places and lets go of what was kept for them', async ({ db }) => {
    const { needs, seats, mails, services } = await bench(db, [])
    const since = { departureId: DEPARTURE.id, waitingSince: sql`now()` }
    await db.insert(waitlist).values([
      { ...since, email: 'kept@example.org', seats: 2, state: 'kept' },
      { ...since, email: 'waits@example.org', seats: 3, state: 'waiting' },
      { departureId: DEPARTURE.id, email: 'asked@example.org', seats: 1, state: 'asked' },
    ])
    await db.update(departures).set({ held: 2 }).where(eq(departures.id, DEPARTURE.id))
    expect(await callOffDeparture(needs, SALES, CALLED)).toMatchObject({ value: { waiting: 2 } })
    const told = (await mails('Called off')).map(({ to }) => to).toSorted()
    // Whoever never answered the first mail is written no second one.
    expect(told).toEqual(['kept@example.org', 'waits@example.org'])
    const states = (await db.select().from(waitlist)).map(({ state }) => state)
    expect(states).toEqual(['called-off', 'called-off', 'called-off'])
    expect(await seats()).toEqual({ [DEPARTURE.id]: [0, 0] })
    await services.printer.close()
  })
})

describe('a choice made twice at once', () => {
  test('moves or gives back, never both', async ({ database: { db } }) => {
    const { booked, needs, seats, services } = await bench(db, [CHEAPER, DEARER])
    const one = await booked('all')
    await callOffDeparture(needs, SALES, CALLED)
    const { access } = await one.open()
    const answers = await Promise.all([
      moveFreely(needs, access, { departureId: DEARER.id, totalPaise: TOTAL }),
      moveFreely(needs, access, { departureId: CHEAPER.id, totalPaise: 37_800_00 }),
      cancelBooking(needs, access, { expectedPaise: TOTAL }),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const { state, startsOn } = await one.look()
    const back = (await db.select().from(refunds)).reduce((sum, { amountPaise }) => sum + amountPaise, 0)
    const at = await seats()
    const sold = [at[DEPARTURE.id]![1], at[CHEAPER.id]![1], at[DEARER.id]![1]]
    if (state === 'cancelled') expect([back, sold]).toEqual([TOTAL, [0, 0, 0]])
    else if (startsOn === CHEAPER.startsOn) expect([back, sold]).toEqual([TOTAL - 37_800_00, [0, 2, 0]])
    else expect([back, sold]).toEqual([0, [0, 0, 2]])
    expect((await checkBooks(db)).findings).toEqual([])
    await services.printer.close()
  })
})
