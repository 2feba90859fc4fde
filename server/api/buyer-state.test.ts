import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { findBooking } from '#domain/bookings/find-booking.server.ts'
import { forgetGuestBookings } from '#domain/bookings/forget-bookings.server.ts'
import { giveBuyer } from '#domain/bookings/papers/give-buyer.server.ts'
import { invoiceEndedJourneys } from '#domain/bookings/papers/invoice-round.server.ts'
import { suppliedTo } from '#domain/bookings/papers/supplied-to.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { roundOffText } from '#domain/pricing/rules/round-off.ts'
import { taxText } from '#domain/pricing/rules/tax.ts'
import { advancesOf, listDocuments } from '#domain/documents/issue.server.ts'
import { documents } from '#domain/documents/tables.ts'
import { gstr1Cells } from '#domain/reports/gstr-1.ts'
import type { Gstr1Section } from '#domain/reports/gstr-1.ts'
import { reportGstr1 } from '#domain/reports/gstr-1.server.ts'
import { gstOn, roundOff } from '#domain/tax/gst.ts'
import { istDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, CONTACT, FAMILY, TOTAL } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'

const OWNER = { id: 'devika', role: 'owner' } as const
const PUNE = { address: '12 MG Road, Shivajinagar', city: 'Pune', pin: '411005', state: 'IN-MH' }

type Bench = Awaited<ReturnType<typeof bookingBench>>
type Booked = Awaited<ReturnType<Bench['book']>>

async function open(db: Db, bench: Bench, booked: Booked) {
  return (await findBooking(db, bench.services.keys, booked.reference, booked))!
}
async function say(db: Db, bench: Bench, booked: Booked, typed: Record<string, string>) {
  return giveBuyer({ db }, (await open(db, bench, booked)).access, typed)
}
async function papersOf(db: Db, bench: Bench, booked: Booked) {
  return listDocuments(db, (await open(db, bench, booked)).booking.id)
}
/** Kind, place, total and taxes of each. */
function told(papers: Awaited<ReturnType<typeof listDocuments>>) {
  return papers.map(({ kind, facts: { placeOfSupply, value } }) =>
    [kind, placeOfSupply, value.totalPaise, ...value.taxes.map(({ tax, paise }) => `${tax} ${paise}`)].join(' '),
  )
}
/** Has a journey be over, and its invoice made. */
async function invoiceAll(db: Db) {
  await db.update(bookings).set({ startsOn: sql`current_date - 5`, endsOn: sql`current_date - 3` })
  await invoiceEndedJourneys(db, istDate(new Date()))
}
/** Has the vouchers be of a month and the invoices of the next, and gives what GSTR-1 lists then. */
async function returned(db: Db) {
  await db.execute(sql`alter table documents disable trigger user`)
  await db.update(documents).set({ issuedOn: '2026-04-28' }).where(eq(documents.kind, 'receipt-voucher'))
  for (const kind of ['tax-invoice', 'refund-voucher', 'credit-note'] as const)
    await db.update(documents).set({ issuedOn: '2026-05-28' }).where(eq(documents.kind, kind))
  await db.execute(sql`alter table documents enable trigger user`)
  return async (month: string, section: Gstr1Section) => {
    const rows = await reportGstr1(db, OWNER, month, section)
    return rows.ok ? rows.value.map((row) => gstr1Cells(section, row)) : []
  }
}

describe('where who is invoiced lives', () => {
  test('said after the first part is paid: what was received stays as it was declared, later papers bear IGST, the total stays, and GSTR-1 sets each advance off where it stood (caught: the invoice in the seller’s state; both advances set off where the invoice is)', async ({
    db,
  }) => {
    const bench = await bookingBench(db)
    const booked = await bench.book({}, { travellers: FAMILY })
    await booked.pay('success')
    expect(await say(db, bench, booked, PUNE)).toMatchObject({ ok: true })
    expect((await booked.look())['totalPaise']).toBe(TOTAL)
    await booked.pay('success', 'all')
    await invoiceAll(db)
    const papers = await papersOf(db, bench, booked)
    expect(told(papers)).toEqual([
      'receipt-voucher IN-DL 1050000 CGST 25000 SGST 25000',
      'receipt-voucher IN-MH 3150000 IGST 150000',
      'tax-invoice IN-MH 4200000 IGST 200000',
    ])
    expect(advancesOf(papers).totalPaise).toBe(TOTAL)
    const gstr1 = await returned(db)
    expect([await gstr1('2026-04', 'at'), await gstr1('2026-05', 'atadj'), await gstr1('2026-05', 'b2cs')]).toEqual([
      [
        ['07-Delhi', '', 5, 10_000, ''],
        ['27-Maharashtra', '', 5, 30_000, ''],
      ],
      [
        ['07-Delhi', '', 5, 10_000, ''],
        ['27-Maharashtra', '', 5, 30_000, ''],
      ],
      [['OE', '27-Maharashtra', '', 5, 40_000, '', '']],
    ])
  })

  test('said with the booking itself, it is on the first voucher, and an invoice over ₹1 lakh to another state stands by itself (caught: a buyer who is read and not kept; an address without its state)', async ({
    db,
  }) => {
    const bench = await bookingBench(db)
    const booked = await bench.book({ adults: 6 }, { buyer: { ...PUNE, name: 'Arjun Kulkarni' } })
    await booked.pay('success', 'all')
    const other = await bench.hold(String((await bench.quote()).body.data?.['token']), {
      body: { buyer: { ...PUNE, pin: '4110' } },
    })
    expect(other).toMatchObject({ status: 400, body: { fields: { 'buyer.pin': expect.stringContaining('six') } } })
    await invoiceAll(db)
    const papers = await papersOf(db, bench, booked)
    expect(told(papers)).toEqual([
      'receipt-voucher IN-MH 11655000 IGST 555000',
      'tax-invoice IN-MH 11655000 IGST 555000',
    ])
    expect(papers[0]!.facts.recipient).toEqual({
      name: 'Arjun Kulkarni',
      stateCode: 'IN-MH',
      address: '12 MG Road, Shivajinagar, Pune 411005',
    })
    const gstr1 = await returned(db)
    const [large] = await gstr1('2026-05', 'b2cl')
    expect(large!.slice(2)).toEqual([116_550, '27-Maharashtra', '', 5, 111_000, '', ''])
    expect(await gstr1('2026-05', 'b2cs')).toEqual([])
  })

  test('a refund goes back with the tax its own receipt bore, the charge is billed where they live, and no place is left with less than nothing (caught: refunded with the tax of all advances together; a voucher of the sale’s place for money received under another; one for two places)', async ({
    db,
  }) => {
    const bench = await bookingBench(db, { capacity: 20 })
    const [both, early] = [await bench.book(), await bench.book()]
    await both.pay('success')
    await early.pay('success', 'all')
    for (const one of [both, early]) await say(db, bench, one, PUNE)
    await both.pay('success', 'all')
    for (const one of [both, early]) await one.at('POST', '/cancellation')
    const papers = [await papersOf(db, bench, both), await papersOf(db, bench, early)]
    expect(papers.map(told)).toEqual([
      [
        'receipt-voucher IN-DL 1050000 CGST 25000 SGST 25000',
        'receipt-voucher IN-MH 3150000 IGST 150000',
        'refund-voucher IN-DL 630000 CGST 15000 SGST 15000',
        'refund-voucher IN-MH 3150000 IGST 150000',
        'tax-invoice IN-MH 420000 IGST 20000',
      ],
      [
        'receipt-voucher IN-DL 4200000 CGST 100000 SGST 100000',
        'refund-voucher IN-DL 3780000 CGST 90000 SGST 90000',
        'tax-invoice IN-MH 420000 IGST 20000',
      ],
    ])
    for (const of of papers) expect(advancesOf(of).totalPaise).toBe(4_200_00)
    expect(papers[0]![2]!.facts).toMatchObject({ recipient: { stateCode: null }, names: [{ totalPaise: 10_500_00 }] })
  })

  test('a change is priced for where they live by now, and one from abroad is billed in the seller’s state (caught: the state the first quote was asked with; IGST for abroad)', async ({
    db,
  }) => {
    const bench = await bookingBench(db)
    const booked = await bench.book()
    await booked.pay('success', 'all')
    await say(db, bench, booked, PUNE)
    const { data } = (await booked.at('POST', '/amendments', { adults: 3 })).body
    const { quote } = data as unknown as { quote: { token: string; taxes: { tax: string; paise: number }[] } }
    expect(quote.taxes.map(({ tax }) => tax)).toEqual(['IGST'])
    const travellers = [...FAMILY, { name: 'Asha Kulkarni', age: 60 }]
    expect(await booked.at('POST', '/amendments', { quote: quote.token, travellers })).toMatchObject({ status: 200 })
    const abroad = { address: '4 Rue Cler', city: 'Paris', pin: '75007', state: '', country: 'France' }
    expect(await say(db, bench, booked, { ...abroad, country: 'India' })).toMatchObject({ reason: 'invalid-address' })
    expect(await say(db, bench, booked, abroad)).toMatchObject({ ok: true })
    await booked.pay('success', 'all')
    await invoiceAll(db)
    const invoice = (await papersOf(db, bench, booked)).at(-1)!
    expect(told([invoice])).toEqual(['tax-invoice IN-DL 5827500 CGST 138750 SGST 138750'])
    expect(invoice.facts.recipient).toMatchObject({ stateCode: null, address: '4 Rue Cler, Paris 75007, France' })
  })

  test('who is forgotten takes the address along, and leaves the state the tax hangs on (caught: both forgotten)', async ({
    db,
  }) => {
    const bench = await bookingBench(db)
    const booked = await bench.book({}, { buyer: PUNE })
    await db.update(bookings).set({ contactProvenAt: new Date() })
    await forgetGuestBookings(db, { email: CONTACT.email, mobile: null })
    const { buyer, buyerState, journey } = (await open(db, bench, booked)).booking
    expect([buyer, buyerState, journey.recipientState]).toEqual([null, 'IN-MH', 'IN-MH'])
  })
})

/** Why it is this price, as the quote of its taxes tells it. */
function toldOf({ taxes, roundOffPaise, totalPaise }: Pick<PricedJourney, 'taxes' | 'roundOffPaise' | 'totalPaise'>) {
  const rounded = roundOffPaise === 0 ? [] : [roundOffText(roundOffPaise)]
  return ['For two.', ...taxes.map(taxText), ...rounded, `In all: ${formatPaise(totalPaise)}.`]
}

test('whatever it costs, another state changes the kinds of GST alone: value and total stay to the paisa, and there and back is as it was (caught: a total that is added up anew)', async () => {
  const amounts = fc.record({ taxablePaise: fc.integer({ min: 1, max: 9e9 }), percent: fc.constantFrom(5, 12, 18) })
  fc.assert(
    fc.property(amounts, ({ taxablePaise, percent }) => {
      const taxes = gstOn(taxablePaise, { percent, withinState: true })
      const sum = (of: readonly { paise: number }[]) => of.reduce((so, { paise }) => so + paise, 0)
      const sold = { taxablePaise, taxes, ...roundOff(taxablePaise + sum(taxes)) }
      const home = {
        ...sold,
        sellerState: 'IN-DL',
        recipientState: null,
        withinState: true,
        gstPercent: percent,
        trace: toldOf(sold),
      }
      const away = suppliedTo(home as unknown as PricedJourney, 'IN-KL')
      expect(away.taxes).toEqual(gstOn(taxablePaise, { percent, withinState: false }))
      expect([away.taxablePaise, away.totalPaise]).toEqual([taxablePaise, sold.totalPaise])
      expect(taxablePaise + sum(away.taxes) + away.roundOffPaise).toBe(sold.totalPaise)
      // Caught: the round-off of the taxes of before.
      expect(away.trace).toEqual(toldOf(away))
      expect(Math.abs(away.roundOffPaise - sold.roundOffPaise)).toBeLessThanOrEqual(1)
      expect(suppliedTo(away, 'IN-DL')).toMatchObject({ taxes, roundOffPaise: sold.roundOffPaise })
    }),
  )
})
