import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect } from 'vitest'
import { findDesk } from '#domain/bookings/desk/departure-desk.server.ts'
import { findSlip } from '#domain/bookings/desk/driver-slip.server.ts'
import { publishPackages } from '#domain/catalogue/writing/packages.server.ts'
import { USUAL_RATES } from '#domain/catalogue/package.ts'
import { bookingBench, DEPARTURE, FAMILY } from '#tests/benches/booking-bench.ts'
import { test } from '#tests/database.ts'
import { teaHills } from '#tests/sample-catalogue.ts'
import { write } from '#tests/write.ts'

const SALES = { id: 'somebody-in-sales', role: 'sales' } as const
const GUIDE = { id: 'guide', name: 'A local guide for a day', pricePaise: 2_000_00, per: 'booking-day' as const }

describe('what was booked beside a journey', () => {
  test(
    'stands on the papers whoever meets the travellers reads, and on the lists of the desk (caught: on the receipt alone)',
    { timeout: 240_000 },
    async ({ db }) => {
      const bench = await bookingBench(db)
      await write(db, publishPackages, [
        { ...teaHills, exclusions: ['Entry fees and local guides'], rates: { ...USUAL_RATES, extras: [GUIDE] } },
      ])
      const booking = await bench.book({ extras: [{ id: 'guide', count: 2 }] }, { travellers: FAMILY })
      await booking.pay('success', 'all')
      const textOf = async (paper: string) => {
        const url = `/booking/${booking.reference}/documents/${paper}.pdf`
        const answer = await bench.app.request(url, { headers: { Authorization: `Bearer ${booking.token}` } })
        const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
        return (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ')
      }
      for (const paper of ['voucher', 'itinerary']) {
        const text = await textOf(paper)
        // Under Paid, and in what is said of one's own.
        expect(text.split('2 × A local guide for a day')).toHaveLength(3)
        expect(text).toMatch(/local guides.*All this but what is booked and paid with the trip: 2 × A local guide/)
      }
      const named = { extras: ['2 × A local guide for a day'], reference: booking.reference }
      expect(await findDesk(db, SALES, DEPARTURE.id)).toMatchObject({ value: { bookings: [named] } })
      expect(await findSlip(db, SALES, DEPARTURE.id)).toMatchObject({ value: { parties: [named] } })
    },
  )
})
