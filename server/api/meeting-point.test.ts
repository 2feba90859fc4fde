import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect } from 'vitest'
import { findDesk } from '#domain/bookings/desk/departure-desk.server.ts'
import { findOtherPickups, moveBookedPickups } from '#domain/bookings/desk/moved-pickups.server.ts'
import { USUAL_RATES } from '#domain/catalogue/package.ts'
import type { MeetingPoint } from '#domain/catalogue/package.ts'
import { publishPackages } from '#domain/catalogue/writing/packages.server.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import type { Db } from '#platform/db.server.ts'
import { DEPARTURE, FAMILY, TOTAL } from '#tests/benches/booking-bench.ts'
import { PICKUPS, pickupBench } from '#tests/benches/pickup-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { teaHills } from '#tests/sample-catalogue.ts'
import { write } from '#tests/write.ts'

const SALES = { id: 'somebody-in-sales', role: 'sales' } as const
const STATION: MeetingPoint = { place: 'Ernakulam station, east side', at: '06:00' }
const SAID = 'Ernakulam station, east side, by 6:00 am'

function meetAt(db: Db, meeting: MeetingPoint | undefined) {
  const rates = { ...USUAL_RATES, pickups: PICKUPS, ...(meeting ? { meeting } : {}) }
  return write(db, publishPackages, [{ ...teaHills, rates }])
}

async function meetingBench(db: Db) {
  const bench = await pickupBench(db)
  await meetAt(db, STATION)
  return bench
}

describe('where one comes to without a pick-up', () => {
  test('is in the quote and with the booking, free, in the city it starts in alone, and not beside a pick-up', async ({
    db,
  }) => {
    const { quote, book } = await meetingBench(db)
    const of = async (asked: object) => (await quote(asked)).body.data!
    expect(await of({})).toMatchObject({ meeting: STATION, totalPaise: TOTAL })
    expect(await of({ pickup: 'aluva' })).not.toHaveProperty('meeting')
    expect(await of({ departure: 'elsewhere' })).not.toHaveProperty('meeting')
    expect(await (await book()).look()).toMatchObject({ meeting: SAID })
  })

  test('that is written or moved meanwhile takes no quote away: nothing of it is paid for', async ({ db }) => {
    const { quote, hold } = await meetingBench(db)
    const token = String((await quote()).body.data!['token'])
    await meetAt(db, { ...STATION, at: '05:30' })
    expect((await hold(token)).status).toBe(201)
    const other = String((await quote()).body.data!['token'])
    await meetAt(db, undefined)
    expect((await hold(other)).status).toBe(201)
  })

  test(
    'stands on the voucher, in the mail, in the calendar and on the manifest (caught: "leaves Kochi" and nothing else)',
    { timeout: 240_000 },
    async ({ db }) => {
      const calls = await meetingBench(db)
      const booking = await calls.book({}, { travellers: FAMILY })
      await booking.pay('success', 'all')
      const paper = (file: string) =>
        calls.app.request(`/booking/${booking.reference}/documents/${file}`, {
          headers: { Authorization: `Bearer ${booking.token}` },
        })
      for (const [file, words] of [
        ['voucher.pdf', `Come to ${SAID}`],
        ['itinerary.pdf', `You come to ${SAID}.`],
      ] as const) {
        const pdf = await getDocumentProxy(new Uint8Array(await (await paper(file)).arrayBuffer()))
        expect((await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ')).toContain(words)
      }
      const calendar = (await (await paper('journey.ics')).text()).replaceAll('\r\n ', '')
      expect(calendar).toContain('LOCATION:Ernakulam station\\, east side\\, by 6:00 am\\, Kochi')
      expect(calendar).toContain('You come to Ernakulam station')
      expect(await findDesk(db, SALES, DEPARTURE.id)).toMatchObject({ value: { bookings: [{ pickup: SAID }] } })
      const mails = await listOutbox(db, 50)
      expect(mails.map(({ body }) => body).join('\n')).toContain(`you come to ${SAID}`)
      await calls.services.printer.close()
    },
  )

  test('is told by a change that takes the pick-up away, as it is by then', async ({ db }) => {
    const { book } = await meetingBench(db)
    const booking = await book({ pickup: 'aluva' }, { travellers: FAMILY })
    await booking.pay('success')
    await meetAt(db, { ...STATION, at: '05:30' })
    const { data } = (await booking.at('POST', '/amendments', { pickup: null })).body as unknown as {
      data: { quote: { token: string } }
    }
    expect((await booking.at('POST', '/amendments', { quote: data.quote.token })).status).toBe(200)
    expect(await booking.look()).toMatchObject({ meeting: 'Ernakulam station, east side, by 5:30 am' })
    const changed = (await listOutbox(db, 9)).find(({ subject }) => subject?.startsWith('Changed'))
    expect(changed!.body).toContain('You come to: Ernakulam station, east side, by 5:30 am; no more at Aluva metro')
  })

  test('that is new or another is given to who is booked from the desk, and they are told once (caught: papers that name none for ever)', async ({
    db,
  }) => {
    const { book, services } = await pickupBench(db)
    const [none, picked] = [await book(), await book({ pickup: 'aluva' })]
    await none.pay('success')
    await picked.pay('success')
    const others = async () => {
      const found = await findOtherPickups(services, SALES, DEPARTURE.id)
      return found.ok && found.value.map(({ reference, from, to }) => [reference, from, to])
    }
    expect(await others()).toEqual([])
    await meetAt(db, STATION)
    expect(await others()).toEqual([[none.reference, '', SAID]])
    const asked = { departureId: DEPARTURE.id }
    expect(await moveBookedPickups(services, SALES, asked)).toMatchObject({ value: { moved: 1 } })
    expect(await none.look()).toMatchObject({ meeting: SAID })
    expect(await picked.look()).not.toHaveProperty('meeting')
    const mails = (await listOutbox(db, 50)).filter(({ subject }) => subject?.startsWith('Where to be'))
    expect(mails).toHaveLength(1)
    expect(mails[0]!.body).toMatch(/You come to: Ernakulam station, east side, by 6:00 am\nBefore: no place was named/)
    expect(await moveBookedPickups(services, SALES, asked)).toMatchObject({ reason: 'unclear-deed' })
    await meetAt(db, undefined)
    expect(await others()).toEqual([[none.reference, SAID, null]])
  })
})
