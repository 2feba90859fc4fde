import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { departures, waitlist } from '#domain/departures/tables.ts'
import type { WaitingAsked } from '#domain/departures/waitlist/waiting-asked.ts'
import { listWaitingDesk } from '#domain/departures/waitlist/waiting-desk.server.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { DEPARTURE, endHold } from '#tests/benches/booking-bench.ts'
import { waitlistBench as bench } from '#tests/benches/waitlist-bench.ts'
import { onBoth as test } from '#tests/database.ts'

const SALES = { id: 'sells', role: 'sales' } as const

describe('the waiting list', () => {
  test('begins with the answer to the mail, and keeps what a cancelled booking frees for the first whose party fits', async ({
    db,
  }) => {
    const { book, call, quote, wait, join, tick, states, faults, placeOf } = await bench(db)
    const [first] = [await book(), await book()]
    await join('unanswered@x.test', 1)
    await wait('large@x.test', 3)
    await wait('first@x.test', 2)
    await wait('second@x.test', 2)
    expect(await states()).toEqual({ unanswered: 'asked', large: 'waiting', first: 'waiting', second: 'waiting' })
    await first.at('POST', '/cancellation', { expectedRefundPaise: 0 })
    // Kept in the very commit that freed them, before anybody was told.
    expect(await states()).toMatchObject({ unanswered: 'asked', large: 'waiting', first: 'kept', second: 'waiting' })
    expect((await quote()).body.reason).toBe('sold-out')
    expect([await tick(), await tick()]).toEqual([1, 0])
    expect(await states()).toMatchObject({ first: 'offered', second: 'waiting' })
    expect((await listOutbox(db, 1))[0]).toMatchObject({
      to: 'first@x.test',
      subject: expect.stringContaining('2 seats'),
    })
    expect(await placeOf('first@x.test')).toMatch(/^\/waitlist\/[0-9a-z]{20}\.[\w-]{43}$/)
    expect(await faults()).toEqual([])
    expect((await call('GET', `/api/departures/${DEPARTURE.id}`)).body.data).toMatchObject({ held: 4, seatsLeft: 0 })
  })

  test('goes before whoever asks at the moment a hold ends, which sweeps it (caught: the seats to who was quicker)', async ({
    db,
  }) => {
    const { book, wait, quote, hold, states, faults } = await bench(db)
    const token = String((await quote()).body.data?.['token'])
    const [first] = [await book(), await book()]
    await wait('waits@x.test', 2)
    await endHold(db, first.reference)
    expect((await hold(token)).body.reason).toBe('sold-out')
    expect([await states(), await faults()]).toEqual([{ waits: 'kept' }, []])
  })

  test('lies open to who sells: each in turn with how many stand before them, and what was offered until when (caught: whoever has not answered counted before them)', async ({
    db,
  }) => {
    const { book, wait, join, tick } = await bench(db)
    const [first] = [await book(), await book()]
    await wait('large@x.test', 3)
    await join('unanswered@x.test', 1)
    await wait('first@x.test', 2)
    await first.at('POST', '/cancellation', { expectedRefundPaise: 0 })
    await tick()
    const list = async (asked: Partial<WaitingAsked> = {}) => listWaitingDesk(db, SALES, { list: 'line', ...asked }, 1)
    expect(await list()).toMatchObject({
      value: {
        counts: { line: 2, offered: 1, unanswered: 1, over: 0 },
        rows: [
          { email: 'large@x.test', state: 'waiting', seats: 3, before: 0, free: 0 },
          { email: 'first@x.test', state: 'offered', before: 1, offerEndsAt: expect.any(Date) },
        ],
      },
    })
    expect(await list({ list: 'unanswered' })).toMatchObject({ value: { rows: [{ email: 'unanswered@x.test' }] } })
    expect(await list({ words: 'LARGE@' })).toMatchObject({ value: { rows: [{ email: 'large@x.test' }] } })
    expect(await list({ departureId: 'another' })).toMatchObject({ value: { rows: [], pages: 1 } })
    expect(await listWaitingDesk(db, { id: 'edits', role: 'editor' }, { list: 'line' }, 1)).toMatchObject({
      reason: 'forbidden',
    })
  })

  test('is turned page by page, whatever list one is on (caught: a day two of its states share began after the first of them)', async ({
    db,
  }) => {
    await bench(db)
    const since = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n))
    const waiting = Array.from({ length: 70 }, (_, n) => ({
      id: `place-${n}`,
      departureId: DEPARTURE.id,
      email: `${n}@x.test`,
      seats: 1,
      state: (['waiting', 'kept', 'left'] as const)[n % 3]!,
      askedAt: since(n),
      waitingSince: since(n),
    }))
    await db.insert(waitlist).values(waiting)
    const more = waiting.slice(0, 20).map((one, n) => ({
      ...one,
      id: `more-${n}`,
      email: `more-${n}@x.test`,
      askedAt: since(100 + n),
      waitingSince: since(100 + n),
    }))
    await db.insert(waitlist).values(more)
    const inLine = [...waiting, ...more].filter(({ state }) => state !== 'left').map(({ email }) => email)
    const found = await Promise.all(
      [1, 2, 3].map((page) => listWaitingDesk(db, SALES, { list: 'line', words: 'tea' }, page)),
    )
    expect(found.flatMap((one) => (one.ok ? one.value.rows.map(({ email }) => email) : []))).toEqual(inLine)
    expect(found[0]).toMatchObject({ value: { counts: { line: 61, offered: 30, over: 29 }, pages: 2 } })
  })

  test('gives an offer nobody takes up on to the next, and what one leaves behind', async ({ db }) => {
    const { book, wait, tick, states, seats, faults, send, placeOf } = await bench(db)
    const [first] = [await book(), await book()]
    for (const name of ['a', 'b', 'c']) await wait(`${name}@x.test`, 2)
    await first.at('POST', '/cancellation', { expectedRefundPaise: 0 })
    await tick()
    await db
      .update(waitlist)
      .set({ offerEndsAt: sql`now() - interval '1 second'` })
      .where(eq(waitlist.state, 'offered'))
    await tick()
    expect(await states()).toEqual({ a: 'lapsed', b: 'offered', c: 'waiting' })
    // Too late: the link leads back to the place, and nothing is kept for it.
    expect(await send(`${await placeOf('a@x.test')}/take`)).toMatchObject({ set: [] })
    await send(`${await placeOf('b@x.test')}/leave`)
    await send(`${await placeOf('b@x.test')}/leave`)
    expect(await states()).toEqual({ a: 'lapsed', b: 'left', c: 'kept' })
    await send(`${await placeOf('c@x.test')}/leave`)
    expect([await seats(), await faults()]).toEqual([2, []])
  })

  test('lets the holder of an offer alone book its seats, once', async ({ db }) => {
    const { book, quote, wait, tick, states, faults, send, placeOf } = await bench(db)
    const [first] = [await book(), await book()]
    await wait('a@x.test', 2)
    await first.at('POST', '/cancellation', { expectedRefundPaise: 0 })
    await tick()
    const taken = await send(`${await placeOf('a@x.test')}/take`)
    expect(taken.location).toContain(`departure=${DEPARTURE.id}`)
    const [cookie] = taken.set
    const fields = Object.fromEntries(new URLSearchParams(taken.location.split('?')[1]))
    expect((await quote()).body.reason).toBe('sold-out')
    const quoted = await send('/booking/new', fields, cookie)
    const key = () => ({ key: crypto.randomUUID() })
    expect((await send(`${quoted.location}/accept`, key())).location).toBe('')
    expect((await send(`${quoted.location}/accept`, key(), cookie)).location).toMatch(/^\/booking\/\w+\/travellers$/)
    expect(await states()).toEqual({ a: 'taken' })
    expect((await send(`${quoted.location}/accept`, key(), cookie)).location).toBe('')
    expect(await faults()).toEqual([])
  })

  test('keeps seats for exactly the party that waits: ages, rooms, and none for an infant', async ({ db }) => {
    const { book, tick, send, placeOf, join } = await bench(db)
    const [first, second] = [await book(), await book()]
    const party = { adults: '2', ages: '9-1', rooms: 'own', twin: '1' }
    await send('/waitlist', { departure: DEPARTURE.id, email: 'family@x.test', ...party })
    expect((await join('none@x.test', 0)).status).toBe(400)
    // caught: an infant who is kept a seat; ages and rooms that are forgotten
    expect(await db.select().from(waitlist)).toMatchObject([
      { seats: 3, party: { adults: 2, ages: [9, 1], rooms: { twin: 1 } } },
    ])
    await send(`${await placeOf('family@x.test')}/confirm`)
    for (const booking of [first, second]) await booking.at('POST', '/cancellation', { expectedRefundPaise: 0 })
    await tick()
    const { location } = await send(`${await placeOf('family@x.test')}/take`)
    const asked = Object.fromEntries(new URLSearchParams(location.split('?')[1]))
    expect(asked).toMatchObject({ departure: DEPARTURE.id, adults: '2', ages: '9-1', rooms: 'twin1' })
  })

  test('offers one seat to one only, however many look after it at once', async ({ database: { db } }) => {
    const { wait, tick, states, faults, book } = await bench(db)
    await book()
    await book()
    for (const name of ['a', 'b', 'c']) await wait(`${name}@x.test`, 2)
    // Past the site: nobody kept them in the commit that freed them.
    await db.update(departures).set({ capacity: 6 })
    await Promise.all([tick(), tick(), tick(), tick()])
    await tick()
    expect(await states()).toEqual({ a: 'offered', b: 'waiting', c: 'waiting' })
    expect(await faults()).toEqual([])
  })

  test('takes one place an address, and tells nobody who waits; refuses what is free or can never be', async ({
    db,
  }) => {
    const { book, join, send } = await bench(db)
    expect((await join('a@x.test', 2)).status).toBe(409)
    await book()
    await book()
    const answers = [await join('a@x.test', 2), await join('A@x.test', 1)]
    expect(answers.map(({ location }) => location)).toEqual(
      Array.from({ length: 2 }, () =>
        expect.stringMatching(`^/waitlist\\?departure=${DEPARTURE.id}&adults=\\d&sent=1$`),
      ),
    )
    expect(await db.$count(waitlist)).toBe(1)
    expect((await listOutbox(db, 10)).filter(({ to }) => to === 'a@x.test')).toHaveLength(1)
    const statuses = [await join('a@', 2), await join('b@x.test', 5), await join('b@x.test', 0)]
    expect(statuses.map(({ status }) => status)).toEqual([400, 422, 400])
    const [place] = await db.select().from(waitlist)
    expect((await send(`/waitlist/${place!.id}.${'x'.repeat(43)}/confirm`)).status).toBe(303)
    expect((await db.select().from(waitlist))[0]!.state).toBe('asked')
  })
})
