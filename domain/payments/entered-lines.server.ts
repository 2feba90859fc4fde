import { and, eq, inArray, like, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import { BANKED_WAYS } from './payment.ts'
import type { Payee } from './refunds.server.ts'
import type { RefundAnswer } from './provider.ts'
import { bankLines, ledgerEntries, paymentOrders, payments, refunds } from './tables.ts'

type Line = Pick<typeof bankLines.$inferInsert, 'utr' | 'orderId' | 'refundId' | 'amountPaise'>

/**
 * Enters a line of the bank, in the caller's transaction. Gives the number it stands under: its UTR, or `UTR/2` where the first entry of it was taken back, since lines are only added.
 * Undefined where it was entered before and stands, or its refund has its line.
 */
export async function enterLine(db: Db, line: Line): Promise<string | undefined> {
  const before = await db
    .select({ utr: bankLines.utr })
    .from(bankLines)
    .where(or(eq(bankLines.utr, line.utr), like(bankLines.utr, `${line.utr}/%`)))
  const numbers = before.map(({ utr }) => utr)
  if ((await countTakenBack(db, numbers)) < numbers.length) return undefined
  const utr = numbers.length === 0 ? line.utr : `${line.utr}/${numbers.length + 1}`
  // Of two who enter it at a time one comes first.
  const entered = await db
    .insert(bankLines)
    .values({ ...line, utr })
    .onConflictDoNothing()
    .returning({ utr: bankLines.utr })
  return entered[0]?.utr
}

async function countTakenBack(db: Db, numbers: string[]): Promise<number> {
  if (numbers.length === 0) return 0
  const { id, provider, providerPaymentId } = payments
  const isOne = and(inArray(provider, [...BANKED_WAYS]), inArray(providerPaymentId, numbers))
  const found = await db
    .selectDistinct({ id })
    .from(payments)
    .innerJoin(ledgerEntries, and(eq(ledgerEntries.paymentId, id), eq(ledgerEntries.account, 'taken-back')))
    .where(isOne)
  return found.length
}

/** The bank's own number of a transfer, of any entry of it. */
function numberOf(entry: string): string {
  return entry.replace(/[/+].*$/, '')
}

/** Of a select from the lines: every entry of a number. */
export function isEntryOf(number: string): SQL | undefined {
  const { utr } = bankLines
  return or(eq(utr, number), like(utr, `${number}/%`), like(utr, `${number}+%`))
}

/** A refund that a transfer has paid back by now. */
export type PaidBy = Payee & { amountPaise: Paise }

/** What a transfer of the bank has paid back by now, and whose it was. */
export async function listPaidBy(db: Db, number: string): Promise<PaidBy[]> {
  return db
    .select({ bookingId: refunds.bookingId, share: paymentOrders.share, amountPaise: bankLines.amountPaise })
    .from(bankLines)
    .innerJoin(refunds, eq(refunds.id, bankLines.refundId))
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(paymentOrders, eq(paymentOrders.id, payments.orderId))
    .where(isEntryOf(number))
}

/**
 * Enters a refund as paid back by a transfer that has paid back so many `before` it, in the caller's transaction: a further one under `UTR+2`. False where the number was entered for something else, or by somebody
 * else just now.
 */
export async function enterPaidBack(
  db: Db,
  { before, ...line }: { utr: string; refundId: string; amountPaise: Paise; before: number },
): Promise<boolean> {
  if (before === 0) return (await enterLine(db, line)) !== undefined
  const entered = await db
    .insert(bankLines)
    .values({ ...line, utr: `${line.utr}+${before + 1}` })
    .onConflictDoNothing()
    .returning({ utr: bankLines.utr })
  return entered.length > 0
}

/** Whether a refund that a person pays by hand has its line of the bank by now. */
export async function findPaidBack(db: Db, refundId: string): Promise<RefundAnswer> {
  const [line] = await db.select().from(bankLines).where(eq(bankLines.refundId, refundId))
  return line
    ? { state: 'done', providerRefundId: numberOf(line.utr), detail: '' }
    : { state: 'sent', providerRefundId: '', detail: 'to be paid back from the bank account, by hand' }
}
