import { and, asc, count, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { bookings } from '#domain/bookings/tables.ts'
import { travellers } from '#domain/bookings/trip/tables.ts'
import { documents } from '#domain/documents/tables.ts'
import { LEDGER_ACCOUNTS } from '#domain/payments/payment.ts'
import type { LedgerAccount, ProviderName } from '#domain/payments/payment.ts'
import { numberOf } from '#domain/payments/entered-lines.server.ts'
import {
  bankLines,
  bankLinesTakenBack,
  ledgerEntries,
  paymentOrders,
  payments,
  refunds,
} from '#domain/payments/tables.ts'
import { findSettlementLines } from '#domain/payments/settlements.server.ts'
import { toldAs } from '#domain/payments/settlement.ts'
import { wentBackBy } from '#domain/payments/went-back-by.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import type { EntryGroup, ListedEntry } from './ledger.ts'
import { daysOfMonth, instantsOf, pageOf, reading, readingOn, sumOf } from './reading.server.ts'
import type { Cut } from './reading.server.ts'

const AT_ONCE = 500

/** What a line moved by: what has gone back stands in the statement of what it went by. */
const MOVED_BY = sql<ProviderName>`case when ${ledgerEntries.account} = 'refunded' then ${wentBackBy(payments.provider)} else ${payments.provider} end`

/** The payments' ledger of a month in India (`2026-11`), perhaps of one account or one provider. */
export type LedgerAsked = {
  month: string
  account?: LedgerAccount | undefined
  provider?: ProviderName | undefined
}

/** A page of the ledger of a month in the order of time, and what all of it comes to by provider and account. Refuses `forbidden`. */
export function reportLedger(db: Db, actor: Actor, asked: LedgerAsked, page: number) {
  return reading(actor, async () => {
    const groups = await groupEntries(db, asked)
    const total = groups.reduce((sum, { entries }) => sum + entries, 0)
    const { pages, cut } = pageOf(total, page)
    return { rows: await listEntries(db, enteredIn(asked), cut), total, pages, groups }
  })
}

/** The whole ledger of a month, some at once; nothing for who may not read reports. */
export function readLedger(db: Db, actor: Actor, asked: LedgerAsked, atOnce = AT_ONCE): AsyncGenerator<ListedEntry[]> {
  const { id, at } = ledgerEntries
  return readingOn<ListedEntry>(actor, atOnce, (last, cut) => {
    // By the row itself: its time is kept finer than a Date is.
    const before = last && db.select({ at, id }).from(ledgerEntries).where(eq(id, last.id))
    return listEntries(db, and(enteredIn(asked), before && sql`(${at}, ${id}) > ${before}`), cut)
  })
}

/** With the accounts an index tells it. */
function enteredIn({ month, account, provider }: LedgerAsked): SQL | undefined {
  const { start, end } = instantsOf(daysOfMonth(month))
  const accounts = account ? [account] : [...LEDGER_ACCOUNTS]
  const { at } = ledgerEntries
  const isBy =
    provider &&
    sql`(select ${MOVED_BY} from ${payments} where ${payments.id} = ${ledgerEntries.paymentId}) = ${provider}`
  return and(gte(at, start), lt(at, end), inArray(ledgerEntries.account, accounts), isBy)
}

/** The page is cut before anything is joined, so the last costs about what the first does. */
async function listEntries(db: Db, where: SQL | undefined, { limit, offset }: Cut): Promise<ListedEntry[]> {
  const { id, at, account, paise, reason, bookingId, paymentId } = ledgerEntries
  const order = [asc(at), asc(id)] as const
  const page = db
    .select({ id })
    .from(ledgerEntries)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const friend = sql<
    string | null
  >`(select ${travellers.name} from ${travellers} where ${travellers.bookingId} = ${bookingId} and ${travellers.position} = ${paymentOrders.share} - 1)`
  const found = await db
    .select({
      entry: { id, at, account, paise, reason },
      of: { bookingId, paymentId },
      provider: MOVED_BY,
      payment: payments.providerPaymentId,
      booking: bookings.reference,
      who: sql<string | null>`coalesce(${friend}, ${bookings.contactName})`,
      papers: PAPERS,
    })
    .from(ledgerEntries)
    .innerJoin(payments, eq(payments.id, paymentId))
    .leftJoin(paymentOrders, eq(paymentOrders.id, payments.orderId))
    .leftJoin(bookings, eq(bookings.id, bookingId))
    .where(inArray(id, page))
    .orderBy(...order)
  const refundOf = await findRefunds(
    db,
    found.filter(({ entry }) => entry.account === 'refunded').map(({ of }) => of),
  )
  const entries = found.map(({ entry, of, payment, ...more }) => ({
    ...entry,
    ...more,
    reference: entry.account === 'refunded' ? refundOf(of.paymentId, entry) : payment,
  }))
  return withSettlements(db, entries)
}

/** An invoice sets advances off as a whole, so it is the paper of no line. */
const PAPERS = sql<string[]>`case
  when ${ledgerEntries.account} = 'refunded' then array(select ${documents.number} from ${documents}
    where ${documents.bookingId} = ${ledgerEntries.bookingId} and ${documents.kind} in ('refund-voucher', 'credit-note') order by ${documents.issuedAt})
  when ${ledgerEntries.paise} > 0 then array(select ${documents.number} from ${documents}
    where ${documents.bookingId} = ${ledgerEntries.bookingId} and ${documents.kind} = 'receipt-voucher' and ${documents.subject} = ${ledgerEntries.paymentId})
  else array[]::text[] end`

type Unsettled = Omit<ListedEntry, 'settledOn' | 'utr'>

/** What came from outside or went there stands in a settlement; what moved within does not. */
async function withSettlements(db: Db, entries: readonly Unsettled[]): Promise<ListedEntry[]> {
  const told = entries.map(({ provider, reference, account, paise }) => {
    const isOutside = paise > 0 && account !== 'refund-due' && reference !== ''
    const { own, alone } = isOutside ? toldAs(provider, reference) : { own: [], alone: undefined }
    return {
      own: own.map((number) => `${provider}/${number}`),
      alone: alone === undefined ? '' : `${provider}/${alone}`,
    }
  })
  const lines = await findSettlementLines(db, told.flatMap(({ own, alone }) => [...own, alone]).filter(Boolean))
  return entries.map((entry, at) => {
    const { own, alone } = told[at]!
    const ownLine = own.map((key) => lines.get(key)).find((line) => line !== undefined)
    const byNumber = lines.get(alone)?.amountPaise === entry.paise ? lines.get(alone) : undefined
    const { settledOn = null, utr = null } = ownLine ?? byNumber ?? {}
    return { ...entry, settledOn, utr }
  })
}

type Of = { bookingId: string | null; paymentId: string }

type Gone = { paymentId: string; at: Date | null; paise: Paise; number: string | null }

/** What the providers and the bank call what has gone back: a refund, or its line of the bank, and its row of the ledger are of one moment and one sum, and so is what says that the line was noted wrongly. */
async function findRefunds(db: Db, of: readonly Of[]) {
  const gone = of.length === 0 ? [] : [...(await listBanked(db, of)), ...(await listRefunded(db, of))]
  return (payment: string, { at, paise }: Pick<ListedEntry, 'at' | 'paise'>): string =>
    gone.find((one) => one.paymentId === payment && one.paise === paise && one.at?.getTime() === at.getTime())
      ?.number ?? ''
}

function isRefundOf(of: readonly Of[]): SQL | undefined {
  const { bookingId, paymentId } = refunds
  const [ids, paid] = [of.flatMap((one) => one.bookingId ?? []), of.map((one) => one.paymentId)]
  return and(or(inArray(bookingId, ids), isNull(bookingId)), inArray(paymentId, paid))
}

function listRefunded(db: Db, of: readonly Of[]): Promise<Gone[]> {
  const { paymentId, doneAt: at, amountPaise: paise, providerRefundId: number } = refunds
  return db.select({ paymentId, at, paise, number }).from(refunds).where(isRefundOf(of))
}

/** Lines stay where a refund was noted under another number since. */
async function listBanked(db: Db, of: readonly Of[]): Promise<Gone[]> {
  const { utr, amountPaise: paise, enteredAt } = bankLines
  const lines = await db
    .select({ paymentId: refunds.paymentId, paise, utr, enteredAt, wrongAt: bankLinesTakenBack.at })
    .from(refunds)
    .innerJoin(bankLines, eq(bankLines.refundId, refunds.id))
    .leftJoin(bankLinesTakenBack, eq(bankLinesTakenBack.utr, utr))
    .where(isRefundOf(of))
  return lines.flatMap(({ paymentId, paise, utr, enteredAt, wrongAt }) => {
    const number = numberOf(utr)
    const noted = { paymentId, at: enteredAt, paise, number }
    return wrongAt ? [noted, { paymentId, at: wrongAt, paise: -paise, number }] : [noted]
  })
}

function groupEntries(db: Db, asked: LedgerAsked): Promise<EntryGroup[]> {
  const { account, paise } = ledgerEntries
  return db
    .select({
      provider: MOVED_BY,
      account,
      entries: count(),
      inPaise: sumOf(paise, sql`${paise} > 0`),
      outPaise: sumOf(sql`-${paise}`, sql`${paise} < 0`),
    })
    .from(ledgerEntries)
    .innerJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .where(enteredIn(asked))
    .groupBy(MOVED_BY, account)
    .orderBy(asc(MOVED_BY), asc(account))
}
