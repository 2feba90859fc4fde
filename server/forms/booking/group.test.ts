import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { listKeptParts, listShares } from '#domain/bookings/group/group.server.ts'
import { remindOfPayments } from '#domain/bookings/pay/payment-reminders.server.ts'
import { instalments } from '#domain/bookings/tables.ts'
import { listDocuments } from '#domain/documents/issue.server.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { listPaymentsOf } from '#domain/payments/paid-orders.server.ts'
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
    // caught: a sum that has come, and nobody knows whose it was
    const told = (await listOutbox(db, 20)).find(({ kind }) => kind === 'paid')
    expect(told!.body).toContain('Paid by: Farah Khan')
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
      .select({ paid: payments.amountPaise, back: refunds.amountPaise, orderId: payments.orderId })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
    const toldOf = async () => (await Promise.all(back.map(({ orderId }) => listPaymentsOf(db, [orderId!])))).flat()
    const backs = back.map((one) => one.back)
    expect(back).toHaveLength(3)
    expect(back.reduce((sum, one) => sum + one.back, 0)).toBe(refundPaise)
    const paidPaise = back.reduce((sum, { paid }) => sum + paid, 0)
    // caught: the newest payments first, which has the charge paid by who paid first
    for (const one of back) expect(Math.abs(one.back - (refundPaise * one.paid) / paidPaise)).toBeLessThan(1)
    // caught: every payer was told that nothing comes back
    expect(await toldOf()).toMatchObject(backs.map((paise) => ({ returningPaise: paise, backPaise: 0 })))
    await bench.refund()
    expect(await toldOf()).toMatchObject(backs.map((paise) => ({ returningPaise: 0, backPaise: paise })))
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
    // caught: a group that outlives a change of who travels
    expect((await bench.opens(3, token))?.mine.places).toEqual([])
    // Sunil is the third of them now.
    await bench.group({ intent: 'form', split: 'equal', 'payer.0': '0', 'payer.1': '2', 'payer.2': '3' })
    expect((await bench.opens(3, token))?.mine.places).toEqual([2])
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
    // caught: a friend's refund of everybody's advances
    const papers = await listDocuments(db, bench.id)
    const of = (kind: string, name: string) =>
      papers.filter((one) => one.kind === kind && one.facts.recipient.name === name)
    for (const name of [CONTACT.name, 'Farah Khan', 'Joseph Kurian']) {
      const named = of('refund-voucher', name).flatMap(({ facts }) => facts.names.map(({ number }) => number))
      expect(new Set(named)).toEqual(new Set(of('receipt-voucher', name).map(({ number }) => number)))
    }
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
