import { and, asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm'
import { users } from '#domain/accounts/tables.ts'
import { findBookingsByContact } from '#domain/bookings/desk/find-by-words.server.ts'
import { listDeliveriesOf } from '#domain/messaging/delivery-log.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import { totalOf } from '#platform/total-of.ts'
import { listHeldOf } from '#domain/leads/desk/held-quote.server.ts'
import { seenOf } from './lead.ts'
import { toLead } from './lead-rows.server.ts'
import { namesOneOf } from './retention.server.ts'
import { leadEvents, leads } from './tables.ts'

const [MOST_BOOKINGS, MOST_EARLIER] = [10, 20]

/** One enquiry by its reference: who asked and what, all that happened to it, the latest first, the messages about it, and what else is known by the same mobile or e-mail. Refuses `forbidden` and 'unknown'. */
export async function findEnquiry({ db, clock }: { db: Db; clock: Clock }, actor: Actor, reference: string) {
  const allowed = demand(actor, 'enquiries.work')
  if (!allowed.ok) return allowed
  const [row] = await db.select().from(leads).where(eq(leads.reference, reference.toUpperCase()))
  if (!row) return refused('unknown')
  const [bookings, earlier, messages] = [
    await findBookingsByContact(db, actor, row, MOST_BOOKINGS),
    await findEnquiriesByContact(db, actor, row, { limit: MOST_EARLIER, except: row.id }),
    await listDeliveriesOf({ db, clock }, actor, row.messageIds),
  ]
  return done({
    ...toLead(row),
    assigneeId: row.assigneeId,
    nextCallAt: row.nextCallAt,
    lostReason: row.lostReason,
    seen: seenOf(row),
    events: await listEvents(db, row.id),
    held: await listHeldOf(db, row.id),
    messages: messages.ok ? messages.value : [],
    earlier: earlier.ok ? earlier.value : NONE,
    bookings: bookings.ok ? bookings.value : NONE,
  })
}

const NONE = { rows: [], total: 0 }

/** Whoever has left is named no more. */
async function listEvents(db: Db, leadId: string) {
  const { id, kind, note, facts, quoteToken, at } = leadEvents
  const rows = await db
    .select({ id, kind, note, facts, quoteToken, by: users.name, at })
    .from(leadEvents)
    .leftJoin(users, eq(users.id, leadEvents.byUserId))
    .where(eq(leadEvents.leadId, leadId))
    .orderBy(desc(id))
  const given = rows.flatMap(({ facts }) => facts.to ?? [])
  const names = await namesOf(db, given)
  return rows.map((event) => ({ ...event, to: event.facts.to === undefined ? undefined : names.get(event.facts.to) }))
}

async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { id, name } = users
  const rows = await db
    .select({ id, name })
    .from(users)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((one) => [one.id, one.name]))
}

/** Enquiries that name a mobile or an e-mail, the newest first, and how many those are in all. Refuses `forbidden`. */
export async function findEnquiriesByContact(
  db: Db,
  actor: Actor,
  addresses: { mobile: string | null; email: string | null },
  { limit, except = '' }: { limit: number; except?: string },
) {
  const allowed = demand(actor, 'enquiries.work')
  if (!allowed.ok) return allowed
  const theirs = namesOneOf(addresses)
  if (!theirs) return done({ rows: [], total: 0 })
  const where = and(theirs, ne(leads.id, except), isNull(leads.forgottenAt))
  const { reference, state, name, sourceName, createdAt } = leads
  const rows = await db
    .select({ reference, state, name, sourceName, createdAt })
    .from(leads)
    .where(where)
    .orderBy(desc(createdAt), asc(leads.id))
    .limit(limit)
  return done({ rows, total: await totalOf(rows, { limit, count: () => db.$count(leads, where) }) })
}
