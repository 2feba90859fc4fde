import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditEntries } from '#domain/audit/tables.ts'
import { findBookingDesk } from '#domain/bookings/desk/booking/desk.server.ts'
import { giveBuyerForSomebody } from '#domain/bookings/desk/fill-in-for-somebody.server.ts'
import { collectGuestBookings } from '#domain/bookings/desk/booking/export.server.ts'
import { bookForSomebody } from '#domain/bookings/hold/book-for-somebody.server.ts'
import { buyerStood } from '#domain/bookings/papers/give-buyer.server.ts'
import { forgetGuestBookings } from '#domain/bookings/forget-bookings.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { gstinCheckDigit } from '#domain/tax/registration.ts'
import { newId } from '#platform/ids.ts'
import { CONTACT, DEPARTURE, TOTAL } from '#tests/benches/booking-bench.ts'
import { bench, NAMES } from '#tests/benches/booking-forms-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { teaHills } from '#tests/sample-catalogue.ts'

const SALES = { id: 'leela-in-sales', role: 'sales' } as const
const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const
const KOCHI = { name: '', address: '12 Lake Road', city: 'Kochi', pin: '682 001', state: 'IN-KL', country: '' }
const KEPT = { ...KOCHI, name: null, country: null, pin: '682001' }
const BUSINESS = { ...KOCHI, name: 'Backwater Works LLP', gstin: '32AAPFU0939F1Z' }
BUSINESS.gstin += gstinCheckDigit(BUSINESS.gstin)
const inForm = (buyer: Record<string, string>) =>
  Object.fromEntries(Object.entries(buyer).map(([field, words]) => [`buyer.${field}`, words]))
const NOBODY = inForm({ name: '', address: '', city: '', pin: '', state: '', country: '' })

describe('whom the invoice is made out to', () => {
  test('is asked with the names and holds up nobody who says nothing; what is no address is said at its field, with everything typed (caught: an address that is needed to go on; a wrong PIN code passed over; one fault after the other)', async ({
    db,
  }) => {
    const { post, find, drawn, path } = await bench(db)
    const wrong = { ...NAMES, ...inForm({ ...KOCHI, address: '', pin: '082001', state: '' }) }
    expect(await post('travellers', wrong)).toBe(400)
    const { answer } = drawn.at(-1)!
    expect(answer).toMatchObject({ draft: { typed: { 'buyer.city': 'Kochi', 'buyer.pin': '082001' } } })
    const faults = answer && 'draft' in answer && 'faults' in answer.draft ? answer.draft.faults : {}
    expect(Object.keys(faults ?? {}).toSorted()).toEqual(['buyer.address', 'buyer.pin', 'buyer.state'])
    expect(await post('travellers', { ...NAMES, ...NOBODY })).toBe(`${path}/review`)
    expect((await find()).buyer).toBeNull()
    expect(await post('travellers', { ...NAMES, ...inForm(KOCHI) })).toBe(`${path}/review`)
    expect(await find()).toMatchObject({ buyer: KEPT, buyerState: 'IN-KL', totalPaise: TOTAL })
    // A form without these fields, as the office has one, leaves them as they are.
    await post('travellers', NAMES)
    expect((await find()).buyer).toEqual(KEPT)
    expect(await post('travellers', { ...NAMES, ...NOBODY })).toBe(`${path}/review`)
    expect(await find()).toMatchObject({ buyer: null, buyerState: null })
  })

  test('the state of the quote alone is no address, and abroad takes a country', async ({ db }) => {
    const { post, find, path } = await bench(db, { state: 'IN-MH' })
    expect(await post('travellers', { ...NAMES, ...NOBODY, 'buyer.state': 'IN-MH' })).toBe(`${path}/review`)
    expect(await find()).toMatchObject({ buyer: null, journey: { recipientState: 'IN-MH' } })
    const paris = inForm({ ...KOCHI, city: 'Paris', pin: '', state: 'abroad', country: '' })
    expect(await post('travellers', { ...NAMES, ...paris })).toBe(400)
    expect(await post('travellers', { ...NAMES, ...paris, 'buyer.country': 'France' })).toBe(`${path}/review`)
    expect(await find()).toMatchObject({ buyerState: 'abroad', journey: { recipientState: null, withinState: true } })
  })

  test('of a business is asked with its GSTIN, of the state that is chosen; it goes along with what is kept of them and is forgotten with it, and the audit has never heard of it (caught: a GSTIN dropped by the form; one in the audit)', async ({
    db,
  }) => {
    const { services, post, find, drawn, path, reference } = await bench(db, { state: 'IN-MH' })
    const elsewhere = inForm({ ...BUSINESS, state: 'IN-MH' })
    expect(await post('travellers', { ...NAMES, ...elsewhere })).toBe(400)
    expect(drawn.at(-1)!.answer).toMatchObject({
      draft: { typed: { 'buyer.gstin': BUSINESS.gstin }, faults: { 'buyer.gstin': expect.stringContaining('Kerala') } },
    })
    expect(await post('travellers', { ...NAMES, ...inForm(BUSINESS) })).toBe(`${path}/review`)
    expect(await find()).toMatchObject({ buyer: { gstin: BUSINESS.gstin }, buyerState: 'IN-KL' })
    const told = { reference, stood: buyerStood(await find()), typed: { ...BUSINESS, city: 'Kollam' } }
    expect(await giveBuyerForSomebody(services, SALES, told)).toMatchObject({ ok: true })
    expect(JSON.stringify(await db.select().from(auditEntries))).not.toContain(BUSINESS.gstin)
    // caught: nothing of it among what happened to the booking
    const desk = await findBookingDesk(db, SALES, reference)
    expect(desk.ok && desk.value.timeline).toContainEqual(
      expect.objectContaining({ deed: 'buyer-written-down', by: SALES.id }),
    )
    await db.update(bookings).set({ contactProvenAt: new Date() })
    const [kept] = await collectGuestBookings(db, { email: CONTACT.email, mobile: null })
    expect(kept!.buyer).toMatchObject({ gstin: BUSINESS.gstin, city: 'Kollam' })
    await forgetGuestBookings(db, { email: CONTACT.email, mobile: null })
    expect((await find()).buyer).toBeNull()
  })

  test('is said on the page of the trip, and shown to who asks what is kept of them', async ({ db }) => {
    const { post, find, pay, drawn, path } = await bench(db)
    const give = async (buyer: typeof KOCHI) =>
      post('invoice-address', { ...inForm(buyer), stood: buyerStood(await find()) })
    await post('travellers', NAMES)
    await pay('success', 'all')
    expect(await give({ ...KOCHI, city: '' })).toBe(400)
    expect(drawn.at(-1)!.answer).toMatchObject({
      form: 'invoice',
      draft: { faults: { 'buyer.city': expect.any(String) } },
    })
    expect(await give(KOCHI)).toBe(path)
    const { journey } = await find()
    expect(journey.taxes).toEqual([{ tax: 'IGST', percent: 5, paise: 2_000_00 }])
    expect(journey.trace.filter((words) => words.includes('GST')).join(' ')).not.toMatch(/[CS]GST/)
    await db.update(bookings).set({ contactProvenAt: new Date() })
    const [kept] = await collectGuestBookings(db, { email: CONTACT.email, mobile: null })
    expect(kept!.buyer).toEqual(KEPT)
  })

  test('on the page of the trip goes over nothing the desk has written meanwhile, and says of an empty form that nobody is named (caught: the page of before empties it)', async ({
    db,
  }) => {
    const { services, post, find, pay, drawn, path, reference } = await bench(db)
    await post('travellers', NAMES)
    await pay('success', 'all')
    const stood = buyerStood(await find())
    expect(await giveBuyerForSomebody(services, SALES, { reference, stood, typed: KOCHI })).toMatchObject({ ok: true })
    expect(await post('invoice-address', { ...NOBODY, stood })).toBe(409)
    expect(drawn.at(-1)!.answer).toMatchObject({ draft: { message: expect.stringContaining('changed it meanwhile') } })
    expect(await post('invoice-address', NOBODY)).toBe(409)
    expect((await find()).buyer).toEqual(KEPT)
    expect(await post('invoice-address', { ...NOBODY, stood: buyerStood(await find()) })).toBe(`${path}?view=nobody`)
    expect((await find()).buyer).toBeNull()
  })

  test('is said by staff for whoever calls, with the booking and after it; the audit keeps the state alone (caught: an editor says it; a form that overwrites what was said meanwhile; an address in the audit)', async ({
    db,
  }) => {
    const { services, find, reference } = await bench(db)
    const give = async (actor: typeof SALES | typeof EDITOR, stood: string, buyer = KOCHI) =>
      giveBuyerForSomebody(services, actor, { reference, stood, typed: buyer })
    const stood = buyerStood(await find())
    expect(await give(EDITOR, stood)).toMatchObject({ reason: 'forbidden' })
    expect(await give(SALES, stood, { ...KOCHI, address: '' })).toMatchObject({ faults: [{ path: 'buyer.address' }] })
    expect(await give(SALES, stood)).toMatchObject({ ok: true })
    expect(await give(SALES, stood)).toMatchObject({ reason: 'changed-meanwhile' })
    const ask = String(new URLSearchParams({ package: teaHills.url, departure: DEPARTURE.id, adults: '2' }))
    const asked = { ...CONTACT, key: newId(), ask, shownPaise: TOTAL, hours: 4 }
    expect(await bookForSomebody(services, SALES, { ...asked, buyer: { ...KOCHI, pin: '1' } })).toMatchObject({
      faults: [{ path: 'buyer.pin' }],
    })
    const booked = await bookForSomebody(services, SALES, { ...asked, buyer: KOCHI })
    const [row] = await db
      .select()
      .from(bookings)
      .where(eq(bookings.reference, booked.ok ? booked.value.reference : ''))
    expect(row).toMatchObject({ buyer: KEPT, buyerState: 'IN-KL' })
    const audit = JSON.stringify(await db.select().from(auditEntries))
    expect([audit.includes('IN-KL'), /Lake Road|682001/.test(audit)]).toEqual([true, false])
  })
})
