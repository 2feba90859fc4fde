import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditEntries } from '#domain/audit/tables.ts'
import { nameParty } from '#domain/bookings/change/name-party.server.ts'
import { findBooking } from '#domain/bookings/find-booking.server.ts'
import { verifyByLink } from '#domain/bookings/hold/verify-contact.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { findDetails, giveDetails } from '#domain/bookings/trip/later-details.server.ts'
import { listTravellers } from '#domain/bookings/trip/travellers.server.ts'
import { departures } from '#domain/departures/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, CONTACT, FAMILY } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { findBookingDesk } from './booking/desk.server.ts'
import { detailsStood, giveDetailsForSomebody, nameForSomebody, partyStood } from './fill-in-for-somebody.server.ts'

const SALES = { id: 'somebody-in-sales', role: 'sales' } as const
const PARTY = { contact: { name: CONTACT.name, mobile: 'whatever', email: 'whatever' }, travellers: FAMILY }
const DETAILS = {
  travellers: [
    { document: { paper: 'aadhaar', number: '2345 6789 0123' }, meals: 'No nuts' },
    { document: { paper: '', number: '' }, meals: 'Jain' },
  ],
  emergency: { name: 'Asha Kulkarni', mobile: '9812345677' },
}

async function openBench(db: Db) {
  const bench = await bookingBench(db)
  const booked = await bench.book()
  const { reference, token } = booked
  const visit = async () => (await findBooking(db, bench.services.keys, reference, { token }))!
  const name = async (typed: object = {}, actor: typeof SALES | undefined = SALES, stood?: string) =>
    nameForSomebody(bench.services, actor, {
      reference,
      stood: stood ?? (await partyStood(db, (await visit()).booking)),
      typed: { ...PARTY, ...typed },
    })
  const give = async (typed: object = DETAILS, actor: typeof SALES | undefined = SALES, stood?: string) =>
    giveDetailsForSomebody(bench.services, actor, {
      reference,
      stood: stood ?? (await detailsStood(db, (await visit()).booking)),
      typed,
    })
  return { ...bench, ...booked, visit, name, give }
}

async function bookOnTelephone(db: Db, reference: string) {
  await db.update(bookings).set({ bookedBy: SALES.id }).where(eq(bookings.reference, reference))
}
const isReached = { contactMobile: '+919812345678', contactEmail: CONTACT.email }

describe('who travels, said by staff', () => {
  test('is named by the same rules, and leaves where they are reached as it is (caught: an address changed by the way, a child of an age nobody priced)', async ({
    db,
  }) => {
    const { name, visit, services } = await openBench(db)
    const wrong = { travellers: [FAMILY[0], { name: 'Tara', age: 9 }] }
    expect(await name(wrong)).toMatchObject({
      reason: 'invalid-travellers',
      faults: [{ path: 'travellers.1.age' }],
    })
    expect(await name({ contact: { ...PARTY.contact, email: 'colleague@example.org' } })).toEqual({
      ok: true,
      value: undefined,
    })
    const { booking } = await visit()
    expect(booking).toMatchObject({ ...isReached, newContact: null })
    expect((await listTravellers(db, booking.id)).map(({ name, age }) => ({ name, age }))).toEqual(FAMILY)
    const desk = await findBookingDesk(db, SALES, booking.reference)
    const named = desk.ok && desk.value.timeline.find((one) => one.what === 'event' && one.kind === 'travellers-named')
    expect(named).toMatchObject({ by: SALES.id })
    expect(JSON.stringify(await db.select().from(auditEntries))).not.toContain('Arjun')
    await services.printer.close()
  })

  test('is for who works on bookings, as it stood when the form was made (caught: an editor, a save over what the traveller has typed meanwhile)', async ({
    db,
  }) => {
    const { name, visit, services } = await openBench(db)
    const { booking, access } = await visit()
    const stood = await partyStood(db, booking)
    for (const role of ['editor', 'traveller'])
      expect(await name({}, { ...SALES, role } as unknown as typeof SALES, stood)).toMatchObject({
        ok: false,
        reason: 'forbidden',
      })
    const own = { contact: CONTACT, travellers: [{ name: 'Meera K', age: 38 }, FAMILY[1]] }
    expect(await nameParty({ db }, access, own)).toMatchObject({ ok: true })
    expect(await name({}, SALES, stood)).toMatchObject({ reason: 'changed-meanwhile' })
    expect((await listTravellers(db, booking.id))[0]?.name).toBe('Meera K')
    expect(await name()).toMatchObject({ ok: true })
    await services.printer.close()
  })

  test('may be said after the day it closes for the traveller, until the journey is over, and not of what is cancelled (caught: whoever is told to call, and cannot be helped)', async ({
    db,
  }) => {
    const { name, give, visit, pay, at, services } = await openBench(db)
    await pay('success', 1)
    const { booking, access } = await visit()
    await db.update(departures).set({ cutoffDays: 90 }).where(eq(departures.id, booking.departureId!))
    const own = { contact: CONTACT, travellers: FAMILY }
    expect(await nameParty({ db }, access, own)).toMatchObject({ reason: 'too-late' })
    expect(await giveDetails(services, access, DETAILS)).toMatchObject({ reason: 'too-late' })
    expect(await name()).toMatchObject({ ok: true })
    expect(await give()).toMatchObject({ ok: true })
    const over = { startsOn: sql`current_date - 9`, endsOn: sql`current_date - 3` }
    await db.update(bookings).set(over)
    expect(await name()).toMatchObject({ reason: 'not-allowed' })
    expect(await give()).toMatchObject({ reason: 'not-allowed' })
    expect((await at('GET')).status).toBe(200)
    await services.printer.close()
  })

  test('keeps the link a proof of a booking made on the telephone, where a name of who booked does not (caught: a code asked for because staff typed the names)', async ({
    db,
  }) => {
    const { name, visit, reference, token, services } = await openBench(db)
    await bookOnTelephone(db, reference)
    expect(await name()).toMatchObject({ ok: true })
    await verifyByLink(services, reference, token)
    expect((await visit()).booking.contactProvenAt).not.toBeNull()
    await db.update(bookings).set({ contactProvenAt: null })
    await nameParty({ db }, (await visit()).access, { contact: CONTACT, travellers: FAMILY })
    await verifyByLink(services, reference, token)
    expect((await visit()).booking.contactProvenAt).toBeNull()
    await services.printer.close()
  })

  test('lets what its traveller has begun to change go on, and proves nothing (caught: an address proven by a colleague, a change that is let go)', async ({
    db,
  }) => {
    const { name, visit, pay, services } = await openBench(db)
    await pay('success', 1)
    const other = { ...CONTACT, email: 'other@example.org' }
    await nameParty({ db }, (await visit()).access, { contact: other, travellers: FAMILY })
    await db.update(bookings).set({ contactProvenAt: null })
    expect(await name()).toMatchObject({ ok: true })
    expect((await visit()).booking).toMatchObject({
      ...isReached,
      newContact: { email: 'other@example.org' },
      contactProvenAt: null,
    })
    await services.printer.close()
  })
})

describe('what the days of travel need, said by staff', () => {
  test('is given by the same rules, and by nobody else (caught: a number that is none, an editor)', async ({ db }) => {
    const { name, give, visit, pay, services } = await openBench(db)
    await name()
    expect(await give()).toMatchObject({ reason: 'not-allowed' })
    await pay('success', 1)
    expect(await give(DETAILS, { ...SALES, role: 'editor' } as unknown as typeof SALES)).toMatchObject({
      reason: 'forbidden',
    })
    const wrong = { ...DETAILS, emergency: { name: 'Asha', mobile: '12' } }
    expect(await give(wrong)).toMatchObject({ reason: 'invalid-travellers', faults: [{ path: 'emergency.mobile' }] })
    const stood = await detailsStood(db, (await visit()).booking)
    expect(await give()).toEqual({ ok: true, value: undefined })
    expect(await findDetails(db, (await visit()).booking.id)).toMatchObject({
      travellers: [
        { meals: 'No nuts', paper: 'aadhaar', lastDigits: '0123' },
        { meals: 'Jain', paper: null },
      ],
      emergency: { name: 'Asha Kulkarni', mobile: '+919812345677' },
    })
    expect(await give(DETAILS, SALES, stood)).toMatchObject({ reason: 'changed-meanwhile' })
    const desk = await findBookingDesk(db, SALES, (await visit()).booking.reference)
    const given = desk.ok && desk.value.timeline.find((one) => one.what === 'event' && one.kind === 'details-given')
    expect(given).toMatchObject({ by: SALES.id })
    const audit = JSON.stringify(await db.select().from(auditEntries))
    for (const secret of ['0123', 'Jain', 'Asha', 'Arjun']) expect(audit).not.toContain(secret)
    await services.printer.close()
  })
})
