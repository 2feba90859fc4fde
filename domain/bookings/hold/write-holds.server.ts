import { sql } from 'drizzle-orm'
import type { SQLWrapper } from 'drizzle-orm'
import { seatMove } from '#domain/departures/seats.server.ts'
import { newsOf } from '#platform/change-feed.server.ts'
import type { Db } from '#platform/db.server.ts'
import { HOLD_MINUTES } from '#domain/bookings/booking.ts'
import type { Contact, Traveller } from '#domain/bookings/booking.ts'
import type { Buyer } from '#domain/bookings/papers/buyer.ts'
import type { HoldableQuote } from '#domain/bookings/quote/find-bookable.server.ts'
import { bookingEvents, bookings, instalments } from '#domain/bookings/tables.ts'
import { travellers } from '#domain/bookings/trip/tables.ts'
import { seatedTravellers } from '#domain/bookings/trip/travellers.server.ts'

/** Who has what held; `userId` of a signed-in person, whose contact is then proven. */
export type Booker = {
  contact: Contact | undefined
  pickup: string | undefined
  buyer?: Buyer | undefined
  travellers: readonly Traveller[] | undefined
  userId: string | undefined
}

/** A booking to be: what is kept as the answer to its key. */
export type HeldBooking = { id: string; reference: string; linkVersion: number }
export type NewHold = { booking: HeldBooking; quote: HoldableQuote; departureId: string | null; booker: Booker }

/** Writes down bookings that are held from now on, in the caller's transaction, and announces their seats, which are the caller's to take. */
export async function writeHolds(db: Db, holds: readonly NewHold[]): Promise<void> {
  if (holds.length > 0) await write(db, holds, nothingToTake)
}

const nothingToTake = sql`(select)`

/**
 * The same with their seats of a departure: one statement, so that what others wait for is locked for its time and no longer. False when the database has not so many,
 * and then nothing is written.
 */
export async function takeAndWriteHolds(db: Db, departureId: string, holds: readonly NewHold[]): Promise<boolean> {
  const seats = holds.reduce((sum, { quote }) => sum + quote.heldTerms.seats, 0)
  return (await write(db, holds, seatMove(db, departureId, { held: seats }))) > 0
}

function rowOf({ booking: { id, reference, linkVersion }, quote, departureId, booker }: NewHold) {
  const { startsOn, endsOn, seats, totalPaise, payments, rooms } = quote.heldTerms
  const { contact, userId, pickup, buyer, travellers } = booker
  return {
    id,
    reference,
    version: linkVersion,
    quote: quote.token,
    departure: departureId,
    starts: startsOn,
    ends: endsOn,
    seats,
    total: totalPaise,
    owner: userId,
    ...contact,
    pickup: quote.carId === null ? null : pickup,
    buyer,
    lives: buyer?.state,
    parts: payments.filter(({ amountPaise }) => amountPaise > 0),
    travellers: seatedTravellers({ bookingId: id, travellers: travellers ?? [], rooms }),
  }
}

/** Bookings, their parts, their travellers, their first events and the news, if what they need is `taken`: one statement, whose words are the same for one and for a hundred. */
async function write(db: Db, holds: readonly NewHold[], taken: SQLWrapper): Promise<number> {
  const tags = new Set(
    holds.flatMap(({ quote }) => (quote.packageId === null ? [] : (`seats:${quote.packageId}` as const))),
  )
  const written = await db.execute(sql`
    with taken as ${taken}, asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(holds.map(rowOf))}::jsonb) as one(id text, reference text, version integer, quote text, departure text,
        starts date, ends date, seats integer, total bigint, owner text, name text, mobile text, email text, pickup text, buyer jsonb, lives text,
        parts jsonb, travellers jsonb)
      where exists (select from taken)
    ), parts as (
      insert into ${instalments} (booking_id, part, percent, amount_paise, due_on)
      select id, part, percent, "amountPaise", "dueOn" from asked,
        jsonb_to_recordset(parts) as one(part integer, percent integer, "amountPaise" bigint, "dueOn" date)
    ), seated as (
      insert into ${travellers} (booking_id, position, name, age, room)
      select id, one.position, one.name, age, room from asked,
        jsonb_to_recordset(travellers) as one(position integer, name text, age integer, room integer)
    ), told as (
      insert into ${bookingEvents} (booking_id, kind, facts)
      select id, 'held', jsonb_build_object('seats', seats) from asked
    ), news as ${newsOf([...tags], sql`exists (select from asked)`)}
    insert into ${bookings} (id, reference, link_version, quote_token, departure_id, starts_on, ends_on, seats, total_paise, user_id,
      contact_name, contact_mobile, contact_email, pickup, buyer, buyer_state, hold_expires_at)
    select id, reference, version, quote, departure, starts, ends, seats, total, owner, name, mobile, email, pickup, buyer, lives,
      now() + ${`${HOLD_MINUTES} minutes`}::interval from asked`)
  return (written as { rowCount: number }).rowCount
}
