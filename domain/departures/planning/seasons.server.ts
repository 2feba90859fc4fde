import { createHash } from 'node:crypto'
import { and, between, eq, not } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import type { Fault } from '#domain/audit/command.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { databaseToday } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import { cityFaults } from './cities-to-leave.server.ts'
import { faultOfCells, TypedCells } from './departure-plan.ts'
import { planOf } from './departures-planning.server.ts'
import { MOST_OF_A_SEASON, placeOf, planSeason, SeasonRule, TypedCities } from './season.ts'
import type { SeasonDay, TypedSeason } from './season.ts'
import { departures, seasons } from '#domain/departures/tables.ts'

export type SeasonPreview = {
  package: { id: string; name: string; days: number }
  days: SeasonDay[]
  /** What is made when it is made as shown. */
  fresh: SeasonDay[]
  /** A price of what the package does not sell. */
  unsold: Fault | undefined
  /** A city that is no place. */
  strange: Fault | undefined
  /** Names the rule and what it would make: makes exactly that, or nothing. */
  seen: string
}

/** All that is amiss with a rule as it was typed, in one round: what is no date or number, a city that is no place, and a price its package does not sell. */
export async function faultsOfSeason(db: Db, typed: TypedSeason): Promise<Fault[]> {
  const { packageId } = typed
  const rule = SeasonRule.safeParse(typed)
  const cities = TypedCities.safeParse(typed.cities)
  const cells = TypedCells.safeParse(typed.cells)
  const pkg = await findPriced(db, packageId)
  const besides = [
    pkg || packageId === '' ? undefined : { path: 'packageId', message: 'Choose a package.' },
    cities.success ? await strangeCity(db, { packageId, cities: cities.data }) : undefined,
    pkg && cells.success ? faultOfCells(pkg, cells.data) : undefined,
  ]
  const read = (rule.error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }))
  return [...read, ...besides.filter((one) => one !== undefined)]
}

async function findPriced(db: Db, packageId: string) {
  const { id, name, days, grid, rates } = packages
  const [found] = await db.select({ id, name, days, grid, rates }).from(packages).where(eq(id, packageId))
  return found
}

/** What a rule would make on this day, and what not. Changes nothing. Refuses `forbidden` and 'unknown-package'. */
export async function previewSeason(db: Db, actor: Actor, rule: SeasonRule) {
  const allowed = demand(actor, 'departures.plan')
  if (!allowed.ok) return allowed
  const preview = await previewOf(db, rule)
  return preview ? done(preview) : refused('unknown-package')
}

/**
 * Makes the departures of a season as they were previewed; what stands already stays as it is. Refuses 'season-changed' when the rule would make something else by now than what `seen` names, a season made
 * before among it, 'season-empty' when there is nothing to make, 'season-large', and with the field 'unknown-city' and 'price-not-sold'. Gives its id and how many it has.
 */
export const makeSeason = command('departures.plan', {
  input: z.object({ seen: z.string().max(100), rule: SeasonRule }),
  tags: ['departures'],
  change: async ({ db }, { seen, rule }) => {
    const preview = await previewOf(db, rule)
    if (!preview) return refused('unknown-package')
    if (preview.seen !== seen) return refused('season-changed')
    const { fresh } = preview
    if (fresh.length === 0) return refused('season-empty')
    if (fresh.length > MOST_OF_A_SEASON) return refused('season-large')
    const { packageId, cells, capacity, minToRun, cutoffDays } = rule
    if (preview.strange) return { ok: false, reason: 'unknown-city', faults: [preview.strange] }
    if (preview.unsold) return { ok: false, reason: 'price-not-sold', faults: [preview.unsold] }
    const [season] = await db.insert(seasons).values({ packageId, rule }).returning({ id: seasons.id })
    const { id: seasonId } = season!
    const rows = fresh.map(({ fate: _fate, ...day }) => ({
      ...day,
      packageId,
      cells,
      capacity,
      minToRun,
      cutoffDays,
      seasonId,
    }))
    const made = await db.insert(departures).values(rows).onConflictDoNothing().returning()
    // Somebody else made one of them in this very moment.
    if (made.length < fresh.length) return refused('season-changed')
    const all = { subject: `season:${seasonId}`, before: null, after: { rule, made: made.length } }
    const each = made.map((row) => ({ subject: `departure:${row.id}`, before: null, after: planOf(row) }))
    return { ok: true, value: { id: seasonId, made: made.length }, changes: [all, ...each] }
  },
})

async function previewOf(db: Db, rule: SeasonRule): Promise<SeasonPreview | undefined> {
  const found = await findPriced(db, rule.packageId)
  if (!found) return undefined
  const { grid: _grid, rates: _rates, ...pkg } = found
  const { startsOn, departureCity } = departures
  const standing = await db
    .select({ startsOn, departureCity })
    .from(departures)
    .where(and(eq(departures.packageId, pkg.id), not(departures.isPrivate), between(startsOn, rule.from, rule.to)))
  const today = await databaseToday(db)
  const planned = planSeason(rule, { today, there: new Set(standing.map(placeOf)) })
  const fresh = planned.filter(({ fate }) => fate === 'new')
  const unsold = faultOfCells(found, rule.cells)
  const strange = await strangeCity(db, rule)
  return { package: pkg, days: planned, fresh, unsold, strange, seen: digestOf([rule, fresh]) }
}

async function strangeCity(
  db: Db,
  { packageId, cities }: Pick<SeasonRule, 'packageId' | 'cities'>,
): Promise<Fault | undefined> {
  const leaving = cities.map((departureCity) => ({ packageId, departureCity }))
  const faultOf = await cityFaults(db, leaving)
  const fault = leaving.map(faultOf).find((one) => one !== undefined)
  return fault && { ...fault, path: 'cities' }
}

function digestOf(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
