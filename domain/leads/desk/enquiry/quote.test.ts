import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import { bookingToken } from '#domain/bookings/booking-link.ts'
import { findDesk } from '#domain/bookings/desk/departure-desk.server.ts'
import { expireHolds } from '#domain/bookings/hold/expiry.server.ts'
import { findQuote, reviseQuote } from '#domain/bookings/quote/quotes.server.ts'
import { bookings, quotes } from '#domain/bookings/tables.ts'
import { changeSeats } from '#domain/departures/seats.server.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { HOUR } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { accountBench } from '#tests/benches/account-bench.ts'
import { bookingBench, DEPARTURE, TOTAL } from '#tests/benches/booking-bench.ts'
import { leadBench } from '#tests/benches/lead-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { teaHills } from '#tests/sample-catalogue.ts'
import { moveEnquiry } from './deeds.server.ts'
import { sendQuote } from './quote.server.ts'
import { findEnquiry } from '#domain/leads/find-enquiry.server.ts'
import { releaseSeats } from '#domain/leads/desk/held-quote.server.ts'
import { seenOf } from '#domain/leads/lead.ts'
import { offerDates } from '#domain/leads/desk/quote-offers.server.ts'
import { forgetLeadsOf } from '#domain/leads/retention.server.ts'
import { leadEvents, leads } from '#domain/leads/tables.ts'
import { winBooked } from '#domain/leads/won-by-booking.server.ts'

const ASKED = { package: teaHills.url, departure: DEPARTURE.id, adults: 2, ages: [] }

/** An enquiry about a journey that is sold, and one of the staff. */
async function asked(db: Db) {
  const sold = await bookingBench(db)
  const lead = leadBench(db)
  const staff = await accountBench(db).visitor({ role: 'sales', email: 'colleague@example.org' })
  const { reference } = await lead.receive()
  const row = async () => (await db.select().from(leads).where(eq(leads.reference, reference)))[0]!
  const form = async () => ({ reference, seen: seenOf(await row()) })
  const services = { ...sold.services, config: lead.needs.config }
  const send = async (quote: object = {}, more: object = {}) =>
    sendQuote(services, staff, { ...(await form()), by: 'email', quote: { ...ASKED, ...quote }, ...more })
  const token = async () =>
    (await db.select().from(leadEvents).where(eq(leadEvents.kind, 'quoted'))).at(-1)?.quoteToken ?? ''
  const holdOf = async (quoteToken: string) => {
    const { body } = await sold.hold(quoteToken)
    return sold.openedBy(String(body.data?.['reference']), String(body.data?.['token']))
  }
  return { ...sold, services, lead, staff, reference, row, form, send, token, holdOf }
}

describe('a quote in answer to an enquiry', () => {
  test('is made and sent in one, and its link is in the history (caught: a quote kept though no way leads to them)', async ({
    db,
  }) => {
    const { send, row, token, reference, staff, services } = await asked(db)
    const before = (await db.select().from(quotes)).length
    expect(await send({}, { by: 'pigeon' })).toMatchObject({ reason: 'invalid', faults: [{ path: 'by' }] })
    expect(await send({ adults: 0 })).toMatchObject({ reason: 'invalid', faults: [{ path: 'quote.adults' }] })
    await db.update(leads).set({ email: null }).where(eq(leads.reference, reference))
    expect(await send()).toMatchObject({ reason: 'unclear-deed', faults: [{ path: 'by' }] })
    expect((await db.select().from(quotes)).length).toBe(before)
    await db.update(leads).set({ email: 'meera@example.org' }).where(eq(leads.reference, reference))
    expect(await send()).toEqual({ ok: true, value: undefined })
    const [mail] = await listOutbox(db, 1)
    expect(mail).toMatchObject({ kind: 'quote', to: 'meera@example.org' })
    expect(mail!.body).toContain(`https://padav.example/q/${await token()}`)
    expect((await findQuote(db, await token()))?.totalPaise).toBe(TOTAL)
    expect(await row()).toMatchObject({ state: 'quoted', assigneeId: staff.id })
    expect((await row()).messageIds).toContain(mail!.id)
    const found = await findEnquiry(services, staff, reference)
    expect(found.ok && found.value.events[0]).toMatchObject({ facts: { quote: { totalPaise: TOTAL, by: 'email' } } })
    // Caught: the link in the audit, which is never forgotten.
    expect(JSON.stringify(await listHistory(db, `enquiry:${reference}`))).not.toContain(await token())
    await services.printer.close()
  })

  test('goes by SMS to who gave a mobile, in words that can be registered', async ({ db }) => {
    const { send, token, services } = await asked(db)
    expect(await send({}, { by: 'sms' })).toMatchObject({ ok: true })
    const [text] = await listOutbox(db, 1)
    expect(text).toMatchObject({ kind: 'quote', channel: 'sms', to: '+919812345678' })
    expect(text!.body).toContain(`padav.example/q/${await token()}`)
    await services.printer.close()
  })

  test('is refused where the seats do not suffice, where somebody was quicker, and once it is over', async ({ db }) => {
    const { send, form, staff, services, lead } = await asked(db)
    await changeSeats(db, DEPARTURE.id, { held: 5 })
    expect(await send()).toMatchObject({ reason: 'sold-out' })
    expect(await send({}, { seen: 'new|somebody|' })).toMatchObject({ reason: 'changed-meanwhile' })
    await moveEnquiry(lead.needs, staff, { ...(await form()), to: 'won' })
    expect(await send()).toMatchObject({ reason: 'not-from-here' })
    await services.printer.close()
  })

  test('is offered for the dates nearest to when they want to travel', async ({ db }) => {
    const { services, staff } = await asked(db)
    const time = { kind: 'dates', startsOn: DEPARTURE.startsOn, endsOn: null } as const
    const of = {
      pkg: { id: teaHills.id, infantsHaveSeats: false },
      party: { adults: 2, ages: [], rooms: undefined },
      time,
    }
    expect(await offerDates(services, staff, of)).toMatchObject({
      value: { best: DEPARTURE.id, dates: [{ seatsLeft: 6, isOutside: false }] },
    })
    const never = { ...of, time: { kind: 'month', month: '2026-01' } as const }
    expect(await offerDates(services, staff, never)).toMatchObject({ value: { dates: [{ isOutside: true }] } })
    await changeSeats(db, DEPARTURE.id, { held: 5 })
    expect(await offerDates(services, staff, of)).toMatchObject({
      value: { best: undefined, dates: [{ seatsLeft: 1 }] },
    })
    expect(await offerDates(services, { id: 'x', role: 'editor' }, of)).toMatchObject({ reason: 'forbidden' })
    await services.printer.close()
  })

  test('wins its enquiry once it is booked, also as a version made of it since; opened again it stays open (caught: the quote’s own token alone; a second win)', async ({
    db,
  }) => {
    const { send, token, holdOf, row, form, staff, lead, services } = await asked(db)
    await send()
    const revised = await reviseQuote(services, (await findQuote(db, await token()))!)
    expect(await winBooked(lead.needs)).toBe(0)
    const { reference, pay } = await holdOf(revised.ok ? revised.value.token : '')
    await pay('success')
    expect([await winBooked(lead.needs), (await row()).state]).toEqual([1, 'won'])
    const events = await db.select().from(leadEvents).orderBy(leadEvents.id)
    expect(events.at(-1)).toMatchObject({ kind: 'won', facts: { booking: reference }, byUserId: null })
    expect(await winBooked(lead.needs)).toBe(0)
    await moveEnquiry(lead.needs, staff, { ...(await form()), to: 'contacted' })
    expect([await winBooked(lead.needs), (await row()).state]).toEqual([0, 'contacted'])
    await services.printer.close()
  })

  test('wins what was given up, and nothing that is only held', async ({ db }) => {
    const { send, token, holdOf, row, form, staff, lead, services } = await asked(db)
    await send()
    await moveEnquiry(lead.needs, staff, { ...(await form()), to: 'lost', reason: 'no-answer' })
    const { pay } = await holdOf(await token())
    expect(await winBooked(lead.needs)).toBe(0)
    await pay('success')
    expect([await winBooked(lead.needs), await row()]).toMatchObject([1, { state: 'won', lostReason: null }])
    await services.printer.close()
  })

  test('is forgotten with the enquiry: link, price, booking, note and mail (caught: an event that keeps its facts)', async ({
    db,
  }) => {
    const { send, token, holdOf, lead, services } = await asked(db)
    await send()
    const quoteToken = await token()
    const { reference, pay } = await holdOf(quoteToken)
    await pay('success')
    await winBooked(lead.needs)
    const verified = { email: 'meera@example.org', mobile: null }
    expect(await forgetLeadsOf(db, lead.clock, { ...verified, verified })).toBe(1)
    const left = JSON.stringify([await db.select().from(leadEvents), await db.select().from(leads)])
    for (const gone of [quoteToken, reference, 'Tea hills', String(TOTAL)]) expect(left).not.toContain(gone)
    expect((await listOutbox(db, 100)).filter(({ kind }) => kind === 'quote')).toEqual([])
    await services.printer.close()
  })
})

describe('a quote that holds seats', () => {
  test('holds them once, as a booking of whoever asked, until it is over (caught: a quote that holds none, one that holds beside the last)', async ({
    db,
  }) => {
    const { send, services, staff, reference, departure, row } = await asked(db)
    expect(await send({}, { hours: 48 })).toMatchObject({ ok: true })
    expect(await departure()).toMatchObject({ held: 2 })
    const mail = (await listOutbox(db, 2)).find(({ to }) => to === 'meera@example.org')
    expect(mail).toMatchObject({ kind: 'link' })
    expect((await row()).messageIds).toContain(mail!.id)
    const found = await findEnquiry(services, staff, reference)
    expect(found.ok && found.value.held).toMatchObject([{ seats: 2 }])
    const desk = await findDesk(db, staff, DEPARTURE.id)
    expect(desk.ok && desk.value.waits).toMatchObject([{ name: 'Meera Nair', seats: 2 }])
    // More of the same date, of which their own are the last.
    await changeSeats(db, DEPARTURE.id, { sold: 3 })
    expect(await send({ adults: 3 }, { hours: 4 })).toMatchObject({ ok: true })
    expect(await departure()).toMatchObject({ held: 3, sold: 3 })
    await services.printer.close()
  })

  test('sells nobody else what it holds, and gives it back once (caught: given back by hand and by the sweeper)', async ({
    db,
  }) => {
    const { send, form, quote, services, staff, departure, reference } = await asked(db)
    await changeSeats(db, DEPARTURE.id, { sold: 3 })
    await send({}, { hours: 24 })
    expect(await quote()).toMatchObject({ status: 409, body: { reason: 'sold-out' } })
    expect(await expireHolds(db)).toBe(0)
    expect(await releaseSeats(services, staff, { ...(await form()), seen: 'new||' })).toMatchObject({
      reason: 'changed-meanwhile',
    })
    expect(await releaseSeats(services, staff, await form())).toMatchObject({ ok: true })
    expect([await departure(), await expireHolds(db), await departure()]).toMatchObject([
      { held: 0, sold: 3 },
      0,
      { held: 0, sold: 3 },
    ])
    expect(await releaseSeats(services, staff, await form())).toMatchObject({ reason: 'not-from-here' })
    await send({}, { hours: 24 })
    await moveEnquiry(services, staff, { ...(await form()), to: 'lost', reason: 'no-answer' })
    const found = await findEnquiry(services, staff, reference)
    expect([await departure(), found.ok && found.value.held]).toMatchObject([{ held: 0 }, []])
    await services.printer.close()
  })

  test('keeps what it held where the new one cannot be had, and nothing of that', async ({ db }) => {
    const { send, services, departure } = await asked(db)
    await send({}, { hours: 24 })
    await changeSeats(db, DEPARTURE.id, { sold: 3 })
    const before = await db.$count(quotes)
    expect(await send({ adults: 4 }, { hours: 24 })).toMatchObject({ reason: 'sold-out' })
    expect(await send({}, { hours: 24, by: 'sms' })).toMatchObject({ faults: [{ path: 'by' }] })
    expect([await departure(), await db.$count(quotes)]).toMatchObject([{ held: 2, sold: 3 }, before])
    await services.printer.close()
  })

  test('waits two days for sales and a week for the owner, whose price is promised as long (caught: nobody is asked)', async ({
    db,
  }) => {
    const { send, form, services } = await asked(db)
    expect(await send({}, { hours: 168 })).toMatchObject({ reason: 'unclear-deed', faults: [{ path: 'hours' }] })
    const owner = await accountBench(db).visitor({ role: 'owner', email: 'owner@example.org' })
    const asking = { ...(await form()), by: 'email' as const, quote: ASKED, hours: 168 as const }
    expect(await sendQuote(services, owner, asking)).toMatchObject({ ok: true })
    const [held] = await db.select().from(bookings)
    expect(Math.round((held!.holdExpiresAt.getTime() - held!.createdAt.getTime()) / HOUR)).toBe(168)
    expect((await findQuote(db, held!.quoteToken))!.expiresAt >= held!.holdExpiresAt).toBe(true)
    await services.printer.close()
  })

  test('wins its enquiry once it is paid', async ({ db }) => {
    const { send, openedBy, row, lead, services } = await asked(db)
    await send({}, { hours: 4 })
    const [held] = await db.select().from(bookings)
    await openedBy(held!.reference, bookingToken(services.keys, held!)).pay('success')
    expect([await winBooked(lead.needs), (await row()).state]).toEqual([1, 'won'])
    await services.printer.close()
  })
})
