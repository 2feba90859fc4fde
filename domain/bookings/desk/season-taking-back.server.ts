import { and, asc, eq, gte, inArray, ne } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { releaseCars } from '#domain/departures/departure-cars.server.ts'
import { planOf } from '#domain/departures/planning/departures-planning.server.ts'
import { departures, seasons, waitlist } from '#domain/departures/tables.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { refused } from '#platform/result.ts'
import { quotes } from '#domain/bookings/tables.ts'

/**
 * Takes the departures of a season back that are ahead, while nobody has a seat on any of them: they are gone, and those somebody has seen a price of, or waits for, are closed instead, for what was promised must
 * lead somewhere. Refuses 'unknown-season' and, with the figure, 'season-sold'. Gives how many are gone and how many closed.
 */
export const takeSeasonBack = command('departures.plan', {
  input: z.object({ id: z.string().min(1).max(60) }),
  tags: ['departures'],
  change: async ({ db, clock }, { id }) => {
    const rows = await lockSeason(db, id)
    if (rows.length === 0) return refused('unknown-season')
    const taken = rows.reduce((sum, { held, sold }) => sum + held + sold, 0)
    if (taken > 0) {
      const message = `${taken} ${taken === 1 ? 'seat is' : 'seats are'} sold or held: they are changed or called off one by one.`
      return { ok: false, reason: 'season-sold', faults: [{ path: 'season', message }] }
    }
    const ids = rows.map((row) => row.id)
    const kept = await listPromised(db, ids)
    const gone = rows.filter((row) => !kept.has(row.id)).map((row) => row.id)
    if (gone.length > 0) await db.delete(departures).where(inArray(departures.id, gone))
    if (kept.size > 0)
      await db
        .update(departures)
        .set({ status: 'closed' })
        .where(inArray(departures.id, [...kept]))
    await releaseCars(db, ids)
    await db.update(seasons).set({ takenBackAt: clock.now() }).where(eq(seasons.id, id))
    const changes = rows.map((row) => ({
      subject: `departure:${row.id}`,
      before: planOf(row),
      after: kept.has(row.id) ? { ...planOf(row), status: 'closed' } : null,
    }))
    return { ok: true, value: { gone: gone.length, closed: kept.size }, changes }
  },
})

async function listPromised(db: Db, ids: string[]): Promise<Set<string>> {
  const quoted = await db
    .selectDistinct({ id: quotes.departureId })
    .from(quotes)
    .where(inArray(quotes.departureId, ids))
  const waited = await db
    .selectDistinct({ id: waitlist.departureId })
    .from(waitlist)
    .where(inArray(waitlist.departureId, ids))
  return new Set([...quoted, ...waited].flatMap(({ id }) => id ?? []))
}

/** The departures of a season that are ahead, locked until the transaction ends. Called-off ones have told people something, and those that have left were run. */
async function lockSeason(db: Db, seasonId: string): Promise<(typeof departures.$inferSelect)[]> {
  const isAhead = and(gte(departures.startsOn, todayInIndia), ne(departures.status, 'cancelled'))
  return db
    .select()
    .from(departures)
    .where(and(eq(departures.seasonId, seasonId), isAhead))
    .orderBy(asc(departures.id))
    .for('update')
}
