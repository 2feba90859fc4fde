import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { countUninvoiced, listBookingsDesk } from '#domain/bookings/desk/bookings-desk.server.ts'
import { findBooking } from '#domain/bookings/find-booking.server.ts'
import { giveBuyer } from '#domain/bookings/papers/give-buyer.server.ts'
import { invoiceEndedJourneys } from '#domain/bookings/papers/invoice-round.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { advancesOf, listDocuments } from '#domain/documents/issue.server.ts'
import { isAtItsRate } from '#domain/documents/tax-share.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, FAMILY, TOTAL } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'

const SALES = { id: 'devika', role: 'sales' } as const

const PUNE = { address: '12 MG Road, Shivajinagar', city: 'Pune', pin: '411 005', state: 'Maharashtra' }

async function papersOf(
  db: Db,
  bench: Awaited<ReturnType<typeof bookingBench>>,
  booking: { reference: string; token: string },
) {
  const found = await findBooking(db, bench.services.keys, booking.reference, booking)
  return listDocuments(db, found!.booking.id)
}
const totals = (papers: Awaited<ReturnType<typeof listDocuments>>) =>
  papers.map(({ kind, facts: { value } }) => [kind, value.totalPaise])

describe('the papers of a booking', () => {
  test('a receipt voucher for each part, once, and after the journey one invoice over all of it', async ({ db }) => {
    const bench = await bookingBench(db)
    const booking = await bench.book({ state: 'IN-DL' }, { travellers: FAMILY })
    await booking.pay('duplicate')
    await booking.pay('success', 'all')
    expect(totals(await papersOf(db, bench, booking))).toEqual([
      ['receipt-voucher', 10_500_00],
      ['receipt-voucher', 31_500_00],
    ])
    const today = istDate(new Date())
    expect(await invoiceEndedJourneys(db, today)).toBe(0)
    await db.update(bookings).set({ startsOn: addDays(today, -2), endsOn: today })
    // As the page says: on the day after, not on the last one.
    expect(await invoiceEndedJourneys(db, today)).toBe(0)
    await db.update(bookings).set({ endsOn: addDays(today, -1) })
    // caught: a journey invoiced as often as somebody looks
    expect(await invoiceEndedJourneys(db, today)).toBe(1)
    expect(await invoiceEndedJourneys(db, today)).toBe(0)
    const papers = await papersOf(db, bench, booking)
    const { facts } = papers.find(({ kind }) => kind === 'tax-invoice')!
    expect(facts).toMatchObject({
      recipient: { name: 'Meera Kulkarni' },
      placeOfSupply: 'IN-DL',
      sac: '998555',
      reverseCharge: false,
      value: {
        taxablePaise: 40_000_00,
        totalPaise: TOTAL,
        taxes: [
          { tax: 'CGST', paise: 1_000_00 },
          { tax: 'SGST', paise: 1_000_00 },
        ],
      },
      names: [{ totalPaise: 10_500_00 }, { totalPaise: 31_500_00 }],
    })
    expect(facts.lines.reduce((sum, { paise }) => sum + paise, 0)).toBe(facts.value.taxablePaise)
    expect(advancesOf(papers)).toEqual(facts.value)
  })

  test('an invoice is made out to whom somebody said in time, with their address (caught: an address that changes once its invoice is made)', async ({
    db,
  }) => {
    const bench = await bookingBench(db)
    const [said, silent] = [await bench.book({ adults: 3 }), await bench.book()]
    for (const booking of [said, silent]) await booking.pay('success', 'all')
    const give = async (typed: object) => {
      const { access } = (await findBooking(db, bench.services.keys, said.reference, said))!
      return giveBuyer({ db }, access, { ...PUNE, ...typed })
    }
    expect(await give({ pin: '041100' })).toMatchObject({
      reason: 'invalid-address',
      faults: { 'buyer.pin': expect.stringContaining('six figures') },
    })
    expect(await give({ name: 'Kulkarni Family Trust' })).toMatchObject({ ok: true })
    await db.update(bookings).set({ startsOn: sql`current_date - 5`, endsOn: sql`current_date - 3` })
    // caught: fifty in a quarter of an hour, and the rest later
    expect(await invoiceEndedJourneys(db, istDate(new Date()), 1)).toBe(2)
    const invoiceOf = async (booking: typeof said) =>
      (await papersOf(db, bench, booking)).find(({ kind }) => kind === 'tax-invoice')!
    expect((await invoiceOf(said)).facts.recipient).toEqual({
      name: 'Kulkarni Family Trust',
      stateCode: 'IN-MH',
      address: '12 MG Road, Shivajinagar, Pune 411005',
    })
    expect((await invoiceOf(silent)).facts.recipient).toMatchObject({ name: 'Meera Kulkarni', address: null })
    expect(await give({})).toMatchObject({ reason: 'not-allowed' })
  })

  test('a journey that cannot be invoiced says why and holds up no other, and is invoiced once it can (caught: the round ended by it; a fault that stays; one invoiced by a version before, listed)', async ({
    db,
  }) => {
    const bench = await bookingBench(db, { capacity: 20 })
    const [broken, whole, before] = [await bench.book(), await bench.book(), await bench.book()]
    const today = istDate(new Date())
    for (const [at, one] of [broken, whole, before].entries()) {
      await one.pay('success', 'all')
      const dates = { startsOn: addDays(today, -9), endsOn: addDays(today, at - 5) }
      await db.update(bookings).set(dates).where(eq(bookings.reference, one.reference))
    }
    const waiting = async () => {
      const list = await listBookingsDesk(db, SALES, { view: 'invoice', sort: 'leaves', isDown: false }, 1)
      return list.ok ? list.value.rows.map((row) => [row.reference, row.invoiceFault]) : []
    }
    expect((await waiting()).length).toBe(3)
    await db.execute(
      sql.raw(
        `alter table documents add constraint never check (facts->>'reference' <> '${broken.reference}') not valid`,
      ),
    )
    await expect(invoiceEndedJourneys(db, today, 1)).rejects.toThrow('could not be invoiced')
    expect(await waiting()).toEqual([[broken.reference, 'The database refused it: 23514, never.']])
    expect(await countUninvoiced(db, SALES)).toBe(1)
    expect(await countUninvoiced(db, { id: 'meera', role: 'editor' })).toBe(0)
    await db.execute(sql`alter table documents drop constraint never`)
    await db.update(bookings).set({ isInvoiced: false }).where(eq(bookings.reference, before.reference))
    expect((await waiting()).length).toBe(1)
    expect(await invoiceEndedJourneys(db, today, 1)).toBe(1)
    expect([await waiting(), await countUninvoiced(db, SALES)]).toEqual([[], 0])
    const known = await db.select().from(bookings)
    expect(known.map(({ isInvoiced, invoiceFault }) => [isInvoiced, invoiceFault])).toEqual(
      [1, 2, 3].map(() => [true, null]),
    )
  })

  test('a cancellation: what goes back on a refund voucher, what is kept on an invoice; the tax of both is that of the advances', async ({
    db,
  }) => {
    const bench = await bookingBench(db)
    const booking = await bench.book()
    await booking.pay('success', 'all')
    await booking.at('POST', '/cancellation')
    await booking.at('POST', '/cancellation')
    const papers = await papersOf(db, bench, booking)
    expect(totals(papers)).toEqual([
      ['receipt-voucher', TOTAL],
      ['refund-voucher', 37_800_00],
      ['tax-invoice', 4_200_00],
    ])
    expect(advancesOf(papers)).toEqual(papers[2]!.facts.value)
    expect(papers[2]!.facts.value).toMatchObject({ taxablePaise: 4_000_00, roundOffPaise: 0 })
  })

  test('a change: what falls away on a refund voucher, what it cost on the invoice, and the papers still add up', async ({
    db,
  }) => {
    const bench = await bookingBench(db)
    const booking = await bench.book({ adults: 3 })
    await booking.pay('success', 'all')
    const { data } = (await booking.at('POST', '/amendments', { adults: 2 })).body
    const { quote, chargePaise, refundPaise, totalPaise } = data as unknown as {
      quote: { token: string }
      [name: string]: unknown
    }
    await booking.at('POST', '/amendments', { quote: quote.token, travellers: FAMILY })
    expect(totals(await papersOf(db, bench, booking)).at(-1)).toEqual(['refund-voucher', refundPaise])
    await db.update(bookings).set({ startsOn: sql`current_date - 5`, endsOn: sql`current_date - 3` })
    await invoiceEndedJourneys(db, istDate(new Date()))
    const papers = await papersOf(db, bench, booking)
    const { lines, value } = papers.at(-1)!.facts
    // caught: an invoice over the journey alone, which says that the charge is still to be paid back
    expect([papers.at(-1)!.kind, value.totalPaise, Number(chargePaise) > 0]).toEqual(['tax-invoice', totalPaise, true])
    expect(lines.reduce((sum, { paise }) => sum + paise, 0)).toBe(value.taxablePaise)
    expect(advancesOf(papers).totalPaise).toBe(value.totalPaise)
    expect(papers.filter(({ facts }) => !isAtItsRate(facts.value))).toEqual([])
  })

  test('changes and a cancellation are taxed as they were billed, each in its line (caught: their GST taken out of the rounded sum)', async ({
    db,
  }) => {
    const bench = await bookingBench(db, { twinPaise: 19_991_50, capacity: 20 })
    const booking = await bench.book({ adults: 5 })
    await booking.pay('success', 'all')
    const price = async () =>
      (await findBooking(db, bench.services.keys, booking.reference, booking))!.booking.journey.taxablePaise
    const change = async (adults: number) => {
      const { data } = (await booking.at('POST', '/amendments', { adults })).body
      const { quote } = data as unknown as { quote: { token: string } }
      const travellers = Array.from({ length: adults }, (_, at) => ({ name: `Meera ${'ABCDE'[at]}`, age: 30 }))
      expect((await booking.at('POST', '/amendments', { quote: quote.token, travellers })).status).toBe(200)
      return price()
    }
    const [five, four, two] = [await price(), await change(4), await change(2)]
    await booking.at('POST', '/cancellation')
    const papers = await papersOf(db, bench, booking)
    const tenth = (paise: number) => Math.round(paise / 10)
    const charges = [five - four, four - two, two].map(tenth)
    const { lines, value } = papers.at(-1)!.facts
    expect(papers.at(-1)!.kind).toBe('tax-invoice')
    expect(lines.map(({ paise }) => paise)).toEqual([charges[2], charges[0]! + charges[1]!])
    expect(value.taxablePaise).toBe(charges.reduce((sum, paise) => sum + paise, 0))
    // All within one slab: together as leaving at once would be taxed.
    const half = Math.round((value.taxablePaise * 25) / 1000)
    expect(value.taxes.map(({ paise }) => paise)).toEqual([half, half])
    expect(advancesOf(papers).totalPaise).toBe(value.totalPaise)
    // Caught: what earlier papers had rounded, upon the next.
    expect(papers.filter(({ facts }) => !isAtItsRate(facts.value))).toEqual([])
    expect(papers.filter(({ facts }) => Math.abs(facts.value.roundOffPaise) > 50)).toEqual([])
  })

  test('money that pays for nothing and goes back by itself is no advance', async ({ db }) => {
    const bench = await bookingBench(db)
    const booking = await bench.book()
    const { body } = await booking.at(
      'POST',
      '/payments',
      { provider: 'simulator', part: 1 },
      { 'Idempotency-Key': 'k' },
    )
    await booking.at('POST', '/cancellation')
    await bench.gateway(String(body.data!['orderId']), 'success')
    expect(await papersOf(db, bench, booking)).toEqual([])
  })
})
