import { eq, isNull } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { callOffDeparture } from '#domain/bookings/cancel/operator-cancellation.server.ts'
import { collectPlaces } from '#domain/bookings/desk/booking/export.server.ts'
import { listBookingMessages } from '#domain/bookings/booking-messages.server.ts'
import { listShares } from '#domain/bookings/group/group.server.ts'
import { remindOfPayments } from '#domain/bookings/pay/payment-reminders.server.ts'
import { instalments } from '#domain/bookings/tables.ts'
import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import { changeMoney } from '#domain/settings/money-settings.server.ts'
import { enclosePaper } from '#server/documents/make-paper.ts'
import { listDocuments } from '#domain/documents/issue.server.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { addDays, formatDate, istDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { Db } from '#platform/db.server.ts'
import { CONTACT, DEPARTURE, STARTS_ON } from '#tests/benches/booking-bench.ts'
import { FRIENDS, groupBench } from '#tests/benches/group-bench.ts'
import { test } from '#tests/database.ts'
import { write } from '#tests/write.ts'

const OF = { 'people.0.name': 'Farah Khan', 'people.0.age': '35' }
const FARAH = 'farah@example.org'
const LATER = { ...DEPARTURE, id: 'later', startsOn: addDays(STARTS_ON, 14), twinPaise: 21_000_00 }

async function told(db: Db) {
  const mails = (await listOutbox(db, 100)).filter(({ to }) => to === FARAH)
  return mails.map(({ subject, body, encloses }) => ({ subject, body, files: encloses.map(({ about }) => about) }))
}

/** Friends with a link each, of whom Farah has given her e-mail. */
async function friends(db: Db) {
  const bench = await groupBench(db)
  await bench.form()
  const gives = async (email: string) => bench.post('/share/2/details', await bench.cookieOf(2), { ...OF, email })
  return { ...bench, gives, path: `/booking/${bench.reference}/share/2` }
}

describe('a friend who gives an e-mail', () => {
  test('is sent their own link, once an address, and nobody is shown it', async ({ db }) => {
    const bench = await friends(db)
    expect((await bench.gives('nobody')).status).toBe(400)
    expect(bench.drawn.at(-1)!.answer).toMatchObject({ draft: { faults: { email: expect.stringContaining('email') } } })
    await bench.gives(` ${FARAH.toUpperCase()} `)
    await bench.gives(FARAH)
    await bench.gives('')
    const [mail, ...others] = await told(db)
    expect(others).toEqual([])
    expect(mail!.subject).toMatch(/^Your place in /)
    expect(mail!.body).toContain(`${bench.path}?key=${await bench.tokenOf(2)}`)
    // caught: messages to a friend on the list of whoever booked
    expect(JSON.stringify(await listBookingMessages(db, bench.id))).not.toContain('Your place in')
    for (const page of await bench.pages()) expect(page).not.toContain(FARAH)
  })

  test('is forgotten with the link, and by who asks for it', async ({ db }) => {
    const bench = await friends(db)
    const known = async () => (await listShares(db, bench.id)).filter(({ email }) => email !== null).length
    await bench.gives(FARAH)
    await bench.group({ intent: 'new', share: '2' })
    // caught: the new link of a friend sent to whoever had the old one
    expect(await known()).toBe(0)
    await bench.gives(FARAH)
    await bench.post('/share/2/forget', await bench.cookieOf(2), {})
    expect(await known()).toBe(0)
  })

  // (caught: who booked told alone, a friend told of the whole group's sum; a day that is over said to come)
  test('is reminded of their own share, and nobody is who has given none', async ({ db }) => {
    const bench = await friends(db)
    await bench.gives(FARAH)
    const own = (await bench.parts()).find(({ share, paidAt }) => share === 2 && !paidAt)!
    await db
      .update(instalments)
      .set({ dueOn: addDays(istDate(new Date()), 5) })
      .where(eq(instalments.dueOn, own.dueOn!))
    expect(await remindOfPayments({ ...bench.services, db })).toBe(1)
    const due = (await listOutbox(db, 100)).filter(({ subject }) => subject.includes('of your share by'))
    expect(due.map(({ to }) => to)).toEqual([FARAH])
    expect(due[0]!.subject).toContain(formatPaise(own.amountPaise))
    expect(due[0]!.body).toContain(`${bench.path}?key=${await bench.tokenOf(2)}`)
    const yesterday = addDays(istDate(new Date()), -1)
    await db.update(instalments).set({ dueOn: yesterday }).where(isNull(instalments.paidAt))
    await remindOfPayments({ ...bench.services, db })
    const [missed] = await told(db)
    expect(missed!.subject).toContain(`was due on ${formatDate(yesterday)}`)
    expect(missed!.body).toMatch(/was due on .* and has not reached us[^]*The seats are kept until/)
  })

  test('has their own receipt, whoever pays after them', async ({ db }) => {
    const bench = await friends(db)
    await bench.gives(FARAH)
    await bench.pays(2)
    await bench.pays(3)
    const receipts = (await listDocuments(db, bench.id)).map(({ subject, facts }) => [subject, facts.recipient.name])
    const [paymentId] = receipts.find(([, name]) => name === 'Farah Khan')!
    const [mail] = await told(db)
    expect(mail).toMatchObject({
      subject: expect.stringMatching(/received for your place/),
      files: [`booking/${bench.id}/receipt-voucher/${paymentId}`],
    })
    const printed: unknown[] = []
    const printer = { print: async (paper: unknown) => (printed.push(paper), new Uint8Array()) }
    const needs = { ...bench.services, printer } as unknown as Parameters<typeof enclosePaper>[0]
    await enclosePaper(needs, { name: 'r.pdf', about: mail!.files[0]! })
    // caught: the last receipt of the booking in place of one's own
    expect(printed).toMatchObject([{ paper: { facts: { recipient: { name: 'Farah Khan' } } } }])
    const organiser = (await listOutbox(db, 100)).filter(({ to }) => to === CONTACT.email)
    const paid = organiser
      .filter(({ kind }) => kind === 'paid')
      .map(({ encloses }) => encloses.map(({ about }) => about))
    // Joseph gave no address: who booked has his receipt, and not hers.
    expect(JSON.stringify(paid)).not.toContain(paymentId)
  })

  test('is told what comes back to them, and refund vouchers name whoever paid', async ({ db }) => {
    const bench = await friends(db)
    await bench.gives(FARAH)
    await bench.pays(2)
    const quoted = await bench.at('GET', '/cancellation')
    const refundPaise = Number(quoted.body.data!['refundPaise'])
    await bench.at('POST', '/cancellation', { refundPaise }, { 'Idempotency-Key': 'cancel' })
    const vouchers = (await listDocuments(db, bench.id)).filter(({ kind }) => kind === 'refund-voucher')
    const byName = Object.fromEntries(vouchers.map(({ facts }) => [facts.recipient.name, facts.value.totalPaise]))
    // caught: one voucher made out to who booked
    expect(Object.keys(byName).toSorted()).toEqual(['Farah Khan', CONTACT.name].toSorted())
    expect(Object.values(byName).reduce((sum, paise) => sum + paise, 0)).toBe(refundPaise)
    const [mail] = await told(db)
    expect(mail!.subject).toMatch(/^Cancelled/)
    expect(mail!.body).toContain(`${formatPaise(byName['Farah Khan']!)} goes back`)
    // Caught: a page that knows of no refund, its payments looked for under the refunds' own ids.
    const paid = async () => (await bench.sharePage(2)).payments
    expect(await paid()).toMatchObject([{ backPaise: 0, returningPaise: byName['Farah Khan'] }])
    await bench.refund()
    expect(await paid()).toMatchObject([{ backPaise: byName['Farah Khan'], returningPaise: 0 }])
  })

  test('is told of money that goes back with a change, which ends the group', async ({ db }) => {
    const bench = await friends(db)
    await bench.gives(FARAH)
    await bench.pays(2)
    const travellers = FRIENDS.filter(({ name }) => name !== 'Farah Khan')
    const quoted = (await bench.at('POST', '/amendments', { adults: 3, travellers })).body.data as unknown as {
      quote: { token: string }
      refunds: { name: string; amountPaise: number }[]
    }
    await bench.at('POST', '/amendments', { quote: quoted.quote.token, travellers })
    const [mail] = await told(db)
    const [back] = quoted.refunds
    expect(mail!.subject).toContain(`${formatPaise(back!.amountPaise)} goes back to you`)
    const vouchers = (await listDocuments(db, bench.id)).filter(({ kind }) => kind === 'refund-voucher')
    expect(vouchers.map(({ facts }) => [facts.recipient.name, facts.value.totalPaise])).toEqual([
      ['Farah Khan', back!.amountPaise],
    ])
  })

  test('is told of another date with their own parts of it (caught: who booked told alone)', async ({ db }) => {
    const bench = await friends(db)
    await write(db, scheduleDepartures, [LATER])
    await bench.gives(FARAH)
    const { quote } = (await bench.at('POST', '/amendments', { departure: LATER.id })).body.data as unknown as {
      quote: { token: string }
    }
    expect((await bench.at('POST', '/amendments', { quote: quote.token })).status).toBe(200)
    const [mail] = await told(db)
    expect(mail!.subject).toBe(`Changed: Tea hills of Munnar, ${formatDate(LATER.startsOn)}`)
    expect(mail!.body).toContain(`Leaves: ${formatDate(LATER.startsOn)}, not ${formatDate(STARTS_ON)}`)
    const own = (await bench.parts()).filter(({ share, paidAt }) => share === 2 && !paidAt)
    expect(own.length).toBeGreaterThan(0)
    for (const { amountPaise, dueOn } of own)
      expect(mail!.body).toContain(`Yours to pay: ${formatPaise(amountPaise)} by ${formatDate(dueOn!)}`)
    expect(mail!.body).toContain(`${bench.path}?key=${await bench.tokenOf(2)}`)
  })

  test('is told when their share changes or ends, or they travel no more, and not of what leaves it as it was', async ({
    db,
  }) => {
    const bench = await friends(db)
    await bench.gives(FARAH)
    const changed = async () => (await told(db)).filter(({ subject }) => subject.startsWith('Changed'))
    await bench.form()
    expect(await changed()).toEqual([])
    const alone = { intent: 'form', split: 'equal', 'payer.0': '0', 'payer.1': '0', 'payer.2': '3', 'payer.3': '4' }
    await bench.group(alone)
    expect((await changed())[0]!.body).toContain('You travel as before, and what is left to pay is for Meera Kulkarni')
    await bench.form()
    expect((await changed())[0]!.body).toContain('This is how it stands for you now.')
    const travellers = FRIENDS.filter(({ name }) => name !== 'Farah Khan')
    const { quote } = (await bench.at('POST', '/amendments', { adults: 3, travellers })).body.data as unknown as {
      quote: { token: string }
    }
    await bench.at('POST', '/amendments', { quote: quote.token, travellers })
    const [gone, ...before] = await changed()
    expect(gone!.body).toContain('You no longer travel on it, and owe nothing more.')
    expect(before).toHaveLength(2)
  })

  test('is told that the date is called off while who booked may choose (caught: told once all was over)', async ({
    db,
  }) => {
    const bench = await friends(db)
    await write(db, scheduleDepartures, [LATER])
    await bench.gives(FARAH)
    const sales = { id: 'somebody-in-sales', role: 'sales', provenAt: new Date('2100-01-01') } as const
    await write(db, changeMoney.refunds, { id: 'refunds', stood: '', alonePaise: 10_000_000_00 })
    const called = { departureId: DEPARTURE.id, because: 'The road to Munnar is closed.' }
    expect(await callOffDeparture({ ...bench.services, db }, sales, called)).toMatchObject({ value: { choosing: 1 } })
    const [mail] = await told(db)
    expect(mail!.subject).toMatch(/^Called off/)
    expect(mail!.body).toMatch(/Meera Kulkarni may move all of you[^]*The road to Munnar is closed/)
  })

  test('is told, where they have paid, that the group ends and what becomes of their money (caught: nobody told, told who paid nothing)', async ({
    db,
  }) => {
    const bench = await friends(db)
    await bench.gives(FARAH)
    await bench.post('/share/3/details', await bench.cookieOf(3), {
      'people.0.name': 'Joseph Kurian',
      'people.0.age': '36',
      email: 'joseph@example.org',
    })
    await bench.pays(2)
    await bench.group({ intent: 'end' })
    const ended = (await listOutbox(db, 100)).filter(({ kind }) => kind === 'friend-ended')
    expect(ended.map(({ to }) => to)).toEqual([FARAH])
    expect(ended[0]!.body).toMatch(/nothing of it goes back now[^]*within 7 working days/)
  })

  test('is in what the owner of that address is told of themselves', async ({ db }) => {
    const bench = await friends(db)
    await bench.gives(FARAH)
    expect(await collectPlaces(db, FARAH)).toMatchObject([{ booking: bench.reference, place: 2, email: FARAH }])
    expect(await collectPlaces(db, 'nobody@example.org')).toEqual([])
  })
})

describe('money of a wrong amount', () => {
  test('is answered to whoever paid: what came, what was due, what becomes of it', async ({ db }) => {
    const bench = await friends(db)
    const alone = await bench.book()
    await alone.pay('wrong-amount')
    const [mail] = await listOutbox(db, 1)
    expect(mail).toMatchObject({ kind: 'wrong-amount', to: CONTACT.email })
    expect(mail!.body).toMatch(
      /₹10,499.00 has reached us .*₹10,500.00 was asked for[^]*goes back in full[^]*held until/,
    )
    await bench.gives(FARAH)
    await bench.pays(2, 'wrong-amount')
    // caught: only who booked is told
    expect((await told(db))[0]!.body).toMatch(/was asked for and another sum came/)
  })
})
