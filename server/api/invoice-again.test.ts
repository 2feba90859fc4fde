import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { invoiceAgainForSomebody } from '#domain/bookings/desk/invoice-again.server.ts'
import { findBooking } from '#domain/bookings/find-booking.server.ts'
import { buyerStood } from '#domain/bookings/papers/give-buyer.server.ts'
import { invoiceEndedJourneys } from '#domain/bookings/papers/invoice-round.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { listDocuments, issueForRefund } from '#domain/documents/issue.server.ts'
import { documents } from '#domain/documents/tables.ts'
import { reportAdvances } from '#domain/reports/advances.server.ts'
import { bookYear, bookYearOf } from '#domain/reports/book-year.ts'
import { reportGst } from '#domain/reports/gst.server.ts'
import { reportGstr1 } from '#domain/reports/gstr-1.server.ts'
import { systemClock } from '#platform/clock.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import { bookingBench, FAMILY } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'

const SALES = { id: 'somebody-in-sales', role: 'sales' } as const
const OWNER = { id: 'devika', role: 'owner' } as const
const PUNE = { address: '14 Karve Road', city: 'Pune', pin: '411004', state: 'IN-MH' }
const TOTAL = 63_000_00

/** A dear journey that is over and invoiced without an address. */
async function invoiced(db: Db) {
  const bench = await bookingBench(db, { twinPaise: 30_000_00 })
  const booked = await bench.book({}, { travellers: FAMILY })
  await booked.pay('success', 'all')
  await db.update(bookings).set({ startsOn: sql`current_date - 5`, endsOn: sql`current_date - 3` })
  await invoiceEndedJourneys(db, istDate(new Date()))
  const open = async () => (await findBooking(db, bench.services.keys, booked.reference, booked))!.booking
  const again = async (typed: Record<string, string>, stood?: string) =>
    invoiceAgainForSomebody({ ...bench.services, db }, SALES, {
      reference: booked.reference,
      stood: stood ?? buyerStood(await open()),
      typed,
    })
  const papers = async () => listDocuments(db, (await open()).id)
  return { bench, booked, again, papers }
}

function told(papers: Awaited<ReturnType<typeof listDocuments>>) {
  return papers.map(({ kind, facts: { placeOfSupply, recipient, value } }) =>
    [
      kind,
      placeOfSupply,
      recipient.address ?? '-',
      value.totalPaise,
      ...value.taxes.map(({ tax, paise }) => `${tax} ${paise}`),
    ].join(' '),
  )
}

describe('an invoice that went out without the address the law wants', () => {
  test('is credited whole and made again with it, by one deed, and the return has each where it stands (caught: an invoice nobody could put right)', async ({
    db,
  }) => {
    const { again, papers } = await invoiced(db)
    expect(await again({})).toMatchObject({ reason: 'invalid-address', faults: [{ path: 'buyer.address' }] })
    expect(await again({ ...PUNE, pin: '0' })).toMatchObject({ reason: 'invalid-address' })
    expect(await again(PUNE, 'as it was')).toMatchObject({ reason: 'changed-meanwhile' })
    expect(await papers()).toHaveLength(2)
    expect(await again(PUNE)).toMatchObject({ ok: true })
    const made = await papers()
    expect(told(made)).toEqual([
      `receipt-voucher IN-DL - ${TOTAL} CGST 150000 SGST 150000`,
      `tax-invoice IN-DL - ${TOTAL} CGST 150000 SGST 150000`,
      `tax-invoice IN-MH 14 Karve Road, Pune 411004 ${TOTAL} IGST 300000`,
      `credit-note IN-DL - ${TOTAL} CGST 150000 SGST 150000`,
    ])
    expect(made[3]!.facts.names.map(({ number }) => number)).toEqual([made[1]!.number])
    // Once: what it lacked it has.
    expect(await again(PUNE)).toMatchObject({ reason: 'not-allowed' })
    expect(await papers()).toHaveLength(4)
  })

  test('stays set off once in the month of the first, and the two cancel in the month of the deed (caught: advances taken out twice)', async ({
    db,
  }) => {
    const { again, papers } = await invoiced(db)
    await again(PUNE)
    const { months } = bookYear(bookYearOf(istDate(new Date())))
    const [first, second, third] = months as [string, string, string]
    await db.execute(sql`alter table documents disable trigger user`)
    for (const [at, { id }] of (await papers()).entries())
      await db
        .update(documents)
        .set({ issuedOn: `${[first, second, third, third][at]}-20` })
        .where(eq(documents.id, id))
    await db.execute(sql`alter table documents enable trigger user`)
    const moved = async (month: string) => {
      const rows = await reportAdvances(db, OWNER, month)
      return rows.ok
        ? rows.value.map(({ received, adjusted, held }) => [received, adjusted, held].map((one) => one.totalPaise))
        : []
    }
    expect([await moved(first), await moved(second), await moved(third)]).toEqual([
      [[TOTAL, 0, TOTAL]],
      [[0, TOTAL, 0]],
      [],
    ])
    const b2cs = async (month: string) => {
      const rows = await reportGstr1(db, OWNER, month, 'b2cs')
      return rows.ok ? rows.value.map(({ placeOfSupply, totalPaise }) => [placeOfSupply, totalPaise]) : []
    }
    expect([await b2cs(second), await b2cs(third)]).toEqual([
      [['IN-DL', TOTAL]],
      [
        ['IN-DL', -TOTAL],
        ['IN-MH', TOTAL],
      ],
    ])
    const gst = await reportGst(
      { db, memory: openTagMemory(), clock: systemClock },
      OWNER,
      bookYear(bookYearOf(istDate(new Date()))),
    )
    const sums = gst.ok ? gst.value.slice(0, 3).map(({ advancePaise, taxPaise }) => [advancePaise, taxPaise]) : []
    expect(sums).toEqual([
      [TOTAL, 3_000_00],
      [-TOTAL, 0],
      [0, 0],
    ])
  })

  test('is credited further, where money goes back later, against the one that stands', async ({ db }) => {
    const { again, papers } = await invoiced(db)
    await again(PUNE)
    const [, , stands] = await papers()
    const { bookingId, facts } = stands!
    const sale = { ...facts, bookingId, on: istDate(new Date()) }
    const note = await issueForRefund(db, sale, { subject: 'goodwill', paise: 1_000_50, reason: 'Goodwill' })
    expect(note).toMatchObject({
      kind: 'credit-note',
      facts: { placeOfSupply: 'IN-MH', names: [{ number: stands!.number }], value: { taxes: [{ tax: 'IGST' }] } },
    })
  })
})
