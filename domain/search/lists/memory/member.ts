import { LRUCache } from 'lru-cache'
import type { CalendarDate } from '#platform/dates.ts'
import { shareRuns } from '#domain/search/share-runs.ts'
import type { ListCategory, ListRow, OpenDeparture } from '#domain/search/lists/list-row.ts'
import type { PackageLists } from '#domain/search/lists/port.ts'
import { makeCatalogue } from './catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import { makeDay } from './day.ts'
import type { Day } from './day.ts'
import { makeDepartures } from './departures.ts'
import { listFromColumns } from './memory-lists.ts'
import { reads } from '#platform/tags.ts'

/** Where the columns are read from. */
export type ListSource = {
  /** Every published package by name, and the categories. */
  catalogue(): Promise<{ rows: ListRow[]; categories: ListCategory[] }>
  /** The open departures of packages, some packages at a time. */
  departures(ids: readonly string[]): AsyncIterable<Map<string, OpenDeparture[]>>
}

type Columns = { catalogue: Catalogue; day(today: CalendarDate): Day }

/** Days kept ready: today, and the one before or after around midnight. */
const DAYS_KEPT = 2

/** The member that keeps columns of what is published in this process's memory; answers from the old ones while new ones are built. */
export async function openMemoryLists(source: ListSource): Promise<PackageLists> {
  let columns = await buildColumns(await buildCatalogue(source), source)
  let isCatalogueOld = false
  // One after the other: what is read last must not be replaced by what was read before it.
  const rebuild = shareRuns(async () => {
    const wasOld = isCatalogueOld
    isCatalogueOld = false
    try {
      columns = await buildColumns(wasOld ? await buildCatalogue(source) : columns.catalogue, source)
    } catch (error) {
      isCatalogueOld ||= wasOld
      throw error
    }
  })
  return {
    list: (question) => {
      reads('catalogue', 'departures')
      return listFromColumns(columns.day(question.today), question)
    },
    refresh: async (tag) => {
      isCatalogueOld ||= tag !== 'departures'
      await rebuild()
    },
    close: () => Promise.resolve(),
  }
}

async function buildCatalogue(source: ListSource): Promise<Catalogue> {
  const { rows, categories } = await source.catalogue()
  return makeCatalogue(rows, categories)
}

async function buildColumns(catalogue: Catalogue, source: ListSource): Promise<Columns> {
  const departures = await makeDepartures(catalogue, source.departures(catalogue.ids))
  const days = new LRUCache<CalendarDate, Day>({ max: DAYS_KEPT })
  return {
    catalogue,
    day: (today) => {
      const known = days.get(today)
      if (known) return known
      const day = makeDay(catalogue, departures, today)
      days.set(today, day)
      return day
    },
  }
}
