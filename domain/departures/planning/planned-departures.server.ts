import { asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { command, listOf } from '#domain/audit/command.server.ts'
import type { Fault } from '#domain/audit/command.server.ts'
import { databaseToday } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { departures } from '#domain/departures/tables.ts'
import { keepForWaiting } from '#domain/departures/waitlist/turn.server.ts'
import {
  faultOfCells,
  faultOfDay,
  GivenCells,
  PLAN_BOUNDS,
  PLANNED_STATUSES,
  canRun,
  NEVER_RUNS,
  TypedCity,
} from './departure-plan.ts'
import { cityFaults } from './cities-to-leave.server.ts'
import { planOf } from './departures-planning.server.ts'
import { pricesOf } from './package-prices.server.ts'

const { twinPaise, capacity, minToRun, cutoffDays } = PLAN_BOUNDS

/** A departure of a plan, known by its package, day and city; what seats of it are taken is its bookings'. */
export const PlannedDeparture = z
  .object({
    id: z.string().min(1).max(60),
    packageId: z.string().min(1, 'Name a package by its address.').max(60),
    startsOn: z.iso.date('A day, as 2026-12-05.'),
    departureCity: TypedCity,
    twinPaise,
    cells: GivenCells,
    capacity,
    minToRun: minToRun.default(1),
    cutoffDays: cutoffDays.default(1),
    status: z.enum(PLANNED_STATUSES, 'It was called off, and that stands.').default('scheduled'),
  })
  .refine(canRun, NEVER_RUNS)
export type PlannedDeparture = z.infer<typeof PlannedDeparture>

type Row = typeof departures.$inferSelect

/**
 * Adds departures and changes those that stand under their ids: seats, price, least number, cut-off and state. What is booked keeps its price, and seats that come free are kept for those who wait. All of it or
 * nothing: refuses 'not-to-be-planned' with the field, and 'already-leaves' where somebody added one of them meanwhile.
 */
export const planDepartures = command('departures.plan', {
  input: listOf<PlannedDeparture>(PlannedDeparture),
  tags: ['departures'],
  change: async ({ db }, plans) => {
    const ids = plans.map(({ id }) => id)
    const isOne = inArray(departures.id, ids)
    const rows = await db.select().from(departures).where(isOne).orderBy(asc(departures.id)).for('update')
    const stood = new Map(rows.map((row) => [row.id, row]))
    const measures = await measuresOf(db, plans)
    const faults = plans.flatMap((plan) => faultsOfPlan(plan, stood.get(plan.id), measures))
    if (faults.length > 0) return { ok: false, reason: 'not-to-be-planned', faults }
    const changes = []
    for (const plan of plans) {
      const before = stood.get(plan.id)
      const after = await keep(db, plan, before)
      if (!after) return { ok: false, reason: 'already-leaves' }
      changes.push({ subject: `departure:${plan.id}`, before: before ? planOf(before) : null, after: planOf(after) })
    }
    return { ok: true, value: undefined, changes }
  },
})

/** What plans are measured by, asked once of all of them; of one that names no package or no city that is left out. */
export async function measuresOf(db: Db, plans: readonly Partial<PlannedDeparture>[]) {
  const ids = plans.flatMap(({ packageId }) => packageId ?? [])
  return {
    today: await databaseToday(db),
    prices: await pricesOf(db, ids),
    cityFault: await cityFaults(db, plans.filter(isSomewhere)),
  }
}

/**
 * Why a departure cannot be planned so over what stands of it, all there is: a day nobody can book, a city that is no place, a price of what its package does not sell, or fewer seats than are taken. What a plan does
 * not say is not judged.
 */
export function faultsOfPlan(
  plan: Partial<PlannedDeparture>,
  stood: Pick<Row, 'held' | 'sold' | 'status'> | undefined,
  { today, prices, cityFault }: Awaited<ReturnType<typeof measuresOf>>,
): Fault[] {
  const { packageId = '', startsOn, cells } = plan
  const wrongDay = startsOn && faultOfDay(startsOn, today)
  const pkg = prices.get(packageId)
  const found = [
    wrongDay ? { path: 'startsOn', message: wrongDay } : undefined,
    isSomewhere(plan) ? cityFault(plan) : undefined,
    pkg && cells ? faultOfCells(pkg, cells) : undefined,
    stood && faultOverStanding(plan, stood),
  ]
  return found.filter((fault) => fault !== undefined)
}

type Somewhere = Pick<PlannedDeparture, 'packageId' | 'departureCity'>

function isSomewhere(plan: Partial<PlannedDeparture>): plan is Partial<PlannedDeparture> & Somewhere {
  return plan.packageId !== undefined && plan.departureCity !== undefined
}

function faultOverStanding(
  { capacity }: Partial<PlannedDeparture>,
  { held, sold, status }: Pick<Row, 'held' | 'sold' | 'status'>,
): Fault | undefined {
  if (status === 'cancelled') return { path: 'status', message: 'It was called off, and that stands.' }
  if (capacity === undefined || capacity >= held + sold) return undefined
  return { path: 'capacity', message: `${sold} sold and ${held} held: ${held + sold} is the least.` }
}

async function keep(db: Db, plan: PlannedDeparture, before: Row | undefined): Promise<Row | undefined> {
  if (!before) {
    const [added] = await db.insert(departures).values(plan).onConflictDoNothing().returning()
    return added
  }
  const { twinPaise, cells, capacity, minToRun, cutoffDays, status } = plan
  const set = { twinPaise, cells, capacity, minToRun, cutoffDays, status }
  const [changed] = await db.update(departures).set(set).where(eq(departures.id, plan.id)).returning()
  if (capacity > before.capacity) await keepForWaiting(db, plan.id)
  return changed
}
