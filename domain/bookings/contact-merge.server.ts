import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { bookings } from './tables.ts'

/** Somebody as a booking or an enquiry names them; two that differ in anything are two. */
export type Identity = { name: string; mobile: string | null; email: string | null }
/** How often somebody was named so, the last time, and by which reference; `ofAccount` are an account's own. */
export type MetContact = Identity & { count: number; ofAccount: number; latestAt: Date; key: string }

export type MovedBooking = { id: string; reference: string; isRelinked: boolean }

const { id, contactName, contactMobile, contactEmail, userId, reference, bookedBy, linkVersion, createdAt } = bookings

/** Everybody who booked with a mobile or an e-mail. */
export async function listBookers(db: Db, { mobile, email }: Omit<Identity, 'name'>): Promise<MetContact[]> {
  const theirs = or(mobile ? eq(contactMobile, mobile) : undefined, email ? eq(contactEmail, email) : undefined)
  if (!theirs) return []
  const rows = await db
    .select({
      name: contactName,
      mobile: contactMobile,
      email: contactEmail,
      count: sql`count(*)`.mapWith(Number),
      ofAccount: sql`count(${userId})`.mapWith(Number),
      latestAt: sql`max(${createdAt})`.mapWith(createdAt),
      key: sql<string>`(array_agg(${reference} order by ${createdAt} desc))[1]`,
    })
    .from(bookings)
    .where(and(theirs, isNotNull(contactName)))
    .groupBy(contactName, contactMobile, contactEmail)
  return rows.map((row) => ({ ...row, name: row.name! }))
}

/** Who made a booking; undefined where nobody has said, or there is none. */
export async function findBooker(db: Db, of: string): Promise<Identity | undefined> {
  const [found] = await db
    .select({ name: contactName, mobile: contactMobile, email: contactEmail })
    .from(bookings)
    .where(eq(reference, of))
  return found && found.name !== null ? { ...found, name: found.name } : undefined
}

/**
 * Gives the bookings of one name and its addresses to another, in the caller's transaction; those of an account stay, since that says who they are. A mobile or an e-mail that changes is
 * not proven any more. Gives their references and ids, and which of them a new link opens.
 */
export async function moveBookings(db: Db, from: Identity, to: Identity): Promise<MovedBooking[]> {
  const isSame = from.mobile === to.mobile && from.email === to.email
  const moved = await db
    .update(bookings)
    .set({
      contactName: to.name,
      contactMobile: to.mobile,
      contactEmail: to.email,
      ...(isSame ? {} : { contactProvenAt: null }),
      // A link that went to the address before would prove the new one.
      ...(from.email === to.email ? {} : { linkVersion: sql`${linkVersion} + (${bookedBy} is not null)::int` }),
    })
    .where(and(isMadeBy(from), isNull(userId)))
    .returning({ id, reference, bookedBy })
  return moved.map(({ bookedBy: by, ...one }) => ({ ...one, isRelinked: by !== null && from.email !== to.email }))
}

/** The bookings that `moveBookings` would give to another, and how many stay. */
export async function listMovable(db: Db, from: Identity): Promise<{ moving: string[]; staying: number }> {
  const rows = await db
    .select({ reference, isOwn: sql<boolean>`${userId} is not null` })
    .from(bookings)
    .where(isMadeBy(from))
    .orderBy(reference)
  const moving = rows.filter(({ isOwn }) => !isOwn).map((one) => one.reference)
  return { moving, staying: rows.length - moving.length }
}

function isMadeBy({ name, mobile, email }: Identity) {
  return and(
    eq(contactName, name),
    mobile === null ? isNull(contactMobile) : eq(contactMobile, mobile),
    email === null ? isNull(contactEmail) : eq(contactEmail, email),
  )
}
