import { sql } from 'drizzle-orm'
import { announce } from '#platform/change-feed.server.ts'
import type { Db } from '#platform/db.server.ts'
import { HOLD_MINUTES } from './booking.ts'
import type { Contact, Traveller } from './booking.ts'
import { placesOf } from './places.server.ts'
import type { StoredQuote } from './quotes.server.ts'
import { bookingEvents, bookings, instalments, travellers } from './tables.ts'
import { seatedTravellers } from './travellers.server.ts'

/** Who has what held; `userId` of a signed-in person, whose contact is then proven. */
export type Booker = {
  contact: Contact | undefined
  pickup: string | undefined
  travellers: readonly Traveller[] | undefined
  userId: string | undefined
}

/** A booking to be: what is kept as the answer to its key. */
export type Held = { id: string; reference: string; linkVersion: number }
export type NewHold = { booking: Held; quote: StoredQuote; departureId: string | null; booker: Booker }

/** Writes down bookings that are held from now on, in the caller's transaction, and announces their seats, which are the caller's to take. */
export async function writeHolds(db: Db, holds: readonly NewHold[]): Promise<void> {
  if (holds.length === 0) return
  await write(db, holds.map(rowOf))
  await announce(db, [...new Set(holds.flatMap(({ quote }) => placesOf(quote.priced)))])
}

function rowOf({ booking: { id, reference, linkVersion }, quote, departureId, booker }: NewHold) {
  const { startsOn, endsOn, seats, totalPaise, payments, rooms } = quote.priced
  const { contact, userId, pickup, travellers } = booker
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
    parts: payments.filter(({ amountPaise }) => amountPaise > 0),
    travellers: seatedTravellers({ bookingId: id, travellers: travellers ?? [], rooms }),
  }
}

/** Bookings, their parts, their travellers and their first events: one statement, whose words are the same for one and for a hundred. */
async function write(db: Db, rows: readonly ReturnType<typeof rowOf>[]): Promise<void> {
  await db.execute(sql`
    with asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one(id text, reference text, version integer, quote text, departure text,
        starts date, ends date, seats integer, total bigint, owner text, name text, mobile text, email text, pickup text,
        parts jsonb, travellers jsonb)
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
    )
    insert into ${bookings} (id, reference, link_version, quote_token, departure_id, starts_on, ends_on, seats, total_paise, user_id,
      contact_name, contact_mobile, contact_email, pickup, hold_expires_at)
    select id, reference, version, quote, departure, starts, ends, seats, total, owner, name, mobile, email, pickup,
      now() + ${`${HOLD_MINUTES} minutes`}::interval from asked`)
}
