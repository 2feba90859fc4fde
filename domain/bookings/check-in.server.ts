import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import type { CommandNeeds } from '#domain/audit/command.server.ts'
import { readSignedVoucher } from '#domain/documents/signed-voucher.ts'
import { isProgram } from '#domain/policy/actor.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { addDays } from '#platform/dates.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { refused } from '#platform/result.ts'
import { lockBooking } from './find-booking.server.ts'
import type { OpenedBooking } from './find-booking.server.ts'
import { bookings, checkIns } from './tables.ts'

type Needs = CommandNeeds
type VoucherRead = { departureId: string; voucher: string }
const HERE = { departureId: z.string().min(1).max(60) }

/**
 * Writes down that travellers of a booking have come, or that they have not after all: by their places, all of them without. From the day before until the journey is over. Whoever is in stays in since then.
 * Refuses 'not-here' what is no booked party of this departure, 'no-place' a place nobody has, and 'not-the-day'. Gives how many came or went.
 */
export const checkIn = command('bookings.work', {
  input: z.object({
    ...HERE,
    reference: z.string().max(20),
    place: z.string().regex(/^\d{0,2}$/),
    isIn: z.boolean(),
  }),
  tags: [],
  change: async ({ db, actor }, { departureId, reference, place, isIn }) => {
    const found = await lockHere(db, departureId, reference)
    if (!found.ok) return found
    const all = placesOf(found.value)
    const places = place === '' ? all : all.filter((one) => one === Number(place))
    if (places.length === 0) return refused('no-place')
    return isIn ? comeIn({ db, actor }, found.value, places, 'hand') : goOut({ db }, found.value, places)
  },
})

/** Lets in everybody of the booking whose voucher was read: its signature is ours, and it is for this departure. Refuses 'bad-voucher' too. Gives who it was, and how many came in now. */
export const checkInByVoucher = command<
  VoucherRead,
  VoucherRead,
  { reference: string; count: number },
  'bad-voucher' | 'not-here' | 'not-the-day',
  { keys: KeyRing }
>('bookings.work', {
  input: z.object({ ...HERE, voucher: z.string().trim().min(1, 'Paste what the code says.').max(600) }),
  tags: [],
  change: async ({ db, keys, actor }, { departureId, voucher }) => {
    const claim = readSignedVoucher(keys, voucher)
    if (!claim) return refused('bad-voucher')
    const found = await lockHere(db, departureId, claim.reference)
    if (!found.ok) return found
    if (found.value.startsOn !== claim.startsOn) return refused('not-here')
    return comeIn({ db, actor }, found.value, placesOf(found.value), 'voucher')
  },
})

async function lockHere(db: Needs['db'], departureId: string, reference: string) {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.reference, reference), eq(bookings.departureId, departureId)))
  const booking = row && (await lockBooking(db, row.id))
  if (!booking || booking.state !== 'confirmed') return refused('not-here')
  const { today, startsOn, endsOn } = booking
  return today < addDays(startsOn, -1) || today > endsOn
    ? refused('not-the-day')
    : { ok: true as const, value: booking }
}

function placesOf({ journey: { party } }: OpenedBooking): number[] {
  return Array.from({ length: party.adults + party.ages.length }, (_, position) => position)
}

async function comeIn(
  { db, actor }: { db: Needs['db']; actor: NonNullable<Actor> },
  { id: bookingId, reference }: OpenedBooking,
  places: number[],
  way: 'hand' | 'voucher',
) {
  const by = isProgram(actor) ? actor.program : actor.id
  const came = await db
    .insert(checkIns)
    .values(places.map((position) => ({ bookingId, position, by, way })))
    .onConflictDoNothing()
    .returning({ position: checkIns.position })
  const after = { in: came.map(({ position }) => position), way }
  const changes = came.length === 0 ? [] : [{ subject: `check-in:${reference}`, before: null, after }]
  return { ok: true as const, value: { reference, count: came.length }, changes }
}

async function goOut({ db }: { db: Needs['db'] }, { id, reference }: OpenedBooking, places: number[]) {
  const gone = await db
    .delete(checkIns)
    .where(and(eq(checkIns.bookingId, id), inArray(checkIns.position, places)))
    .returning({ position: checkIns.position, at: checkIns.at })
  const changes = gone.length === 0 ? [] : [{ subject: `check-in:${reference}`, before: gone, after: null }]
  return { ok: true as const, value: { reference, count: gone.length }, changes }
}
