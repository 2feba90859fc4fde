import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { findBooking } from '#domain/bookings/find-booking.server.ts'
import { listKeptParts, listShares } from '#domain/bookings/group/group.server.ts'
import { nameParty } from '#domain/bookings/change/name-party.server.ts'
import { findDetails, readDetails } from '#domain/bookings/trip/later-details.server.ts'
import { remindOfPayments } from '#domain/bookings/pay/payment-reminders.server.ts'
import { instalments } from '#domain/bookings/tables.ts'
import { travellerDetails, travellers } from '#domain/bookings/trip/tables.ts'
import { listDocuments } from '#domain/documents/issue.server.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { paymentOrders, payments, refunds } from '#domain/payments/tables.ts'
import { mergedByDate, paidBy } from '#domain/bookings/group/shares.ts'
import { CONTACT } from '#tests/benches/booking-bench.ts'
import { groupBench, FRIENDS } from '#tests/benches/group-bench.ts'
import { addDays, istDate } from '#platform/dates.ts'
import { onBoth as test } from '#tests/database.ts'
import { REFUSALS } from '#web/refusals.ts'

const TOTAL = 84_000_00
const SHARE = TOTAL / 4
const SHARERS = [0, 2, 3, 4].map((share) => ({ share }))

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

describe('shares of a booking', () => {
  test('come to what is left on every date, are paid each by one, and count once', async ({ db }) => {
    const bench = await groupBench(db)
    const before = mergedByDate((await bench.parts()).filter(({ paidAt }) => !paidAt))
    expect((await bench.form()).location).toBe(`/booking/${bench.reference}/group`)
    const shared = await bench.parts()
    expect(mergedByDate(shared.filter(({ paidAt }) => !paidAt))).toEqual(before)
    const owed = (share: number) =>
      shared.filter((one) => one.share === share).reduce((sum, { amountPaise }) => sum + amountPaise, 0)
    // The first part, a quarter of the price, was who booked's.
    expect([owed(0), owed(2), owed(3), owed(4)]).toEqual([0, SHARE, SHARE, SHARE])
    const [first] = shared.filter(({ share }) => share === 2)
    // caught: an order for a part that is another's
    expect(await bench.order(3, first!.part)).toBeNull()
    expect(bench.drawn.at(-1)).toMatchObject({ status: 409, answer: { draft: { reason: 'not-allowed' } } })
    await bench.pays(2, 'success', first!.part)
    expect(await bench.look()).toMatchObject({ paidPaise: SHARE + first!.amountPaise })
    const receipts = (await listDocuments(db, bench.id)).map(({ facts }) => facts.recipient.name)
    // caught: a friend's receipt made out to who booked
    expect(receipts).toEqual([CONTACT.name, 'Farah Khan'])
    const paid = await bench.parts()
    expect(SHARERS.map(({ share }) => paidBy(paid, share, SHARERS))).toEqual([SHARE, first!.amountPaise, 0, 0])
    expect(await checkBooks(db)).toMatchObject({ findings: [] })
  })

  // Caught: a redirect to the form as it is first shown.
  test('that nobody could pay by are asked for again, as they were chosen', async ({ db }) => {
    const bench = await groupBench(db)
    const typed = { split: 'own-price', 'payer.0': '0', 'payer.1': '2', 'payer.2': '2', 'payer.3': '3' }
    expect((await bench.group({ intent: 'form', ...typed })).status).toBe(422)
    const { answer } = bench.drawn.at(-1)!
    expect(answer).toMatchObject({ form: 'group', draft: { typed } })
    const page = await bench.groupPage(answer)
    expect(page.people.map(({ payer }) => payer)).toEqual(['0', '2', '2', '3'])
    expect(page).toMatchObject({ split: 'own-price', isAgain: true, error: REFUSALS['unclear-group'].message })
    expect(await listShares(db, bench.id)).toEqual([])
  })

  test('go back to where they came from in proportion, and the sums are the quote’s', async ({ db }) => {
    const bench = await groupBench(db)
    await bench.form()
    await bench.pays(2)
    await bench.pays(3, 'success', (await bench.parts()).find(({ share }) => share === 3)!.part)
    const quoted = await bench.at('GET', '/cancellation')
    const refundPaise = Number(quoted.body.data!['refundPaise'])
    await bench.at('POST', '/cancellation', { refundPaise }, { 'Idempotency-Key': 'cancel' })
    const back = await db
      .select({ paid: payments.amountPaise, back: refunds.amountPaise })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
    expect(back).toHaveLength(3)
    expect(back.reduce((sum, one) => sum + one.back, 0)).toBe(refundPaise)
    const paidPaise = back.reduce((sum, { paid }) => sum + paid, 0)
    // caught: the newest payments first, which has the charge paid by who paid first
    for (const one of back) expect(Math.abs(one.back - (refundPaise * one.paid) / paidPaise)).toBeLessThan(1)
    await bench.refund()
    expect(await checkBooks(db)).toMatchObject({ findings: [] })
  })

  test('are shared anew with a change, and end with a change of who travels, what was paid staying with its payer', async ({
    db,
  }) => {
    const bench = await groupBench(db)
    await bench.form()
    await bench.pays(4)
    const token = await bench.tokenOf(4)
    const amend = async (wanted: object, more: object = {}) => {
      const quoted = await bench.at('POST', '/amendments', { ...wanted, ...more })
      const data = quoted.body.data as unknown as { quote: { token: string } }
      return { quoted: data, amended: await bench.at('POST', '/amendments', { quote: data.quote.token, ...more }) }
    }
    const left = FRIENDS.filter(({ name }) => name !== 'Farah Khan')
    // caught: a party that changes without a word of who goes, though it is their money
    expect((await bench.at('POST', '/amendments', { adults: 3 })).body.reason).toBe('invalid-travellers')
    expect((await amend({ adults: 3 }, { travellers: left })).amended.status).toBe(200)
    expect(await bench.opens(4, token)).toBeUndefined()
    // Sunil is the third of them now.
    await bench.group({ intent: 'form', split: 'equal', 'payer.0': '0', 'payer.1': '2', 'payer.2': '3' })
    // caught: a group that outlives a change of who travels
    expect(await bench.opens(3, token)).toBeUndefined()
    const parts = await bench.parts()
    expect(paidBy(parts, 3, [{ share: 0 }, { share: 2 }, { share: 3 }])).toBe(SHARE)
    expect(await checkBooks(db)).toMatchObject({ findings: [] })
  })

  test('of a friend who is dropped go back to that friend as it was quoted, and nobody else’s money moves', async ({
    db,
  }) => {
    const bench = await groupBench(db)
    await bench.form()
    await bench.pays(2)
    await bench.pays(3, 'success', (await bench.parts()).find(({ share }) => share === 3)!.part)
    const partPaise = (await bench.parts()).find((one) => one.share === 3 && one.paidAt)!.amountPaise
    const travellers = FRIENDS.filter(({ name }) => name !== 'Joseph Kurian')
    const quoted = (await bench.at('POST', '/amendments', { adults: 3, travellers })).body.data as unknown as {
      quote: { token: string }
      [name: string]: unknown
    }
    // The slab of the day charges a tenth of what falls away, and Joseph has paid more than that.
    const backPaise = partPaise - Number(quoted['chargePaise'])
    // caught: what is paid stays while the booking is not paid beyond its price
    expect(quoted).toMatchObject({
      refundPaise: backPaise,
      refunds: [{ name: 'Joseph Kurian', amountPaise: backPaise }],
    })
    const parts = quoted['payments'] as { amountPaise: number; dueOn: string }[]
    // caught: two parts on one date, of what two friends were to pay
    expect(new Set(parts.map(({ dueOn }) => dueOn)).size).toBe(parts.length)
    expect(parts.every(({ amountPaise }) => amountPaise % 100 === 0)).toBe(true)
    await bench.at('POST', '/amendments', { quote: quoted.quote.token, travellers })
    const back = () =>
      db
        .select({ paise: refunds.amountPaise, share: paymentOrders.share })
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.paymentId))
        .innerJoin(paymentOrders, eq(paymentOrders.id, payments.orderId))
    expect(await back()).toEqual([{ paise: backPaise, share: -3 }])
    const whole = await bench.look()
    expect(whole['duePaise']).toBe(parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0))
    // Made anew, the group pays the journey as it is now: the charge for Joseph is Joseph's, and paid.
    await bench.group({ intent: 'form', split: 'equal', 'payer.0': '0', 'payer.1': '2', 'payer.2': '3' })
    const shared = await listKeptParts(db, bench.id)
    const sharers = [0, 2, 3].map((share) => ({ share }))
    const owed = sharers.map(({ share }) =>
      shared.reduce(
        (sum, one) => ((one.share ?? 0) === share && !one.paidAt ? sum + one.amountPaise : sum),
        paidBy(shared, share, sharers),
      ),
    )
    const journeyPaise = Number(whole['totalPaise']) - Number(quoted['chargePaise'])
    expect(owed.reduce((sum, paise) => sum + paise, 0)).toBe(journeyPaise)
    // caught: a cancellation that gives whoever left a share of what the others get
    await bench.at('POST', '/cancellation')
    expect((await back()).filter(({ share }) => share === -3)).toHaveLength(1)
    await bench.refund()
    expect(await checkBooks(db)).toMatchObject({ findings: [] })
  })

  test('are reminded of once a date, with the sum of what is open', async ({ db }) => {
    const bench = await groupBench(db)
    await bench.form()
    const [soon] = mergedByDate((await bench.parts()).filter(({ paidAt }) => !paidAt))
    await db
      .update(instalments)
      .set({ dueOn: addDays(istDate(new Date()), 5) })
      .where(eq(instalments.dueOn, soon!.dueOn!))
    const needs = { ...bench.services, db }
    expect([await remindOfPayments(needs), await remindOfPayments(needs)]).toEqual([1, 0])
    const [mail] = (await listOutbox(db, 50)).filter(({ subject }) => subject.startsWith('Your group'))
    expect(mail!.subject).toContain((soon!.amountPaise / 100).toLocaleString('en-IN'))
  })
})

describe('money of several people at once', () => {
  test('pays every rupee once; what comes late or twice goes back', async ({ database }) => {
    const { db } = database
    const bench = await groupBench(db)
    await bench.form()
    const [twice, again] = [await bench.order(2), await bench.order(2)]
    const [other, late] = [await bench.order(3), await bench.order(4)]
    await Promise.all([twice, again, other].map((order) => bench.gateway(String(order), 'success')))
    // Who booked pays everything that is left while the fourth is still at the bank.
    await bench.pay('success', 'all')
    await bench.gateway(String(late), 'success')
    const whole = await bench.look()
    expect(whole).toMatchObject({ paidPaise: TOTAL, duePaise: 0, refundDuePaise: 2 * SHARE })
    const back = await db
      .select({ reason: refunds.reason, orderId: payments.orderId })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
    expect(back.map(({ reason }) => reason)).toEqual(['paid already', 'paid already'])
    expect(back.map(({ orderId }) => orderId)).toContain(late)
    await bench.refund()
    expect(await checkBooks(db)).toMatchObject({ findings: [] })
  })

  test('shared anew finds an order for a part that is gone, and goes back; a bank that is asked is waited for', async ({
    db,
  }) => {
    const bench = await groupBench(db)
    await bench.form()
    const order = String(await bench.order(2))
    await bench.form('own-price')
    await bench.gateway(order, 'success')
    expect(await bench.look()).toMatchObject({ paidPaise: SHARE, refundDuePaise: SHARE })
    // caught: told that it had been paid before, which nobody had
    expect(await db.select({ reason: refunds.reason }).from(refunds)).toEqual([{ reason: 'parts changed' }])
    await bench.pays(3, 'pending')
    expect((await bench.form()).location).toBe(`/booking/${bench.reference}/group?error=money-on-its-way`)
    expect(await checkBooks(db)).toMatchObject({ findings: [] })
  })
})

describe('a friend’s link', () => {
  test('opens that friend’s page and nothing of the booking, and nothing at all once it is off', async ({ db }) => {
    const bench = await groupBench(db)
    await bench.form()
    const { reference, services } = bench
    const [token, cookie] = [await bench.tokenOf(2), await bench.cookieOf(2)]
    const entered = await bench.get(`/share/2?key=${token}`, '')
    expect(entered).toMatchObject({ status: 303, location: `/booking/${reference}/share/2` })
    expect(entered.headers.get('set-cookie')).toMatch(/^__Host-friend-.*HttpOnly; SameSite=Lax; Secure/)
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
