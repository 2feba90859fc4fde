import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { documents } from '#domain/documents/tables.ts'
import { refunds } from '#domain/payments/tables.ts'
import { changeMoney } from '#domain/settings/money-settings.server.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, TOTAL } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { write } from '#tests/write.ts'
import { listOpenAsks } from '#domain/bookings/desk/open-asks.server.ts'
import { cancelForSomebody } from '#domain/bookings/desk/booking/deeds.server.ts'
import { checkBooks } from './books.server.ts'
import { quoteCancellation } from '#domain/bookings/cancel/cancel.server.ts'
import { findBookingForStaff } from '#domain/bookings/find-booking.server.ts'
import { askRefund, decideRefund, findReturnable } from './refund-by-hand.server.ts'
import { refundAsks } from '#domain/bookings/desk/tables.ts'

const [LEELA, OWNER, EDITOR] = [
  { id: 'leela-in-sales', role: 'sales', provenAt: new Date() },
  { id: 'who-owns-it', role: 'owner', provenAt: new Date() },
  { id: 'somebody-who-edits', role: 'editor' },
] as const
const because = 'The guide was ill and two sights fell away.'

/** A booking cancelled so late that much of it is kept, with its invoice; one person gives ₹1,000 of it back. */
async function cancelledLate(db: Db) {
  const bench = await bookingBench(db, { startsOn: addDays(istDate(new Date()), 5) })
  await write(db, changeMoney.refunds, { id: 'refunds', stood: '', alonePaise: 1000_00 })
  const { reference, pay } = await bench.book()
  await pay('success', 'all')
  const found = await findBookingForStaff(db, LEELA, reference)
  const quoted = found.ok ? await quoteCancellation(db, found.value) : undefined
  const refundPaise = quoted?.ok ? quoted.value.refundPaise : -1
  const { services } = bench
  const kept = async () => {
    const booking = await findBookingForStaff(db, LEELA, reference)
    return booking.ok ? (await findReturnable(db, booking.value)).keptPaise : -1
  }
  type Staff = { id: string; role: 'sales' | 'owner' | 'editor'; provenAt?: Date }
  const ask = async (actor: Staff, paise: number, keptPaise?: number) =>
    askRefund(services, actor, { reference, paise, because, keptPaise: keptPaise ?? (await kept()) })
  const decide = async (actor: { id: string; role: 'sales' | 'owner' | 'editor' }, isGiven = true) => {
    const [open] = await db.select().from(refundAsks).where(eq(refundAsks.state, 'open'))
    return decideRefund(services, actor, { reference, ask: open?.id ?? 'none', isGiven })
  }
  const given = async () => {
    const rows = await db.select().from(refunds).where(eq(refunds.reason, 'given-back'))
    return rows.map(({ amountPaise }) => amountPaise)
  }
  return { ...bench, reference, refundPaise, kept, ask, decide, given }
}

describe('money given back by hand', () => {
  test('waits for an invoice, and staff cancel at exactly the refund they saw (caught: the shown sum not looked at)', async ({
    db,
  }) => {
    const { services, reference, refundPaise, ask } = await cancelledLate(db)
    expect(refundPaise).toBeLessThan(TOTAL)
    expect(await ask(LEELA, 500_00)).toMatchObject({ reason: 'refund-not-now' })
    const cancel = (expectedPaise: number, actor: typeof LEELA | typeof EDITOR = LEELA) =>
      cancelForSomebody(services, actor, { reference, expectedPaise, because })
    expect(await cancel(refundPaise, EDITOR)).toEqual({ ok: false, reason: 'forbidden' })
    expect(await cancel(refundPaise + 1)).toMatchObject({ reason: 'price-changed' })
    expect(await cancel(refundPaise)).toMatchObject({ ok: true, value: { refundPaise } })
    expect(await cancel(refundPaise)).toMatchObject({ reason: 'not-allowed' })
    await services.printer.close()
  })

  test('goes at once up to the limit, in all and not each time (caught: the limit asked of one refund alone)', async ({
    db,
  }) => {
    const { services, reference, refundPaise, ask, given } = await cancelledLate(db)
    await cancelForSomebody(services, LEELA, { reference, expectedPaise: refundPaise, because })
    expect(await ask(LEELA, 600_00)).toEqual({ ok: true, value: { waits: false } })
    expect(await ask(LEELA, 600_00)).toEqual({ ok: true, value: { waits: true } })
    expect(await given()).toEqual([600_00])
    expect(await ask(OWNER, 100_00)).toMatchObject({ reason: 'refund-open' })
    const listed = { about: 'refund', key: reference, amountPaise: 600_00, isOwn: false }
    expect(await listOpenAsks(db, OWNER)).toMatchObject({ value: { all: 1, rows: [listed] } })
    await services.printer.close()
  })

  test('asks anew who is there, by hand and by cancelling, where money goes back (caught: a session left open gave it)', async ({
    db,
  }) => {
    const { services, reference, refundPaise, ask, given } = await cancelledLate(db)
    const unproven = { id: LEELA.id, role: LEELA.role }
    const cancelled = { reference, expectedPaise: refundPaise, because }
    expect(await cancelForSomebody(services, unproven, cancelled)).toEqual({ ok: false, reason: 'prove-again' })
    await cancelForSomebody(services, LEELA, cancelled)
    expect(await ask(unproven, 400_00)).toEqual({ ok: false, reason: 'prove-again' })
    expect(await given()).toEqual([])
    await services.printer.close()
  })

  test('pressed twice goes back once (caught: two refunds of one form)', async ({ db }) => {
    const { services, reference, refundPaise, kept, ask, given } = await cancelledLate(db)
    await cancelForSomebody(services, LEELA, { reference, expectedPaise: refundPaise, because })
    const shown = await kept()
    const pressed = [await ask(LEELA, 400_00, shown), await ask(LEELA, 400_00, shown)]
    expect(pressed).toMatchObject([{ ok: true }, { reason: 'changed-meanwhile' }])
    expect(await given()).toEqual([400_00])
    await services.printer.close()
  })

  test('takes a second person beyond it, who is somebody else (caught: who asked may give it, an editor may)', async ({
    db,
  }) => {
    const { services, reference, refundPaise, ask, decide, given, refund } = await cancelledLate(db)
    await cancelForSomebody(services, LEELA, { reference, expectedPaise: refundPaise, because })
    expect(await ask(EDITOR, 2000_00)).toEqual({ ok: false, reason: 'forbidden' })
    expect(await ask(LEELA, 2000_00)).toEqual({ ok: true, value: { waits: true } })
    expect(await decide(LEELA)).toMatchObject({ reason: 'second-person' })
    expect(await decide(EDITOR)).toEqual({ ok: false, reason: 'forbidden' })
    expect(await given()).toEqual([])
    expect(await decide(OWNER)).toMatchObject({ ok: true })
    expect(await decide(OWNER)).toMatchObject({ reason: 'refund-decided' })
    expect(await given()).toEqual([2000_00])
    const notes = await db.select().from(documents).where(eq(documents.kind, 'credit-note'))
    expect(notes.map(({ facts }) => facts.value.totalPaise)).toEqual([2000_00])
    await refund()
    expect((await checkBooks(db)).findings).toEqual([])
    await services.printer.close()
  })

  test('never goes beyond what is kept, and a refusal leaves nothing (caught: more than is kept)', async ({ db }) => {
    const { services, reference, refundPaise, kept, ask, decide, given } = await cancelledLate(db)
    await cancelForSomebody(services, LEELA, { reference, expectedPaise: refundPaise, because })
    const keptPaise = await kept()
    expect(keptPaise).toBe(TOTAL - refundPaise)
    expect(await ask(LEELA, keptPaise + 1)).toMatchObject({ reason: 'refund-too-much' })
    await ask(LEELA, keptPaise)
    expect(await decide(LEELA, false)).toMatchObject({ ok: true })
    expect([await given(), (await checkBooks(db)).findings]).toEqual([[], []])
    await services.printer.close()
  })
})
