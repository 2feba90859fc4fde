import { stoppedClock } from '#platform/clock.ts'
import { openOtherNames } from '#domain/search/sentences/other-names.ts'
import type { Clock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.server.ts'
import type { Db } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import { openLists } from '#domain/search/lists/lists.server.ts'
import type { PackageLists } from '#domain/search/lists/port.ts'
import type { SearchPort } from '#domain/search/port.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'
import type { ApiServices } from '#server/api/api-services.ts'

export const SIGNING_KEY = 'a key for tests that is long enough'

/** What the calls need, on a test's database: a stopped clock, a search that finds nothing, a database that is there. */
export function apiServices(db: Db, changes: Partial<ApiServices> = {}): ApiServices {
  const config = readConfig({ PUBLIC_URL: 'https://padav.test', SCRIPT_SIGNING_KEY: SIGNING_KEY })
  const clock = stoppedClock(new Date('2026-11-20T06:00:00Z'))
  return {
    config,
    db,
    clock,
    log: openLog('silent'),
    memory: openTagMemory(),
    gstRates: GST_RATES,
    otherNames: openOtherNames,
    search: { search: async () => ({ hits: [], total: 0, suggestions: [] }) },
    lists: listsOf(db, clock),
    heartbeat: { check: async () => true, note: () => undefined },
    ...changes,
  }
}

/** Lists that are read anew for each question. */
function listsOf(db: Db, clock: Clock): Pick<PackageLists, 'list' | 'tellHalts' | 'facts'> {
  return {
    list: async (question) => (await openLists({ db, clock, gstRates: GST_RATES })).list(question),
    // Whoever asks for them opens lists of its own.
    facts: () => ({ factOf: () => undefined, hasAct: () => false, withAct: () => [] }),
    tellHalts: async (...asked) => (await openLists({ db, clock, gstRates: GST_RATES })).tellHalts(...asked),
  }
}

/** A search that answers every question with the same packages, best fit first. */
export function searchFinding(ids: string[]): Pick<SearchPort, 'search'> & { asked: unknown[] } {
  const asked: unknown[] = []
  return {
    asked,
    search: async (question) => {
      asked.push(question)
      const hits = ids.map((id) => ({ id, kind: 'package' as const, name: id, url: id, rating: 0, score: 1 }))
      return { hits, total: ids.length, corrected: 'munnar', suggestions: [] }
    },
  }
}
