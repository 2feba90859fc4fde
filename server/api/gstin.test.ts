import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { findBooking } from '#domain/bookings/find-booking.server.ts'
import { forgetGuestBookings } from '#domain/bookings/forget-bookings.server.ts'
import { giveBuyer } from '#domain/bookings/papers/give-buyer.server.ts'
import { invoiceEndedJourneys } from '#domain/bookings/papers/invoice-round.server.ts'
import { documentRefund } from '#domain/bookings/papers/paperwork.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { listDocuments } from '#domain/documents/issue.server.ts'
import { drawPaper } from '#domain/documents/print/paper.ts'
import { documents } from '#domain/documents/tables.ts'
import { payments } from '#domain/payments/tables.ts'
import { bookYear, bookYearOf, inAll } from '#domain/reports/book-year.ts'
import { reportGst } from '#domain/reports/gst.server.ts'
import { gstr1Cells, GSTR_1_COLUMNS } from '#domain/reports/gstr-1.ts'
import type { Gstr1Section } from '#domain/reports/gstr-1.ts'
import { reportGstr1 } from '#domain/reports/gstr-1.server.ts'
import { NO_GST } from '#domain/reports/nothing.ts'
import { readPapers, reportPapers } from '#domain/reports/papers.server.ts'
import { sacTotals } from '#domain/reports/papers.ts'
import { gstinCheckDigit } from '#domain/tax/registration.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { STATE_NAMES } from '#platform/state-names.ts'
import { bookingBench, CONTACT } from '#tests/benches/booking-bench.ts'
import { groupBench } from '#tests/benches/group-bench.ts'
import { got } from '#tests/benches/trade-bench.ts'
import { onBoth as test } from '#tests/database.ts'

const OWNER = { id: 'devika', role: 'owner' } as const
const TODAY = istDate(new Date())
const MONTH = TODAY.slice(0, 7)
const IN_PUNE = '27AAPFU0939F1ZV'
const IN_DELHI = withCheck('07AAPFU0939F1Z')
const PUNE = { address: '12 MG Road, Shivajinagar', city: 'Pune', pin: '411005', state: 'IN-MH' }
const WORKS = { ...PUNE, name: 'Halt Works LLP', gstin: IN_PUNE }
const OFFICE = {
  ...PUNE,
  city: 'New Delhi',
  pin: '110001',
  name: 'Quiet Office Pvt Ltd',
  state: 'IN-DL',
  gstin: IN_DELHI,
}

function withCheck(fourteen: string): string {
  return fourteen + gstinCheckDigit(fourteen)
}

type Bench = Awaited<ReturnType<typeof bookingBench>>
type Booked = Awaited<ReturnType<Bench['book']>>

async function open(db: Db, bench: Bench, booked: Pick<Booked, 'reference' | 'token'>) {
  return (await findBooking(db, bench.services.keys, booked.reference, booked))!
}
async function invoiceAll(db: Db) {
  await db.update(bookings).set({ startsOn: sql`current_date - 5`, endsOn: sql`current_date - 3` })
  await invoiceEndedJourneys(db, TODAY)
}
/** Gives money of an invoiced booking back, as the law has it, by a credit note. */
async function credit(db: Db, reference: string, paise: number) {
  const [booking] = await db.select().from(bookings).where(eq(bookings.reference, reference))
  const [payment] = await db.select().from(payments).where(eq(payments.bookingId, booking!.id))
  const back = [{ paymentId: payment!.id, share: null, paise }]
  await db.transaction((db) =>
    documentRefund(db, booking!, { subject: 'goodwill', back: back as never, reason: 'Goodwill' }),
  )
}
async function section(db: Db, of: Gstr1Section) {
  return (await got(reportGstr1(db, OWNER, MONTH, of))).map((row) => ({ ...row, cells: gstr1Cells(of, row) }))
}

test('what is invoiced to a GSTIN stands in B2B, and its credit notes in CDNR, to the columns of the tool; in no other section, and all of them come to what the papers do (caught: B2CS that counts B2B too; its note in CDNUR; the state of the quote)', async ({
  db,
}) => {
  const bench = await bookingBench(db, { capacity: 40 })
  const buy = async (asked: object, buyer?: object) => {
    const booked = await bench.book(asked, buyer ? { buyer } : {})
    await booked.pay('success', 'all')
    return booked
  }
  // Over a lakh, to another state: where no GSTIN is, it is listed as large.
  const { state: _state, ...silent } = WORKS
  const works = await buy({ adults: 6, state: 'IN-KL' }, silent)
  const office = await buy({}, OFFICE)
  const large = await buy({ adults: 6 }, PUNE)
  const plain = await buy({ adults: 3 })
  const left = await buy({}, WORKS)
  await left.at('POST', '/cancellation')
  await invoiceAll(db)
  await db.update(bookings).set({ contactProvenAt: new Date() })
  await forgetGuestBookings(db, { email: CONTACT.email, mobile: null })
  for (const [at, { reference }] of [works, office, large, plain].entries())
    await credit(db, reference, (at + 1) * 1_000_00)

  const [b2b, cdnr] = [await section(db, 'b2b'), await section(db, 'cdnr')]
  const day = `${TODAY.slice(8)}-${new Date(TODAY).toLocaleString('en-GB', { month: 'short' }).slice(0, 3)}-${TODAY.slice(0, 4)}`
  const number = expect.stringMatching(/^TI\//)
  const rest = ['27-Maharashtra', 'N', '', 'Regular B2B', '', 5]
  expect(b2b.map(({ cells }) => cells).toSorted((one, other) => Number(other[4]) - Number(one[4]))).toEqual([
    [IN_PUNE, 'Halt Works LLP', number, day, 116_550, ...rest, 111_000, ''],
    [IN_DELHI, 'Quiet Office Pvt Ltd', number, day, 42_000, '07-Delhi', ...rest.slice(1), 40_000, ''],
    [IN_PUNE, 'Halt Works LLP', number, day, 4_200, ...rest, 4_000, ''],
  ])
  expect(b2b[0]!.cells).toHaveLength(GSTR_1_COLUMNS.b2b.length)
  const note = expect.stringMatching(/^CN\//)
  expect(cdnr.map(({ cells }) => cells)).toEqual([
    [IN_PUNE, 'Halt Works LLP', note, day, 'C', '27-Maharashtra', 'N', 'Regular B2B', 1_000, '', 5, 952.38, ''],
    [IN_DELHI, 'Quiet Office Pvt Ltd', note, day, 'C', '07-Delhi', 'N', 'Regular B2B', 2_000, '', 5, 1_904.76, ''],
  ])
  expect(cdnr[0]!.cells).toHaveLength(GSTR_1_COLUMNS.cdnr.length)
  const [b2cl, cdnur, b2cs] = [await section(db, 'b2cl'), await section(db, 'cdnur'), await section(db, 'b2cs')]
  expect([b2cl, cdnur].map((rows) => rows.map(({ totalPaise }) => totalPaise))).toEqual([[116_550_00], [3_000_00]])
  expect(b2cs.map(({ placeOfSupply, totalPaise }) => [placeOfSupply, totalPaise])).toEqual([['IN-DL', 54_275_00]])

  const gst = inAll(await got(reportGst({ ...bench.services }, OWNER, bookYear(bookYearOf(TODAY)))), NO_GST)
  const sum = (rows: typeof b2b, of: 'taxablePaise' | 'totalPaise') => rows.reduce((so, row) => so + row[of], 0)
  for (const part of ['taxablePaise', 'totalPaise'] as const)
    expect(sum([...b2b, ...b2cl, ...b2cs], part) - sum([...cdnr, ...cdnur], part)).toBe(gst[part])
  const { groups } = await got(reportPapers(db, OWNER, { month: MONTH }, 1))
  const sacs = sacTotals(groups).map(({ of, totalPaise }) => [of, totalPaise])
  expect(sacs.slice(0, 2)).toEqual([
    ['b2c', sum(b2cl, 'totalPaise') + sum(b2cs, 'totalPaise') - sum(cdnur, 'totalPaise')],
    ['b2b', sum(b2b, 'totalPaise') - sum(cdnr, 'totalPaise')],
  ])
  const listed: string[] = []
  for await (const some of readPapers(db, OWNER, { month: MONTH }))
    listed.push(...some.filter(({ gstin }) => gstin !== '').map(({ kind, gstin }) => `${kind} ${gstin}`))
  expect(listed.filter((one) => one.endsWith(IN_DELHI)).toSorted()).toEqual([
    `credit-note ${IN_DELHI}`,
    `receipt-voucher ${IN_DELHI}`,
    `tax-invoice ${IN_DELHI}`,
  ])
  expect(listed.some((one) => one.startsWith('refund-voucher'))).toBe(true)
})

test('said after the first part was paid, the place of supply is the GSTIN’s, and a GSTIN of another state than the address is refused in words, with nothing written (caught: the state of the address over the GSTIN’s)', async ({
  db,
}) => {
  const bench = await bookingBench(db)
  const booked = await bench.book({})
  await booked.pay('success')
  const say = async (typed: Record<string, string>) =>
    giveBuyer({ db }, (await open(db, bench, booked)).access, { ...WORKS, ...typed })
  expect(await say({ state: 'IN-KL' })).toMatchObject({
    reason: 'invalid-address',
    faults: { 'buyer.gstin': expect.stringMatching(/of Maharashtra.*in Kerala/) },
  })
  expect((await open(db, bench, booked)).booking.buyer).toBeNull()
  expect(await say({ state: '', gstin: '27aapfu0939f1zv ' })).toMatchObject({ ok: true })
  await booked.pay('success', 'all')
  await invoiceAll(db)
  const papers = await listDocuments(db, (await open(db, bench, booked)).booking.id)
  expect(papers.map(({ kind, facts }) => [kind, facts.placeOfSupply, facts.recipient.gstin])).toEqual([
    ['receipt-voucher', 'IN-DL', undefined],
    ['receipt-voucher', 'IN-MH', IN_PUNE],
    ['tax-invoice', 'IN-MH', IN_PUNE],
  ])
})

test('a friend’s receipt bears no GSTIN, and what goes back to them after the invoice is credited to the business (caught: the business’s GSTIN on a friend’s receipt; a note in the friend’s name)', async ({
  db,
}) => {
  const trip = await groupBench(db)
  expect(await giveBuyer({ db }, trip.access, WORKS)).toMatchObject({ ok: true })
  await trip.form()
  await trip.pays(2)
  const receipt = (await listDocuments(db, trip.id)).at(-1)!
  expect(receipt.facts.recipient).toEqual({ name: 'Farah Khan', stateCode: 'IN-MH', address: null })
  await trip.pay('success', 'all')
  await invoiceAll(db)
  const back = [{ paymentId: receipt.subject, share: 2, paise: 1_000_00 }]
  await db.transaction((db) =>
    documentRefund(db, { id: trip.id }, { subject: 'goodwill', back: back as never, reason: 'Goodwill' }),
  )
  const [note] = await db.select().from(documents).where(eq(documents.kind, 'credit-note'))
  expect(note!.facts.recipient).toMatchObject({ name: 'Halt Works LLP', gstin: IN_PUNE })
  const printed = (paper: typeof receipt) => JSON.stringify(drawPaper({ ...paper, stateNames: STATE_NAMES }))
  expect([printed(note!).includes(`GSTIN ${IN_PUNE}`), printed(note!).includes('Unregistered')]).toEqual([true, false])
  expect([printed(receipt).includes(IN_PUNE), printed(receipt).includes('Unregistered')]).toEqual([false, true])
})
