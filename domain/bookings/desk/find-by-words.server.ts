import { and, asc, desc, eq, gte, ilike, inArray, isNotNull, not, or, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { cars, vehicleHires, vehicles } from '#domain/cars/tables.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { EmailAddress } from '#domain/contact/email.ts'
import { readMobile } from '#domain/contact/mobile.ts'
import { departures } from '#domain/departures/tables.ts'
import { readDocumentNumber } from '#domain/documents/document.ts'
import { documents } from '#domain/documents/tables.ts'
import { PROVIDERS } from '#domain/payments/payment.ts'
import { isEntryOf } from '#domain/payments/entered-lines.server.ts'
import { bankLines, paymentOrders, payments, refunds } from '#domain/payments/tables.ts'
import { readUtr } from '#domain/payments/utr.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { holding } from '#platform/like.ts'
import { done } from '#platform/result.ts'
import { isBookingReference } from '#domain/bookings/reference.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { travellers } from '#domain/bookings/trip/tables.ts'

const SHORTEST_NAME = 3
/** By a name only journeys are looked through that lie ahead or began within so many days. */
const LOOKED_BACK = 30
const MOST_LEFT = 2

/**
 * Bookings somebody may mean: by a whole reference, mobile, e-mail, number of a paper, order or UTR all there are, the latest journey first; by a part of a name, those of tours that lie ahead or have just begun. Refuses `forbidden`.
 */
export async function findBookingsByWords(db: Db, actor: Actor, words: string, limit = 5) {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  const known = exactly(db, words)
  const found = known.length > 0 ? await listBookings(db, isAmong(known), limit) : []
  if (found.length > 0 || words.length < SHORTEST_NAME) return done(found)
  const { where } = await isMeantInOrder(db, words)
  const isSoon = gte(bookings.startsOn, sql`${todayInIndia} - ${LOOKED_BACK}::int`)
  return done(await listBookings(db, and(isSoon, isNotNull(bookings.departureId), where), limit))
}

/** Bookings made with a mobile or an e-mail, the latest journey first. Refuses `forbidden`. */
export async function findBookingsByContact(
  db: Db,
  actor: Actor,
  { mobile, email }: { mobile: string | null; email: string | null },
  limit = 10,
) {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  const { contactMobile, contactEmail } = bookings
  const theirs = or(mobile ? eq(contactMobile, mobile) : undefined, email ? eq(contactEmail, email) : undefined)
  return done(theirs ? await listBookings(db, theirs, limit) : [])
}

/** A name that more bookings bear is looked for along the list: it has filled a page long before all of them are found. */
export const MOST_MEANT = 2000
/** A booking is found by each of its names. */
const MOST_NAMES = 4 * MOST_MEANT

/** Of a select from the bookings: those that words mean. A number or an address is one whole; a name may be a part of who booked's or of a traveller's. */
export function isMeant(db: Db, words: string): SQL {
  return isAmong(waysTo(db, words))
}

/** `isMeant` for a list in its order; and whether they are more than `MOST_MEANT`. */
export async function isMeantInOrder(db: Db, words: string): Promise<{ where: SQL; isCommon: boolean }> {
  const ways = waysTo(db, words)
  if (ways.length === 0) return { where: sql`false`, isCommon: false }
  const rows = await db
    .select({ id: sql<string>`id` })
    .from(sql`(${sql.join(ways, sql` union all `)}) as meant (id)`)
    .limit(MOST_NAMES)
  const ids = [...new Set(rows.map(({ id }) => id))]
  if (ids.length > MOST_MEANT || rows.length === MOST_NAMES) return { where: bears(words), isCommon: true }
  return { where: inArray(bookings.id, ids), isCommon: false }
}

function waysTo(db: Db, words: string): SQLWrapper[] {
  return [...exactly(db, words), ...(words.length < SHORTEST_NAME ? [] : named(db, words))]
}

/** Asked of one booking after the other: its travellers are looked up only then. */
function bears(words: string): SQL {
  const part = holding(words)
  const travels = sql`(select true from ${travellers} where ${travellers.bookingId} = ${bookings.id} and ${travellers.name} ilike ${part} limit 1)`
  return sql`(${bookings.contactName} ilike ${part} or ${travels})`
}

/** Each way to mean a booking is a select of its own that goes by its index, and all of them are looked up before the bookings are. */
function isAmong(ways: readonly SQLWrapper[]): SQL {
  if (ways.length === 0) return sql`false`
  return sql`${bookings.id} = any(array(${sql.join([...ways], sql` union all `)}))`
}

function named(db: Db, words: string): SQLWrapper[] {
  const part = holding(words)
  return [
    db.select({ id: bookings.id }).from(bookings).where(ilike(bookings.contactName, part)),
    db.select({ id: travellers.bookingId }).from(travellers).where(ilike(travellers.name, part)),
  ]
}

/** By its reference, where it is reached, the number of a paper, an order of ours or of the provider's, and what the bank calls a transfer to us or back. */
function exactly(db: Db, words: string): SQLWrapper[] {
  const { id, reference, contactMobile, contactEmail } = bookings
  const [mobile, email] = [readMobile(words), EmailAddress.safeParse(words)]
  const asReference = words.toUpperCase().replaceAll(/[\s-]/g, '')
  const booked = or(
    isBookingReference(asReference) ? eq(reference, asReference) : undefined,
    mobile ? eq(contactMobile, mobile) : undefined,
    email.success ? eq(contactEmail, email.data) : undefined,
  )
  return [
    ...(booked ? [db.select({ id }).from(bookings).where(booked)] : []),
    ...byPaper(db, words),
    ...(/^[\w-]{8,60}$/.test(words) ? byOrder(db, words) : []),
    ...byTransfer(db, words),
  ]
}

function byPaper(db: Db, words: string): SQLWrapper[] {
  const number = readDocumentNumber(words)
  if (number === undefined) return []
  return [db.select({ id: documents.bookingId }).from(documents).where(eq(documents.number, number))]
}

function byOrder(db: Db, words: string): SQLWrapper[] {
  const { id, provider, providerOrderId, bookingId } = paymentOrders
  // With the provider an index tells it.
  const isTheirs = and(inArray(provider, [...PROVIDERS]), eq(providerOrderId, words))
  const isOurs = eq(id, words.toLowerCase())
  return [isOurs, isTheirs].map((isIt) => db.select({ id: bookingId }).from(paymentOrders).where(isIt))
}

function byTransfer(db: Db, words: string): SQLWrapper[] {
  const utr = readUtr(words)
  if (!utr.ok) return []
  const { provider, providerPaymentId, bookingId } = payments
  const isIt = and(inArray(provider, [...PROVIDERS]), eq(providerPaymentId, utr.value))
  const paidBack = db
    .select({ id: refunds.bookingId })
    .from(bankLines)
    .innerJoin(refunds, eq(refunds.id, bankLines.refundId))
    .where(isEntryOf(utr.value))
  return [
    db.select({ id: bookingId }).from(payments).where(isIt),
    db.select({ id: paymentOrders.bookingId }).from(paymentOrders).where(eq(paymentOrders.toldUtr, utr.value)),
    paidBack,
  ]
}

function listBookings(db: Db, where: SQL | undefined, limit: number) {
  const { reference, state, contactName, startsOn } = bookings
  return db
    .select({ reference, state, contactName, startsOn, tour: packages.name, car: cars.name })
    .from(bookings)
    .leftJoin(departures, eq(departures.id, bookings.departureId))
    .leftJoin(packages, eq(packages.id, departures.packageId))
    .leftJoin(vehicleHires, eq(vehicleHires.bookingId, bookings.id))
    .leftJoin(vehicles, eq(vehicles.id, vehicleHires.vehicleId))
    .leftJoin(cars, eq(cars.id, vehicles.carId))
    .where(where)
    .orderBy(desc(startsOn), asc(reference))
    .limit(limit)
}

/** What of these packages leaves from today on, the soonest first, then what has left within thirty days, the latest first. Refuses `forbidden`. */
export async function findDeparturesOf(db: Db, actor: Actor, packageIds: readonly string[], limit = 4) {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  if (packageIds.length === 0) return done([])
  const { id, startsOn, sold, capacity } = departures
  const read = (isMeant: SQL | undefined, order: SQL, most: number) =>
    db
      .select({
        id,
        startsOn,
        sold,
        capacity,
        name: packages.name,
        hasLeft: sql<boolean>`${startsOn} < ${todayInIndia}`,
      })
      .from(departures)
      .innerJoin(packages, eq(packages.id, departures.packageId))
      .where(and(inArray(departures.packageId, [...packageIds]), isMeant))
      .orderBy(order, asc(packages.name), asc(id))
      .limit(most)
  const isAhead = gte(startsOn, todayInIndia)
  const hasJustLeft = and(not(isAhead), gte(startsOn, sql`${todayInIndia} - ${LOOKED_BACK}::int`))
  return done([...(await read(isAhead, asc(startsOn), limit)), ...(await read(hasJustLeft, desc(startsOn), MOST_LEFT))])
}
