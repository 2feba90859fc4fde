import { createHash } from 'node:crypto'
import { and, asc, eq, gte, inArray, ne, not } from 'drizzle-orm'
import { readAlmanac } from '#domain/almanac/almanac.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import type { Fault } from '#domain/audit/command.server.ts'
import { departures } from '#domain/departures/tables.ts'
import { databaseToday, todayInIndia } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { nearestHint, overGroupWords, planHintsOf } from './plan-hints.ts'
import type { HintedPlan, PlanHint, Stated } from './plan-hints.ts'

/** So many packages are named at a field. */
const MOST_TOLD = 5

type Planned = HintedPlan & { packageId: string }

/** What says what is worth a second look in departures of some packages, public or not. */
export type PlanHints = (plan: Planned) => PlanHint[]

/** Reads once what departures of these packages are held against. */
export async function readPlanHints(db: Db, packageIds: readonly string[]): Promise<PlanHints> {
  const almanac = await readAlmanac(db)
  const { id, name, tags, difficulty, maxAltitudeM, months: ownMonths, stateCodes, itinerary, groupMax } = packages
  const rows = await db
    .select({ id, name, tags, difficulty, maxAltitudeM, ownMonths, stateCodes, itinerary, groupMax })
    .from(packages)
    .where(inArray(id, [...new Set(packageIds)]))
  const hintsOf = new Map(rows.map((row) => [row.id, planHintsOf(almanac, row)]))
  const today = await databaseToday(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (plan) => {
    const pkg = byId.get(plan.packageId)
    if (!pkg) return []
    return [...hintsOf.get(pkg.id)!(plan), ...nearestHint(almanac, pkg, { wanted: plan.startsOn, today })]
  }
}

/** The hints a change brings; of what was so before somebody has decided. */
export function newHints(hintsOf: PlanHints, after: Planned, before: Planned | undefined): PlanHint[] {
  const stood = new Set(before ? hintsOf(before).map(({ message }) => message) : [])
  return hintsOf(after).filter(({ message }) => !stood.has(message))
}

/** Refuses a plan with hints nobody has read yet ('plan-hints'): `seen` is the key of those that were. */
export function refuseUnseen(hints: readonly PlanHint[], seen: string) {
  if (hints.length === 0 || seen === hintsKey(hints)) return undefined
  return { ok: false as const, reason: 'plan-hints' as const, faults: hints }
}

/** Names hints by their words: others have another key. */
export function hintsKey(hints: readonly { message: string }[]): string {
  const said = hints.map(({ message }) => message)
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}

/** The hints that so many seats bring to each of several departures, every one once and of many the first. */
export async function hintsOfSeats(db: Db, rows: readonly Planned[], capacity: number): Promise<PlanHint[]> {
  const hintsOf = await readPlanHints(
    db,
    rows.map(({ packageId }) => packageId),
  )
  const all = rows.flatMap((row) => newHints(hintsOf, { ...row, capacity }, row))
  const each = [...new Map(all.map((hint) => [hint.message, hint])).values()]
  const more = each.length - MOST_TOLD
  const rest = { path: 'capacity' as const, message: `And ${more} more packages are sold as smaller groups.` }
  return more > 1 ? [...each.slice(0, MOST_TOLD), rest] : each
}

/** What of a package is worth a second look in its departures ahead that anybody may join, were its page to state this group; at the field that states it. */
export async function findOverGroup(db: Db, { id, ...stated }: Stated & { id: string }): Promise<Fault[]> {
  const { packageId, startsOn, capacity, status, isPrivate } = departures
  const isAhead = and(gte(startsOn, todayInIndia), ne(status, 'cancelled'), not(isPrivate))
  const rows = await db
    .select({ startsOn, capacity })
    .from(departures)
    .where(and(eq(packageId, id), isAhead))
    .orderBy(asc(startsOn))
  const message = overGroupWords(stated, rows)
  return message ? [{ path: 'groupMax', message }] : []
}
