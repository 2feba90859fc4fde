import { and, asc, eq, getTableColumns, inArray, not } from 'drizzle-orm'
import { command } from '#domain/audit/command.server.ts'
import type { Change } from '#domain/audit/audit.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import { keepForWaiting } from '#domain/departures/waitlist/turn.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { databaseToday } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import { listClosedPromised } from './closed-promised.server.ts'
import { hintsOfSeats, refuseUnseen } from './plan-hints.server.ts'
import { setBy, SeveralDepartures, whyItStays } from './several.ts'
import type { SeveralDeed, SeveralName } from './several.ts'

/**
 * Closes several departures or opens them again, gives each so many seats or another last day to book, or raises or lowers its prices: those that can be, in one transaction. Gives how many were changed, and the
 * ids of those that stay, which `foreseeSeveralDepartures` says why. Seats that come free are kept for those who wait; what is booked keeps its price. Refuses 'plan-hints' with
 * more seats than a package's page states, which nobody has had a second look at.
 */
export const changeSeveralDepartures = command('departures.plan', {
  input: SeveralDepartures,
  tags: ['departures'],
  change: async ({ db }, asked) => {
    const today = await databaseToday(db)
    const rows = await db.select().from(departures).where(isAmong(asked.ids)).orderBy(asc(departures.id)).for('update')
    const changes: Change[] = []
    const promised = await listPromised(db, asked)
    const able = rows.filter((row) => !whyItStays(row, asked, today))
    const unseen =
      asked.deed === 'seats' ? refuseUnseen(await hintsOfSeats(db, able, asked.capacity), asked.seenHints) : undefined
    if (unseen) return unseen
    for (const before of able) {
      const set = setBy({ ...before, wasPromised: promised.has(before.id) }, asked)
      await db.update(departures).set(set).where(eq(departures.id, before.id))
      if (asked.deed === 'seats' && asked.capacity > before.capacity) await keepForWaiting(db, before.id)
      const was = Object.fromEntries(Object.entries(before).filter(([name]) => name in set))
      changes.push({ subject: `departure:${before.id}`, before: was, after: set })
    }
    const changed = new Set(changes.map(({ subject }) => subject))
    const stay = asked.ids.filter((id) => !changed.has(`departure:${id}`))
    return { ok: true as const, value: { changed: changes.length, stay }, changes }
  },
})

/** Departures by their ids, the soonest first, each with what a deed would set, or why it would leave it as it is. Refuses `forbidden`. */
export async function foreseeSeveralDepartures(db: Db, actor: Actor, ids: readonly string[], deed: SeveralDeed) {
  const allowed = demand(actor, 'departures.plan')
  if (!allowed.ok) return allowed
  if (ids.length === 0) return done([])
  const { id, startsOn } = departures
  const rows = await db
    .select({ ...getTableColumns(departures), name: packages.name })
    .from(departures)
    .innerJoin(packages, eq(packages.id, departures.packageId))
    .where(isAmong(ids))
    .orderBy(asc(startsOn), asc(packages.name), asc(id))
  const today = await databaseToday(db)
  const promised = await listPromised(db, { ...deed, ids })
  return done(
    rows.map((row) => {
      const becomes = setBy({ ...row, wasPromised: promised.has(row.id) }, deed)
      return { ...row, stays: whyItStays(row, deed, today), becomes }
    }),
  )
}

/** Those that opening promises again. */
async function listPromised(db: Db, { deed, ids }: { deed: SeveralName; ids: readonly string[] }) {
  return deed === 'open' ? listClosedPromised(db, ids) : new Set<string>()
}

/** A date of one party's own is that booking's. */
function isAmong(ids: readonly string[]) {
  return and(inArray(departures.id, [...ids]), not(departures.isPrivate))
}
