import { describe, expect } from 'vitest'
import { findOtherPickups, moveBookedPickups } from '#domain/bookings/desk/moved-pickups.server.ts'
import { findBooking } from '#domain/bookings/find-booking.server.ts'
import { listFreeMoves } from '#domain/bookings/change/free-move.server.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { DEPARTURE, FAMILY, TOTAL } from '#tests/benches/booking-bench.ts'
import { EACH, PICKUPS, pickupBench, sell } from '#tests/benches/pickup-bench.ts'
import { onBoth as test } from '#tests/database.ts'

const SALES = { id: 'somebody-in-sales', role: 'sales' } as const
type Amendment = { quote: { token: string; totalPaise: number; pickup?: object }; totalPaise: number }

describe('a pick-up after it was booked', () => {
  test('that is gone from the journey is named to who books by an older quote (caught: "the price has changed", and no new one)', async ({
    db,
  }) => {
    const { quote, hold } = await pickupBench(db)
    const token = String((await quote({ pickup: 'airport' })).body.data!['token'])
    await sell(db, PICKUPS.slice(0, 1))
    const refused = await hold(token)
    // Caught: price-changed, whose new quote nobody could make.
    expect(refused).toMatchObject({ status: 422, body: { reason: 'not-a-pickup' } })
    expect(refused.body).toMatchObject({
      message: 'This journey does not take anybody in there.',
      fields: { pickup: 'There is no such pick-up. Those there are: aluva (Aluva metro, 6:15 am).' },
    })
    expect(refused.body).not.toHaveProperty('data')
  })

  test('that a change brings or takes away stands in the mail about it (caught: a mail with nothing in it that was another)', async ({
    db,
  }) => {
    const { book } = await pickupBench(db)
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
    const { book } = await pickupBench(db)
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
    const { book, services } = await pickupBench(db)
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
    const mails = (await listOutbox(db, 50)).filter(({ subject }) => subject?.startsWith('Where to be'))
    expect(mails.map(({ body }) => body)).toEqual([expect.stringContaining('Please be at Aluva metro, 5:45 am')])
    expect(await told()).toMatchObject({ value: [airport] })
    expect(await moveBookedPickups(services, SALES, asked)).toMatchObject({ reason: 'unclear-deed' })
    // Nothing else of it is another: it can be changed as before, at what it was sold at.
    const changed = (await free.at('POST', '/amendments', { extras: [{ id: 'guide', count: 1 }] })).body.data
    expect(changed).toMatchObject({ quote: { totalPaise: TOTAL + 2_100_00, pickup: { at: '05:45' } } })
  })

  test('that is no more keeps nobody from another date when theirs is called off, if it was free (caught: no date to move to)', async ({
    db,
  }) => {
    const { book, services } = await pickupBench(db)
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
})
