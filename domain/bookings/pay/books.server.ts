import { count, gte, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { LedgerAccount } from '#domain/payments/payment.ts'
import { LEDGER_ACCOUNTS } from '#domain/payments/payment.ts'
import { ledgerEntries, payments } from '#domain/payments/tables.ts'
import type { Clock } from '#platform/clock.ts'
import { addDays, istDate, startOfIstDay } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import { remembered } from '#platform/tag-memory.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import { BOOK_RULES } from './book-rules.ts'
import type { BookRule } from './book-rule.ts'

/** One thing that is not as its rule says: whose, what there is and what there should be; in paise, or seats, or how often. */
export type BookFault = { about: string; found: number | null; wanted: number | null }
/** A rule that is broken, how often, and the first few faults. */
export type BookFinding = { rule: string; says: string; count: number; faults: BookFault[] }
export type BooksCounted = { departures: number; bookings: number; payments: number; paidPaise: Paise } & Record<
  LedgerAccount,
  Paise
>
/** What was counted, how many rules were tried, and those that are broken. */
export type BooksCheck = { counted: BooksCounted; rules: number; findings: BookFinding[] }

const SHOWN = 20
/** A notice, or the job that asks for one, may take so long. */
const USUAL_WAIT = '1 hour'

/**
 * Proves the whole books at one moment, and changes nothing: every seat is somebody's, every rupee is in one account. What has been under way for less than
 * `waiting`, an interval of PostgreSQL, is not late yet.
 */
export async function checkBooks(
  db: Db,
  { waiting = USUAL_WAIT, rules = BOOK_RULES }: { waiting?: string; rules?: readonly BookRule[] } = {},
): Promise<BooksCheck> {
  return db.transaction(
    async (db) => {
      const counted = await countBooks(db)
      const findings: BookFinding[] = []
      for (const rule of rules) findings.push(await tryRule(db, rule, waiting))
      return { counted, rules: rules.length, findings: findings.filter((one) => one.count > 0) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function tryRule(db: Db, { name: rule, says, broken }: BookRule, waiting: string): Promise<BookFinding> {
  const rows = await db
    .select({ about: sql<string>`about`, found: amount('found'), wanted: amount('wanted'), count: COUNT })
    .from(sql`(${broken(sql`${waiting}::interval`)}) as broken (about, found, wanted)`)
    .limit(SHOWN)
  const faults = rows.map(({ about, found, wanted }) => ({ about, found, wanted }))
  return { rule, says, count: rows[0]?.count ?? 0, faults }
}

const COUNT = sql<number>`count(*) over ()`.mapWith(Number)

function amount(column: string) {
  return sql<number | null>`${sql.identifier(column)}`.mapWith(Number)
}

/** Where everything is, in sums. */
async function countBooks(db: Db): Promise<BooksCounted> {
  const accounts = LEDGER_ACCOUNTS.map((account) => [account, one(inAccount(account))] as const)
  const [counted] = await db
    .select({
      departures: one(sql`count(*) from departures`),
      bookings: one(sql`count(*) from bookings`),
      payments: one(sql`count(*) from payments`),
      paidPaise: one(sql`coalesce(sum(amount_paise), 0) from payments`),
      ...(Object.fromEntries(accounts) as Record<LedgerAccount, ReturnType<typeof one>>),
    })
    .from(sql`(select 1) as one`)
  return counted!
}

/** What whoever settles payments sees of the books: where every rupee is, and how many were taken. */
export type MoneyCounted = Pick<BooksCounted, LedgerAccount | 'payments' | 'paidPaise'>

/** Where every rupee is. Ledger and payments are only added to, so what was entered before yesterday comes from memory. */
export async function countMoney(needs: { db: Db; memory: TagMemory; clock: Clock }): Promise<MoneyCounted> {
  const yesterday = addDays(istDate(needs.clock.now()), -1)
  const [before, since] = [await moneyBefore(needs, yesterday), await moneyOf(needs.db, gte, yesterday)]
  const sums = Object.entries(before).map(([name, sum]) => [name, sum + since[name as keyof MoneyCounted]])
  return Object.fromEntries(sums) as MoneyCounted
}

const moneyBefore = remembered('money before a day', ({ db }: { db: Db }, day: CalendarDate) => moneyOf(db, lt, day))

/** The sums of what was entered on a day and after, or before it. */
async function moneyOf(db: Db, is: typeof gte, day: CalendarDate): Promise<MoneyCounted> {
  const start = startOfIstDay(day)
  const total = (of: typeof payments.amountPaise | typeof ledgerEntries.paise) =>
    sql<Paise>`coalesce(sum(${of}), 0)`.mapWith(Number)
  const rows = await db
    .select({ account: ledgerEntries.account, paise: total(ledgerEntries.paise) })
    .from(ledgerEntries)
    .where(is(ledgerEntries.at, start))
    .groupBy(ledgerEntries.account)
  const [taken] = await db
    .select({ payments: count(), paidPaise: total(payments.amountPaise) })
    .from(payments)
    .where(is(payments.receivedAt, start))
  const accounts = LEDGER_ACCOUNTS.map((account) => [account, rows.find((row) => row.account === account)?.paise ?? 0])
  return { ...(Object.fromEntries(accounts) as Record<LedgerAccount, Paise>), ...taken! }
}

function inAccount(account: LedgerAccount): SQL {
  return sql`coalesce(sum(paise), 0) from ledger_entries where account = ${account}`
}

function one(asked: SQL) {
  return sql<number>`(select ${asked})`.mapWith(Number)
}
