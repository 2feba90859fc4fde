import { and, asc, between, eq, ilike, inArray, not, sql } from 'drizzle-orm'
import { packages } from '#domain/catalogue/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { holding } from '#platform/like.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import { departures } from '#domain/departures/tables.ts'

const PACKAGES_A_PAGE = 12

/** Packages with what leaves of each in twelve months from the first of a month, this one unless another is named, by name; only those whose name holds some words. Refuses `forbidden`. */
export async function listYear(
  db: Db,
  actor: Actor,
  { words, month = '', page }: { words: string; month?: string; page: number },
) {
  const allowed = demand(actor, 'departures.plan')
  if (!allowed.ok) return allowed
  const from = month ? `${month}-01` : await firstOfMonth(db)
  const to = addDays(`${Number(from.slice(0, 4)) + 1}${from.slice(4)}`, -1)
  const isMeant = and(
    between(departures.startsOn, from, to),
    not(departures.isPrivate),
    words === '' ? undefined : ilike(packages.name, holding(words)),
  )
  const all = await db
    .selectDistinct({ id: packages.id, name: packages.name })
    .from(departures)
    .innerJoin(packages, eq(packages.id, departures.packageId))
    .where(isMeant)
    .orderBy(asc(packages.name), asc(packages.id))
  const shown = all.slice((page - 1) * PACKAGES_A_PAGE, page * PACKAGES_A_PAGE)
  const rows = await listOf(
    db,
    shown.map(({ id }) => id),
    { from, to },
  )
  const lines = shown.map((pkg) => ({ ...pkg, departures: rows.filter(({ packageId }) => packageId === pkg.id) }))
  return done({ from, to, lines, total: all.length, pages: Math.max(1, Math.ceil(all.length / PACKAGES_A_PAGE)) })
}

async function listOf(db: Db, packageIds: string[], { from, to }: { from: CalendarDate; to: CalendarDate }) {
  if (packageIds.length === 0) return []
  const { id, packageId, startsOn, departureCity, capacity, held, sold, status } = departures
  return db
    .select({ id, packageId, startsOn, departureCity, capacity, held, sold, status })
    .from(departures)
    .where(and(inArray(packageId, packageIds), between(startsOn, from, to), not(departures.isPrivate)))
    .orderBy(asc(startsOn), asc(departureCity))
}

async function firstOfMonth(db: Db): Promise<CalendarDate> {
  const [row] = await db
    .select({ day: sql<string>`date_trunc('month', ${todayInIndia})::date::text` })
    .from(sql`(select 1) as one`)
  return row!.day
}
