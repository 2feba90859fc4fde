import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { describe, expect } from 'vitest'
import { findBooking, findWholeBooking } from '#domain/bookings/find-booking.server.ts'
import { tripOf } from '#domain/bookings/trip/booking-trip.server.ts'
import {
  findDetails,
  forgetDetailsOf,
  forgetOldDetails,
  readDetails,
} from '#domain/bookings/trip/later-details.server.ts'
import { nameParty } from '#domain/bookings/change/name-party.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { emergencyContacts, travellerDetails } from '#domain/bookings/trip/tables.ts'
import { auditEntries } from '#domain/audit/tables.ts'
import { drawVoucher } from '#domain/documents/print/journey.ts'
import { departures } from '#domain/departures/tables.ts'
import { addDays } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { openRequestServices } from '#server/auth/request-services.ts'
import { bookingBench, CONTACT, FAMILY, STARTS_ON } from '#tests/benches/booking-bench.ts'
import { test } from '#tests/database.ts'
import type { FormAnswer } from '#web/contexts.ts'
import { createBookings } from './bookings.ts'
import { bookingCookie } from './door.ts'

const GIVEN = {
  'travellers.0.paper': 'aadhaar',
  'travellers.0.number': '2345 6789 0123',
  'travellers.0.meals': 'No nuts',
  'travellers.1.paper': '',
  'travellers.1.number': '',
  'travellers.1.meals': 'Jain',
  'emergency.name': 'Asha Kulkarni',
  'emergency.mobile': '9812345677',
}

async function bench(db: Db) {
  const calls = await bookingBench(db)
  const requestServices = openRequestServices(calls.services)
  const { reference, token, pay } = await calls.book({}, { travellers: FAMILY })
  const drawn: (FormAnswer | undefined)[] = []
  const draw = async (_path: string, { answer, status = 200 }: { answer?: FormAnswer; status?: number } = {}) => {
    drawn.push(answer)
    return new Response('<html>', { status })
  }
  const app = new Hono().route('/', createBookings({ ...calls.services, ...requestServices }, draw))
  const cookie = bookingCookie(requestServices, reference, token).split(';')[0]!
  const give = async (fields: Record<string, string>, cookies = cookie) => {
    const answer = await app.request(`/booking/${reference}/details`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: cookies },
      body: new URLSearchParams(fields).toString(),
    })
    return answer.headers.get('location') ?? answer.status
  }
  const find = async () => (await findBooking(db, calls.services.keys, reference, { token }))!
  return { ...calls, give, find, pay, drawn, path: `/booking/${reference}` }
}

describe('what is given later', () => {
  test('is kept sealed, shown by its last digits, and read whole by who works on bookings alone', async ({ db }) => {
    const { give, find, pay, path, drawn, services } = await bench(db)
    expect(await give(GIVEN)).toBe(`${path}/details?error=not-allowed`)
    await pay('success')
    expect(await give({ ...GIVEN, 'travellers.0.number': '12' })).toBe(400)
    expect(drawn.at(-1)).toMatchObject({ draft: { faults: { 'travellers.0.document.number': expect.any(String) } } })
    expect(JSON.stringify(drawn.at(-1))).not.toContain('"12"')
    await give(GIVEN, '')
    expect(await db.$count(travellerDetails)).toBe(0)
    expect(await give(GIVEN)).toBe(`${path}?view=kept`)
    const { id } = (await find()).booking
    expect(await findDetails(db, id)).toMatchObject({
      travellers: [
        { paper: 'aadhaar', lastDigits: '0123', meals: 'No nuts' },
        { paper: null, meals: 'Jain' },
      ],
      emergency: { name: 'Asha Kulkarni', mobile: '+919812345677' },
    })
    expect(JSON.stringify(await db.select().from(travellerDetails))).not.toContain('234567890123')
    // Left empty it stays; another kind of document has none yet.
    await give({ ...GIVEN, 'travellers.0.number': '' })
    const staff = (role: 'traveller' | 'editor' | 'sales') => readDetails(services, { id: 'somebody', role }, id)
    expect(await staff('sales')).toMatchObject({ ok: true, value: { travellers: [{ number: '234567890123' }, {}] } })
    for (const role of ['traveller', 'editor'] as const) expect((await staff(role)).ok).toBe(false)
    expect((await readDetails(services, undefined, id)).ok).toBe(false)
    expect(await db.$count(auditEntries, eq(auditEntries.subject, `booking-details:${id}`))).toBe(1)
    await give({ ...GIVEN, 'travellers.0.paper': 'passport', 'travellers.0.number': '' })
    expect((await findDetails(db, id)).travellers[0]).toMatchObject({ paper: 'passport', lastDigits: null })
  })

  test('says of each what they eat on the trip, its pack and its papers, but for what a friend said (caught: a voucher without a word of Jain)', async ({
    db,
  }) => {
    const { give, find, pay } = await bench(db)
    await pay('success')
    await give(GIVEN)
    const whole = await findWholeBooking(db, (await find()).booking)
    const eats = async () => (await tripOf(db, whole)).travellers.map(({ meals }) => meals)
    expect(await eats()).toEqual(['No nuts', 'Jain'])
    expect(JSON.stringify(drawVoucher(await tripOf(db, whole), 'signed'))).toContain('Jain (Arjun Kulkarni)')
    await db.update(travellerDetails).set({ isOwn: true }).where(eq(travellerDetails.position, 1))
    expect(await eats()).toEqual(['No nuts', ''])
  })

  test('stays with its person, ends with the cut-off, and is forgotten', async ({ db }) => {
    const { give, find, pay, path } = await bench(db)
    await pay('success')
    await give(GIVEN)
    const { booking, access } = await find()
    const { id, contactMobile } = booking
    const [first, ...others] = FAMILY
    const contact = { ...CONTACT, mobile: contactMobile }
    await nameParty({ db }, access, { contact, travellers: [{ ...first!, name: 'Somebody Else' }, ...others] })
    expect((await findDetails(db, id)).travellers.map(({ meals }) => meals)).toEqual(['Jain'])
    await db.update(departures).set({ cutoffDays: 90 })
    expect(await give(GIVEN)).toBe(`${path}/details?error=too-late`)
    await forgetOldDetails(db)
    expect(await db.$count(travellerDetails)).toBe(1)
    await db.update(bookings).set({ startsOn: addDays(STARTS_ON, -120), endsOn: sql`current_date - 40` })
    await forgetOldDetails(db)
    expect([await db.$count(travellerDetails), await db.$count(emergencyContacts)]).toEqual([0, 0])
  })

  test('goes with the account or the address of whoever booked', async ({ db }) => {
    const { give, pay } = await bench(db)
    await pay('success')
    await give(GIVEN)
    const leaves = (email: string, verified: string | null) => {
      const person = { userId: 'another', email, mobile: null, verified: { email: verified, mobile: null } }
      return forgetDetailsOf(db, person)
    }
    await leaves('another@example.org', 'another@example.org')
    // caught: an address that somebody only typed into an account of theirs
    await leaves(CONTACT.email, null)
    // caught: one that nobody proved for the booking
    await leaves(CONTACT.email, CONTACT.email)
    expect(await db.$count(travellerDetails)).toBe(2)
    await db.update(bookings).set({ contactProvenAt: sql`now()` })
    await leaves(CONTACT.email, CONTACT.email)
    expect([await db.$count(travellerDetails), await db.$count(emergencyContacts)]).toEqual([0, 0])
  })
})
