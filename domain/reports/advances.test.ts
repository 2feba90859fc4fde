import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { IssuedDocument } from '#domain/documents/issue.server.ts'
import { documents } from '#domain/documents/tables.ts'
import { systemClock } from '#platform/clock.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import { got, trade } from '#tests/benches/trade-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { ADVANCE_MOVES } from './advances.ts'
import type { AdvanceMove, AdvancesRow } from './advances.ts'
import { reportAdvances } from './advances.server.ts'
import { bookYear, bookYearOf } from './book-year.ts'
import { reportGst } from './gst.server.ts'
import { gstr1Cells } from './gstr-1.ts'
import { reportGstr1 } from './gstr-1.server.ts'

const OWNER = { id: 'devika', role: 'owner' } as const
const year = bookYear(bookYearOf(istDate(new Date())))

const sumOf = (rows: AdvancesRow[], move: AdvanceMove, of: 'totalPaise' | 'taxPaise' = 'totalPaise') =>
  rows.reduce((sum, row) => sum + row[move][of], 0)

/** Has papers be of other months, in the order in which they were made. */
async function spread(db: Db, monthOf: (paper: IssuedDocument, at: number) => string) {
  const papers = await db.select().from(documents).orderBy(documents.issuedAt)
  await db.execute(sql`alter table documents disable trigger user`)
  for (const [at, paper] of papers.entries())
    await db
      .update(documents)
      .set({ issuedOn: `${monthOf(paper, at)}-28` })
      .where(eq(documents.id, paper.id))
  await db.execute(sql`alter table documents enable trigger user`)
  return db.select().from(documents)
}

/** What advances come to at the end of a month: vouchers of what has no invoice by then. */
function heldBy(papers: IssuedDocument[], until: string): number {
  const known = papers.filter(({ issuedOn }) => issuedOn <= until)
  const invoiced = new Set(known.flatMap(({ kind, bookingId }) => (kind === 'tax-invoice' ? [bookingId] : [])))
  const signs: Record<string, number> = { 'receipt-voucher': 1, 'refund-voucher': -1 }
  return known
    .filter(({ bookingId }) => !invoiced.has(bookingId))
    .reduce((sum, { kind, facts }) => sum + (signs[kind] ?? 0) * facts.value.totalPaise, 0)
}

test('tie in every month to vouchers and invoices: what was held, came, was adjusted and went back is what is held (caught: what is invoiced in its own month as received; what came as below nothing of what went back)', async ({
  db,
}) => {
  await trade(db)
  const months = year.months
  const seen: Record<AdvanceMove, number> = { before: 0, received: 0, adjusted: 0, refunded: 0, held: 0 }
  // All at once; a month a paper; and such that receipts are a month, and what became of them two later.
  const spreads: ((paper: IssuedDocument, at: number) => string)[] = [
    () => months[3]!,
    (_, at) => months[at % 12]!,
    ({ kind }) => (kind === 'receipt-voucher' ? months[2]! : months[4]!),
  ]
  for (const monthOf of spreads) {
    const papers = await spread(db, monthOf)
    const gst = await got(reportGst({ db, memory: openTagMemory(), clock: systemClock }, OWNER, year))
    let [heldPaise, heldTaxPaise] = [0, 0]
    for (const [at, month] of months.entries()) {
      const rows = await got(reportAdvances(db, OWNER, month))
      const [before, received, adjusted, refunded, held] = ADVANCE_MOVES.map((move) => sumOf(rows, move))
      expect(before).toBe(heldPaise)
      expect(sumOf(rows, 'before', 'taxPaise')).toBe(heldTaxPaise)
      expect(before! + received! - adjusted! - refunded!).toBe(held)
      expect(held).toBe(heldBy(papers, addDays(`${months[at + 1] ?? `${year.begins + 1}-04`}-01`, -1)))
      expect(gst[at]!.advancePaise).toBe(received! - adjusted! - refunded!)
      expect(gst[at]!.advanceTaxPaise).toBe(sumOf(rows, 'held', 'taxPaise') - heldTaxPaise)
      for (const row of rows)
        for (const move of ADVANCE_MOVES) {
          expect(row[move].totalPaise).toBeGreaterThanOrEqual(0)
          seen[move] += row[move].totalPaise
        }
      ;[heldPaise, heldTaxPaise] = [held!, sumOf(rows, 'held', 'taxPaise')]
    }
  }
  expect(ADVANCE_MOVES.filter((move) => seen[move] === 0)).toEqual([])
})

test('stand in tables 11A and 11B by place and rate, without their tax, for who may read reports', async ({ db }) => {
  await trade(db)
  const [april, may, june] = year.months as [string, string, string]
  await spread(db, ({ kind }) => (kind === 'receipt-voucher' ? april : may))
  const cells = async (section: 'at' | 'atadj', month: string) =>
    (await got(reportGstr1(db, OWNER, month, section))).map((row) => gstr1Cells(section, row))
  const [received, adjusted] = [await cells('at', april), await cells('atadj', may)]
  const taxable = async (kind: IssuedDocument['kind']) =>
    (await db.select().from(documents).where(eq(documents.kind, kind))).reduce(
      (sum, { facts }) => sum + facts.value.taxablePaise,
      0,
    ) / 100
  expect(received).toEqual([['07-Delhi', '', 5, await taxable('receipt-voucher'), '']])
  // What was invoiced was paid as a whole; some was refunded, and some is held.
  expect(adjusted).toEqual([['07-Delhi', '', 5, await taxable('tax-invoice'), '']])
  expect([await cells('at', may), await cells('atadj', april), await cells('at', june)]).toEqual([[], [], []])
  const editor = { id: 'meera', role: 'editor' } as const
  expect(await reportAdvances(db, editor, april)).toEqual({ ok: false, reason: 'forbidden' })
})

test('count on the day the money came, where its voucher was made in the next month (caught: on the voucher’s day, in 11A, in 11B and in the month of GST)', async ({
  db,
}) => {
  await trade(db)
  const [april, may, june] = year.months as [string, string, string]
  await spread(db, ({ kind }) => (kind === 'receipt-voucher' ? may : june))
  const clock = { ...systemClock, now: () => new Date(`${may}-11T12:00:00Z`) }
  const needs = { db, memory: openTagMemory(), clock }
  // Caught: a month remembered while its return is open.
  const earlier = await got(reportGst(needs, OWNER, year))
  expect(earlier[0]!.advancePaise).toBe(0)
  await db.execute(sql`alter table documents disable trigger user`)
  const facts = sql`facts || ${JSON.stringify({ taxedOn: `${april}-30` })}::jsonb`
  await db
    .update(documents)
    .set({ issuedOn: `${may}-11`, facts })
    .where(eq(documents.kind, 'receipt-voucher'))
  await db.execute(sql`alter table documents enable trigger user`)
  const at = async (month: string) => {
    const rows = await got(reportAdvances(db, OWNER, month))
    return ADVANCE_MOVES.map((move) => sumOf(rows, move))
  }
  const all = heldBy(await db.select().from(documents), `${may}-28`)
  expect([await at(april), await at(may)]).toEqual([
    [0, all, 0, 0, all],
    [all, 0, 0, 0, all],
  ])
  const [before, received, adjusted, refunded, held] = await at(june)
  expect([before, received, adjusted! > 0, before! - adjusted! - refunded!]).toEqual([all, 0, true, held])
  const gst = await got(reportGst(needs, OWNER, year))
  expect(gst.slice(0, 3).map(({ advancePaise }) => advancePaise)).toEqual([all, 0, -adjusted! - refunded!])
})
