import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect } from 'vitest'
import { countGettingIn } from '#domain/bookings/desk/departure-desk.ts'
import { findDesk } from '#domain/bookings/desk/departure-desk.server.ts'
import { findOtherPickups, moveBookedPickups } from '#domain/bookings/desk/moved-pickups.server.ts'
import { findSlip } from '#domain/bookings/desk/driver-slip.server.ts'
import { publishPackages } from '#domain/catalogue/writing/packages.server.ts'
import { USUAL_RATES } from '#domain/catalogue/package.ts'
import { bookForSomebody } from '#domain/bookings/hold/book-for-somebody.server.ts'
import { findQuote } from '#domain/bookings/quote/quotes.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { findBooking } from '#domain/bookings/find-booking.server.ts'
import { listFreeMoves } from '#domain/bookings/change/free-move.server.ts'
import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { addDays } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { apiServices } from '#tests/api-services.ts'
import { bookingBench, CONTACT, DEPARTURE, FAMILY, STARTS_ON, TOTAL } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { teaHills } from '#tests/sample-catalogue.ts'
import { write } from '#tests/write.ts'
import { createApi } from './api.ts'

const PICKUPS = [
  { id: 'aluva', place: 'Aluva metro', at: '06:15', pricePaise: 0, per: 'booking' as const },
  { id: 'airport', place: 'Kochi airport', at: '05:30', pricePaise: 400_00, per: 'person' as const },
]
const GUIDE = { id: 'guide', name: 'A local guide for a day', pricePaise: 2_000_00, per: 'booking' as const }
const SALES = { id: 'somebody-in-sales', role: 'sales' } as const
/** Later on the same journey, and from another city, where it takes nobody in. */
const LATER = { ...DEPARTURE, id: 'later', startsOn: addDays(STARTS_ON, 7) }
const ELSEWHERE = { ...DEPARTURE, id: 'elsewhere', startsOn: addDays(STARTS_ON, 9), departureCity: 'Munnar' }
const EACH = 420_00

async function sell(db: Db, pickups: typeof PICKUPS) {
  await write(db, publishPackages, [{ ...teaHills, rates: { ...USUAL_RATES, extras: [GUIDE], pickups } }])
}

async function bench(db: Db) {
  const calls = await bookingBench(db)
  await sell(db, PICKUPS)
  await write(db, scheduleDepartures, [LATER, ELSEWHERE])
  return calls
}

type Amendment = { quote: { token: string; totalPaise: number; pickup?: object }; totalPaise: number }

describe('where they get in on a package', () => {
  test('is in the price and the quote; an unknown one is refused with those there are (caught: dropped in silence)', async ({
    db,
  }) => {
    const { quote, call } = await bench(db)
    const totalOf = async (asked: object) => (await quote(asked)).body.data as unknown as { totalPaise: number }
    expect(await totalOf({ pickup: 'aluva' })).toMatchObject({
      totalPaise: TOTAL,
      pickup: { id: 'aluva', place: 'Aluva metro', at: '06:15' },
    })
    expect(await totalOf({ pickup: 'airport' })).toMatchObject({ totalPaise: TOTAL + 2 * EACH })
    expect(await totalOf({})).not.toHaveProperty('pickup')
    const unknown = await quote({ pickup: 'majestic' })
    expect([unknown.status, unknown.body.reason]).toEqual([422, 'not-a-pickup'])
    expect(unknown.body.fields).toMatchObject({
      pickup:
        'There is no such pick-up. Those there are: aluva (Aluva metro, 6:15 am); airport (Kochi airport, 5:30 am).',
    })
    const elsewhere = await quote({ departure: 'elsewhere', pickup: 'aluva' })
    expect(elsewhere.body).toMatchObject({
      reason: 'not-a-pickup',
      fields: { pickup: expect.stringContaining('nobody') },
    })
    expect((await call('GET', `/api/departures/${DEPARTURE.id}`)).status).toBe(200)
  })

  test('goes with its quote: another one with the booking is refused, never dropped', async ({ db }) => {
    const { quote, hold, openedBy } = await bench(db)
    const tokenOf = async (asked: object) => String((await quote(asked)).body.data!['token'])
    const [airport, none] = [await tokenOf({ pickup: 'airport' }), await tokenOf({})]
    for (const [token, pickup] of [
      [airport, 'aluva'],
      [airport, ''],
      [none, 'aluva'],
      [none, 'House 4, near the temple'],
    ] as const)
      expect(await hold(token, { body: { pickup } })).toMatchObject({
        status: 400,
        body: { reason: 'unclear-booking', fields: { pickup: expect.stringContaining('with the quote') } },
      })
    const held = (await hold(airport, { body: { pickup: 'airport' } })).body.data as unknown as Record<string, string>
    expect(held).toMatchObject({ pickup: 'Kochi airport, 5:30 am', totalPaise: TOTAL + 2 * EACH })
    const booking = openedBy(held['reference']!, held['token']!)
    expect(await booking.look()).toMatchObject({ pickup: 'Kochi airport, 5:30 am' })
    expect((await hold(none)).body.data).not.toHaveProperty('pickup')
  })

  test('that is gone from the journey is named to who books by an older quote (caught: "the price has changed", and no new one)', async ({
    db,
  }) => {
    const { quote, hold } = await bench(db)
    const token = String((await quote({ pickup: 'airport' })).body.data!['token'])
    await sell(db, PICKUPS.slice(0, 1))
    const refused = await hold(token)
    expect(refused).toMatchObject({ status: 409, body: { reason: 'price-changed' } })
    expect(refused.body).toMatchObject({
      message: 'This journey does not take anybody in there.',
      fields: { pickup: 'There is no such pick-up. Those there are: aluva (Aluva metro, 6:15 am).' },
    })
    expect(refused.body).not.toHaveProperty('data')
  })

  test('stays through every change that does not name it, at its price for whoever comes then (caught: lost in an amendment; two charged for three)', async ({
    db,
  }) => {
    const { book } = await bench(db)
    const booking = await book({ pickup: 'airport' }, { travellers: FAMILY })
    await booking.pay('success')
    const ask = async (change: object) => (await booking.at('POST', '/amendments', change)).body
    const of = async (change: object) => {
      const { data } = await ask(change)
      return (data as unknown as Amendment).quote
    }
    const airport = { id: 'airport', place: 'Kochi airport', at: '05:30' }
    expect(await of({ extras: [{ id: 'guide', count: 1 }] })).toMatchObject({
      totalPaise: TOTAL + 2 * EACH + 2_100_00,
      pickup: airport,
    })
    const three = await of({ adults: 3 })
    const two = await of({ adults: 3, pickup: '' })
    expect(three).toMatchObject({ pickup: airport })
    expect(three.totalPaise - two.totalPaise).toBe(3 * EACH)
    expect(two).not.toHaveProperty('pickup')
    const moved = await of({ departure: 'later' })
    expect(moved).toMatchObject({ totalPaise: TOTAL + 2 * EACH, pickup: airport })
    expect(await of({ pickup: null })).toMatchObject({ totalPaise: TOTAL })
    // Leaving it out costs the same on another date (caught: nothing, so that a date won what the terms keep).
    const chargeOf = async (change: object) => (await ask(change)).data!['chargePaise'] as unknown as number
    expect(await chargeOf({ pickup: '' })).toBeGreaterThan(0)
    expect(await chargeOf({ departure: 'later', pickup: '' })).toBe(await chargeOf({ pickup: '' }))
    expect(await ask({ departure: 'elsewhere' })).toMatchObject({
      reason: 'not-a-pickup',
      fields: { pickup: expect.anything() },
    })
    expect((await booking.at('POST', '/amendments', { quote: moved.token })).status).toBe(200)
    expect(await booking.look()).toMatchObject({ pickup: 'Kochi airport, 5:30 am', startsOn: LATER.startsOn })
  })

  test('is as it was sold while the date stays, and on another date as it is sold by then', async ({ db }) => {
    const { book } = await bench(db)
    const booking = await book({ pickup: 'aluva' }, { travellers: FAMILY })
    await booking.pay('success')
    await sell(db, [{ ...PICKUPS[0]!, at: '07:00' }, PICKUPS[1]!])
    const of = async (change: object) =>
      ((await booking.at('POST', '/amendments', change)).body.data as unknown as Amendment).quote
    expect(await of({ extras: [{ id: 'guide', count: 1 }] })).toMatchObject({ pickup: { at: '06:15' } })
    expect(await of({ pickup: 'airport' })).toMatchObject({ totalPaise: TOTAL + 2 * EACH })
    expect(await of({ departure: 'later' })).toMatchObject({ pickup: { at: '07:00' } })
  })

  test('that a change brings or takes away stands in the mail about it (caught: a mail with nothing in it that was another)', async ({
    db,
  }) => {
    const { book } = await bench(db)
    const booking = await book({ pickup: 'aluva' }, { travellers: FAMILY })
    await booking.pay('success')
    const mailAfter = async (change: object) => {
      const { data } = (await booking.at('POST', '/amendments', change)).body
      const { quote } = data as unknown as Amendment
      expect((await booking.at('POST', '/amendments', { quote: quote.token })).status).toBe(200)
      const [mail] = (await listOutbox(db, 9)).filter(({ subject }) => subject?.startsWith('Changed'))
      return mail!.body
    }
    expect(await mailAfter({ pickup: 'airport', extras: [{ id: 'guide', count: 1 }] })).toMatch(
      /Extras: A local guide for a day[^]*You get in at: Kochi airport, 5:30 am/,
    )
    expect(await mailAfter({ pickup: null })).toContain(
      'You get in: where it leaves, in Kochi; no more at Kochi airport',
    )
  })

  test('that has moved is what a change of the same date takes, at the price it was sold at (caught: the coach had left half an hour before)', async ({
    db,
  }) => {
    const { book } = await bench(db)
    const booking = await book({ pickup: 'aluva' }, { travellers: FAMILY })
    await booking.pay('success')
    await sell(db, [PICKUPS[0]!, { ...PICKUPS[1]!, at: '05:00', pricePaise: 900_00 }])
    const ask = async (change: object) => (await booking.at('POST', '/amendments', change)).body
    expect((await ask({ pickup: 'airport' })).data).toMatchObject({
      quote: { totalPaise: TOTAL + 2 * EACH, pickup: { at: '05:00' } },
    })
    await sell(db, [PICKUPS[0]!])
    expect(await ask({ pickup: 'airport' })).toMatchObject({ reason: 'not-a-pickup' })
  })

  test('that has moved is given to who is booked from the desk, who are told once; their price and who else travels stay (caught: papers with the old hour)', async ({
    db,
  }) => {
    const { book, services } = await bench(db)
    const [free, paid, none] = [await book({ pickup: 'aluva' }), await book({ pickup: 'airport' }), await book()]
    await free.pay('success')
    await paid.pay('success')
    await none.pay('success')
    const before = await free.look()
    await sell(db, [{ ...PICKUPS[0]!, at: '05:45', pricePaise: 700_00 }])
    const told = () => findOtherPickups(services, SALES, DEPARTURE.id)
    const [aluva, airport] = [
      { reference: free.reference, from: 'Aluva metro, 6:15 am', to: 'Aluva metro, 5:45 am' },
      { reference: paid.reference, from: 'Kochi airport, 5:30 am', to: null },
    ]
    const listed = await told()
    expect(listed.ok && listed.value).toHaveLength(2)
    expect(listed).toMatchObject({
      value: expect.arrayContaining([aluva, airport].map((one) => expect.objectContaining(one))),
    })
    const asked = { departureId: DEPARTURE.id }
    expect(await moveBookedPickups(services, undefined, asked)).toMatchObject({ reason: 'forbidden' })
    expect(await moveBookedPickups(services, SALES, asked)).toMatchObject({ value: { moved: 1 } })
    const after = await free.look()
    expect(after).toMatchObject({
      pickup: 'Aluva metro, 5:45 am',
      totalPaise: before['totalPaise'],
      state: 'confirmed',
    })
    expect(await paid.look()).toMatchObject({ pickup: 'Kochi airport, 5:30 am' })
    const mails = (await listOutbox(db, 50)).filter(({ subject }) => subject?.startsWith('You get in elsewhere'))
    expect(mails.map(({ body }) => body)).toEqual([expect.stringContaining('please be at Aluva metro, 5:45 am')])
    expect(await told()).toMatchObject({ value: [airport] })
    expect(await moveBookedPickups(services, SALES, asked)).toMatchObject({ reason: 'unclear-deed' })
    // Nothing else of it is another: it can be changed as before, at what it was sold at.
    const changed = (await free.at('POST', '/amendments', { extras: [{ id: 'guide', count: 1 }] })).body.data
    expect(changed).toMatchObject({ quote: { totalPaise: TOTAL + 2_100_00, pickup: { at: '05:45' } } })
  })

  test('that is no more keeps nobody from another date when theirs is called off, if it was free (caught: no date to move to)', async ({
    db,
  }) => {
    const { book, services } = await bench(db)
    const [free, paid] = [await book({ pickup: 'aluva' }), await book({ pickup: 'airport' })]
    await sell(db, [])
    const movesOf = async ({ reference, token }: typeof free) => {
      const { booking } = (await findBooking(db, services.keys, reference, { token }))!
      return (await listFreeMoves({ ...services, db }, booking)).map(({ id, journey }) => [id, journey.pickup])
    }
    expect(await movesOf(free)).toEqual([
      [DEPARTURE.id, undefined],
      ['later', undefined],
      ['elsewhere', undefined],
    ])
    expect(await movesOf(paid)).toEqual([])
    await sell(db, [{ ...PICKUPS[0]!, at: '08:00' }])
    expect(await movesOf(free)).toMatchObject([
      [DEPARTURE.id, { at: '08:00' }],
      ['later', { at: '08:00' }],
      ['elsewhere', undefined],
    ])
  })

  test('is booked for who calls, at the price that is read out with it', async ({ db }) => {
    const { services } = await bench(db)
    const params = { package: teaHills.url, departure: DEPARTURE.id, adults: '2', pickup: 'airport' }
    const asked = { ...CONTACT, ask: String(new URLSearchParams(params)), hours: 4, key: 'of-this-form' }
    const at = (shownPaise: number) => bookForSomebody(services, SALES, { ...asked, shownPaise })
    expect(await at(TOTAL)).toMatchObject({ reason: 'price-changed' })
    const booked = await at(TOTAL + 2 * EACH)
    if (!booked.ok) throw new Error(booked.reason)
    const [row] = await db.select().from(bookings).where(eq(bookings.reference, booked.value.reference))
    const quote = await findQuote(db, row!.quoteToken)
    expect(quote?.priced.pickup).toEqual({ id: 'airport', place: 'Kochi airport', at: '05:30' })
  })

  test('is told by the price that nobody promises yet, too', async ({ db }) => {
    await bench(db)
    const api = createApi(apiServices(db))
    const ask = async (pickup: string) => {
      const answer = await api.request(`/api/quotes?package=${teaHills.url}&adults=2&pickup=${pickup}`)
      return (await answer.json()) as object
    }
    expect(await ask('airport')).toMatchObject({ data: { lines: [{}, { name: 'Pick-up: Kochi airport', count: 2 }] } })
    expect(await ask('nowhere')).toMatchObject({
      reason: 'not-a-pickup',
      fields: { pickup: expect.stringContaining('aluva') },
    })
  })

  test('of a quote that is old by then is what was promised, or is said to have changed', async ({ db }) => {
    const { quote, hold } = await bench(db)
    const token = String((await quote({ pickup: 'aluva' })).body.data!['token'])
    await sell(db, [PICKUPS[0]!])
    expect((await hold(token)).status).toBe(201)
    await sell(db, [{ ...PICKUPS[0]!, at: '04:45' }])
    expect((await hold(token)).body).toMatchObject({ reason: 'price-changed' })
  })

  test(
    'stands on papers, in the mail and on the lists of the desk under a heading of its own',
    { timeout: 120_000 },
    async ({ db }) => {
      const calls = await bench(db)
      const booking = await calls.book(
        { pickup: 'airport', extras: [{ id: 'guide', count: 1 }] },
        { travellers: FAMILY },
      )
      await booking.pay('success', 'all')
      const url = `/booking/${booking.reference}/documents/voucher.pdf`
      const answer = await calls.app.request(url, { headers: { Authorization: `Bearer ${booking.token}` } })
      const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
      const text = (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ')
      expect(text).toContain('Pick-up Kochi airport, 5:30 am')
      const named = { pickup: 'Kochi airport, 5:30 am', extras: [GUIDE.name], reference: booking.reference }
      expect(await findDesk(db, SALES, DEPARTURE.id)).toMatchObject({ value: { bookings: [named] } })
      expect(await findSlip(db, SALES, DEPARTURE.id)).toMatchObject({ value: { parties: [named] } })
      const other = await calls.book({}, { travellers: FAMILY })
      await other.pay('success', 'all')
      const desk = await findDesk(db, SALES, DEPARTURE.id)
      if (!desk.ok) throw new Error(desk.reason)
      // Caught: an empty word for who comes to the start, as for who gets in where the line above does.
      expect(countGettingIn(desk.value.bookings)).toEqual([
        ['Kochi airport, 5:30 am', 2],
        ['where it leaves', 2],
      ])
      const mails = await listOutbox(db, 50)
      expect(mails.map(({ body }) => body).join('\n')).toContain('you get in at Kochi airport, 5:30 am')
      await calls.services.printer.close()
    },
  )
})
