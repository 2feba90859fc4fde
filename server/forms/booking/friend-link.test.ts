import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { findBooking } from '#domain/bookings/find-booking.server.ts'
import { listShares } from '#domain/bookings/group/group.server.ts'
import { nameParty } from '#domain/bookings/change/name-party.server.ts'
import { findDetails, readDetails } from '#domain/bookings/trip/later-details.server.ts'
import { travellerDetails, travellers } from '#domain/bookings/trip/tables.ts'
import { CONTACT } from '#tests/benches/booking-bench.ts'
import { groupBench, FRIENDS } from '#tests/benches/group-bench.ts'
import { onBoth as test } from '#tests/database.ts'

const GIVEN = {
  'people.0.name': 'Farah Khan',
  'people.0.age': '36',
  'paper.0': 'aadhaar',
  'number.0': '2345 6789 0123',
  'meals.0': 'Jain, no nuts',
  'emergency.name': 'Asha Khan',
  'emergency.mobile': '9812345677',
  email: 'farah@example.org',
}

describe('a friend’s link', () => {
  test('opens that friend’s page and nothing of the booking, and nothing at all once it is off', async ({ db }) => {
    const bench = await groupBench(db)
    await bench.form()
    const { reference, services } = bench
    const [token, cookie] = [await bench.tokenOf(2), await bench.cookieOf(2)]
    const entered = await bench.get(`/share/2?key=${token}`, '')
    expect(entered).toMatchObject({ status: 303, location: `/booking/${reference}/share/2` })
    expect(entered.headers.get('set-cookie')).toMatch(/^__Host-friend-.*HttpOnly; SameSite=Lax; Secure/)
    // caught: a link cut short that overwrites the one that opens
    const cut = await bench.get(`/share/2?key=${token.slice(0, 22)}`, cookie)
    expect([cut.status, cut.headers.get('set-cookie')]).toEqual([303, null])
    expect(await bench.opens(2, token)).toBeDefined()
    // The same secret wherever the booking takes one.
    const trip = cookie.replace(`friend-${reference}-2`, `trip-${reference}`)
    for (const page of ['', '/travellers', '/review', '/change', '/details', '/group', '/story', '/cancel'])
      for (const cookies of [cookie, trip]) {
        await bench.get(page, cookies)
        const { bookingKey } = bench.drawn.at(-1)!
        expect([page, await findBooking(db, services.keys, reference, bookingKey ?? {})]).toEqual([page, undefined])
      }
    const before = await bench.look()
    for (const form of ['/travellers', '/details', '/group', '/pay', '/change', '/amend', '/cancel'])
      for (const cookies of [cookie, trip])
        expect([form, (await bench.post(form, cookies, { refundPaise: '0', intent: 'end' })).location]).toEqual([
          form,
          null,
        ])
    expect(await bench.look()).toEqual(before)
    for (const more of ['', '/cancellation', '/payments', '/amendments'])
      for (const method of ['GET', 'POST']) {
        const { status } = await bench.call(
          method,
          `/api/bookings/${reference}${more}`,
          method === 'POST' ? {} : undefined,
          {
            Authorization: `Bearer ${token}`,
            'Idempotency-Key': 'friend',
          },
        )
        expect([more, method, status >= 400]).toEqual([more, method, true])
      }
    for (const { url } of before['documents'] as { url: string }[])
      expect((await bench.call('GET', url, undefined, { Cookie: `${cookie}; ${trip}` })).status).toBe(404)
    // Another friend's place, and who booked without a link, neither.
    for (const share of [0, 1, 3, 4]) expect(await bench.opens(share, token)).toBeUndefined()
    await bench.get('/share/2', bench.own)
    expect(bench.drawn.at(-1)!.shareKey?.token).toBeUndefined()

    await bench.group({ intent: 'off', share: '2' })
    // caught: a link that is off in name alone
    for (const each of [token, await bench.tokenOf(2)]) expect(await bench.opens(2, each)).toBeUndefined()
    expect((await bench.post('/share/2/details', cookie, GIVEN)).location).toBeNull()
    await bench.group({ intent: 'on', share: '2' })
    // caught: a link switched on again that is the old one
    expect(await bench.opens(2, token)).toBeUndefined()
    expect(await bench.opens(2, await bench.tokenOf(2))).toBeDefined()
  })

  test('takes details that who booked is never shown, and never writes over', async ({ db }) => {
    const bench = await groupBench(db)
    await bench.form()
    const path = `/booking/${bench.reference}/share/2`
    const cookie = await bench.cookieOf(2)
    const wrong = { ...GIVEN, 'number.0': '12', 'people.0.age': '36' }
    expect((await bench.post('/share/2/details', cookie, wrong)).status).toBe(400)
    expect(JSON.stringify(bench.drawn.at(-1))).not.toContain('"12"')
    expect((await bench.post('/share/2/details', cookie, { ...GIVEN, 'people.0.age': '12' })).status).toBe(400)
    expect((await bench.post('/share/2/details', cookie, GIVEN)).location).toBe(`${path}?view=kept`)
    const hidden = async () => {
      const seen = JSON.stringify([await findDetails(db, bench.id), await bench.look()])
      expect(seen).not.toMatch(/0123|Jain|Asha|9812345677|farah@/)
      // caught: details the friend's own page shows again, whose link who booked has sent
      for (const share of await bench.pages()) expect(share).not.toMatch(/0123|aadhaar|Jain|Asha|98123456|farah@/i)
    }
    await hidden()
    const all = { 'travellers.1.paper': '', 'travellers.1.number': '', 'travellers.1.meals': 'Anything' }
    await bench.post('/details', bench.own, { ...all, 'emergency.name': '', 'emergency.mobile': '' })
    const staff = () => readDetails(bench.services, { id: 'x', role: 'sales' }, bench.id)
    const kept = {
      travellers: expect.arrayContaining([
        expect.objectContaining({ position: 1, number: '234567890123', meals: 'Jain, no nuts' }),
      ]),
    }
    expect(await staff()).toMatchObject({ value: { ...kept, emergencies: [{ share: 2, name: 'Asha Khan' }] } })
    // A new spelling, and fields left empty, lose nothing; without the group it stays as hidden as it was.
    await bench.post('/share/2/details', cookie, { 'people.0.name': 'Farah A. Khan', 'people.0.age': '36' })
    await bench.group({ intent: 'end' })
    await bench.post('/details', bench.own, { ...all, 'emergency.name': '', 'emergency.mobile': '' })
    expect(await staff()).toMatchObject({ value: kept })
    await hidden()
    await bench.form()
    // Who booked puts another name there: that person is asked, and nothing of the first stays.
    await nameParty({ db }, bench.access, {
      contact: CONTACT,
      travellers: FRIENDS.map((one, place) => (place === 1 ? { ...one, name: 'Zoya Ali' } : one)),
    })
    expect(await db.$count(travellerDetails, eq(travellerDetails.position, 1))).toBe(0)
    expect((await listShares(db, bench.id)).map(({ filledAt }) => filledAt)).toEqual([null, null, null, null])
    await bench.post('/share/2/details', await bench.cookieOf(2), GIVEN)
    await bench.post('/share/2/forget', await bench.cookieOf(2), {})
    expect(await db.$count(travellerDetails, eq(travellerDetails.position, 1))).toBe(0)
  })

  test('chooses a room-mate within the rooms, and moves nobody who chose', async ({ db }) => {
    const bench = await groupBench(db)
    await bench.form()
    const rooms = async () =>
      (await db.select({ room: travellers.room }).from(travellers).orderBy(travellers.position)).map(({ room }) => room)
    expect(await rooms()).toEqual([1, 1, 2, 2])
    const choose = async (share: number, mate: number) =>
      (await bench.post(`/share/${share}/room`, await bench.cookieOf(share), { mate: String(mate) })).location!.split(
        '?',
      )[1]
    expect(await choose(3, 1)).toBe('view=kept')
    expect(await rooms()).toEqual([2, 1, 1, 2])
    // Joseph chose Farah: Sunil cannot have her room any more.
    expect(await choose(4, 1)).toBe('error=room-taken')
    expect(await choose(4, 9)).toBe('error=not-allowed')
    expect(await rooms()).toEqual([2, 1, 1, 2])
  })
})
