import { eq } from 'drizzle-orm'
import { addPrivateDeparture } from '#domain/departures/private-departures.server.ts'
import { moveSeats } from '#domain/departures/seats.server.ts'
import { isSameParty } from '#domain/party/party.ts'
import { oweRefund } from '#domain/payments/ledger.server.ts'
import { swapVehicle } from '#domain/cars/hires.server.ts'
import { againIfLost } from '#platform/again-if-lost.server.ts'
import { announce } from '#platform/change-feed.server.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { isAsShown, settle } from '#domain/bookings/change/amendment-money.server.ts'
import type { Traveller } from '#domain/bookings/booking.ts'
import { tellAmended } from '#domain/bookings/change/change-messages.server.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { movePayers } from '#domain/bookings/change/changed-party.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { suspendShares } from '#domain/bookings/group/ended-shares.server.ts'
import { findFriendsStand, tellFriendsChanged } from '#domain/bookings/group/friend-changes.server.ts'
import { shareParts } from '#domain/bookings/group/group.server.ts'
import { documentRefund } from '#domain/bookings/papers/paperwork.server.ts'
import { hireOf, placesOf } from '#domain/bookings/group/places.server.ts'
import { ownCutoffDays } from '#domain/bookings/quote/priced-journey.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import type { StoredQuote } from '#domain/bookings/quote/quotes.server.ts'
import { keepNames, listTravellers, listWholeParty, nameTravellers } from '#domain/bookings/trip/travellers.server.ts'
import type { NamedTraveller } from '#domain/bookings/trip/travellers.server.ts'
import { placesIn } from '#domain/bookings/group/dropped-friends.ts'
import { bookingEvents, bookings } from '#domain/bookings/tables.ts'
import { bookingNotes } from '#domain/bookings/desk/tables.ts'
import { replaceUnpaid } from '#domain/bookings/pay/unpaid-parts.server.ts'

/**
 * Makes a locked booking what a stored amendment says: seats, parts, money back, names, mail and papers, as the rest of the caller's transaction. Refuses 'price-changed' where
 * another sum would go back than was shown, and 'sold-out'; the caller undoes it then. `by` is who of the staff does it, as in the audit.
 */
export async function becomeAs(
  needs: TellNeeds & { db: Db },
  booking: OpenedBooking,
  now: StoredQuote,
  { named, by }: { named?: readonly Traveller[] | undefined; by?: string | undefined } = {},
): Promise<Result<void, 'sold-out' | 'price-changed'>> {
  const { db } = needs
  const { id: bookingId } = booking
  const { priced } = now
  const money = await settle(db, booking, priced, named)
  if (!isAsShown(priced, money)) return refused('price-changed')
  for (const { paymentId, paise } of money.back)
    await oweRefund(db, 'applied', { paymentId, bookingId, paise, reason: 'amended' })
  const friends = await findFriendsStand(db, booking)
  await replaceUnpaid(db, bookingId, money.parts)
  const departureId = priced.package.kind === 'car' ? null : (now.departureId ?? (await ownDate(db, priced)))
  await writeAmended(db, booking, { now, departureId, money, by })
  const was = await listTravellers(db, bookingId)
  await renameTravellers(db, booking, { priced, isOther: money.dropped.length > 0 }, named)
  const is = await listWholeParty(db, { id: bookingId, journey: priced })
  const left = await noteWhoLeft(db, booking, { was, is, by })
  await shareParts(db, { id: bookingId, journey: priced })
  await tellAmended(needs, booking, { ...money, journey: priced, left })
  const changed = { ...booking, journey: priced, startsOn: priced.startsOn }
  await tellFriendsChanged(needs, changed, { was: friends, backTo: money.backTo })
  await announce(db, placesOf(priced))
  const moved = await moveBooked(db, booking, {
    departureId,
    seats: now.departureId === null ? 0 : priced.seats,
    journey: priced,
  })
  if (!moved) return refused('sold-out')
  await documentRefund(db, booking, {
    subject: `amended ${now.token}`,
    back: money.back,
    reason: `Change of ${priced.package.name}`,
  })
  return done(undefined)
}

type AmendedBooking = {
  now: StoredQuote
  departureId: string | null
  money: Awaited<ReturnType<typeof settle>>
  by: string | undefined
}

/** The booking as it stands from now on, and the event that says what changed. */
async function writeAmended(
  db: Db,
  booking: OpenedBooking,
  { now, departureId, money, by }: AmendedBooking,
): Promise<void> {
  const { id: bookingId } = booking
  const { startsOn, endsOn, seats } = now.priced
  const { wasPaise, isPaise, chargePaise, refundPaise } = money
  await db
    .update(bookings)
    .set({
      quoteToken: now.token,
      departureId,
      startsOn,
      endsOn,
      seats,
      totalPaise: isPaise,
      chargesPaise: booking.chargesPaise + chargePaise,
      choiceUntil: null,
      calledOffBecause: null,
    })
    .where(eq(bookings.id, bookingId))
  const days: Record<string, string> = booking.startsOn === startsOn ? {} : { wasOn: booking.startsOn, isOn: startsOn }
  const sums = { wasPaise, isPaise, chargePaise, refundPaise, wasSeats: booking.seats, isSeats: seats, ...days }
  const facts = by ? { ...sums, by } : sums
  await db.insert(bookingEvents).values({ bookingId, kind: 'amended', facts })
}

/** Whoever was named and does not travel any more, where everybody who does has a name: as words that are forgotten with the booking. Gives them back. */
async function noteWhoLeft(
  db: Db,
  { id: bookingId, userId }: OpenedBooking,
  { was, is, by }: { was: readonly NamedTraveller[]; is: readonly NamedTraveller[]; by: string | undefined },
): Promise<string> {
  const places = placesIn(was, is)
  if (is.length === 0) return ''
  const words = was
    .filter((_, at) => places[at] === -1)
    .map(({ name }) => name)
    .join(', ')
  if (words !== '')
    await db.insert(bookingNotes).values({ bookingId, about: 'left', words, by: by ?? userId ?? 'who booked' })
  return words
}

/** A refusal on its way out of the transaction, which it undoes. */
class Undone extends Error {
  readonly refusal: { ok: false; reason: string }
  constructor(refusal: { ok: false; reason: string }) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

/** Does the work in one transaction, of which nothing is left where it is refused. */
export async function wholeOrNot<Reason extends string>(
  db: Db,
  work: (db: Db) => Promise<Result<void, Reason>>,
): Promise<Result<void, Reason>> {
  try {
    return await againIfLost(db, async (db) => {
      const outcome = await work(db)
      if (!outcome.ok) throw new Undone(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof Undone) return refused(error.refusal.reason as Reason)
    throw error
  }
}

/** A date of one's own is arranged anew, with its seats sold from the start. */
async function ownDate(
  db: Db,
  { package: { id: packageId }, startsOn, departureCity, seats, basis }: PricedJourney,
): Promise<string> {
  const asSold = { twinPaise: basis!.grid.twin, cutoffDays: ownCutoffDays(basis) }
  const id = await addPrivateDeparture(db, { packageId, startsOn, departureCity, seats, ...asSold })
  await moveSeats(db, id, { held: -seats, sold: seats })
  return id
}

/** Names stay while the party does; of another party, or with friends who are not in it any more (`isOther`), those who still have a place in it keep it. In the caller's transaction. */
export async function renameTravellers(
  db: Db,
  booking: OpenedBooking,
  { priced, isOther = false }: Pick<StoredQuote, 'priced'> & { isOther?: boolean },
  named: readonly Traveller[] | undefined,
): Promise<void> {
  const { id: bookingId, journey } = booking
  const isSame = isSameParty(priced.party, journey.party) && !isOther
  const was = await listTravellers(db, bookingId)
  if (!isSame) await suspendShares(db, bookingId)
  if (named) await nameTravellers(db, { bookingId, travellers: named, rooms: priced.rooms })
  else if (!isSame) await keepNames(db, bookingId, priced)
  if (!isSame) await movePayers(db, bookingId, { was, is: named ?? (await listTravellers(db, bookingId)) })
}

/** Seats of two departures are touched in the order of their ids, so that nobody waits for each other. */
async function moveBooked(
  db: Db,
  { id, departureId: from, seats: before, journey: was }: OpenedBooking,
  { departureId: to, seats: after, journey }: { departureId: string | null; seats: number; journey: PricedJourney },
): Promise<boolean> {
  if (from === null || to === null) return (await swapVehicle(db, id, { was: hireOf(was), wanted: hireOf(journey) })).ok
  const moves = from === to ? [[to, after - before] as const] : [[from, -before] as const, [to, after] as const]
  for (const [id, sold] of moves.toSorted(([one], [other]) => (one < other ? -1 : 1)))
    if (sold !== 0 && !(await moveSeats(db, id, { sold })).ok) return false
  return true
}
