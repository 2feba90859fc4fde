import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { departures } from '#domain/departures/tables.ts'
import { signVoucher } from '#domain/documents/signed-voucher.ts'
import { addDays, istDate } from '#platform/dates.ts'
import { openKeyRing } from '#platform/key-ring.ts'
import { bookingBench, DEPARTURE, FAMILY } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { checkIn, checkInByVoucher } from '#domain/bookings/trip/check-in.server.ts'
import { findDesk } from './departure-desk.server.ts'
import { listLeavingSoon } from './leaving.server.ts'
import { findPlanned } from './planned-departure.server.ts'
import { giveDetails } from '#domain/bookings/trip/later-details.server.ts'
import { findBooking } from '#domain/bookings/find-booking.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { checkIns } from '#domain/bookings/trip/tables.ts'

const SALES = { id: 'somebody-in-sales', role: 'sales' } as const
const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const
const PASSPORT = 'K7720931'

describe('the desk of a departure', () => {
  test('shows who travels and what is missing, never what a document says, and checks in who is booked on it', async ({
    db,
  }) => {
    const { book, services } = await bookingBench(db)
    const needs = { ...services, db }
    const [one, other] = [await book({}, { travellers: FAMILY }), await book({}, { travellers: FAMILY })]
    for (const paid of [one, other]) await paid.pay('success', 1)
    const { access } = (await findBooking(db, services.keys, one.reference, one))!
    const document = { paper: 'passport', number: PASSPORT }
    const none = { paper: '', number: '' }
    const given = {
      travellers: [
        { document, meals: 'Jain' },
        { document: none, meals: '' },
      ],
      emergency: { name: '', mobile: '' },
    }
    expect(await giveDetails(needs, access, given)).toMatchObject({ ok: true })

    expect((await findDesk(db, EDITOR, DEPARTURE.id)).ok).toBe(false)
    expect(await findPlanned(db, EDITOR, DEPARTURE.id)).toMatchObject({ value: { booked: undefined } })
    const plan = await findPlanned(db, SALES, DEPARTURE.id)
    expect(plan.ok && plan.value.booked?.map(({ paidPaise }) => paidPaise)).toEqual([10_500_00, 10_500_00])
    const desk = await findDesk(db, SALES, DEPARTURE.id)
    const mine = desk.ok ? desk.value.bookings.find(({ reference }) => reference === one.reference) : undefined
    expect(mine?.people).toMatchObject([
      { name: FAMILY[0]!.name, meals: 'Jain', hasPaper: true, inAt: null },
      { name: FAMILY[1]!.name, meals: '', hasPaper: false, inAt: null },
    ])
    expect(mine!.duePaise).toBe(mine!.totalPaise - mine!.paidPaise)
    expect(JSON.stringify(desk)).not.toContain(PASSPORT.slice(-4))

    const hand = (more: object = {}) =>
      checkIn(needs, SALES, { departureId: DEPARTURE.id, reference: one.reference, place: '', isIn: true, ...more })
    expect(await hand()).toMatchObject({ reason: 'not-the-day' })
    await db.update(departures).set({ startsOn: addDays(istDate(new Date()), 1) })
    expect(await listLeavingSoon(db, SALES)).toMatchObject({ value: { rows: [{ papersMissing: 3 }] } })
    await db.update(bookings).set({ startsOn: sql`current_date`, endsOn: sql`current_date + 3` })
    await db.update(departures).set({ startsOn: sql`current_date` })
    expect(await hand({ place: '7' })).toMatchObject({ reason: 'no-place' })
    expect(await hand({ departureId: 'another' })).toMatchObject({ reason: 'wrong-trip' })
    expect(await hand({ reference: 'ZZZZZZZZ' })).toMatchObject({ reason: 'not-here' })
    expect(await hand({ place: '1' })).toMatchObject({ value: { count: 1 } })

    const [today] = await db.select({ startsOn: bookings.startsOn, endsOn: bookings.endsOn }).from(bookings)
    const claim = { reference: one.reference, startsOn: today!.startsOn, endsOn: today!.endsOn, people: 2 }
    const read = (voucher: string) => checkInByVoucher(needs, SALES, { departureId: DEPARTURE.id, voucher })
    const voucher = signVoucher(needs.keys, claim)
    expect(await read(`https://padav.test/voucher/verify#${voucher}`)).toMatchObject({ value: { count: 1 } })
    expect(await read(voucher)).toMatchObject({ value: { count: 0 } })
    expect(await read(voucher.replace(one.reference, other.reference))).toMatchObject({ reason: 'bad-voucher' })
    // caught: a voucher that is believed unread; one let in wherever it is shown
    const elsewhere = { departureId: 'another', voucher }
    expect(await checkInByVoucher(needs, SALES, elsewhere)).toMatchObject({ reason: 'wrong-trip' })
    const foreign = openKeyRing(['the secret of another site, as long as ours'])
    expect(await read(signVoucher(foreign, claim))).toMatchObject({ reason: 'bad-voucher' })
    expect(await read(signVoucher(needs.keys, { ...claim, startsOn: '2026-01-01' }))).toMatchObject({
      reason: 'wrong-trip',
    })
    expect(await db.select().from(checkIns)).toMatchObject([{ by: SALES.id }, { by: SALES.id }])
    expect(await hand({ isIn: false })).toMatchObject({ value: { count: 2 } })
    expect(await db.$count(checkIns)).toBe(0)
    await services.printer.close()
  })
})
