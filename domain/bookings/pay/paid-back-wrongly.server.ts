import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { bookingSubject } from '#domain/bookings/desk/booking/desk.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { listPaidBy, takeBackEntries } from '#domain/payments/entered-lines.server.ts'
import { lockRefunds, reopenRefund } from '#domain/payments/refunds.server.ts'
import type { OwedRefund } from '#domain/payments/refunds.server.ts'
import { refunds } from '#domain/payments/tables.ts'
import { Utr } from '#domain/payments/utr.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import { ENTERED_WRONGLY } from './desk-money.ts'
import { payBack } from './paid-back.server.ts'
import type { NotPaidBack } from './paid-back.server.ts'

/** `utr` is what stands; without a `right` one nothing went back by any. `seenPaise` as of `notePaidBack`. */
type NotedWrongly = { utr: string; right?: string | undefined; seenPaise?: Paise | undefined }
const NotedWrongly: z.ZodType<NotedWrongly, NotedWrongly> = z
  .object({ utr: Utr, right: Utr.optional(), seenPaise: z.number().int().optional() })
  .refine(({ utr, right }) => utr !== right, { path: ['right'], message: 'That is the number it stands under.' })

/**
 * Puts right what was noted as paid back by hand under a wrong number, all that was noted of that transfer together: the note is taken back, its lines and the ledger's rows stay with others that put them right, and
 * the refunds are noted under the right number, of the day they were, or are owed again where none paid them. Then the wrong number can be entered for what it did pay. Of two at a time the second, and whoever names
 * a number that paid nothing back, is refused 'unknown-refund'; the right number as by `notePaidBack`.
 */
export const putPaidBackRight = command<NotedWrongly, NotedWrongly, { paise: Paise }, NotPaidBack>('payments.settle', {
  input: NotedWrongly,
  tags: [],
  change: async ({ db }, { utr, right, seenPaise }) => {
    const noted = await takeNoteBack(db, utr)
    if (!noted) return { ok: false, reason: 'unknown-refund' }
    const refusal = right === undefined ? undefined : await noteAnew(db, noted, { utr: right, seenPaise })
    if (refusal) return atRight(refusal)
    const paise = noted.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
    const changes = await changesOf(db, noted, { utr, right, paise })
    return { ok: true, value: { paise }, changes }
  },
})

/** Whoever comes second finds the lines taken back. */
async function takeNoteBack(db: Db, utr: string): Promise<OwedRefund[] | undefined> {
  const paid = await listPaidBy(db, utr)
  const noted = await lockRefunds(
    db,
    paid.map(({ refundId }) => refundId),
  )
  const entries = paid.map(({ entry }) => entry)
  if (entries.length === 0 || noted.some(({ state }) => state !== 'done')) return undefined
  if (!(await takeBackEntries(db, entries))) return undefined
  for (const refund of noted) await reopenRefund(db, refund, `${ENTERED_WRONGLY}, ${refund.reason}`)
  return noted
}

/** It went back when it was noted, whichever number it was noted under. */
async function noteAnew(db: Db, noted: readonly OwedRefund[], by: { utr: string; seenPaise: Paise | undefined }) {
  const refusal = await payBack(db, noted, by)
  if (refusal) return refusal
  for (const { id, doneAt } of noted) await db.update(refunds).set({ doneAt }).where(eq(refunds.id, id))
  return undefined
}

/** What is amiss stands at the field of the right number. */
function atRight<Refusal extends { faults?: readonly { path: string; message: string }[] }>(refusal: Refusal): Refusal {
  const faults = refusal.faults?.map(({ message }) => ({ path: 'right', message }))
  return faults ? { ...refusal, faults } : refusal
}

type PutRight = { utr: string; right: string | undefined; paise: Paise }

/** The audit has each refund, and the history of its booking all of them in one line. */
async function changesOf(db: Db, noted: readonly OwedRefund[], { utr, right, paise }: PutRight) {
  const state = right === undefined ? 'due' : 'done'
  const each = noted.map(({ id, amountPaise }) => ({
    subject: `refund:${id}`,
    before: { utr, amountPaise, state: 'done' },
    after: { utr: right ?? null, amountPaise, state },
  }))
  const ids = noted.flatMap(({ bookingId }) => bookingId ?? [])
  const of = await db.select({ reference: bookings.reference }).from(bookings).where(inArray(bookings.id, ids))
  const after = { deed: 'paid-back-wrongly', utr, right: right ?? null, paise }
  return [...each, ...of.map(({ reference }) => ({ subject: bookingSubject(reference), before: null, after }))]
}
