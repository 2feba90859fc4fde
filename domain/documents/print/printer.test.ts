import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openPrinter, PrinterBusy } from './printer.server.ts'
import type { PrintedThing } from './printer.server.ts'

const TRIP: Extract<PrintedThing, { what: 'itinerary' }>['trip'] = {
  reference: '7KQ4M2TX',
  kind: 'tour',
  revision: 0,
  isCancelled: false,
  operator: { name: 'Padav', address: '', phone: null },
  name: 'Kerala with Kovalam',
  days: 1,
  nights: 0,
  startCity: 'Kochi',
  endCity: 'Kochi',
  departureCity: 'Kochi',
  pickup: null,
  meeting: null,
  distanceKm: null,
  startsOn: '2027-01-24',
  endsOn: '2027-01-24',
  stops: [],
  itinerary: [],
  packing: { why: '', groups: [] },
  inclusions: [],
  exclusions: [],
  lead: { name: 'Meera', mobile: null },
  roomsText: '',
  people: 1,
  travellers: [],
  parts: [],
  madeOn: '2026-11-22',
  madeAt: new Date('2026-11-22T09:00:00Z'),
}

test(
  'a page that cannot be printed fails alone; too many are refused; what was closed begins anew',
  { timeout: 240_000 },
  async () => {
    const printer = openPrinter()
    const wrong = printer.print({ what: 'itinerary', trip: { ...TRIP, startsOn: 'never' } })
    const pages = Array.from({ length: 31 }, () => printer.print({ what: 'itinerary', trip: TRIP }))
    await expect(printer.print({ what: 'itinerary', trip: TRIP })).rejects.toBeInstanceOf(PrinterBusy)
    await expect(wrong).rejects.toThrow('could not be printed')
    expect(
      Buffer.from((await pages[0])!)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const left = Promise.allSettled(pages)
    await printer.close()
    // Nobody is left waiting.
    expect((await left).length).toBe(31)
    expect((await printer.print({ what: 'itinerary', trip: TRIP })).length).toBeGreaterThan(1000)
    await printer.close()
  },
)

test('a paper bears the logo the operator has brought (caught: their name alone)', { timeout: 240_000 }, async () => {
  const printer = openPrinter()
  const ground = { r: 22, g: 26, b: 47 }
  const logo = await sharp({ create: { width: 480, height: 96, channels: 3, background: ground } })
    .jpeg()
    .toBuffer()
  const [plain, worn] = [
    await printer.print({ what: 'itinerary', trip: TRIP }),
    await printer.print({ what: 'itinerary', trip: TRIP }, logo),
  ].map((bytes) => Buffer.from(bytes).toString('latin1'))
  expect([plain, worn].map((pdf) => pdf?.includes('/DCTDecode'))).toEqual([false, true])
  await printer.close()
})
