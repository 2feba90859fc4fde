import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { documents } from '#domain/documents/tables.ts'
import { systemClock } from '#platform/clock.ts'
import { istDate } from '#platform/dates.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import { got, trade } from '#tests/benches/trade-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { bookYear, bookYearOf, inAll } from './book-year.ts'
import { reportGst } from './gst.server.ts'
import { NO_GST } from './nothing.ts'
import { readPapers, reportPapers } from './papers.server.ts'
import { sacTotals, seriesOf } from './papers.ts'

const OWNER = { id: 'devika', role: 'owner' } as const
const today = istDate(new Date())
const year = bookYear(bookYearOf(today))
const month = today.slice(0, 7)

test('list every paper of a month once, with the sums it bears, and add them up by SAC to what GST comes to (caught: refund vouchers added; a month without its last day)', async ({
  db,
}) => {
  await trade(db)
  const asked = { month }
  const { rows, total, groups } = await got(reportPapers(db, OWNER, asked, 1))
  const papers = await db.select().from(documents)
  expect([rows.length, total]).toEqual([papers.length, papers.length])
  for (const { number, issuedOn, kind, facts } of papers) {
    const row = rows.find((one) => one.number === number)!
    const { taxablePaise, roundOffPaise, totalPaise } = facts.value
    const same = { issuedOn, kind, booking: facts.reference, buyer: 'Meera Kulkarni', sac: '998555' }
    expect(row).toMatchObject({
      ...same,
      placeOfSupply: facts.placeOfSupply,
      taxablePaise,
      roundOffPaise,
      totalPaise,
    })
    expect(row.taxablePaise + row.cgstPaise + row.sgstPaise + row.igstPaise + row.roundOffPaise).toBe(totalPaise)
  }
  const read: string[] = []
  for await (const some of readPapers(db, OWNER, asked, 2)) read.push(...some.map(({ number }) => number))
  expect(read).toEqual(rows.map(({ number }) => number))
  const gst = inAll(await got(reportGst({ db, memory: openTagMemory(), clock: systemClock }, OWNER, year)), NO_GST)
  const [invoices, advances] = sacTotals(groups)
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = gst
  expect(invoices).toMatchObject({
    sac: '998555',
    of: 'b2c',
    taxablePaise,
    cgstPaise,
    sgstPaise,
    igstPaise,
    totalPaise,
  })
  const sign = ({ kind }: { kind: string }) => ({ 'receipt-voucher': 1, 'refund-voucher': -1 })[kind] ?? 0
  expect(advances).toMatchObject({
    of: 'advances',
    totalPaise: papers.reduce((sum, paper) => sum + sign(paper) * paper.facts.value.totalPaise, 0),
  })
  const taken = seriesOf(groups).map(({ kind, papers, first, last }) => [kind, papers, first, last])
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  expect(taken).toEqual([...byKind].map(([kind, same]) => [kind, same.length, same[0]!.number, same.at(-1)!.number]))
  // caught: a series for each SAC
  const others = groups.map((group) => ({ ...group, sac: '996601', papers: 2, first: '!', last: '~' }))
  expect(seriesOf([...groups, ...others])).toEqual(
    [...byKind].map(([kind, same]) => ({ kind, papers: same.length + 2, first: '!', last: '~' })),
  )
  const kind = 'tax-invoice'
  const numbers = rows.filter((row) => row.kind === kind).map(({ number }) => number)
  const only = await got(reportPapers(db, OWNER, { month, kind }, 1))
  expect(only.rows.map(({ number }) => number)).toEqual(numbers)
  expect(only.groups).toMatchObject([{ papers: numbers.length, first: numbers[0], last: numbers.at(-1) }])
  await db.execute(sql`alter table documents disable trigger user`)
  await db.update(documents).set({ issuedOn: '2026-10-31' })
  await db.execute(sql`alter table documents enable trigger user`)
  const counted = async (month: string) => (await got(reportPapers(db, OWNER, { month }, 1))).total
  expect([await counted('2026-10'), await counted('2026-11')]).toEqual([papers.length, 0])
  expect(await reportPapers(db, { id: 'meera', role: 'editor' }, asked, 1)).toMatchObject({ reason: 'forbidden' })
  for await (const some of readPapers(db, { id: 'meera', role: 'editor' }, asked)) expect(some).toEqual([])
})
