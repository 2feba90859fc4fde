import { and, count, eq, gte, ne, sql } from 'drizzle-orm'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import { departures } from '#domain/departures/tables.ts'

/** How many departures of a package lie ahead, dates of one party's own among them, and how many seats of theirs are sold. Refuses `forbidden`. */
export async function countAhead(db: Db, actor: Actor, packageId: string) {
  const allowed = demand(actor, 'catalogue.edit')
  if (!allowed.ok) return allowed
  const isAhead = and(
    eq(departures.packageId, packageId),
    gte(departures.startsOn, todayInIndia),
    ne(departures.status, 'cancelled'),
  )
  const [row] = await db
    .select({ departures: count(), sold: sql`coalesce(sum(${departures.sold}), 0)`.mapWith(Number) })
    .from(departures)
    .where(isAhead)
  return done(row!)
}
