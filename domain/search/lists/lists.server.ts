import type { Clock } from '#platform/clock.ts'
import type { Columns } from '#platform/columns-file.server.ts'
import type { GstRates } from '#domain/tax/gst-rates.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { LongReads } from '#platform/long-reads.server.ts'
import { listFilterCategories, listFilterPlaces, listRowsByName, readOpenDepartures } from './list-rows.server.ts'
import { openMemoryLists } from './memory/member.ts'
import type { ListSource, MemoryLists, TellChanges } from './memory/member.ts'

/**
 * Opens the lists, which keep what is published in this process. Ready when it resolves; whoever hears that something changed calls
 * `refresh` or `takeSeats`. `told` hears which lists other seats have changed. Prices hold the GST of the day that is asked about.
 * `kept` is what another process wrote out, `reading` where all that is published is read; seats that were sold are read in `db`.
 */
export async function openLists(needs: {
  db: Db
  clock: Clock
  gstRates: GstRates
  told?: TellChanges
  kept?: Columns | undefined
  reading?: LongReads['reading']
}): Promise<MemoryLists> {
  const { db, clock, gstRates, told, kept, reading = (work) => work(db) } = needs
  return openMemoryLists(listSource(db, clock), gstRates, told, {
    kept,
    readingAll: (work) => reading((db) => work(listSource(db, clock))),
  })
}

/** The database as the lists read it. Departures of yesterday are read too: some clocks are behind. */
function listSource(db: Db, clock: Clock): ListSource {
  return {
    catalogue: async () => ({
      rows: await listRowsByName(db, istDate(clock.now())),
      categories: await listFilterCategories(db),
      places: await listFilterPlaces(db),
    }),
    departures: (ids) => readOpenDepartures(db, { from: addDays(istDate(clock.now()), -1), ids }),
  }
}
