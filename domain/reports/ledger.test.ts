import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { bookings } from '#domain/bookings/tables.ts'
import { travellers } from '#domain/bookings/trip/tables.ts'
import { documents } from '#domain/documents/tables.ts'
import { ledgerEntries, paymentOrders, payments, refunds, settlementLines } from '#domain/payments/tables.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { got, trade } from '#tests/benches/trade-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { providerTotals } from './ledger.ts'
import { readLedger, reportLedger } from './ledger.server.ts'

const OWNER = { id: 'devika', role: 'owner' } as const
const EDITOR = { id: 'meera', role: 'editor' } as const
const month = istDate(new Date()).slice(0, 7)
const asked = { month }

async function readAll(db: Db, atOnce: number) {
  const read: number[] = []
  for await (const some of readLedger(db, OWNER, asked, atOnce)) read.push(...some.map(({ id }) => id))
  return read
}

test('list every line of a month once, a refund by its own number, and add up what each provider took and gave back (caught: the payment’s number for a refund; what moves within counted as given back)', async ({
  db,
}) => {
  await trade(db)
  const { rows, total, groups } = await got(reportLedger(db, OWNER, asked, 1))
  const entries = await db.select().from(ledgerEntries).orderBy(ledgerEntries.at, ledgerEntries.id)
  expect(total).toBe(entries.length)
  expect(rows.map(({ id, paise, account }) => [id, paise, account])).toEqual(
    entries.map(({ id, paise, account }) => [id, paise, account]),
  )
  for (const atOnce of [1, 2, 500]) expect(await readAll(db, atOnce)).toEqual(rows.map(({ id }) => id))
  const came = await db.select().from(payments)
  const back = await db.select().from(refunds).where(eq(refunds.state, 'done'))
  const numbersOf = (account: string) => rows.filter((row) => row.account === account).map((row) => row.reference)
  expect(back.length).toBeGreaterThan(1)
  expect(numbersOf('refunded').toSorted()).toEqual(back.map((one) => one.providerRefundId ?? '').toSorted())
  expect(new Set(numbersOf('applied'))).toEqual(new Set(came.map((one) => one.providerPaymentId)))
  const sum = (all: { amountPaise: number }[]) => all.reduce((so, one) => so + one.amountPaise, 0)
  expect(providerTotals(groups)).toEqual([{ provider: 'simulator', tookPaise: sum(came), gaveBackPaise: sum(back) }])
  const together = groups.reduce((so, { inPaise, outPaise }) => so + inPaise - outPaise, 0)
  expect(together).toBe(sum(came))
})

test('bear the papers of what came and went back, and when its provider paid it out (caught: the paper of another payment; what moved within as settled)', async ({
  db,
}) => {
  await trade(db)
  const [paid, other] = await db.select().from(payments)
  await db.insert(settlementLines).values({
    provider: 'simulator',
    reference: paid!.providerPaymentId,
    kind: 'payment',
    amountPaise: paid!.amountPaise,
    feePaise: 100,
    taxPaise: 18,
    batch: 'setl_1',
    settledOn: '2026-12-05',
    utr: '1568176960vxp0rj',
  })
  const { rows } = await got(reportLedger(db, OWNER, asked, 1))
  const papers = await db.select().from(documents)
  const came = rows.filter(({ account, paise }) => account === 'applied' && paise > 0)
  for (const { providerPaymentId, id } of [paid!, other!])
    expect(came.filter(({ reference }) => reference === providerPaymentId).map((row) => row.papers)).toEqual([
      papers.filter(({ kind, subject }) => kind === 'receipt-voucher' && subject === id).map(({ number }) => number),
    ])
  const back = rows.filter(({ account }) => account === 'refunded')
  expect(back.length).toBeGreaterThan(1)
  expect(back.every((row) => row.papers.length === 1 && row.papers[0]!.startsWith('RF/'))).toBe(true)
  const settled = rows.filter(({ settledOn }) => settledOn !== null)
  expect(settled).toMatchObject([
    { account: 'applied', reference: paid!.providerPaymentId, settledOn: '2026-12-05', utr: '1568176960vxp0rj' },
  ])
})

test('name the friend who paid, narrow to an account and a provider, and count a day by India (caught: the month by UTC)', async ({
  db,
}) => {
  await trade(db)
  const [paid] = await db.select().from(paymentOrders).where(eq(paymentOrders.state, 'paid')).limit(1)
  await db.update(paymentOrders).set({ share: 2 }).where(eq(paymentOrders.id, paid!.id))
  const [friend] = await db
    .insert(travellers)
    .values({ bookingId: paid!.bookingId!, position: 1, name: 'Arjun Rao', age: 41 })
    .onConflictDoUpdate({ target: [travellers.bookingId, travellers.position], set: { name: 'Arjun Rao' } })
    .returning()
  const [booked] = await db.select().from(bookings).where(eq(bookings.id, paid!.bookingId!))
  const { rows } = await got(reportLedger(db, OWNER, { month, account: 'applied', provider: 'simulator' }, 1))
  expect(new Set(rows.map(({ account }) => account))).toEqual(new Set(['applied']))
  expect(rows.some(({ who }) => who === 'Meera Kulkarni')).toBe(true)
  expect(rows.some(({ who, booking }) => who === friend!.name && booking === booked!.reference)).toBe(true)
  const none = await got(reportLedger(db, OWNER, { month, provider: 'upi' }, 1))
  expect([none.total, none.rows]).toEqual([0, []])
  await db.execute(sql`alter table ledger_entries disable trigger user`)
  await db.update(ledgerEntries).set({ at: new Date('2026-10-31T18:29:59.999Z') })
  const [{ id } = { id: 0 }] = await db.select().from(ledgerEntries).limit(1)
  await db
    .update(ledgerEntries)
    .set({ at: new Date('2026-10-31T18:30:00Z') })
    .where(eq(ledgerEntries.id, id))
  await db.execute(sql`alter table ledger_entries enable trigger user`)
  const counted = async (month: string) => (await got(reportLedger(db, OWNER, { month }, 1))).total
  expect([await counted('2026-11'), await counted('2026-10')]).toEqual([1, (await db.$count(ledgerEntries)) - 1])
  expect(await reportLedger(db, EDITOR, asked, 1)).toMatchObject({ reason: 'forbidden' })
  for await (const some of readLedger(db, EDITOR, asked)) expect(some).toEqual([])
})
