import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { pickupHour, pickupText } from '#domain/catalogue/pickups.ts'
import { findPackageById } from '#domain/catalogue/packages.server.ts'
import type { PackagePickup } from '#domain/catalogue/package.ts'
import { findDeparture } from '#domain/departures/departures.server.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { formatDate, istDate } from '#platform/dates.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { mail, text } from '#domain/bookings/booking-messages.server.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { getBooking, lockBooking } from '#domain/bookings/find-booking.server.ts'
import { enclosed } from '#domain/bookings/papers/enclosures.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import { findQuote, storeQuote } from '#domain/bookings/quote/quotes.server.ts'
import type { StoredQuote } from '#domain/bookings/quote/quotes.server.ts'
import { bookingEvents, bookings, quotes } from '#domain/bookings/tables.ts'
import { nameOfActor } from './booking-deeds.server.ts'
import { bookingSubject } from './booking-desk.server.ts'

/** A booking whose travellers were told another place or hour than its journey names now: `to` is null where the pick-up is no more. */
export type OtherPickup = { id: string; reference: string; name: string | null; from: string; to: string | null }

/** The bookings of a departure that get in otherwise than its journey says now, by their references; of one that has left none. Refuses `forbidden`. */
export async function findOtherPickups(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  departureId: string,
): Promise<Result<OtherPickup[], 'forbidden'>> {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  return done(await listOtherPickups(db, clock, departureId, await pickupsNow(db, departureId)))
}

async function listOtherPickups(
  db: Db,
  clock: Clock,
  departureId: string,
  pickups: readonly PackagePickup[] | undefined,
): Promise<OtherPickup[]> {
  if (pickups === undefined) return []
  const pickup = sql<NonNullable<PricedJourney['pickup']>>`${quotes.priced}->'pickup'`
  const { id, reference, contactName: name, state, startsOn } = bookings
  const rows = await db
    .select({ id, reference, name, pickup })
    .from(bookings)
    .innerJoin(quotes, eq(quotes.token, bookings.quoteToken))
    .where(
      and(
        eq(bookings.departureId, departureId),
        inArray(state, ['held', 'confirmed']),
        gte(startsOn, istDate(clock.now())),
        sql`${pickup} is not null`,
      ),
    )
    .orderBy(asc(reference))
  return rows.flatMap(({ pickup: sold, ...booking }) => {
    const now = pickups.find((one) => one.id === sold.id)
    const [from, to] = [pickupText(sold), now ? pickupText(now) : null]
    return from === to ? [] : [{ ...booking, from, to }]
  })
}

/** Undefined for a journey that is not sold any more: nobody says then where it takes people in. */
async function pickupsNow(db: Db, departureId: string): Promise<readonly PackagePickup[] | undefined> {
  const departure = await findDeparture(db, departureId)
  const pkg = departure && (await findPackageById(db, departure.packageId))
  return pkg && (pkg.rates.pickups ?? [])
}

/**
 * Gives every booking of a departure the place and the hour its pick-up has now, at the price it was sold at, and tells whoever has booked it: an hour is a fact of the road. One whose pick-up
 * is no more stays as it is. Gives how many were moved; refuses 'unclear-deed' where there is none.
 */
export const moveBookedPickups = command<
  { departureId: string },
  { departureId: string },
  { moved: number },
  'unclear-deed',
  TellNeeds
>('bookings.work', {
  input: z.object({ departureId: z.string().min(1).max(60) }),
  tags: [],
  change: async (needs, { departureId }) => {
    const { db, clock, actor } = needs
    const pickups = (await pickupsNow(db, departureId)) ?? []
    const others = await listOtherPickups(db, clock, departureId, pickups)
    const moving = { pickups, by: nameOfActor(actor) }
    const changes = []
    for (const { id } of others.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      const change = await moveOne(needs, id, moving)
      if (change) changes.push(change)
    }
    return changes.length === 0 ? refused('unclear-deed') : { ok: true, value: { moved: changes.length }, changes }
  },
})

type Moving = { pickups: readonly PackagePickup[]; by: string }

async function moveOne(needs: TellNeeds & { db: Db }, id: string, { pickups, by }: Moving) {
  const { db } = needs
  const booking = await lockBooking(db, id)
  if (!booking || (booking.state !== 'held' && booking.state !== 'confirmed')) return undefined
  const sold = (await findQuote(db, booking.quoteToken))!
  const was = sold.priced.pickup
  const now = was && pickups.find((one) => one.id === was.id)
  if (!now || pickupText(now) === pickupText(was)) return undefined
  const { token } = await storeQuote(db, {
    asked: sold.asked,
    departureId: sold.departureId,
    priced: movedTo(sold.priced, now),
    previous: sold,
  })
  await db.update(bookings).set({ quoteToken: token }).where(eq(bookings.id, id))
  // Its papers and its calendar say something new.
  await db.insert(bookingEvents).values({ bookingId: id, kind: 'pickup-moved', facts: { by } })
  const [from, to] = [pickupText(was), pickupText(now)]
  if (booking.confirmedAt !== null) await tellMoved(needs, id, { from, to, at: now.at })
  return {
    subject: bookingSubject(booking.reference),
    before: { pickup: from },
    after: { pickup: to },
  }
}

function movedTo(priced: StoredQuote['priced'], { id, place, at }: PackagePickup): StoredQuote['priced'] {
  const { basis } = priced
  const pickups = basis?.rates.pickups?.map((one) => (one.id === id ? { ...one, place, at } : one))
  return {
    ...priced,
    pickup: { id, place, at },
    ...(basis && pickups ? { basis: { ...basis, rates: { ...basis.rates, pickups } } } : {}),
  }
}

async function tellMoved(
  needs: TellNeeds & { db: Db },
  id: string,
  { from, to, at }: { from: string; to: string; at: string },
) {
  const booking = await getBooking(needs.db, id)
  await mail(
    needs,
    booking,
    'pickup-moved',
    {
      pickup: to,
      facts: [
        ['Booking', booking.reference],
        ['You get in at', to],
        ['Before', from],
      ],
    },
    { encloses: enclosed(booking, ['itinerary', 'calendar']) },
  )
  const date = formatDate(booking.startsOn)
  await text(needs, booking, 'pickup-moved', { reference: booking.reference, date, hour: pickupHour(at) })
}
