import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditEntries } from '#domain/audit/tables.ts'
import { bookings, instalments } from '#domain/bookings/tables.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import { documents } from '#domain/documents/tables.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { ledgerEntries, payments, refunds } from '#domain/payments/tables.ts'
import { providerTotals } from '#domain/reports/ledger.ts'
import { reportLedger } from '#domain/reports/ledger.server.ts'
import { addDays, formatDate, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, DEPARTURE, endHold, FAMILY, TOTAL } from '#tests/benches/booking-bench.ts'
import { SALES, TRAVELLER } from '#tests/benches/ways-to-pay-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { checkBooks } from './books.server.ts'
import { notePaidBack } from './paid-back.server.ts'
import { takeAtDesk } from './take-at-desk.server.ts'
import type { DeskMoney } from './take-at-desk.server.ts'

const TODAY = istDate(new Date())
const FIRST = 10_500_00
const UTR = '633112345678'
const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const

async function deskBench(db: Db) {
  const bench = await bookingBench(db)
  const booking = await bench.book({}, { travellers: FAMILY })
  const take = (asked: Partial<DeskMoney>, actor: typeof SALES | typeof TRAVELLER | typeof EDITOR = SALES) => {
    const usual = { reference: booking.reference, way: 'cash' as const, number: '', cameOn: TODAY, share: null }
    return takeAtDesk(bench.services, actor, { ...usual, amountPaise: FIRST, seenDuePaise: TOTAL, ...asked })
  }
  const parts = () =>
    db
      .select({
        part: instalments.part,
        paise: instalments.amountPaise,
        of: instalments.ofPart,
        paid: sql`paid_at is not null`,
      })
      .from(instalments)
      .orderBy(instalments.part)
  return { ...bench, booking, take, parts }
}

const faults = async (db: Db) => (await checkBooks(db, { waiting: '0 seconds' })).findings.map(({ rule }) => rule)

describe('money taken at the desk', () => {
  test('does nothing before it was seen, and then confirms, with its papers and its mail', async ({ db }) => {
    const { take, booking, departure, services } = await deskBench(db)
    // caught: taken at the first press
    expect(await take({ seenDuePaise: null })).toMatchObject({ ok: false, reason: 'look-first' })
    expect([await db.select().from(payments), (await booking.look()).state]).toEqual([[], 'held'])
    expect(await take({})).toEqual({ ok: true, value: { isConfirmed: true } })
    expect(await booking.look()).toMatchObject({ state: 'confirmed', paidPaise: FIRST, duePaise: TOTAL - FIRST })
    expect(await departure()).toMatchObject({ held: 0, sold: 2 })
    const [voucher] = await db.select().from(documents)
    expect([voucher!.kind, voucher!.facts.value.totalPaise, voucher!.facts.lines[0]!.description]).toEqual([
      'receipt-voucher',
      FIRST,
      expect.stringContaining(`received in cash on ${formatDate(TODAY)}`),
    ])
    const mail = (await listOutbox(db, 5)).find(({ kind, channel }) => kind === 'booking' && channel === 'email')
    expect(mail?.body).toContain(`received in cash on ${formatDate(TODAY)}`)
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `booking:${booking.reference}`))
    expect(entry).toMatchObject({ actor: SALES.id, after: { deed: 'money-taken', way: 'cash', paise: FIRST } })
    expect(await db.select().from(ledgerEntries)).toMatchObject([{ account: 'applied', paise: FIRST }])
    const month = TODAY.slice(0, 7)
    const report = await reportLedger(db, { ...SALES, role: 'owner' }, { month, provider: 'cash' }, 1)
    expect(report.ok && providerTotals(report.value.groups)).toEqual([
      { provider: 'cash', tookPaise: FIRST, gaveBackPaise: 0 },
    ])
    expect(await faults(db)).toEqual([])
    await services.printer.close()
  })

  test('is nobody’s but of whoever settles payments, who has just shown who they are', async ({ db }) => {
    const { take, services } = await deskBench(db)
    expect(await take({}, TRAVELLER)).toEqual({ ok: false, reason: 'forbidden' })
    expect(await take({}, EDITOR)).toEqual({ ok: false, reason: 'forbidden' })
    const unproven = { id: SALES.id, role: 'sales' } as unknown as typeof SALES
    expect(await take({}, unproven)).toEqual({ ok: false, reason: 'prove-again' })
    expect(await db.select().from(payments)).toEqual([])
    await services.printer.close()
  })

  test('may be less than a part: it counts, and the rest keeps its date', async ({ db }) => {
    const { take, booking, parts, services } = await deskBench(db)
    expect(await take({ amountPaise: 4_000_00 })).toEqual({ ok: true, value: { isConfirmed: false } })
    const [first] = await parts()
    // caught: a booking confirmed by some of its first part
    expect(await booking.look()).toMatchObject({ state: 'held', paidPaise: 4_000_00, duePaise: TOTAL - 4_000_00 })
    expect(first).toMatchObject({ part: 1, paise: FIRST - 4_000_00, paid: false })
    expect((await parts()).at(-1)).toMatchObject({ paise: 4_000_00, of: 1, paid: true })
    const [held] = await db.select().from(bookings)
    expect(held!.holdExpiresAt.getTime()).toBeGreaterThan(Date.now() + 23 * 3600_000)
    expect(await faults(db)).toEqual([])
    // The rest by the gateway, and then over the end of the next part.
    await booking.pay('success', 1)
    expect(await booking.look()).toMatchObject({ state: 'confirmed', paidPaise: FIRST })
    const over = {
      way: 'transfer' as const,
      number: UTR,
      amountPaise: TOTAL - FIRST - 1_00,
      seenDuePaise: TOTAL - FIRST,
    }
    expect(await take(over)).toEqual({ ok: true, value: { isConfirmed: false } })
    expect(await take({ amountPaise: 1_00, seenDuePaise: 1_00 })).toMatchObject({ ok: true })
    expect(await booking.look()).toMatchObject({ paidPaise: TOTAL, duePaise: 0 })
    expect(await faults(db)).toEqual([])
    await services.printer.close()
  })

  test('is never more than is due, and never what somebody else took meanwhile', async ({ db }) => {
    const { take, services } = await deskBench(db)
    const tooMuch = await take({ amountPaise: TOTAL + 1 })
    expect(tooMuch).toMatchObject({ reason: 'more-than-due', faults: [{ message: '₹42,000 is all that is due.' }] })
    expect(await take({})).toMatchObject({ ok: true })
    // caught: cash entered twice by one form, as it bears no number
    expect(await take({})).toMatchObject({ reason: 'changed-meanwhile' })
    expect(await take({ amountPaise: TOTAL - FIRST, seenDuePaise: TOTAL - FIRST })).toMatchObject({ ok: true })
    expect(await take({ seenDuePaise: 0 })).toMatchObject({ faults: [{ message: 'Nothing is due any more.' }] })
    expect(await db.select().from(payments)).toHaveLength(2)
    expect(await faults(db)).toEqual([])
    await services.printer.close()
  })

  test('counts once by its number, whatever it was entered for, and says which booking it paid', async ({ db }) => {
    const { take, book, booking, services } = await deskBench(db)
    const { reference } = await book({}, { travellers: FAMILY })
    expect(await take({ way: 'upi-desk', number: UTR })).toMatchObject({ ok: true })
    const again = await take({ way: 'transfer', reference, number: '6331 1234 5678' })
    const message = expect.stringContaining(`₹10,500 of booking ${booking.reference}`) as string
    expect(again).toMatchObject({ reason: 'number-used', faults: [{ path: 'number', message }] })
    expect(await take({ way: 'transfer', number: '12' })).toMatchObject({
      reason: 'invalid',
      faults: [{ path: 'number' }],
    })
    const cheque = { way: 'cheque' as const, number: '000123', amountPaise: 100_00 }
    const due = async (one: typeof booking) => Number((await one.look())['duePaise'])
    expect(await take({ ...cheque, seenDuePaise: await due(booking) })).toMatchObject({ ok: true })
    expect(await take({ ...cheque, seenDuePaise: await due(booking) })).toMatchObject({ reason: 'number-used' })
    expect(await take({ ...cheque, number: '000123 SBI', seenDuePaise: await due(booking) })).toMatchObject({
      ok: true,
    })
    expect(await faults(db)).toEqual([])
    await services.printer.close()
  })

  test('has a day that can be: to come never, before its booking within half a year (caught: only from the day it was booked on)', async ({
    db,
  }) => {
    const { take, services } = await deskBench(db)
    expect(await take({ cameOn: addDays(TODAY, 1) })).toMatchObject({ reason: 'desk-money-amiss' })
    expect(await take({ cameOn: addDays(TODAY, -181) })).toMatchObject({ reason: 'desk-money-amiss' })
    expect(await take({ cameOn: '2026-02-30' })).toMatchObject({ reason: 'invalid' })
    expect(await take({ cameOn: addDays(TODAY, -180) })).toMatchObject({ ok: true })
    expect(await db.select({ on: payments.cameOn }).from(payments)).toEqual([{ on: addDays(TODAY, -180) }])
    // Its month's return was due long ago: it counts on the voucher's own day.
    const [voucher] = await db.select().from(documents)
    expect([voucher!.issuedOn, voucher!.facts.taxedOn]).toEqual([TODAY, undefined])
    const text = `received in cash on ${formatDate(addDays(TODAY, -180))}`
    expect(voucher!.facts.lines[0]!.description).toContain(text)
    const yesterday = addDays(TODAY, -1)
    expect(await take({ cameOn: yesterday, amountPaise: 1_00, seenDuePaise: TOTAL - FIRST })).toMatchObject({
      ok: true,
    })
    const [, counted] = await db.select().from(documents).orderBy(documents.issuedAt)
    // caught: a voucher that names the day and lets its tax count on its own
    expect([counted!.issuedOn, counted!.facts.taxedOn]).toEqual([TODAY, yesterday])
    await services.printer.close()
  })

  test('is less than ₹2,00,000 in cash for one journey, with what came before', async ({ db }) => {
    const { take, booking, services } = await deskBench(db)
    await db.update(instalments).set({ amountPaise: sql`amount_paise * 10` })
    const due = TOTAL * 10
    expect(await take({ amountPaise: 2_00_000_00, seenDuePaise: due })).toMatchObject({ reason: 'cash-limit' })
    expect(await take({ amountPaise: 1_50_000_00, seenDuePaise: due })).toMatchObject({ ok: true })
    const more = { seenDuePaise: due - 1_50_000_00 }
    // caught: the limit asked of one payment alone
    const [fault] =
      ((await take({ ...more, amountPaise: 50_000_00 })) as { faults?: { message: string }[] }).faults ?? []
    expect(fault?.message).toMatch(/section 269ST.*₹1,50,000 came in cash before, so only less than ₹50,000 more/)
    expect(await take({ ...more, amountPaise: 49_999_00 })).toMatchObject({ ok: true })
    expect((await booking.look()).state).toBe('confirmed')
    await services.printer.close()
  })

  test('is less than ₹2,00,000 in cash from one person in a day, for whatever journeys', async ({ db }) => {
    const { book, take, booking, services } = await deskBench(db)
    const other = await book({}, { travellers: FAMILY })
    await db.update(instalments).set({ amountPaise: sql`amount_paise * 10` })
    const due = { amountPaise: 1_50_000_00, seenDuePaise: TOTAL * 10 }
    await db.update(bookings).set({ createdAt: sql`now() - interval '2 days'`, contactEmail: 'other@example.org' })
    const yesterday = { ...due, cameOn: addDays(TODAY, -1) }
    expect(await take({ ...yesterday, reference: other.reference })).toMatchObject({ ok: true })
    // caught: the limit asked of one booking alone, and the mobile passed over where the e-mail differs
    await db.update(bookings).set({ contactEmail: 'one@example.org' }).where(eq(bookings.reference, booking.reference))
    const [fault] = ((await take(yesterday)) as { faults?: { message: string }[] }).faults ?? []
    expect(fault?.message).toMatch(/₹1,50,000 came in cash from the same person on that day, so only less than ₹50,000/)
    // caught: what came on another day for another journey counted
    expect(await take(due)).toMatchObject({ ok: true })
    await services.printer.close()
  })
})

describe('money at the desk for a booking that does not stand', () => {
  test('finds the seats of an ended hold again, for the first part at least', async ({ db }) => {
    const { take, booking, sweep, departure, services } = await deskBench(db)
    await endHold(db, booking.reference)
    await sweep()
    // caught: some of a part taken for seats that nobody holds
    expect(await take({ amountPaise: 1_000_00 })).toMatchObject({ reason: 'hold-over' })
    expect(await take({})).toEqual({ ok: true, value: { isConfirmed: true } })
    expect(await departure()).toMatchObject({ held: 0, sold: 2 })
    expect(await faults(db)).toEqual([])
    await services.printer.close()
  })

  test('that came after the hold counts while what was promised costs the same (caught: a digest of the rules taken for the price)', async ({
    db,
  }) => {
    const { take, booking, services } = await deskBench(db)
    const isOver = { holdExpiresAt: sql`now() - interval '2 days'`, createdAt: sql`now() - interval '3 days'` }
    await db.update(bookings).set(isOver).where(eq(bookings.reference, booking.reference))
    // Its own seats, which nobody has swept yet, are all there are. Caught: sold out, by itself.
    await db.update(departures).set({ capacity: 2, minToRun: 2, twinPaise: 21_000_00 })
    const late = { reason: 'hold-over', faults: [{ path: 'cameOn', message: expect.stringContaining('price') }] }
    expect(await take({})).toMatchObject(late)
    await db.update(departures).set({ twinPaise: DEPARTURE.twinPaise })
    await db.update(packages).set({ groupMax: sql`${packages.groupMax} + 1` })
    expect(await take({})).toEqual({ ok: true, value: { isConfirmed: true } })
    expect(await faults(db)).toEqual([])
    await services.printer.close()
  })

  test('is not taken where the seats are gone', async ({ db }) => {
    const { take, booking, sweep, services } = await deskBench(db)
    await endHold(db, booking.reference)
    await sweep()
    await db.update(departures).set({ sold: 5 }).where(eq(departures.id, DEPARTURE.id))
    // caught: taken and given back at once, as what comes late by the gateway is
    const gone = { reason: 'hold-over', faults: [{ message: expect.stringContaining('went to others') }] }
    expect(await take({})).toMatchObject(gone)
    expect(await db.select().from(payments)).toEqual([])
    await services.printer.close()
  })

  test('is not taken of what was cancelled, or called off', async ({ db }) => {
    const { take, booking, services } = await deskBench(db)
    await db.update(departures).set({ status: 'cancelled' })
    expect(await take({})).toMatchObject({ reason: 'called-off-before' })
    await db.update(departures).set({ status: 'scheduled' })
    await booking.at('POST', '/cancellation', {})
    expect(await take({})).toMatchObject({ reason: 'booking-over' })
    expect(await db.select().from(payments)).toEqual([])
    await services.printer.close()
  })

  test('goes back from the bank by a person’s hand, once its transfer has a number', async ({ db }) => {
    const { take, booking, refund, services } = await deskBench(db)
    await take({})
    await booking.at('POST', '/cancellation', {})
    await refund()
    const [owed] = await db.select().from(refunds)
    expect(owed).toMatchObject({ state: 'sent', reason: 'cancelled', detail: expect.stringContaining('by hand') })
    expect(await notePaidBack(services, SALES, { refundIds: [owed!.id], utr: UTR })).toMatchObject({ ok: true })
    expect(await db.select().from(refunds)).toMatchObject([{ state: 'done', providerRefundId: UTR }])
    expect(await faults(db)).toEqual([])
    await services.printer.close()
  })
})
