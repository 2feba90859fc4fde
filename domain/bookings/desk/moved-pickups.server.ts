import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { meetingFrom, meetingText, pickupHour, pickupText } from '#domain/catalogue/pickups.ts'
import { findPackageById } from '#domain/catalogue/packages.server.ts'
import type { MeetingPoint, PackagePickup } from '#domain/catalogue/package.ts'
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
import { nameOfActor } from './booking/deeds.server.ts'
import { bookingSubject } from './booking/desk.server.ts'

/** A booking whose travellers were told another place or hour than its journey names now, or no place, `from` empty: `to` is null where there is none any more. */
export type OtherPickup = { id: string; reference: string; name: string | null; from: string; to: string | null }

/** Where a departure takes travellers in now, and where the others come to. */
type Places = { pickups: readonly PackagePickup[]; meeting: MeetingPoint | undefined }
type Told = Pick<PricedJourney, 'pickup' | 'meeting'>

/** The bookings of a departure that get in or come to it otherwise than its journey says now, by their references; of one that has left none. Refuses `forbidden`. */
export async function findOtherPickups(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  departureId: string,
): Promise<Result<OtherPickup[], 'forbidden'>> {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  return done(await listOtherPickups(db, clock, departureId, await placesNow(db, departureId)))
}

async function listOtherPickups(
  db: Db,
  clock: Clock,
  departureId: string,
  places: Places | undefined,
): Promise<OtherPickup[]> {
  if (places === undefined) return []
  const pickup = sql<Told['pickup'] | null>`${quotes.priced}->'pickup'`
  const meeting = sql<MeetingPoint | null>`${quotes.priced}->'meeting'`
  const { id, reference, contactName: name, state, startsOn } = bookings
  const rows = await db
    .select({ id, reference, name, pickup, meeting })
    .from(bookings)
    .innerJoin(quotes, eq(quotes.token, bookings.quoteToken))
    .where(
      and(
        eq(bookings.departureId, departureId),
        inArray(state, ['held', 'confirmed']),
        gte(startsOn, istDate(clock.now())),
      ),
    )
    .orderBy(asc(reference))
  return rows.flatMap(({ id, reference, name, pickup, meeting }) => {
    const other = otherThan({ pickup: pickup ?? undefined, meeting: meeting ?? undefined }, places)
    return other ? [{ id, reference, name, from: other.from, to: other.to }] : []
  })
}

type Other = { from: string; to: string | null; is: Told }

/** Where a party is to be now, if it was told otherwise. */
function otherThan({ pickup, meeting }: Told, places: Places): Other | undefined {
  const now = pickup && places.pickups.find((one) => one.id === pickup.id)
  const other: Other = pickup
    ? { from: pickupText(pickup), to: now ? pickupText(now) : null, is: { pickup: now } }
    : {
        from: meeting ? meetingText(meeting) : '',
        to: places.meeting ? meetingText(places.meeting) : null,
        is: { meeting: places.meeting },
      }
  return other.from === (other.to ?? '') ? undefined : other
}

/** Undefined for a journey that is not sold any more: nobody says then where it takes people in. */
async function placesNow(db: Db, departureId: string): Promise<Places | undefined> {
  const departure = await findDeparture(db, departureId)
  const pkg = departure && (await findPackageById(db, departure.packageId))
  return pkg && { pickups: pkg.rates.pickups ?? [], meeting: meetingFrom(pkg, departure.departureCity) }
}

/**
 * Gives every booking of a departure the place and the hour its pick-up or its meeting point has now, at the price it was sold at, and tells whoever has booked it: an hour is a fact of the
 * road. One whose place is no more stays as it is. Gives how many were moved; refuses 'unclear-deed' where there is none.
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
    const places = (await placesNow(db, departureId)) ?? { pickups: [], meeting: undefined }
    const others = await listOtherPickups(db, clock, departureId, places)
    const moving = { places, by: nameOfActor(actor) }
    const changes = []
    for (const { id } of others.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      const change = await moveOne(needs, id, moving)
      if (change) changes.push(change)
    }
    return changes.length === 0 ? refused('unclear-deed') : { ok: true, value: { moved: changes.length }, changes }
  },
})

type Moving = { places: Places; by: string }

async function moveOne(needs: TellNeeds & { db: Db }, id: string, { places, by }: Moving) {
  const { db } = needs
  const booking = await lockBooking(db, id)
  if (!booking || (booking.state !== 'held' && booking.state !== 'confirmed')) return undefined
  const sold = (await findQuote(db, booking.quoteToken))!
  const other = otherThan(sold.priced, places)
  if (!other?.to) return undefined
  const { from, to, is } = other
  const { token } = await storeQuote(db, {
    asked: sold.asked,
    departureId: sold.departureId,
    priced: movedTo(sold.priced, is),
    previous: sold,
  })
  await db.update(bookings).set({ quoteToken: token }).where(eq(bookings.id, id))
  // Its papers and its calendar say something new.
  await db.insert(bookingEvents).values({ bookingId: id, kind: 'pickup-moved', facts: { by } })
  if (booking.confirmedAt !== null) await tellMoved(needs, id, { from, to, is })
  return {
    subject: bookingSubject(booking.reference),
    before: { pickup: from },
    after: { pickup: to },
  }
}

function movedTo(priced: StoredQuote['priced'], { pickup, meeting }: Told): StoredQuote['priced'] {
  if (!pickup) return { ...priced, meeting }
  const { id, place, at } = pickup
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
  { from, to, is: { pickup } }: { from: string; to: string; is: Told },
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
        [pickup ? 'You get in at' : 'You come to', to],
        ['Before', from || 'no place was named'],
      ],
    },
    { encloses: enclosed(booking, ['itinerary', 'calendar']) },
  )
  if (!pickup) return
  const date = formatDate(booking.startsOn)
  await text(needs, booking, 'pickup-moved', { reference: booking.reference, date, hour: pickupHour(pickup.at) })
}
