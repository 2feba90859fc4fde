import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import type { CommandNeeds } from '#domain/audit/command.server.ts'
import { readSignedVoucher } from '#domain/documents/signed-voucher.ts'
import { isProgram } from '#domain/policy/actor.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { DAY } from '#platform/clock.ts'
import { addDays } from '#platform/dates.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { refused } from '#platform/result.ts'
import { lockBooking } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { checkIns } from './tables.ts'

type Needs = CommandNeeds
type VoucherRead = { departureId: string; voucher: string; at?: string | undefined }
/** `at`: when it happened, of what was written down without a network and is told later. */
const HERE = { departureId: z.string().min(1).max(60), at: z.iso.datetime().optional() }
/** What happened longer ago than this, or is yet to come by our clock, happened now: some phone's clock is wrong. */
const TOLD_WITHIN = 3 * DAY

/**
 * Writes down that travellers of a booking have come, or that they have not after all: by their places, all of them without. From the day before until the journey is over. Whoever is in stays in since then,
 * and stays in where somebody let them in after the moment they were said to be out. Refuses 'not-here' what is no booked party, 'wrong-trip' one of another departure, 'booking-cancelled', 'no-place' a place
 * nobody has, and 'not-the-day'. Gives how many came or went, and since when they are in.
 */
export const checkIn = command('bookings.work', {
  input: z.object({
    ...HERE,
    reference: z.string().max(20),
    place: z.string().regex(/^\d{0,2}$/),
    isIn: z.boolean(),
  }),
  tags: [],
  change: async ({ db, clock, actor }, { departureId, reference, place, isIn, at }) => {
    const found = await lockHere(db, departureId, reference)
    if (!found.ok) return found
    const all = placesOf(found.value)
    const places = place === '' ? all : all.filter((one) => one === Number(place))
    if (places.length === 0) return refused('no-place')
    const when = timeOf(at, clock.now())
    return isIn
      ? comeIn({ db, actor }, found.value, { places, way: 'hand', when })
      : goOut(db, found.value, places, when)
  },
})

/** Lets in everybody of the booking whose voucher was read: its signature is ours, and it is for this departure. Refuses 'bad-voucher' too. Gives who it was, and how many came in now. */
export const checkInByVoucher = command<
  VoucherRead,
  VoucherRead,
  CheckedIn,
  'bad-voucher' | 'not-here' | 'wrong-trip' | 'booking-cancelled' | 'not-the-day',
  { keys: KeyRing }
>('bookings.work', {
  input: z.object({ ...HERE, voucher: z.string().trim().min(1, 'Paste what the code says.').max(600) }),
  tags: [],
  change: async ({ db, clock, keys, actor }, { departureId, voucher, at }) => {
    const claim = readSignedVoucher(keys, voucher)
    if (!claim) return refused('bad-voucher')
    const found = await lockHere(db, departureId, claim.reference)
    if (!found.ok) return found
    if (found.value.startsOn !== claim.startsOn) return refused('wrong-trip')
    const when = timeOf(at, clock.now())
    return comeIn({ db, actor }, found.value, { places: placesOf(found.value), way: 'voucher', when })
  },
})

async function lockHere(db: Needs['db'], departureId: string, reference: string) {
  const [row] = await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.reference, reference))
  const booking = row && (await lockBooking(db, row.id))
  if (!booking) return refused('not-here')
  if (booking.state === 'cancelled') return refused('booking-cancelled')
  if (booking.departureId !== departureId) return refused('wrong-trip')
  if (booking.state !== 'confirmed') return refused('not-here')
  const { today, startsOn, endsOn } = booking
  return today < addDays(startsOn, -1) || today > endsOn
    ? refused('not-the-day')
    : { ok: true as const, value: booking }
}

function placesOf({ journey: { party } }: OpenedBooking): number[] {
  return Array.from({ length: party.adults + party.ages.length }, (_, position) => position)
}

/** `since` when they are in; undefined of those who are not. */
export type CheckedIn = { reference: string; count: number; since: Date | undefined }
type Came = { places: number[]; way: 'hand' | 'voucher'; when: Date | undefined }

/** When it happened, of what is told later and can be believed; undefined is now, by the database's clock. */
function timeOf(at: string | undefined, now: Date): Date | undefined {
  const told = at === undefined ? undefined : new Date(at)
  return told && told <= now && told.getTime() >= now.getTime() - TOLD_WITHIN ? told : undefined
}

async function comeIn(
  { db, actor }: { db: Needs['db']; actor: NonNullable<Actor> },
  { id: bookingId, reference }: OpenedBooking,
  { places, way, when }: Came,
) {
  const by = isProgram(actor) ? actor.program : actor.id
  const came = await db
    .insert(checkIns)
    .values(places.map((position) => ({ bookingId, position, by, way, ...(when ? { at: when } : {}) })))
    .onConflictDoNothing()
    .returning({ position: checkIns.position })
  const after = { in: came.map(({ position }) => position), way }
  const changes = came.length === 0 ? [] : [{ subject: `check-in:${reference}`, before: null, after }]
  const value: CheckedIn = { reference, count: came.length, since: await sinceWhen(db, bookingId, places) }
  return { ok: true as const, value, changes }
}

async function sinceWhen(db: Needs['db'], bookingId: string, places: number[]): Promise<Date | undefined> {
  const [first] = await db
    .select({ at: checkIns.at })
    .from(checkIns)
    .where(areOf(bookingId, places))
    .orderBy(asc(checkIns.at))
    .limit(1)
  return first?.at
}

async function goOut(db: Needs['db'], { id, reference }: OpenedBooking, places: number[], when: Date | undefined) {
  const gone = await db
    .delete(checkIns)
    .where(and(areOf(id, places), when && lte(checkIns.at, when)))
    .returning({ position: checkIns.position, at: checkIns.at })
  const changes = gone.length === 0 ? [] : [{ subject: `check-in:${reference}`, before: gone, after: null }]
  const value: CheckedIn = { reference, count: gone.length, since: await sinceWhen(db, id, places) }
  return { ok: true as const, value, changes }
}

function areOf(bookingId: string, places: number[]) {
  return and(eq(checkIns.bookingId, bookingId), inArray(checkIns.position, places))
}
