import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { invoiceEndedJourneys } from '#domain/bookings/papers/invoice-round.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import type { IssuedDocument } from '#domain/documents/issue.server.ts'
import { drawPaper } from '#domain/documents/print/paper.ts'
import { documents } from '#domain/documents/tables.ts'
import { istDate } from '#platform/dates.ts'
import { STATE_NAMES } from '#platform/state-names.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'

const GROSS = 'gross amount for the tour'
const drawn = ({ kind, number, issuedOn, facts }: IssuedDocument) =>
  JSON.stringify(drawPaper({ kind, number, issuedOn, facts, stateNames: STATE_NAMES }))

test('an invoice over less than the charge of its slab says that it is cut to what was paid (caught: 50 % beside a quarter)', async ({
  db,
}) => {
  const bench = await bookingBench(db)
  const invoiced = async () => (await db.select().from(documents)).filter(({ kind }) => kind === 'tax-invoice')
  const short = await bench.book()
  await short.pay('success')
  await db.update(bookings).set({ startsOn: sql`current_date + 12`, endsOn: sql`current_date + 14` })
  await short.at('POST', '/cancellation')
  const [cut] = await invoiced()
  expect(cut!.facts.value.totalPaise).toBe(10_500_00)
  expect(cut!.facts.lines.map(({ description, paise }) => [description, paise])).toEqual([
    [
      expect.stringMatching(/: 50 % of the price before GST, ₹20,000\.00, of which no more than was paid is charged$/),
      10_000_00,
    ],
  ])
  const whole = await bench.book()
  await whole.pay('success', 'all')
  await whole.at('POST', '/cancellation')
  const charged = (await invoiced()).find(({ bookingId }) => bookingId !== cut!.bookingId)!
  expect(charged.facts.lines.map(({ description, paise }) => [description, paise])).toEqual([
    [expect.stringMatching(/: 10 % of the price before GST$/), 4_000_00],
  ])
})

test('only what charges a tour calls its amount the gross amount for the tour (caught: a mere cancellation charge, and money that goes back)', async ({
  db,
}) => {
  const bench = await bookingBench(db)
  const [left, went] = [await bench.book(), await bench.book()]
  for (const booking of [left, went]) await booking.pay('success', 'all')
  await left.at('POST', '/cancellation')
  await db.update(bookings).set({ startsOn: sql`current_date - 5`, endsOn: sql`current_date - 3` })
  await invoiceEndedJourneys(db, istDate(new Date()))
  const papers = await db.select().from(documents)
  const said = papers.map((paper) => `${paper.facts.reference} ${paper.kind}: ${drawn(paper).includes(GROSS)}`)
  expect(new Set(said)).toEqual(
    new Set([
      `${left.reference} receipt-voucher: true`,
      `${left.reference} refund-voucher: false`,
      `${left.reference} tax-invoice: false`,
      `${went.reference} receipt-voucher: true`,
      `${went.reference} tax-invoice: true`,
    ]),
  )
  expect(papers.every((paper) => drawn(paper).includes('Charged at 5 % under heading 9985'))).toBe(true)
})
