import { asc } from 'drizzle-orm'
import { packages } from '#domain/catalogue/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'

/** The packages a departure can be planned of, by name. Refuses `forbidden`. */
export async function listPlannable(db: Db, actor: Actor) {
  const allowed = demand(actor, 'departures.plan')
  if (!allowed.ok) return allowed
  const { id, url, published, name, days, startCity } = packages
  return done(await db.select({ id, url, published, name, days, startCity }).from(packages).orderBy(asc(name), asc(id)))
}
