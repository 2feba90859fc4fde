import { and, asc, eq, inArray, like, notExists, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import { BANKED_WAYS } from './payment.ts'
import type { Payee } from './refunds.server.ts'
import type { RefundAnswer } from './provider.ts'
import { bankLines, bankLinesTakenBack, ledgerEntries, paymentOrders, payments, refunds } from './tables.ts'

type Line = Pick<typeof bankLines.$inferInsert, 'utr' | 'orderId' | 'refundId' | 'amountPaise'>

/**
 * Enters a line of the bank, in the caller's transaction. Gives the number it stands under: its UTR, or `UTR/2` where the first entry of it was taken back, since lines are only added.
 * Undefined where it was entered before and stands.
 */
export async function enterLine(db: Db, line: Line): Promise<string | undefined> {
  const before = await db.select({ utr: bankLines.utr }).from(bankLines).where(isEntryOf(line.utr))
  const numbers = before.map(({ utr }) => utr)
  if ((await countTakenBack(db, numbers)) < numbers.length) return undefined
  const times = numbers.filter((number) => !number.includes('+')).length
  // Of two who enter it at a time one comes first.
  return addLine(db, { ...line, utr: times === 0 ? line.utr : `${line.utr}/${times + 1}` })
}

async function addLine(db: Db, line: Line): Promise<string | undefined> {
  const [entered] = await db.insert(bankLines).values(line).onConflictDoNothing().returning({ utr: bankLines.utr })
  return entered?.utr
}

/** Of what came the ledger says it, of what went back the row that takes its line back. */
async function countTakenBack(db: Db, numbers: string[]): Promise<number> {
  if (numbers.length === 0) return 0
  const { id, provider, providerPaymentId } = payments
  const isOne = and(inArray(provider, [...BANKED_WAYS]), inArray(providerPaymentId, numbers))
  const came = await db
    .selectDistinct({ id })
    .from(payments)
    .innerJoin(ledgerEntries, and(eq(ledgerEntries.paymentId, id), eq(ledgerEntries.account, 'taken-back')))
    .where(isOne)
  return came.length + (await db.$count(bankLinesTakenBack, inArray(bankLinesTakenBack.utr, numbers)))
}

/** The bank's own number of a transfer, of any entry of it. */
export function numberOf(entry: string): string {
  return entry.replace(/[/+].*$/, '')
}

/** Of a select from the lines: every entry of a number. */
export function isEntryOf(number: string): SQL | undefined {
  const { utr } = bankLines
  return or(eq(utr, number), like(utr, `${number}/%`), like(utr, `${number}+%`))
}

/** Of a select from the lines: those that were not noted wrongly. */
export function standingLines(db: Db): SQL {
  const { utr } = bankLinesTakenBack
  const takenBack = db
    .select({ one: sql`1` })
    .from(bankLinesTakenBack)
    .where(eq(utr, bankLines.utr))
  return notExists(takenBack)
}

/** A refund that a transfer has paid back by now, and the `entry` it has among the lines of the bank. */
export type PaidBy = Payee & { entry: string; refundId: string; amountPaise: Paise }

/** What a transfer of the bank has paid back by now, and whose it was, in the order it was entered. */
export async function listPaidBy(db: Db, number: string): Promise<PaidBy[]> {
  const { utr: entry, amountPaise, enteredAt } = bankLines
  const { id: refundId, bookingId } = refunds
  return db
    .select({ entry, refundId, bookingId, share: paymentOrders.share, amountPaise })
    .from(bankLines)
    .innerJoin(refunds, eq(refunds.id, bankLines.refundId))
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(paymentOrders, eq(paymentOrders.id, payments.orderId))
    .where(and(isEntryOf(number), standingLines(db)))
    .orderBy(asc(enteredAt), asc(entry))
}

/** Takes lines of what was paid back for noted wrongly, in the caller's transaction. False where one of them was taken back before. */
export async function takeBackEntries(db: Db, entries: readonly string[]): Promise<boolean> {
  const rows = entries.map((utr) => ({ utr }))
  const taken = await db.insert(bankLinesTakenBack).values(rows).onConflictDoNothing().returning()
  return taken.length === entries.length
}

/**
 * Enters a refund as paid back by a transfer that has paid back what it has `before` it, in the caller's transaction: a further one under `UTR+2`. Gives the entry it has; undefined where the number was entered for
 * something else, or by somebody else just now.
 */
export async function enterPaidBack(
  db: Db,
  { before, ...line }: { utr: string; refundId: string; amountPaise: Paise; before: readonly string[] },
): Promise<string | undefined> {
  const [first] = before
  if (first === undefined) return enterLine(db, line)
  return addLine(db, { ...line, utr: `${first.replace(/\+.*$/, '')}+${before.length + 1}` })
}

/** Whether a refund that a person pays by hand has its line of the bank by now. */
export async function findPaidBack(db: Db, refundId: string): Promise<RefundAnswer> {
  const [line] = await db
    .select()
    .from(bankLines)
    .where(and(eq(bankLines.refundId, refundId), standingLines(db)))
  return line
    ? { state: 'done', providerRefundId: numberOf(line.utr), detail: '' }
    : { state: 'sent', providerRefundId: '', detail: 'to be paid back from the bank account, by hand' }
}
