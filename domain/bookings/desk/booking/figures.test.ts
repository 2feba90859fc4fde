import { expect } from 'vitest'
import { documents } from '#domain/documents/tables.ts'
import { ledgerEntries } from '#domain/payments/tables.ts'
import { trade } from '#tests/benches/trade-bench.ts'
import { test } from '#tests/database.ts'
import type { BookingFigures } from './figures.server.ts'
import { readBookingsDesk } from '#domain/bookings/desk/bookings-desk.server.ts'
import type { ListedBooking } from '#domain/bookings/desk/bookings-desk.server.ts'

type Read = (ListedBooking & BookingFigures)[]
const SALES = { id: 'meera', role: 'sales' } as const

test('bookings taken along say what was paid, kept and given back to the paisa, and each of their papers once (caught: what has gone back told as kept)', async ({
  db,
}) => {
  await trade(db)
  const read: Read = []
  for await (const rows of readBookingsDesk(db, SALES, { view: 'all', sort: 'booked', isDown: false }))
    read.push(...rows)
  const entries = await db.select().from(ledgerEntries)
  const sum = (account?: string) =>
    entries.reduce((so, one) => so + (!account || one.account === account ? one.paise : 0), 0)
  const sumOf = (name: 'paidPaise' | 'keptPaise' | 'givenBackPaise' | 'backPaise') =>
    read.reduce((so, row) => so + row[name], 0)
  expect(sumOf('paidPaise')).toBe(sum())
  expect(sumOf('keptPaise')).toBe(sum('applied'))
  expect(sumOf('givenBackPaise')).toBe(sum('refunded'))
  for (const row of read) expect(row.paidPaise).toBe(row.keptPaise + row.givenBackPaise + row.backPaise)
  expect(read.filter((row) => row.givenBackPaise > 0).length).toBeGreaterThan(1)
  const papers = await db.select({ number: documents.number }).from(documents).orderBy(documents.issuedAt)
  const mine = read.flatMap((row) => row.papers)
  expect(mine.toSorted()).toEqual(papers.map(({ number }) => number).toSorted())
})
