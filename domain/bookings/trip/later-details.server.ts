import { and, eq, gt, inArray, isNotNull, lt, not, or, sql } from 'drizzle-orm'
import type { ErasedPerson } from '#domain/accounts/erasure.server.ts'
import { recordChanges } from '#domain/audit/audit.server.ts'
import { isCutOff } from '#domain/departures/departure.ts'
import { findDeparture } from '#domain/departures/departures.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { admit, colleagueIn } from '#domain/bookings/access.server.ts'
import type { BookingAccess } from '#domain/bookings/access.server.ts'
import { faultsOf } from '#domain/bookings/hold/contact.ts'
import type { Faults } from '#domain/bookings/hold/contact.ts'
import { isProvenGuests } from '#domain/bookings/hold/verify-contact.server.ts'
import { lockBooking } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking, WholeBooking } from '#domain/bookings/find-booking.server.ts'
import { FORGET_DETAILS_AFTER_DAYS, LaterDetails, SHOWN_DIGITS } from './later-details.ts'
import { bookingEvents, bookings } from '#domain/bookings/tables.ts'
import { emergencyContacts, travellerDetails } from './tables.ts'
import { groupShares } from '#domain/bookings/group/tables.ts'
import { listTravellers } from './travellers.server.ts'
import type { NamedTraveller } from './travellers.server.ts'

type Needs = { db: Db; keys: KeyRing }
const PURPOSE = 'the number of a traveller’s document'

/**
 * Writes down what the days of travel need, from the booking until the departure's cut-off, staff until the journey is over. A number that is left empty stays; a person without a kind of document has none. Refuses with
 * what is amiss by field ('travellers.1.document.number', 'emergency.mobile').
 */
export async function giveDetails(
  needs: Needs,
  access: BookingAccess,
  typed: unknown,
): Promise<Result<void, 'invalid-travellers' | 'not-allowed' | 'too-late' | 'forbidden'> & { faults?: Faults }> {
  const allowed = admit(access, 'details.give')
  if (!allowed.ok) return allowed
  const { bookingId } = access
  const by = colleagueIn(access)
  const read = LaterDetails.safeParse(typed)
  if (!read.success) return { ...refused('invalid-travellers'), faults: faultsOf(read.error) }
  return needs.db.transaction(async (db) => {
    const booking = await lockBooking(db, bookingId)
    const refusal = booking ? await refuseDetails(db, booking, by !== undefined) : 'not-allowed'
    if (!booking || refusal) return refused(refusal ?? 'not-allowed')
    const travelling = await listGivenFor(db, bookingId)
    for (const traveller of travelling) {
      const given = read.data.travellers[traveller.position]
      if (given) await keepDetails({ ...needs, db }, bookingId, traveller, { ...given, isOwn: false })
    }
    await keepEmergency(db, { bookingId, share: 0 }, read.data.emergency)
    const facts = { people: travelling.length, ...(by ? { by } : {}) }
    await db.insert(bookingEvents).values({ bookingId, kind: 'details-given', facts })
    return done(undefined)
  })
}

/** Of whom who booked gives the details: not of friends who have a link of their own, nor of whoever gave theirs. */
export async function listGivenFor(db: Db, bookingId: string): Promise<NamedTraveller[]> {
  const shares = await db
    .select({ places: groupShares.places })
    .from(groupShares)
    .where(and(eq(groupShares.bookingId, bookingId), gt(groupShares.share, 0)))
  const own = await db
    .select({ position: travellerDetails.position })
    .from(travellerDetails)
    .where(and(eq(travellerDetails.bookingId, bookingId), travellerDetails.isOwn))
  const others = new Set([...shares.flatMap(({ places }) => places), ...own.map(({ position }) => position)])
  return (await listTravellers(db, bookingId)).filter(({ position }) => !others.has(position))
}

/** Writes down whom to call for a share of a booking, in the caller's transaction; null leaves nobody. */
export async function keepEmergency(
  db: Db,
  { bookingId, share }: { bookingId: string; share: number },
  emergency: LaterDetails['emergency'],
): Promise<void> {
  const isTheirs = and(eq(emergencyContacts.bookingId, bookingId), eq(emergencyContacts.share, share))
  await db.delete(emergencyContacts).where(isTheirs)
  if (emergency) await db.insert(emergencyContacts).values({ bookingId, share, ...emergency })
}

/** Why nothing can be given (any more) for a booking; undefined while it can. `byStaff`: who goes on where the time of who booked is over, until the journey is. */
export async function refuseDetails(db: Db, { shown, departureId, today }: OpenedBooking, byStaff = false) {
  if (shown !== 'confirmed' || departureId === null) return 'not-allowed' as const
  if (byStaff) return undefined
  const departure = await findDeparture(db, departureId)
  return departure && !isCutOff(departure, today) ? undefined : ('too-late' as const)
}

/** Writes down what was given of one traveller, in the caller's transaction. `isOwn`: by themselves, who are not shown what stands there, and leave it by leaving a field empty. */
export async function keepDetails(
  { db, keys }: Needs,
  bookingId: string,
  { position, name }: Pick<NamedTraveller, 'position' | 'name'>,
  { document, meals, isOwn }: LaterDetails['travellers'][number] & { isOwn: boolean },
): Promise<void> {
  const number = document?.number
    ? { sealedNumber: keys.seal(PURPOSE, document.number), lastDigits: document.number.slice(-SHOWN_DIGITS) }
    : {}
  const none = document === null && !isOwn ? { paper: null, sealedNumber: null, lastDigits: null } : {}
  const eaten = isOwn && meals === '' ? {} : { meals }
  const row = { name, isOwn, ...eaten, ...(document ? { paper: document.paper } : {}), ...number, ...none }
  // Another kind of document without its number has no number yet.
  const changed = document && !document.number ? { ...row, ...numberOf(document.paper) } : row
  await db
    .insert(travellerDetails)
    .values({ bookingId, position, ...row })
    .onConflictDoUpdate({ target: [travellerDetails.bookingId, travellerDetails.position], set: changed })
}

function numberOf(paper: string) {
  const { sealedNumber, lastDigits } = travellerDetails
  const stays = sql`${travellerDetails.paper} = ${paper}`
  return {
    sealedNumber: sql`case when ${stays} then ${sealedNumber} end`,
    lastDigits: sql`case when ${stays} then ${lastDigits} end`,
  }
}

/** What was given for a booking by who booked, for whoever opens it: of a number its last digits alone, and nothing that a friend gave of themselves. */
export async function findDetails(db: Db, bookingId: string) {
  const { position, name, paper, lastDigits, meals } = travellerDetails
  const [given, [emergency]] = [
    await db
      .select({ position, name, paper, lastDigits, meals })
      .from(travellerDetails)
      .where(and(eq(travellerDetails.bookingId, bookingId), not(travellerDetails.isOwn)))
      .orderBy(position),
    await db
      .select({ name: emergencyContacts.name, mobile: emergencyContacts.mobile })
      .from(emergencyContacts)
      .where(and(eq(emergencyContacts.bookingId, bookingId), eq(emergencyContacts.share, 0))),
  ]
  return { travellers: given, emergency: emergency ?? null }
}

/** Those who travel, each with what they eat as whoever booked has said it. */
export async function withMeals(db: Db, { id, travellers }: Pick<WholeBooking, 'id' | 'travellers'>) {
  const given = new Map((await findDetails(db, id)).travellers.map(({ position, meals }) => [position, meals]))
  return travellers.map(({ position, name, age, room }) => ({ name, age, room, meals: given.get(position) ?? '' }))
}

/** The same with whole numbers, for staff who work on bookings: hotels and permits ask for them. Who looked is written down. Refuses 'forbidden'. */
export async function readDetails({ db, keys, clock }: Needs & { clock: Clock }, actor: Actor, bookingId: string) {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok || actor === undefined) return refused('forbidden')
  return db.transaction(async (db) => {
    const looked = { subject: `booking-details:${bookingId}`, before: null, after: 'looked at' }
    await recordChanges(db, { actor, action: 'bookings.work', at: clock.now() }, [looked])
    const rows = await db.select().from(travellerDetails).where(eq(travellerDetails.bookingId, bookingId))
    const emergencies = await db.select().from(emergencyContacts).where(eq(emergencyContacts.bookingId, bookingId))
    const travellers = rows.map(({ sealedNumber, ...row }) => ({
      ...row,
      number: sealedNumber === null ? null : (keys.open(PURPOSE, sealedNumber) ?? null),
    }))
    return done({ travellers, emergencies })
  })
}

/** Forgets what nobody needs any more: thirty days after a journey, and at once when there is none. */
export async function forgetOldDetails(db: Db): Promise<void> {
  const over = sql`${todayInIndia} - ${FORGET_DETAILS_AFTER_DAYS}::int`
  const isOver = or(lt(bookings.endsOn, over), inArray(bookings.state, ['cancelled', 'expired']))
  await forgetDetailsWhere(db, isOver)
}

/**
 * Forgets the details of every booking of somebody who leaves, in the caller's transaction: those of the account, and those made as a guest under an address they
 * have proven for each. One that only was typed may be somebody else's, who is about to travel.
 */
export async function forgetDetailsOf(
  db: Db,
  { userId, verified: { email, mobile } }: Pick<ErasedPerson, 'userId' | 'verified'>,
): Promise<void> {
  const asGuest = isProvenGuests({ email, mobile })
  await forgetDetailsWhere(db, or(eq(bookings.userId, userId), asGuest))
  if (email !== null) await db.update(groupShares).set({ email: null }).where(eq(groupShares.email, email))
}

async function forgetDetailsWhere(db: Db, which: ReturnType<typeof or>): Promise<void> {
  const ids = db.select({ id: bookings.id }).from(bookings).where(which)
  await db.delete(travellerDetails).where(inArray(travellerDetails.bookingId, ids))
  await db.delete(emergencyContacts).where(inArray(emergencyContacts.bookingId, ids))
  await db
    .update(groupShares)
    .set({ email: null })
    .where(and(isNotNull(groupShares.email), inArray(groupShares.bookingId, ids)))
}
