import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { callOffAsks } from '#domain/bookings/desk/tables.ts'
import { listOpenAsks } from '#domain/bookings/desk/open-asks.server.ts'
import { foreseeCallOff } from '#domain/bookings/desk/departures-desk.server.ts'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { departures } from '#domain/departures/tables.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { refunds } from '#domain/payments/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { changeMoney } from '#domain/settings/money-settings.server.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, DEPARTURE, FAMILY, TOTAL } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { write } from '#tests/write.ts'
import { callOffDeparture, giveBackCalledOff } from './operator-cancellation.server.ts'
import { decideCallOff } from './second-call-off.server.ts'

const SALES = { id: 'somebody-in-sales', role: 'sales', provenAt: new Date('2100-01-01') } as const
const OWNER = { id: 'the-owner', role: 'owner', provenAt: new Date('2100-01-01') } as const
const CALLED = { departureId: DEPARTURE.id, because: 'The road to Munnar is closed.' }

async function bench(db: Db, alonePaise: number) {
  const calls = await bookingBench(db)
  await write(db, changeMoney.refunds, { id: 'refunds', stood: '', alonePaise })
  const needs = { ...calls.services, db }
  const booked = async (part: number | 'all') => {
    const one = await calls.book({}, { travellers: FAMILY })
    await one.pay('success', part)
    return one
  }
  const mails = async (words: string) => (await listOutbox(db, 50)).filter(({ subject }) => subject.includes(words))
  return { ...calls, needs, booked, mails }
}

describe('a departure of which more goes back than one person gives back alone', () => {
  const statusOf = async (db: Db) =>
    (await db.select().from(departures).where(eq(departures.id, DEPARTURE.id)))[0]!.status

  test('waits for a second person, whatever each booking has paid, and is sold until then (caught: no limit at all, a limit for each booking, who asked agreeing)', async ({
    db,
  }) => {
    const { book, booked, needs, mails, refund, services } = await bench(db, TOTAL)
    const foreseen = async () => {
      const found = await foreseeCallOff(needs, OWNER, DEPARTURE.id)
      return found.ok ? [found.value.paidPaise, found.value.takesSecond, found.value.ask?.askedBy] : []
    }
    const first = await booked('all')
    expect(await foreseen()).toEqual([TOTAL, false, undefined])
    const second = await booked('all')
    expect(await foreseen()).toEqual([2 * TOTAL, true, undefined])
    expect(await callOffDeparture(needs, SALES, CALLED)).toMatchObject({ value: { waits: true } })
    expect(await foreseen()).toEqual([2 * TOTAL, true, SALES.id])
    expect([await statusOf(db), await giveBackCalledOff(needs), (await mails('alled off')).length]).toEqual([
      'scheduled',
      0,
      0,
    ])
    const listed = { about: 'departure', key: DEPARTURE.id, amountPaise: 2 * TOTAL, isOwn: false }
    expect(await listOpenAsks(db, OWNER)).toMatchObject({ value: { all: 1, rows: [listed] } })
    expect(await listOpenAsks(db, SALES)).toMatchObject({ value: { rows: [{ isOwn: true }] } })
    expect(await listOpenAsks(db, { id: 'x', role: 'editor' })).toEqual({ ok: false, reason: 'forbidden' })
    expect((await book({ adults: 1 })).reference).toBeTruthy()
    expect(await callOffDeparture(needs, OWNER, CALLED)).toMatchObject({ reason: 'call-off-open' })

    const [ask] = await db.select().from(callOffAsks)
    const decide = (actor: Actor, isAgreed = true, id = ask!.id) =>
      decideCallOff(needs, actor, { departureId: DEPARTURE.id, ask: id, isAgreed })
    expect(await decide(SALES)).toMatchObject({ reason: 'second-person' })
    expect(await decide(OWNER, true, 'another')).toMatchObject({ reason: 'refund-decided' })
    expect(await decide({ id: 'x', role: 'editor' })).toMatchObject({ ok: false })
    expect(await decide({ id: 'the-owner', role: 'owner' })).toMatchObject({ reason: 'prove-again' })
    // The database too keeps the two apart.
    const alone = db.transaction((db) =>
      db.update(callOffAsks).set({ state: 'given', decidedBy: SALES.id, decidedAt: sql`now()` }),
    )
    await expect(alone).rejects.toMatchObject({ cause: { constraint: 'call_off_asks_two' } })
    expect([await statusOf(db), await decide(OWNER)]).toMatchObject(['scheduled', { ok: true }])
    expect([await statusOf(db), await giveBackCalledOff(needs)]).toEqual(['cancelled', 3])
    const back = (await db.select().from(refunds)).map(({ amountPaise }) => amountPaise)
    expect([back, (await first.look()).state, (await second.look()).state]).toEqual([
      [TOTAL, TOTAL],
      'cancelled',
      'cancelled',
    ])
    expect(await decide(OWNER)).toMatchObject({ ok: false })
    await refund()
    expect((await checkBooks(db)).findings).toEqual([])
    await services.printer.close()
  })

  test('stays as it is where nobody agrees, may be asked for again, and the program waits for nobody', async ({
    db,
  }) => {
    const { booked, needs, services } = await bench(db, TOTAL - 1)
    await booked('all')
    await callOffDeparture(needs, SALES, CALLED)
    const [ask] = await db.select().from(callOffAsks)
    const decline = () => decideCallOff(needs, SALES, { departureId: DEPARTURE.id, ask: ask!.id, isAgreed: false })
    expect([await decline(), await decline()]).toMatchObject([{ ok: true }, { reason: 'refund-decided' }])
    expect([await statusOf(db), await giveBackCalledOff(needs)]).toEqual(['scheduled', 0])
    expect(await callOffDeparture(needs, SALES, CALLED)).toMatchObject({ value: { waits: true } })
    expect(await callOffDeparture(needs, { program: 'call-off' }, CALLED)).toMatchObject({ value: { waits: false } })
    expect(await listOpenAsks(db, OWNER)).toMatchObject({ value: { all: 0, rows: [] } })
    expect([await statusOf(db), await giveBackCalledOff(needs)]).toEqual(['cancelled', 1])
    await services.printer.close()
  })
})
