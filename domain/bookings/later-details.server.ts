import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { ErasedPerson } from '#domain/accounts/erasure.server.ts'
import { recordChanges } from '#domain/audit/audit.server.ts'
import { isCutOff } from '#domain/departures/departure.ts'
import { findDeparture } from '#domain/departures/departures.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { faultsOf } from './contact.ts'
import type { Faults } from './contact.ts'
import { lockBooking } from './find-booking.server.ts'
import type { OpenedBooking } from './find-booking.server.ts'
import { FORGET_DETAILS_AFTER_DAYS, LaterDetails, SHOWN_DIGITS } from './later-details.ts'
import { bookingEvents, bookings, emergencyContacts, travellerDetails } from './tables.ts'
import { listTravellers } from './travellers.server.ts'
import type { NamedTraveller } from './travellers.server.ts'

type Needs = { db: Db; keys: KeyRing }
const PURPOSE = 'the number of a traveller’s document'

/**
 * Writes down what the days of travel need, from the booking until the departure's cut-off. A number that is left empty stays; a person without a kind of document has none. Refuses with
 * what is amiss by field ('travellers.1.document.number', 'emergency.mobile').
 */
export async function giveDetails(
  needs: Needs,
  bookingId: string,
  typed: unknown,
): Promise<Result<void, 'invalid-travellers' | 'not-allowed' | 'too-late'> & { faults?: Faults }> {
  const read = LaterDetails.safeParse(typed)
  if (!read.success) return { ...refused('invalid-travellers'), faults: faultsOf(read.error) }
  return needs.db.transaction(async (db) => {
    const booking = await lockBooking(db, bookingId)
    const refusal = booking ? await refuseDetails(db, booking) : 'not-allowed'
    if (!booking || refusal) return refused(refusal ?? 'not-allowed')
    const travelling = await listTravellers(db, bookingId)
    for (const traveller of travelling) await keep({ ...needs, db }, bookingId, traveller, read.data)
    await db.delete(emergencyContacts).where(eq(emergencyContacts.bookingId, bookingId))
    if (read.data.emergency) await db.insert(emergencyContacts).values({ bookingId, ...read.data.emergency })
    await db.insert(bookingEvents).values({ bookingId, kind: 'details-given', facts: { people: travelling.length } })
    return done(undefined)
  })
}

/** Why nothing can be given (any more) for a booking; undefined while it can. */
export async function refuseDetails(db: Db, { shown, departureId, today }: OpenedBooking) {
  if (shown !== 'confirmed' || departureId === null) return 'not-allowed' as const
  const departure = await findDeparture(db, departureId)
  return departure && !isCutOff(departure, today) ? undefined : ('too-late' as const)
}

async function keep(
  { db, keys }: Needs,
  bookingId: string,
  { position, name }: NamedTraveller,
  { travellers }: LaterDetails,
): Promise<void> {
  const given = travellers[position]
  if (!given) return
  const { document, meals } = given
  const number = document?.number
    ? { sealedNumber: keys.seal(PURPOSE, document.number), lastDigits: document.number.slice(-SHOWN_DIGITS) }
    : {}
  const none = document === null ? { paper: null, sealedNumber: null, lastDigits: null } : {}
  const row = { name, meals, ...(document ? { paper: document.paper } : {}), ...number, ...none }
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

/** What was given for a booking, for whoever opens it: of a number its last digits alone. */
export async function findDetails(db: Db, bookingId: string) {
  const { position, name, paper, lastDigits, meals } = travellerDetails
  const [given, [emergency]] = [
    await db
      .select({ position, name, paper, lastDigits, meals })
      .from(travellerDetails)
      .where(eq(travellerDetails.bookingId, bookingId))
      .orderBy(position),
    await db
      .select({ name: emergencyContacts.name, mobile: emergencyContacts.mobile })
      .from(emergencyContacts)
      .where(eq(emergencyContacts.bookingId, bookingId)),
  ]
  return { travellers: given, emergency: emergency ?? null }
}

/** The same with whole numbers, for staff who work on bookings: hotels and permits ask for them. Who looked is written down. Refuses 'forbidden'. */
export async function readDetails({ db, keys, clock }: Needs & { clock: Clock }, actor: Actor, bookingId: string) {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok || actor === undefined) return refused('forbidden')
  return db.transaction(async (db) => {
    const looked = { subject: `booking-details:${bookingId}`, before: null, after: 'looked at' }
    await recordChanges(db, { actor, action: 'bookings.work', at: clock.now() }, [looked])
    const rows = await db.select().from(travellerDetails).where(eq(travellerDetails.bookingId, bookingId))
    const { emergency } = await findDetails(db, bookingId)
    const travellers = rows.map(({ sealedNumber, ...row }) => ({
      ...row,
      number: sealedNumber === null ? null : (keys.open(PURPOSE, sealedNumber) ?? null),
    }))
    return done({ travellers, emergency })
  })
}

/** Forgets what nobody needs any more: thirty days after a journey, and at once when there is none. */
export async function forgetOldDetails(db: Db): Promise<void> {
  const over = sql`(now() at time zone 'Asia/Kolkata')::date - ${FORGET_DETAILS_AFTER_DAYS}::int`
  const isOver = or(lt(bookings.endsOn, over), inArray(bookings.state, ['cancelled', 'expired']))
  await forgetDetailsWhere(db, isOver)
}

/**
 * Forgets the details of every booking of somebody who leaves, in the caller's transaction: those of the account, and those made as a guest under an address that surely is
 * theirs. An address that only was typed may be somebody else's, who is about to travel.
 */
export async function forgetDetailsOf(
  db: Db,
  { userId, verified: { email, mobile } }: Pick<ErasedPerson, 'userId' | 'verified'>,
): Promise<void> {
  const addresses = [
    ...(email === null ? [] : [eq(bookings.contactEmail, email)]),
    ...(mobile === null ? [] : [eq(bookings.contactMobile, mobile)]),
  ]
  const asGuest = addresses.length > 0 ? and(isNull(bookings.userId), or(...addresses)) : undefined
  await forgetDetailsWhere(db, or(eq(bookings.userId, userId), asGuest))
}

async function forgetDetailsWhere(db: Db, which: ReturnType<typeof or>): Promise<void> {
  const ids = db.select({ id: bookings.id }).from(bookings).where(which)
  await db.delete(travellerDetails).where(inArray(travellerDetails.bookingId, ids))
  await db.delete(emergencyContacts).where(inArray(emergencyContacts.bookingId, ids))
}
