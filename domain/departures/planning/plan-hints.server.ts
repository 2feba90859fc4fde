import { createHash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { readAlmanac } from '#domain/almanac/almanac.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { databaseToday } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { nearestHint, planHintsOf } from './plan-hints.ts'
import type { HintedPlan, PlanHint } from './plan-hints.ts'

type Planned = HintedPlan & { packageId: string }

/** What says what is worth a second look in departures of some packages, public or not. */
export type PlanHints = (plan: Planned) => PlanHint[]

/** Reads once what departures of these packages are held against. */
export async function readPlanHints(db: Db, packageIds: readonly string[]): Promise<PlanHints> {
  const almanac = await readAlmanac(db)
  const { id, name, tags, difficulty, maxAltitudeM, months: ownMonths, stateCodes, itinerary } = packages
  const rows = await db
    .select({ id, name, tags, difficulty, maxAltitudeM, ownMonths, stateCodes, itinerary })
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

/** Names hints: others have another key. */
export function hintsKey(hints: readonly { path: string; message: string }[]): string {
  const said = hints.map(({ path, message }) => [path, message])
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}
