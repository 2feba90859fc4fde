import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import type { CommandRefusal } from '#domain/audit/command.server.ts'
import { enterPaidBack, listPaidBy } from '#domain/payments/entered-lines.server.ts'
import type { PaidBy } from '#domain/payments/entered-lines.server.ts'
import { isReturnedByHand } from '#domain/payments/payment.ts'
import { lockRefunds, noteRefunded } from '#domain/payments/refunds.server.ts'
import type { OwedRefund, Payee } from '#domain/payments/refunds.server.ts'
import { Utr } from '#domain/payments/utr.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import { done } from '#platform/result.ts'
import { usedText } from './used-number.server.ts'

const MOST_AT_ONCE = 40

/** `seenPaise` is what the transfer paid in all, as whoever enters it has seen it. */
type PaidBack = { refundIds: string[]; utr: string; seenPaise?: Paise | undefined }
const PaidBack: z.ZodType<PaidBack, PaidBack> = z.object({
  refundIds: z.array(z.string().min(1).max(40)).min(1).max(MOST_AT_ONCE),
  utr: Utr,
  seenPaise: z.number().int().optional(),
})

export type NotPaidBack = 'unknown-refund' | 'utr-used' | 'one-transfer'

/**
 * Notes that refunds of UPI, or of money taken at the desk, were paid back from the bank account by hand, once, by one transfer under the number the bank gave it: several of one booking and payee alone ('unknown-refund'
 * else). Where it has paid back something of the same payee before, 'one-transfer' until the sum of all of it is seen; of whatever else the number was entered for, 'utr-used'.
 */
export const notePaidBack = command<PaidBack, PaidBack, void, NotPaidBack>('payments.settle', {
  input: PaidBack,
  tags: [],
  change: async ({ db }, { refundIds, utr, seenPaise }) => {
    const owed = await lockRefunds(db, refundIds)
    const isWhole = owed.length === new Set(refundIds).size && owed.every(isOwedByHand)
    if (!isWhole || !areOfOne(owed)) return { ok: false, reason: 'unknown-refund' }
    const refusal = await payBack(db, owed, { utr, seenPaise })
    if (refusal) return refusal
    const changes = owed.map(({ id, state, amountPaise }) => ({
      subject: `refund:${id}`,
      before: { state },
      after: { utr, amountPaise, state: 'done' },
    }))
    return { ok: true, value: undefined, changes }
  },
})

/** Has a transfer have paid refunds of one payee back, in the caller's transaction. Gives why not. */
export async function payBack(
  db: Db,
  owed: readonly OwedRefund[],
  { utr, seenPaise }: Omit<PaidBack, 'refundIds'>,
): Promise<CommandRefusal<NotPaidBack> | undefined> {
  const before = await listPaidBy(db, utr)
  if (before.length > 0 && areOfOne([...before, ...owed]) && seenPaise !== sumOf([...before, ...owed]))
    return { ok: false, reason: 'one-transfer' }
  if (!areOfOne([...before, ...owed]) || !(await enterAll(db, owed, utr, before)))
    return { ok: false, reason: 'utr-used', faults: [{ path: 'utr', message: await usedText(db, utr) }] }
  for (const { id, failures: attempt } of owed)
    if (!(await noteRefunded(db, { id, attempt }, utr))) return { ok: false, reason: 'unknown-refund' }
  return undefined
}

/** What a transfer has paid back by now, and what it would have with these, in paise: for whoever is asked whether it did. Refuses `forbidden`. */
export async function findOneTransfer(db: Db, actor: Actor, { refundIds, utr }: PaidBack) {
  const allowed = demand(actor, 'payments.settle')
  if (!allowed.ok) return allowed
  const read = Utr.safeParse(utr)
  const wentPaise = read.success ? sumOf(await listPaidBy(db, read.data)) : 0
  return done({ wentPaise, allPaise: wentPaise + sumOf(await lockRefunds(db, refundIds)) })
}

function isOwedByHand({ provider, state }: OwedRefund): boolean {
  return isReturnedByHand(provider) && state !== 'done'
}

/** Whether one transfer can have paid them. */
function areOfOne(all: readonly Payee[]): boolean {
  const [first, ...others] = all
  return others.every(
    ({ bookingId, share }) =>
      bookingId !== null && bookingId === first!.bookingId && (share ?? 0) === (first!.share ?? 0),
  )
}

async function enterAll(db: Db, owed: readonly OwedRefund[], utr: string, paid: readonly PaidBy[]): Promise<boolean> {
  const before = paid.map(({ entry }) => entry)
  for (const { id: refundId, amountPaise } of owed) {
    const entry = await enterPaidBack(db, { utr, refundId, amountPaise, before })
    if (entry === undefined) return false
    before.push(entry)
  }
  return true
}

function sumOf(all: readonly { amountPaise: Paise }[]): Paise {
  return all.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
}
