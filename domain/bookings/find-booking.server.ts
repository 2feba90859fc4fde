import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { listDocuments } from '#domain/documents/issue.server.ts'
import { findBalances } from '#domain/payments/ledger.server.ts'
import { findDriver } from '#domain/cars/hires.server.ts'
import { listOrders } from '#domain/payments/orders.server.ts'
import { isDeskWay } from '#domain/payments/payment.ts'
import { payments } from '#domain/payments/tables.ts'
import { listRefunds } from '#domain/payments/refunds.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { isDriverNamed } from '#domain/bookings/trip/hired-driver.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { accessByKey } from './access.server.ts'
import type { BookingAccess, BookingKey } from './access.server.ts'
import { shownState } from './booking.ts'
import type { Instalment, ShownState, Traveller } from './booking.ts'
import { seatTravellers } from '#domain/bookings/hold/contact.ts'
import { takenFrom } from '#domain/bookings/quote/booked-quote.server.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import { suppliedTo } from '#domain/bookings/papers/supplied-to.ts'
import { isBookingReference } from './reference.ts'
import { listTravellers, seatedTravellers } from '#domain/bookings/trip/travellers.server.ts'
import { bookings, instalments, quotes } from './tables.ts'

export type BookingRow = typeof bookings.$inferSelect

/** A booking by the database's clock: what it is now, and under which terms; its `journey` bears the GST of where its buyer lives. */
export type OpenedBooking = BookingRow & { shown: ShownState; now: Date; today: string; journey: PricedJourney }

/** A booking, and what lets who booked do something to it. */
export type VisitedBooking = { booking: OpenedBooking; access: BookingAccess }

/** What whoever asks can open bookings by: links (reference → token), and their account. */
export type KnownBookings = { links: ReadonlyMap<string, string>; userId: string | undefined }

/** A booking for somebody who holds its link or whose account made it; undefined for anybody else, as for one that is not there. */
export async function findBooking(
  db: Db,
  keys: KeyRing,
  reference: string,
  key: BookingKey,
): Promise<VisitedBooking | undefined> {
  if (!isBookingReference(reference)) return undefined
  const [row] = await selectBookings(db).where(eq(bookings.reference, reference))
  const access = row && accessByKey(keys, row.booking, key)
  return access && { booking: opened(row), access }
}

/**
 * The booking a quote was taken into by whoever asks, held or booked, and however it was changed since: among those their links open or their account made. Undefined
 * where the quote is nobody's yet, or somebody else's.
 */
export async function findTaken(
  db: Db,
  keys: KeyRing,
  quoteToken: string,
  known: KnownBookings,
): Promise<OpenedBooking | undefined> {
  const own = await listOwn(db, keys, known, takenFrom(quoteToken))
  return own.find(({ shown }) => shown !== 'expired' && shown !== 'cancelled')
}

/** The bookings that whoever asks may open by a link of theirs or by their account, the newest first: a reference alone opens none. */
export async function listOwn(
  db: Db,
  keys: KeyRing,
  { links, userId }: KnownBookings,
  which?: SQL,
): Promise<OpenedBooking[]> {
  const mine = [
    links.size > 0 ? inArray(bookings.reference, [...links.keys()]) : undefined,
    userId === undefined ? undefined : eq(bookings.userId, userId),
  ].filter((one) => one !== undefined)
  if (mine.length === 0) return []
  const rows = await selectBookings(db)
    .where(and(which, or(...mine)))
    .orderBy(desc(bookings.createdAt))
  return rows
    .filter(({ booking }) => accessByKey(keys, booking, { token: links.get(booking.reference), userId }))
    .map(opened)
}

/** The bookings of an account, the next journey first. */
export async function listBookingsOf(db: Db, userId: string): Promise<OpenedBooking[]> {
  return listBookingsWhere(db, eq(bookings.userId, userId))
}

/** Bookings that are so, the last to leave first. */
export async function listBookingsWhere(db: Db, which: SQL | undefined): Promise<OpenedBooking[]> {
  const rows = await selectBookings(db).where(which).orderBy(desc(bookings.startsOn), desc(bookings.createdAt))
  return rows.map(opened)
}

/** A booking by its reference, for who works on bookings: no link opens it to them, and they leave no trace of having one. Refuses `forbidden` and 'unknown-booking'. */
export async function findBookingForStaff(
  db: Db,
  actor: Actor,
  reference: string,
): Promise<Result<OpenedBooking, 'forbidden' | 'unknown-booking'>> {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  const [row] = isBookingReference(reference) ? await selectBookings(db).where(eq(bookings.reference, reference)) : []
  return row ? done(opened(row)) : refused('unknown-booking')
}

/** A booking by its id, for the program's own work: whoever asks for somebody uses `findBooking`. */
export async function findBookingById(db: Db, id: string): Promise<OpenedBooking | undefined> {
  const [row] = await selectBookings(db).where(eq(bookings.id, id))
  return row && opened(row)
}

/** A booking that is there, for a command that was admitted to it. Throws where it is not. */
export async function getBooking(db: Db, id: string): Promise<OpenedBooking> {
  const booking = await findBookingById(db, id)
  if (!booking) throw new Error(`booking ${id} is not there`)
  return booking
}

/** A booking with everything its page shows to who booked: parts, money, orders of their own, travellers, numbered papers, and who drives once that is told. */
export async function findWholeBooking(db: Db, booking: OpenedBooking) {
  const [parts, balances, everyOrder, refunds, travellers, documents, driver] = await Promise.all([
    listInstalments(db, booking.id),
    findBalances(db, booking.id),
    listOrders(db, booking.id),
    listRefunds(db, booking.id),
    listTravellers(db, booking.id),
    listDocuments(db, booking.id),
    isDriverNamed(booking) ? findDriver(db, booking.id) : undefined,
  ])
  // What a friend's bank says is no business of who booked.
  const orders = everyOrder.filter(({ share }) => share === null)
  return { ...booking, instalments: parts, balances, orders, refunds, travellers, documents, driver }
}
export type WholeBooking = Awaited<ReturnType<typeof findWholeBooking>>

/** The same of one that was held just now by whoever reads it: nothing of it is paid, and what it is stands in its quote and in who was `named`. */
export function wholeAsHeld(booking: OpenedBooking, named: readonly Traveller[] | undefined): WholeBooking {
  const { id: bookingId, journey } = booking
  const seated = journey.package.kind === 'car' ? undefined : named && seatTravellers(named, journey.party)
  const travellers = seated?.ok ? seated.value : []
  const parts = journey.payments.filter(({ amountPaise }) => amountPaise > 0)
  return {
    ...booking,
    instalments: parts.map((part) => ({ ...part, share: null, paidAt: null })),
    balances: { applied: 0, 'refund-due': 0, refunded: 0, dispute: 0, 'taken-back': 0 },
    orders: [],
    refunds: [],
    travellers: travellers.length === 0 ? [] : seatedTravellers({ bookingId, travellers, rooms: journey.rooms }),
    documents: [],
    driver: undefined,
  }
}

/** The parts of a booking's price in their order, what was paid of one before its rest. */
export async function listInstalments(db: Db, bookingId: string): Promise<Instalment[]> {
  const { part, percent, amountPaise, dueOn, share, paidAt, ofPart: of } = instalments
  const { provider: way, cameOn: on } = payments
  const rows = await db
    .select({ kept: { part, percent, amountPaise, dueOn, share, paidAt }, of, way, on })
    .from(instalments)
    .leftJoin(payments, eq(payments.id, instalments.paymentId))
    .where(eq(instalments.bookingId, bookingId))
    .orderBy(sql`coalesce(${of}, ${part})`, sql`${of} nulls last`, asc(part))
  return rows.map(({ kept, of, way, on }) => ({
    ...kept,
    ...(of === null ? {} : { ofPart: of }),
    ...(way && on && isDeskWay(way) ? { came: { way, on } } : {}),
  }))
}

/**
 * A booking, locked until the transaction ends, as it is at this moment. Locked by a statement of its own: one that locks and joins in one finds no booking
 * where a change of its quote was waited for.
 */
export async function lockBooking(db: Db, id: string): Promise<OpenedBooking | undefined> {
  await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)).for('update')
  const [row] = await db
    .select({ booking: bookings, journey: quotes.priced, now: sql`clock_timestamp()`.mapWith(bookings.createdAt) })
    .from(bookings)
    .innerJoin(quotes, eq(quotes.token, bookings.quoteToken))
    .where(eq(bookings.id, id))
  return row && opened(row)
}

function selectBookings(db: Db) {
  return db
    .select({ booking: bookings, journey: quotes.priced, now: sql`now()`.mapWith(bookings.createdAt) })
    .from(bookings)
    .innerJoin(quotes, eq(quotes.token, bookings.quoteToken))
    .$dynamic()
}

function opened({ booking, journey, now }: { booking: BookingRow; journey: PricedJourney; now: Date }): OpenedBooking {
  const today = istDate(now)
  const supplied = suppliedTo(journey, booking.buyerState)
  return { ...booking, journey: supplied, now, today, shown: shownState(booking, { now, today }) }
}

/** What a booking is called by, which opens nothing. */
export async function findBookingReference(db: Db, id: string): Promise<string | undefined> {
  return (await findBookingName(db, id))?.reference
}

/** The same, and whether it is a car that is booked. */
export async function findBookingName(db: Db, id: string): Promise<{ reference: string; isCar: boolean } | undefined> {
  const { reference, departureId } = bookings
  const [row] = await db.select({ reference, departureId }).from(bookings).where(eq(bookings.id, id))
  return row && { reference: row.reference, isCar: row.departureId === null }
}
