import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { EmailAddress } from '#domain/contact/email.ts'
import { ADULT_AGE } from '#domain/party/party.ts'
import { listOrders } from '#domain/payments/orders.server.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { accessByShare, admit } from '#domain/bookings/access.server.ts'
import type { ShareAccess } from '#domain/bookings/access.server.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { faultsOf, TravellerBody } from '#domain/bookings/hold/contact.ts'
import type { Faults } from '#domain/bookings/hold/contact.ts'
import { findBookingById, lockBooking } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { tellLink } from './friend-messages.server.ts'
import type { GroupShare } from './group.server.ts'
import { keepDetails, keepEmergency, refuseDetails } from '#domain/bookings/trip/later-details.server.ts'
import { LaterDetails } from '#domain/bookings/trip/later-details.ts'
import { isBookingReference } from '#domain/bookings/reference.ts'
import { listTravellers } from '#domain/bookings/trip/travellers.server.ts'
import type { NamedTraveller } from '#domain/bookings/trip/travellers.server.ts'
import { bookingEvents, bookings } from '#domain/bookings/tables.ts'
import { emergencyContacts, travellerDetails, travellers } from '#domain/bookings/trip/tables.ts'
import { groupShares } from './tables.ts'

/** What a friend's link brings to open their page. */
export type ShareKey = { share: number; token: string | undefined }
/** A friend's place in a booking, for whoever holds its link. Nothing of it opens the booking. */
export type OpenedShare = { booking: OpenedBooking; mine: GroupShare; access: ShareAccess }

/** The place of a friend whose link is on; undefined for anybody else, as for one that is not there. */
export async function findShare(
  db: Db,
  keys: KeyRing,
  reference: string,
  { share, token }: ShareKey,
): Promise<OpenedShare | undefined> {
  if (!isBookingReference(reference) || token === undefined || !Number.isInteger(share) || share === 0) return undefined
  const [found] = await db
    .select({ mine: groupShares })
    .from(groupShares)
    .innerJoin(bookings, eq(bookings.id, groupShares.bookingId))
    .where(and(eq(bookings.reference, reference), eq(groupShares.share, share)))
  const access = found && accessByShare(keys, found.mine, token)
  if (!access) return undefined
  const booking = await findBookingById(db, access.bookingId)
  return booking && { booking, mine: found.mine, access }
}

/** Where the place of a friend's link is by now, where a change of the party has moved it. */
export async function findMovedShare(
  db: Db,
  keys: KeyRing,
  reference: string,
  { share, token }: ShareKey,
): Promise<number | undefined> {
  if (!isBookingReference(reference) || token === undefined) return undefined
  const rows = await db
    .select({ mine: groupShares })
    .from(groupShares)
    .innerJoin(bookings, eq(bookings.id, groupShares.bookingId))
    .where(and(eq(bookings.reference, reference), ne(groupShares.share, 0), ne(groupShares.share, share)))
  return rows.find(({ mine }) => accessByShare(keys, mine, token))?.mine.share
}

/** A name and an age each, and what the days of travel need, for the places of a share in their order. */
const OwnBody = z.object({
  people: z.array(TravellerBody).max(60),
  details: LaterDetails,
  email: z.literal('').or(EmailAddress).optional(),
})
export type NotFilled = 'invalid-travellers' | 'not-allowed' | 'too-late' | 'forbidden'

/**
 * Writes down what a friend says of themselves and those they come with, until the cut-off: names, ages that stay adult, and details, which nobody but staff is shown.
 * A field that is left empty stays as it was. Refuses with what is amiss by field ('people.0.age', 'details.travellers.0.document.number').
 */
export async function fillIn(
  needs: TellNeeds & { db: Db },
  access: ShareAccess,
  typed: unknown,
): Promise<Result<void, NotFilled> & { faults?: Faults }> {
  const allowed = admit(access, 'share.own')
  if (!allowed.ok) return allowed
  const { bookingId, share } = access
  const read = OwnBody.safeParse(typed)
  if (!read.success) return { ...refused('invalid-travellers'), faults: faultsOf(read.error) }
  const { people, details, email } = read.data
  return needs.db.transaction(async (db) => {
    const locked = await lockShare(db, { bookingId, share })
    if (!locked.ok) return locked
    const { places, named, booking } = locked.value
    if (places.length === 0) return refused('not-allowed')
    const faults = misfits(people, named)
    if (Object.keys(faults).length > 0) return { ...refused('invalid-travellers'), faults }
    for (const [at, position] of places.entries()) {
      const person = people[at]!
      await rename(db, { bookingId, position }, person)
      const given = details.travellers[at]
      if (given && (given.document || given.meals))
        await keepDetails({ ...needs, db }, bookingId, { position, ...person }, { ...given, isOwn: true })
    }
    if (details.emergency) await keepEmergency(db, { bookingId, share }, details.emergency)
    await noteFilled(db, { bookingId, share }, places.length)
    if (email) await keepEmail({ ...needs, db }, booking, { share, email })
    return done(undefined)
  })
}

/** Forgets what a friend gave of their places, whom to call for them, and their e-mail; names and ages stay. Refuses as `fillIn` does. */
export async function forgetOwn({ db }: { db: Db }, access: ShareAccess): Promise<Result<void, NotFilled>> {
  const allowed = admit(access, 'share.own')
  if (!allowed.ok) return allowed
  const { bookingId, share } = access
  return db.transaction(async (db) => {
    const locked = await lockShare(db, { bookingId, share })
    if (!locked.ok) return locked
    const { bookingId: of, position } = travellerDetails
    await db.delete(travellerDetails).where(and(eq(of, bookingId), inArray(position, [...locked.value.places])))
    await keepEmergency(db, { bookingId, share }, null)
    await db.update(groupShares).set({ email: null }).where(isMine({ bookingId, share }))
    return done(undefined)
  })
}

/** What is there of a friend's details, and nothing of what it says: the link may have been opened by who sent it. */
export async function findGiven(db: Db, { bookingId, share, places, email }: GroupShare) {
  const { position, paper, sealedNumber, meals } = travellerDetails
  const rows = await db
    .select({
      position,
      hasPaper: sql<boolean>`${paper} is not null`,
      hasNumber: sql<boolean>`${sealedNumber} is not null`,
      hasMeals: sql<boolean>`${meals} <> ''`,
    })
    .from(travellerDetails)
    .where(and(eq(travellerDetails.bookingId, bookingId), inArray(position, places)))
  const hasEmergency = await db.$count(
    emergencyContacts,
    and(eq(emergencyContacts.bookingId, bookingId), eq(emergencyContacts.share, share)),
  )
  return { rows, hasEmergency: hasEmergency > 0, hasEmail: email !== null }
}

/** The orders a friend opened, newest first. */
export async function listOrdersOf(db: Db, { bookingId, share }: Pick<GroupShare, 'bookingId' | 'share'>) {
  return (await listOrders(db, bookingId)).filter((order) => order.share === share)
}

type LockedPlace = {
  booking: OpenedBooking
  places: readonly number[]
  named: NamedTraveller[]
  everybody: NamedTraveller[]
}

/** A share with its booking locked, while its people may still be changed. */
export async function lockShare(
  db: Db,
  { bookingId, share }: Pick<GroupShare, 'bookingId' | 'share'>,
): Promise<Result<LockedPlace, 'not-allowed' | 'too-late'>> {
  const booking = await lockBooking(db, bookingId)
  const refusal = booking ? await refuseDetails(db, booking) : 'not-allowed'
  const [mine] = await db
    .select({ places: groupShares.places })
    .from(groupShares)
    .where(and(isMine({ bookingId, share }), eq(groupShares.isOff, false)))
  if (!booking || refusal || !mine) return refused(refusal ?? 'not-allowed')
  const everybody = await listTravellers(db, bookingId)
  const named = mine.places.flatMap((place) => everybody.filter(({ position }) => position === place))
  if (named.length < mine.places.length) return refused('not-allowed')
  return done({ booking, places: mine.places, named, everybody })
}

/** An adult was priced as one and stays one; the ages of children are those they were priced at. */
function misfits(people: readonly { age: number }[], named: readonly NamedTraveller[]): Faults {
  if (people.length !== named.length) return { people: 'Please name everybody you fill in for.' }
  return Object.fromEntries(
    named.flatMap(({ age }, at) => {
      const typed = people[at]!.age
      if (age >= ADULT_AGE)
        return typed >= ADULT_AGE ? [] : [[`people.${at}.age`, 'This place was priced for an adult, eighteen or over.']]
      return typed === age ? [] : [[`people.${at}.age`, `This place was priced at ${age}. Please ask who booked.`]]
    }),
  )
}

/** Details go with their person, whatever the spelling. */
async function rename(
  db: Db,
  { bookingId, position }: { bookingId: string; position: number },
  { name, age }: { name: string; age: number },
): Promise<void> {
  await db
    .update(travellers)
    .set({ name, age })
    .where(and(eq(travellers.bookingId, bookingId), eq(travellers.position, position)))
  await db
    .update(travellerDetails)
    .set({ name })
    .where(and(eq(travellerDetails.bookingId, bookingId), eq(travellerDetails.position, position)))
}

/** A new address is sent the friend's own link, to come back by. */
async function keepEmail(
  needs: TellNeeds & { db: Db },
  booking: OpenedBooking,
  { share, email }: { share: number; email: string },
): Promise<void> {
  const { db } = needs
  const mine = isMine({ bookingId: booking.id, share })
  const [changed] = await db
    .update(groupShares)
    .set({ email })
    .where(and(mine, sql`${groupShares.email} is distinct from ${email}`))
    .returning()
  if (changed) await tellLink(needs, booking, { ...changed, email })
}

function isMine({ bookingId, share }: Pick<GroupShare, 'bookingId' | 'share'>) {
  return and(eq(groupShares.bookingId, bookingId), eq(groupShares.share, share))
}

async function noteFilled(
  db: Db,
  { bookingId, share }: Pick<GroupShare, 'bookingId' | 'share'>,
  people: number,
): Promise<void> {
  await db
    .update(groupShares)
    .set({ filledAt: sql`now()` })
    .where(isMine({ bookingId, share }))
  await db.insert(bookingEvents).values({ bookingId, kind: 'details-given', facts: { people } })
}
