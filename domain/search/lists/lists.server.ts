import type { Clock } from '#platform/clock.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { listFilterCategories, listRowsByName, readOpenDepartures } from './list-rows.server.ts'
import { openMemoryLists } from './memory/member.ts'
import type { ListSource, Told } from './memory/member.ts'
import type { PackageLists } from './port.ts'
import { openPostgresLists } from './postgres/member.server.ts'

/**
 * Opens the lists: `memory` keeps what is published in this process, `postgres` asks the database. Ready when it resolves;
 * whoever hears that something changed calls `refresh` or `takeSeats`. `told` hears which lists other seats have changed.
 */
export async function openLists(choice: {
  db: Db
  kind: 'memory' | 'postgres'
  clock: Clock
  told?: Told
}): Promise<PackageLists> {
  const { db, kind, clock, told } = choice
  return kind === 'postgres' ? openPostgresLists(db) : openMemoryLists(listSource(db, clock), told)
}

/** The database as the member in memory reads it. Departures of yesterday are read too: some clocks are behind. */
export function listSource(db: Db, clock: Clock): ListSource {
  return {
    catalogue: async () => ({ rows: await listRowsByName(db), categories: await listFilterCategories(db) }),
    departures: (ids) => readOpenDepartures(db, { from: addDays(istDate(clock.now()), -1), ids }),
  }
}
