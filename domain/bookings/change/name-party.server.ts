import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { ADULT_AGE } from '#domain/party/party.ts'
import type { RoomPlan } from '#domain/pricing/rooms.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { admit, colleagueIn } from '#domain/bookings/access.server.ts'
import type { BookingAccess } from '#domain/bookings/access.server.ts'
import type { Contact, Traveller } from '#domain/bookings/booking.ts'
import { faultsOf, matchAges, PartyBody, seatTravellers } from '#domain/bookings/hold/contact.ts'
import type { Faults } from '#domain/bookings/hold/contact.ts'
import { lockBooking } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { Pickup } from '#domain/bookings/hold/pickup.ts'
import { isTooLate } from '#domain/bookings/group/places.server.ts'
import { faultyRooms, roomsByTraveller } from '#domain/bookings/group/room-places.ts'
import { isWholeParty, nameTravellers } from '#domain/bookings/trip/travellers.server.ts'
import { buyerColumns, readBuyer } from '#domain/bookings/papers/give-buyer.server.ts'
import { bookingEvents, bookings } from '#domain/bookings/tables.ts'

/** Who books and who travels, as it was typed; `rooms` has the room of each traveller, and is left out where nobody chose. */
export type PartyTyped = {
  contact: unknown
  travellers: readonly unknown[]
  rooms?: readonly number[] | undefined
  /** Where a car comes; nobody else who travels in it is asked for. */
  pickup?: unknown
  /** Whom it is invoiced to, where the form asks; empty says nobody. */
  buyer?: Record<string, string> | undefined
}
export type NotNamed = 'invalid-travellers' | 'not-allowed' | 'too-late' | 'forbidden'

/** What was named, and whether a code has yet to prove where who booked is reached from now on. */
type Named = { asksCode: boolean }

/**
 * Writes down who books, who travels and in which room each sleeps, in one transaction: until the seats
 * are booked, and from then on until the departure's cut-off, to put a spelling right; staff until the journey is over, since whoever is too late is asked to call. Refuses with what is amiss by field ('contact.email', 'travellers.2.age', 'rooms').
 */
export async function nameParty(
  { db }: { db: Db },
  access: BookingAccess,
  typed: PartyTyped,
): Promise<Result<Named, NotNamed> & { faults?: Faults }> {
  const allowed = admit(access, 'party.name')
  if (!allowed.ok) return allowed
  const { bookingId } = access
  const by = colleagueIn(access)
  return db.transaction(async (db) => {
    const booking = await lockBooking(db, bookingId)
    const refusal = booking ? await refuseNames(db, booking, by) : 'not-allowed'
    if (!booking || refusal) return refused(refusal ?? 'not-allowed')
    const read = readTyped(typed, booking)
    if (!read.ok) return read
    const { contact, travellers, billed } = read.value
    if (booking.journey.package.kind === 'car')
      return sayPickup(db, booking, { contact, billed, pickup: typed.pickup, by })
    const seated = seatInRooms(travellers, typed.rooms, booking.journey)
    if (!seated.ok) return seated
    const reached = contactOf(booking, contact, by)
    await db
      .update(bookings)
      .set({ ...reached, ...billed })
      .where(eq(bookings.id, bookingId))
    await nameTravellers(db, { bookingId, rooms: booking.journey.rooms, ...seated.value })
    await noteNamed(db, bookingId, { travellers: seated.value.travellers.length, by })
    return done(namedOf(reached))
  })
}

type Billed = Partial<ReturnType<typeof buyerColumns>>

/** Who books, who travels and, where the form asks, who is invoiced. All that is amiss is said at once: an age that fits nobody beside a name that is none. */
function readTyped(
  typed: PartyTyped,
  { journey }: OpenedBooking,
): Result<z.infer<typeof PartyBody> & { billed: Billed }, 'invalid-travellers'> & { faults?: Faults } {
  const read = PartyBody.safeParse({ contact: typed.contact, travellers: typed.travellers })
  const buyer = typed.buyer ? readBuyer(typed.buyer, journey) : undefined
  if (read.success && buyer?.ok !== false) return done({ ...read.data, billed: buyer ? buyerColumns(buyer.value) : {} })
  const faults = read.success ? {} : { ...misfits(typed.travellers, journey), ...faultsOf(read.error) }
  return { ...refused('invalid-travellers'), faults: { ...faults, ...(buyer?.ok === false ? buyer.faults : {}) } }
}

/** The ages nobody was priced at, of travellers whose form has other faults too. */
function misfits(typed: readonly unknown[], { party }: OpenedBooking['journey']): Faults {
  const ages = typed.map((one) => Aged.safeParse(one).data ?? { age: NaN })
  return matchAges(ages, party.ages).faults
}
const Aged = z.object({ age: z.number() })

/** Where the car comes stands with who booked it. */
async function sayPickup(
  db: Db,
  booking: OpenedBooking,
  { contact, billed, pickup: typed, by }: { contact: Contact; billed: Billed; pickup: unknown; by: string | undefined },
): Promise<Result<Named, NotNamed> & { faults?: Faults }> {
  const pickup = Pickup.safeParse(typed)
  if (!pickup.success) return { ...refused('invalid-travellers'), faults: { pickup: pickup.error.issues[0]!.message } }
  const reached = contactOf(booking, contact, by)
  await db
    .update(bookings)
    .set({ ...reached, ...billed, pickup: pickup.data })
    .where(eq(bookings.id, booking.id))
  await noteNamed(db, booking.id, { travellers: 0, by })
  return done(namedOf(reached))
}

async function noteNamed(db: Db, bookingId: string, { by, ...facts }: { travellers: number; by: string | undefined }) {
  await db.insert(bookingEvents).values({ bookingId, kind: 'travellers-named', facts: by ? { ...facts, by } : facts })
}

function namedOf(reached: ReturnType<typeof contactOf>): Named {
  return { asksCode: 'newContact' in reached && reached.newContact !== null }
}

/** Whether it is said who travels, or where a car comes, and who booked. */
export function isNamed(
  { contactEmail, pickup, journey }: Pick<OpenedBooking, 'contactEmail' | 'pickup' | 'journey'>,
  travellers: readonly unknown[],
): boolean {
  return contactEmail !== null && (journey.package.kind === 'car' ? pickup !== null : isWholeParty(journey, travellers))
}

async function refuseNames(db: Db, booking: OpenedBooking, by: string | undefined): Promise<NotNamed | undefined> {
  const { shown } = booking
  // What was typed while the hold ended is kept for whoever holds the seats again.
  if (shown === 'held' || shown === 'expired') return undefined
  if (shown !== 'confirmed') return 'not-allowed'
  return by === undefined && (await isTooLate(db, booking)) ? 'too-late' : undefined
}

/** The travellers in the order they are kept in, adults first, each with the room that was chosen. */
function seatInRooms(
  named: readonly Traveller[],
  rooms: readonly number[] | undefined,
  { party, rooms: plan }: { party: OpenedBooking['journey']['party']; rooms: RoomPlan },
): Result<{ travellers: Traveller[]; chosen: number[] }, 'invalid-travellers'> & { faults?: Faults } {
  const seated = seatTravellers(named, party)
  if (!seated.ok) return seated
  const roomOf = new Map(named.map((traveller, at) => [traveller, rooms?.[at]]))
  const chosen = rooms ? seated.value.map((one) => roomOf.get(one) ?? 0) : roomsByTraveller(plan, seated.value)
  const inRooms = seated.value.map(({ age }, at) => ({ isAdult: age >= ADULT_AGE, room: chosen[at]! }))
  const fault = faultyRooms(plan, inRooms)
  if (fault !== undefined) return { ...refused('invalid-travellers'), faults: { rooms: fault } }
  return done({ travellers: seated.value, chosen })
}

/** A contact that is another one now has yet to be proven; who was signed in has proven theirs, and a colleague proves none. Of a booking that is paid the one it has stays until the new one is. */
function contactOf(booking: OpenedBooking, { name, mobile, email }: Contact, by: string | undefined) {
  const { userId, shown, contactMobile, contactEmail } = booking
  const isSame = mobile === contactMobile && email === contactEmail
  if (shown === 'confirmed' && contactEmail !== null)
    return { contactName: name, newContact: isSame ? null : { mobile, email } }
  const isProven = userId !== null && by === undefined
  const proven = isProven ? { contactProvenAt: sql`now()` } : isSame ? {} : { contactProvenAt: null }
  return { contactName: name, contactMobile: mobile, contactEmail: email, ...proven }
}
