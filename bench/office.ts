import { fileURLToPath } from 'node:url'
import { openDatabase } from '#platform/db.server.ts'
import type { Db } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { systemClock } from '#platform/clock.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import { startPostgres } from '#scripts/test-postgres.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { officeQuestions } from './office/questions.ts'
import { officeFiles, reportQuestions } from './office/reports.ts'
import { fillOffice } from './office/rows.ts'
import { timeFile, timePages } from './office/times.ts'
import type { FileTimes, PageTimes } from './office/times.ts'
import { withNewDatabase } from './search.ts'

export type Named<Times> = Times & { name: string }
export type OfficeTimes = {
  fillSeconds: number
  lists: Named<PageTimes>[]
  reports: Named<PageTimes>[]
  files: Named<FileTimes>[]
}

/** Every list, search, report and file of the office on PostgreSQL, at 1,00,000 packages and 10,00,000 bookings. */
export async function benchOffice(): Promise<OfficeTimes> {
  const server = await startPostgres()
  const migrationsDir = fileURLToPath(new URL('../db/migrations', import.meta.url))
  const measured: OfficeTimes = { fillSeconds: 0, lists: [], reports: [], files: [] }
  try {
    await withNewDatabase(server.url, async (choice) => {
      const { db, close } = await openDatabase(choice, { migrationsDir, log: openLog('silent') })
      try {
        await (await bookingBench(db)).quote()
        const started = performance.now()
        await fillOffice(choice.url)
        measured.fillSeconds = (performance.now() - started) / 1000
        Object.assign(measured, await timeOffice(db))
      } finally {
        await close()
      }
    })
  } finally {
    await server.stop()
  }
  return measured
}

async function timeOffice(db: Db): Promise<Omit<OfficeTimes, 'fillSeconds'>> {
  const needs = { db, clock: systemClock, memory: openTagMemory() }
  return {
    lists: await each(officeQuestions(needs), timePages),
    reports: await each(reportQuestions(needs), timePages),
    files: await each(officeFiles(needs), timeFile),
  }
}

async function each<Asked, Times extends { slowestMs: number }>(
  asked: Record<string, Asked>,
  time: (one: Asked) => Promise<Times>,
): Promise<Named<Times>[]> {
  const rows: Named<Times>[] = []
  for (const [name, one] of Object.entries(asked)) rows.push({ ...(await time(one).catch(tooSlow<Times>)), name })
  return rows
}

/** A question the database gives up says nothing of the others. */
function tooSlow<Times>(): Times {
  return { medianMs: Infinity, rows: 0, seconds: Infinity, slowestMs: Infinity, longestPauseMs: Infinity } as Times
}
