import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { listDocuments } from '#domain/documents/issue.server.ts'
import { findBalances, refundApplied } from '#domain/payments/ledger.server.ts'
import type { Db } from '#platform/db.server.ts'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import { newId } from '#platform/ids.ts'
import { refused } from '#platform/result.ts'
import {
  keepNote,
  lockByReference,
  nameOfActor,
  ReferenceTyped,
  WordsTyped,
} from '#domain/bookings/desk/booking/deeds.server.ts'
import { bookingSubject } from '#domain/bookings/desk/booking/desk.server.ts'
import { callOffAsAsked } from '#domain/bookings/cancel/call-off-booking.server.ts'
import type { CallOffNeeds } from '#domain/bookings/cancel/operator-cancellation.server.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { findAlonePaise, findOpenAsk } from './refund-asks.server.ts'
import { tellReturned } from './money-messages.server.ts'
import { documentRefund } from '#domain/bookings/papers/paperwork.server.ts'
import { bookingEvents } from '#domain/bookings/tables.ts'
import { refundAsks } from '#domain/bookings/desk/tables.ts'

/** What could be given back of a booking by hand, and how much of that by one person alone. */
export type ReturnableMoney = { keptPaise: Paise; alonePaise: Paise; isInvoiced: boolean }

/**
 * What is kept of a booking that is over or cancelled. Until its invoice is made, the price itself is changed or cancelled instead: a credit note names an invoice.
 */
export async function findReturnable(db: Db, booking: OpenedBooking): Promise<ReturnableMoney> {
  const { applied } = await findBalances(db, booking.id)
  const isInvoiced = (await listDocuments(db, booking.id)).some(({ kind }) => kind === 'tax-invoice')
  return { keptPaise: applied, alonePaise: await findAlonePaise(db, booking.id), isInvoiced }
}

export type NotAsked = 'unknown-booking' | 'refund-not-now' | 'refund-open' | 'refund-too-much' | 'changed-meanwhile'
export type NotDecided =
  | 'not-allowed'
  | 'called-off-before'
  | 'too-late'
  | 'unknown-booking'
  | 'refund-decided'
  | 'refund-too-much'
  | 'second-person'

/** `keptPaise`: what was kept when the form was made, so that pressed twice it gives once. */
type AskedRefund = { reference: string; paise: Paise; because: string; keptPaise: Paise }
const AskedRefund: z.ZodType<AskedRefund, AskedRefund> = z.object({
  reference: ReferenceTyped,
  paise: z.number('Say how much, as 1,500.').int().positive('Say how much, as 1,500.').max(10_000_000_00),
  because: WordsTyped,
  keptPaise: z.number().int().min(0),
})

/**
 * Gives back some of what is kept of a booking: at once up to what one person gives back of it alone, however many times; beyond it the ask waits for somebody else. Gives which of the two.
 * Refuses 'unknown-booking', 'refund-not-now' before there is an invoice, 'refund-open' while another ask waits,
 * 'changed-meanwhile' where not so much is kept any more as was shown, and 'refund-too-much'.
 */
export const askRefund = command<AskedRefund, AskedRefund, { waits: boolean }, NotAsked, TellNeeds>('payments.settle', {
  input: AskedRefund,
  tags: [],
  change: async (needs, { reference, paise, because, keptPaise: shownPaise }) => {
    const { db, actor } = needs
    const booking = await lockByReference(db, reference)
    if (!booking) return refused('unknown-booking')
    const { keptPaise, alonePaise, isInvoiced } = await findReturnable(db, booking)
    if (!isInvoiced) return refused('refund-not-now')
    if (await findOpenAsk(db, booking.id)) return refused('refund-open')
    if (keptPaise !== shownPaise) return refused('changed-meanwhile')
    if (paise > keptPaise) return tooMuch(keptPaise)
    const needsSecond = paise > alonePaise
    const by = nameOfActor(actor)
    const ask = { id: newId(), bookingId: booking.id, amountPaise: paise, needsSecond, askedBy: by }
    const decided = { state: 'given' as const, decidedBy: by, decidedAt: sql`now()` }
    await db.insert(refundAsks).values(needsSecond ? { ...ask, state: 'open' } : { ...ask, ...decided })
    await keepNote(db, { bookingId: booking.id, about: 'refund', words: because, by })
    if (!needsSecond) await giveBack(needs, booking, ask)
    const after = { deed: needsSecond ? 'refund-asked' : 'refund-given', paise }
    const changes = [{ subject: bookingSubject(reference), before: null, after }]
    return { ok: true, value: { waits: needsSecond }, changes }
  },
})

type DecidedRefund = { reference: string; ask: string; isGiven: boolean }
const DecidedRefund: z.ZodType<DecidedRefund, DecidedRefund> = z.object({
  reference: ReferenceTyped,
  ask: z.string().min(1).max(40),
  isGiven: z.boolean(),
})

type Came = { isCalledOff: boolean }

/**
 * Gives what was asked for, by anybody but who asked, and calls off what it is for; or declines it, as who asked may too. Gives whether something was called off. Refuses 'unknown-booking',
 * 'refund-decided', 'second-person' of who asked, and 'refund-too-much' where so much is not kept any more; of what is called off as `callOffBooking` does.
 */
export const decideRefund = command<DecidedRefund, DecidedRefund, Came, NotDecided, CallOffNeeds>('payments.settle', {
  input: DecidedRefund,
  tags: [],
  change: async (needs, { reference, ask: id, isGiven }) => {
    const { db, actor } = needs
    const booking = await lockByReference(db, reference)
    if (!booking) return refused('unknown-booking')
    const ask = await findOpenAsk(db, booking.id)
    if (ask?.id !== id) return refused('refund-decided')
    const by = nameOfActor(actor)
    if (isGiven && ask.askedBy === by) return refused('second-person')
    const { keptPaise } = await findReturnable(db, booking)
    if (isGiven && ask.amountPaise > keptPaise) return tooMuch(keptPaise)
    const state = isGiven ? ('given' as const) : ('declined' as const)
    await db
      .update(refundAsks)
      .set({ state, decidedBy: by, decidedAt: sql`now()` })
      .where(eq(refundAsks.id, id))
    if (isGiven && ask.callsOffBecause !== null) {
      const called = await callOffAsAsked(needs, booking, ask.callsOffBecause)
      if (!called.ok) return called
    } else if (isGiven) await giveBack(needs, booking, ask)
    const after = { deed: deedOf(ask, isGiven), paise: ask.amountPaise }
    const changes = [{ subject: bookingSubject(reference), before: { askedBy: ask.askedBy }, after }]
    return { ok: true, value: { isCalledOff: isGiven && ask.callsOffBecause !== null }, changes }
  },
})

/** What the audit calls it. */
function deedOf({ callsOffBecause }: { callsOffBecause: string | null }, isGiven: boolean): string {
  if (callsOffBecause !== null) return isGiven ? 'called-off' : 'call-off-declined'
  return isGiven ? 'refund-given' : 'refund-declined'
}

function tooMuch(keptPaise: Paise) {
  const message = `${formatPaise(keptPaise)} is all that is kept of this booking.`
  return { ok: false as const, reason: 'refund-too-much' as const, faults: [{ path: 'rupees', message }] }
}

/** The paper comes last: whoever has its number waits for nobody. */
async function giveBack(
  needs: TellNeeds & { db: Db },
  booking: OpenedBooking,
  { id, amountPaise: paise }: { id: string; amountPaise: Paise },
): Promise<void> {
  const { db } = needs
  const bookingId = booking.id
  const back = await refundApplied(db, { bookingId, paise, reason: 'given-back' })
  await db.insert(bookingEvents).values({ bookingId, kind: 'money-returned', facts: { paise, reason: 'given back' } })
  for (const [share, same] of Map.groupBy(back, (one) => one.share)) {
    const theirs = same.reduce((sum, one) => sum + one.paise, 0)
    await tellReturned(needs, booking, { paise: theirs, reason: 'given back', share })
  }
  await documentRefund(db, booking, { subject: id, back, reason: `Given back of ${booking.journey.package.name}` })
}
