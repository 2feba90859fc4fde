import { and, asc, eq, gte, ne } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import { formatDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { refused } from '#platform/result.ts'
import { PLAN_FIELDS, SeenHints } from './departure-plan.ts'
import { planOf } from './departures-planning.server.ts'
import { hintsOfSeats, refuseUnseen } from './plan-hints.server.ts'
import { departures } from '#domain/departures/tables.ts'
import { keepForWaiting } from '#domain/departures/waitlist/turn.server.ts'

/** An empty field leaves what stands. */
function orAsItIs<Field extends z.ZodType<number, string>>(field: Field) {
  return z.union([z.literal('').transform(() => undefined), field])
}

type Row = typeof departures.$inferSelect

/**
 * Gives all departures of a season that are ahead other seats, another cut-off, or both: all of them or, where one cannot have it, none. Called-off ones stay as they are. Refuses 'unknown-season', 'season-unchanged' where
 * nothing was typed, and with the field and the day 'seats-taken', 'never-runs' and, of what nobody has had a second look at, 'plan-hints'. Gives how many were changed.
 */
export const changeSeason = command('departures.plan', {
  input: z.object({
    id: z.string().min(1).max(60),
    capacity: orAsItIs(PLAN_FIELDS.capacity),
    cutoffDays: orAsItIs(PLAN_FIELDS.cutoffDays),
    seenHints: SeenHints,
  }),
  tags: ['departures'],
  change: async ({ db }, { id, seenHints, ...typed }) => {
    const rows = await lockSeason(db, id)
    if (rows.length === 0) return refused('unknown-season')
    if (typed.capacity === undefined && typed.cutoffDays === undefined) return refused('season-unchanged')
    const refusal = rows.map((row) => refuseSeats(row, typed.capacity)).find((one) => one !== undefined)
    if (refusal) return refusal
    const hints = typed.capacity === undefined ? [] : await hintsOfSeats(db, rows, typed.capacity)
    const unseen = refuseUnseen(hints, seenHints)
    if (unseen) return unseen
    const changes = []
    for (const before of rows) {
      const [after] = await db.update(departures).set(typed).where(eq(departures.id, before.id)).returning()
      if (after!.capacity > before.capacity) await keepForWaiting(db, before.id)
      changes.push({ subject: `departure:${before.id}`, before: planOf(before), after: planOf(after!) })
    }
    return { ok: true, value: { count: rows.length }, changes }
  },
})

/** The departures of a season that are ahead, locked until the transaction ends. Called-off ones have told people something, and those that have left were run. */
export async function lockSeason(db: Db, seasonId: string): Promise<Row[]> {
  const isAhead = and(gte(departures.startsOn, todayInIndia), ne(departures.status, 'cancelled'))
  return db
    .select()
    .from(departures)
    .where(and(eq(departures.seasonId, seasonId), isAhead))
    .orderBy(asc(departures.id))
    .for('update')
}

function refuseSeats({ startsOn, held, sold, minToRun }: Row, capacity: number | undefined) {
  if (capacity === undefined) return undefined
  const [taken, day] = [held + sold, formatDate(startsOn)]
  if (capacity < taken) return amiss('seats-taken', `${day} has ${taken} sold or held: that is the least.`)
  return capacity < minToRun ? amiss('never-runs', `${day} runs from ${minToRun}: it never could.`) : undefined
}

function amiss<Reason extends string>(reason: Reason, message: string) {
  return { ok: false as const, reason, faults: [{ path: 'capacity', message }] }
}
