import { asc, inArray, sql } from 'drizzle-orm'
import { documents } from '#domain/documents/tables.ts'
import type { LedgerAccount } from '#domain/payments/payment.ts'
import { ledgerEntries } from '#domain/payments/tables.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'

/** What came for a booking in all, what of it is kept, what has gone back, and the numbers of its papers in the order they were issued. */
export type BookingFigures = { paidPaise: Paise; keptPaise: Paise; givenBackPaise: Paise; papers: string[] }

/** The money and the papers of some bookings, by their ids. */
export async function findFigures(db: Db, ids: string[]): Promise<(id: string) => BookingFigures> {
  const sums = await sumAccounts(db, ids)
  const numbers = await listNumbers(db, ids)
  return (id) => {
    const own = sums.get(id) ?? []
    const of = (is: (account: LedgerAccount) => boolean) =>
      own.reduce((sum, { account, paise }) => sum + (is(account) ? paise : 0), 0)
    return {
      paidPaise: of((account) => account !== 'taken-back'),
      keptPaise: of((account) => account === 'applied'),
      givenBackPaise: of((account) => account === 'refunded'),
      papers: numbers.get(id)?.map(({ number }) => number) ?? [],
    }
  }
}

async function sumAccounts(db: Db, ids: string[]) {
  const { bookingId: id, account, paise } = ledgerEntries
  const sums = await db
    .select({ id, account, paise: sql`sum(${paise})`.mapWith(Number) })
    .from(ledgerEntries)
    .where(inArray(id, ids))
    .groupBy(id, account)
  return Map.groupBy(sums, (sum) => sum.id)
}

async function listNumbers(db: Db, ids: string[]) {
  const { bookingId: id, number, issuedAt } = documents
  const issued = await db.select({ id, number }).from(documents).where(inArray(id, ids)).orderBy(asc(issuedAt))
  return Map.groupBy(issued, (paper) => paper.id)
}
