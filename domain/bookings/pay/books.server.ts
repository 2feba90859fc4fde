import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { LedgerAccount } from '#domain/payments/payment.ts'
import { LEDGER_ACCOUNTS } from '#domain/payments/payment.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import { BOOK_RULES } from './book-rules.ts'
import type { BookRule } from './book-rules.ts'

/** One thing that is not as its rule says: whose, what there is and what there should be; in paise, or seats, or how often. */
export type BookFault = { about: string; found: number | null; wanted: number | null }
/** A rule that is broken, how often, and the first few faults. */
export type BookFinding = { rule: string; says: string; count: number; faults: BookFault[] }
export type BooksCounted = { departures: number; bookings: number; payments: number; paidPaise: Paise } & Record<
  LedgerAccount,
  Paise
>
/** What was counted, how many rules were tried, and those that are broken. */
export type BooksProof = { counted: BooksCounted; rules: number; findings: BookFinding[] }

const SHOWN = 20
/** A notice, or the job that asks for one, may take so long. */
const USUAL_WAIT = '1 hour'

/**
 * Proves the whole books at one moment, and changes nothing: every seat is somebody's, every rupee is in one account. What has been under way for less than
 * `waiting`, an interval of PostgreSQL, is not late yet.
 */
export async function proveBooks(
  db: Db,
  { waiting = USUAL_WAIT, rules = BOOK_RULES }: { waiting?: string; rules?: readonly BookRule[] } = {},
): Promise<BooksProof> {
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
export async function countBooks(db: Db): Promise<BooksCounted> {
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

function inAccount(account: LedgerAccount): SQL {
  return sql`coalesce(sum(paise), 0) from ledger_entries where account = ${account}`
}

function one(asked: SQL) {
  return sql<number>`(select ${asked})`.mapWith(Number)
}
