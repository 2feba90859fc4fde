import { expect } from 'vitest'
import { documents } from '#domain/documents/tables.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import { saveRegistrations } from '#domain/tax/registrations-writing.server.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, DEPARTURE, FAMILY, STARTS_ON } from '#tests/benches/booking-bench.ts'
import { test } from '#tests/database.ts'
import { write } from '#tests/write.ts'

const TODAY = istDate(new Date())
const LATER = { ...DEPARTURE, id: 'later', startsOn: addDays(STARTS_ON, 14), twinPaise: 21_000_00 }
const delhi = {
  id: 'delhi',
  legalName: 'Halt Travels LLP',
  gstin: '07AAAAA0000A1Z4',
  stateCode: 'IN-DL',
  schemes: { tour: 'TOUR_5', car: 'CAR_5' } as const,
  address: { street: '1 Ring Road', city: 'New Delhi', region: 'Delhi', postalCode: '110001' },
  isBodyCorporate: true,
  validFrom: '2026-04-01',
  validTo: null,
}
const mumbai = {
  ...delhi,
  id: 'mumbai',
  gstin: '27AAAAA0000A1Z2',
  stateCode: 'IN-MH',
  address: { street: '1 Dock Road', city: 'Mumbai', region: 'Maharashtra', postalCode: '400001' },
  validFrom: TODAY,
}

/** The papers of a booking: kind, GSTIN, place of supply, and which taxes it bears. */
async function papersOf(db: Db) {
  const [issued, sold] = [await db.select().from(documents), await db.select().from(bookings)]
  return (reference: string) => {
    const { id } = sold.find((one) => one.reference === reference)!
    return issued
      .filter(({ bookingId }) => bookingId === id)
      .map(({ kind, facts: { supplier, placeOfSupply, value } }) => ({
        kind,
        gstin: supplier.gstin,
        place: placeOfSupply,
        taxes: value.taxes.map(({ tax, paise }) => `${tax} ${paise > 0 ? 'some' : paise}`).join(', '),
      }))
  }
}

const WITHIN = { gstin: delhi.gstin, place: 'IN-DL', taxes: 'CGST some, SGST some' }
const BETWEEN = { gstin: delhi.gstin, place: 'IN-MH', taxes: 'IGST some' }

// (caught: papers of the new registration with the taxes of the old; both at once with one below nothing; money given back under a number it never came under)
test('what was sold under a registration goes on under it when the operator moves to another state', async ({ db }) => {
  const bench = await bookingBench(db, { capacity: 12 })
  await write(db, scheduleDepartures, [LATER])
  await write(db, saveRegistrations, [delhi])
  const book = async (asked: object) => {
    const booking = await bench.book(asked, { travellers: FAMILY })
    await booking.pay('success')
    return booking
  }
  const [more, moved] = [await book({ state: 'IN-DL' }), await book({ state: 'IN-MH' })]
  const quotes = [await bench.quote({ state: 'IN-MH' }), await bench.quote()]

  await write(db, saveRegistrations, [{ ...delhi, validTo: addDays(TODAY, -1) }, mumbai])
  bench.services.memory.drop('*')
  const [between, within] = await Promise.all(
    quotes.map(async ({ body }) => {
      const { data } = (await bench.hold(String(body.data!['token']), { body: { travellers: FAMILY } })).body
      const booking = bench.openedBy(String(data!['reference']), String(data!['token']))
      await booking.pay('success')
      return booking
    }),
  )
  for (const [booking, wanted] of [
    [more, { adults: 3 }],
    [moved, { departure: LATER.id }],
  ] as const) {
    const { body } = await booking.at('POST', '/amendments', wanted)
    const { quote } = body.data as unknown as { quote: { token: string } }
    expect(await booking.at('POST', '/amendments', { quote: quote.token })).toMatchObject({ status: 200 })
    await booking.pay('success', 'all')
    await booking.at('POST', '/cancellation')
    await bench.refund()
  }
  const fresh = await book({ state: 'IN-MH' })

  const papers = await papersOf(db)
  const [receipt, refund, invoice] = ['receipt-voucher', 'refund-voucher', 'tax-invoice'].map((kind) => ({ kind }))
  expect(papers(within!.reference)).toEqual([{ ...receipt, ...WITHIN }])
  expect(papers(between!.reference)).toEqual([{ ...receipt, ...BETWEEN }])
  const all = [receipt, receipt, refund, invoice]
  expect(papers(more.reference)).toEqual(all.map((one) => ({ ...one, ...WITHIN })))
  expect(papers(moved.reference)).toEqual(all.map((one) => ({ ...one, ...BETWEEN })))
  const anew = { gstin: mumbai.gstin, place: 'IN-MH', taxes: 'CGST some, SGST some' }
  expect(papers(fresh.reference)).toEqual([{ ...receipt, ...anew }])
})
