import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { bookingSubject } from '#domain/bookings/desk/booking/desk.server.ts'
import { findBooker, listBookers, listMovable, moveBookings } from '#domain/bookings/contact-merge.server.ts'
import type { Identity, MetContact, MovedBooking } from '#domain/bookings/contact-merge.server.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { getBooking } from '#domain/bookings/find-booking.server.ts'
import { tellLink } from '#domain/bookings/link-messages.server.ts'
import { isProgram } from '#domain/policy/actor.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { recordEvent } from '#domain/leads/lead-rows.server.ts'
import { leads } from '#domain/leads/tables.ts'

/** One name with its addresses, how often it booked and asked, and a reference that leads to it. */
export type KnownAs = Identity & { bookings: number; ofAccount: number; enquiries: number; latestAt: Date; key: string }

/** Every name somebody was met under by a mobile or an e-mail, the one with most bookings first. Refuses `forbidden`. */
export async function listNamesOf(
  db: Db,
  actor: Actor,
  by: Omit<Identity, 'name'>,
): Promise<Result<KnownAs[], 'forbidden'>> {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  const booked = (await listBookers(db, by)).map((one) => asKnown(one, one.count, 0))
  const asked = (await listAskers(db, by)).map((one) => asKnown({ ...one, ofAccount: 0 }, 0, one.count))
  const names = [...Map.groupBy([...booked, ...asked], nameKey).values()].map((same) => same.reduce(together))
  return done(names.toSorted((a, b) => b.bookings - a.bookings || b.latestAt.getTime() - a.latestAt.getTime()))
}

function asKnown(
  { name, mobile, email, latestAt, key, ofAccount }: MetContact,
  bookings: number,
  enquiries: number,
): KnownAs {
  return { name, mobile, email, latestAt, key, ofAccount, bookings, enquiries }
}

function together(one: KnownAs, other: KnownAs): KnownAs {
  const latest = other.latestAt > one.latestAt ? other : one
  const [bookings, enquiries] = [one.bookings + other.bookings, one.enquiries + other.enquiries]
  return { ...latest, bookings, enquiries, ofAccount: one.ofAccount + other.ofAccount }
}

function nameKey({ name, mobile, email }: Identity): string {
  return JSON.stringify([name, mobile, email])
}

async function listAskers(db: Db, { mobile, email }: Omit<Identity, 'name'>): Promise<Omit<MetContact, 'ofAccount'>[]> {
  const theirs = or(mobile ? eq(leads.mobile, mobile) : undefined, email ? eq(leads.email, email) : undefined)
  if (!theirs) return []
  return db
    .select({
      name: leads.name,
      mobile: leads.mobile,
      email: leads.email,
      count: sql`count(*)`.mapWith(Number),
      latestAt: sql`max(${leads.createdAt})`.mapWith(leads.createdAt),
      key: sql<string>`(array_agg(${leads.reference} order by ${leads.createdAt} desc))[1]`,
    })
    .from(leads)
    .where(and(theirs, isNull(leads.forgottenAt)))
    .groupBy(leads.name, leads.mobile, leads.email)
}

type NoMerge = 'unknown' | 'not-doubles'
/** What bringing two names together would do; `seen` is another text as soon as that is something else. */
export type ForeseenMerge = {
  keep: KnownAs
  gone: KnownAs
  moving: { bookings: string[]; enquiries: string[] }
  staying: number
  seen: string
}

/** What `mergeCustomers` would move from one name to the other, each meant by a reference of theirs. Changes nothing. Refuses `forbidden`, 'unknown', and those who share neither mobile nor e-mail ('not-doubles'). */
export async function foreseeMerge(
  db: Db,
  actor: Actor,
  { keep, gone }: { keep: string; gone: string },
): Promise<Result<ForeseenMerge, NoMerge | 'forbidden'>> {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  const [to, from] = [await findIdentity(db, keep), await findIdentity(db, gone)]
  if (!to || !from) return refused('unknown')
  if (!areDoubles(to, from)) return refused('not-doubles')
  const { moving, staying } = await listMovable(db, from)
  const enquiries = await listEnquiriesOf(db, from)
  const seen = stoodOf({ to, from, moving, enquiries, staying })
  return done({
    keep: await figuresOf(db, actor, to, keep),
    gone: await figuresOf(db, actor, from, gone),
    moving: { bookings: moving, enquiries },
    staying,
    seen,
  })
}

async function figuresOf(db: Db, actor: Actor, who: Identity, key: string): Promise<KnownAs> {
  const names = await listNamesOf(db, actor, who)
  const mine = names.ok ? names.value.find((one) => nameKey(one) === nameKey(who)) : undefined
  return { ...who, bookings: 0, enquiries: 0, ofAccount: 0, latestAt: new Date(0), ...mine, key }
}

async function findIdentity(db: Db, key: string): Promise<Identity | undefined> {
  const { name, mobile, email, reference, forgottenAt } = leads
  const [asked] = await db
    .select({ name, mobile, email })
    .from(leads)
    .where(and(eq(reference, key), isNull(forgottenAt)))
  return asked ?? findBooker(db, key)
}

function areDoubles(one: Identity, other: Identity): boolean {
  if (nameKey(one) === nameKey(other)) return false
  const isShared = (field: 'mobile' | 'email') => one[field] !== null && one[field] === other[field]
  return isShared('mobile') || isShared('email')
}

async function listEnquiriesOf(db: Db, who: Identity): Promise<string[]> {
  const rows = await db
    .select({ reference: leads.reference })
    .from(leads)
    .where(isAskedBy(who))
    .orderBy(leads.reference)
  return rows.map(({ reference }) => reference)
}

function isAskedBy({ name, mobile, email }: Identity) {
  return and(
    isNull(leads.forgottenAt),
    eq(leads.name, name),
    mobile === null ? isNull(leads.mobile) : eq(leads.mobile, mobile),
    email === null ? isNull(leads.email) : eq(leads.email, email),
  )
}

const Merge = z.object({ keep: z.string().min(1).max(20), gone: z.string().min(1).max(20), seen: z.string().max(64) })
type Merge = z.infer<typeof Merge>
type MergeTyped = z.input<typeof Merge>

/**
 * Brings two names of one person together: the bookings and enquiries of the one get the other's name, mobile and e-mail, and nothing keeps what they were; whoever's link opens nothing any more gets a new one. Consents, accounts and what is an account's
 * own stay where they are. The audit is told which were moved, and no name. Refuses as `foreseeMerge` does, and 'changed-meanwhile' where it would move anything else than was shown.
 */
export const mergeCustomers = command<
  MergeTyped,
  Merge,
  { bookings: number; enquiries: number },
  NoMerge | 'changed-meanwhile',
  TellNeeds
>('bookings.work', {
  input: Merge,
  tags: [],
  change: async (needs, { keep, gone, seen }) => {
    const { db, clock, actor } = needs
    const foreseen = await foreseeMerge(db, actor, { keep, gone })
    if (!foreseen.ok) return foreseen.reason === 'forbidden' ? refused('unknown') : refused(foreseen.reason)
    if (foreseen.value.seen !== seen) return refused('changed-meanwhile')
    const { keep: to, gone: from } = foreseen.value
    const bookings = await moveBookings(db, from, to)
    const enquiries = await moveEnquiries(db, from, to)
    // Whatever came between the look and the move.
    if (bookings.length !== foreseen.value.moving.bookings.length) return refused('changed-meanwhile')
    const byUserId = isProgram(actor) ? null : actor.id
    for (const { id } of enquiries) await recordEvent(db, clock, { leadId: id, kind: 'merged', byUserId })
    const after = { deed: 'contact-merged', with: keep }
    await sendNewLinks({ ...needs, db }, bookings)
    const subjects = [
      ...bookings.map(({ reference }) => bookingSubject(reference)),
      ...enquiries.map(({ reference }) => `enquiry:${reference}`),
    ]
    const changes = subjects.map((subject) => ({ subject, before: null, after }))
    return { ok: true, value: { bookings: bookings.length, enquiries: enquiries.length }, changes }
  },
})

/** The link that opened a booking went to the other address and opens nothing any more: who is met now gets one of their own. */
async function sendNewLinks(needs: TellNeeds & { db: Db }, moved: readonly MovedBooking[]) {
  for (const { id } of moved.filter(({ isRelinked }) => isRelinked)) {
    const booking = await getBooking(needs.db, id)
    // Who has travelled, or cancelled, opens it for papers and money; of a hold that has ended nothing is left to open.
    if (booking.shown !== 'expired') await tellLink(needs, booking)
  }
}

async function moveEnquiries(db: Db, from: Identity, { name, mobile, email }: Identity) {
  const isProven = from.mobile === mobile ? {} : { mobileVerifiedAt: null }
  const { id, reference } = leads
  return db
    .update(leads)
    .set({ name, mobile, email, ...isProven })
    .where(isAskedBy(from))
    .returning({ id, reference })
}
