import { fileURLToPath } from 'node:url'
import { openDatabase } from '#platform/db.server.ts'
import type { Db } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { systemClock } from '#platform/clock.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import { startPostgres } from '#scripts/test-postgres.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { officeQuestions } from './office/questions.ts'
import type { Question } from './office/questions.ts'
import { fillOffice } from './office/rows.ts'
import { withNewDatabase } from './search.ts'
import { median } from './table.ts'

const TIMES = 5
/** As many pages as are looked at between the first and the last. */
const PAGES = 4

export type OfficeRow = { list: string; medianMs: number; slowestMs: number }
export type OfficeTimes = { fillSeconds: number; rows: OfficeRow[] }

/** Every list and search of the office on PostgreSQL, at 1,00,000 packages and 10,00,000 bookings: the middle page, and the slowest. */
export async function benchOffice(): Promise<OfficeTimes> {
  const server = await startPostgres()
  const migrationsDir = fileURLToPath(new URL('../db/migrations', import.meta.url))
  const measured: OfficeTimes = { fillSeconds: 0, rows: [] }
  try {
    await withNewDatabase(server.url, async (choice) => {
      const { db, close } = await openDatabase(choice, { migrationsDir, log: openLog('silent') })
      try {
        await (await bookingBench(db)).quote()
        const started = performance.now()
        await fillOffice(choice.url)
        measured.fillSeconds = (performance.now() - started) / 1000
        measured.rows = await timeOffice(db)
      } finally {
        await close()
      }
    })
  } finally {
    await server.stop()
  }
  return measured
}

async function timeOffice(db: Db): Promise<OfficeRow[]> {
  const rows: OfficeRow[] = []
  const questions = officeQuestions({ db, clock: systemClock, memory: openTagMemory() })
  // A question the database gives up says nothing of the others.
  const tooSlow = () => ({ medianMs: Infinity, slowestMs: Infinity })
  for (const [list, question] of Object.entries(questions))
    rows.push({ list, ...(await timePages(question).catch(tooSlow)) })
  return rows
}

async function timePages(question: Question): Promise<Omit<OfficeRow, 'list'>> {
  const first = await timeOf(question, 1)
  const last = (first.found as { pages?: number } | undefined)?.pages ?? 1
  const pages = [...new Set(Array.from({ length: PAGES }, (_, at) => Math.ceil(((at + 1) * last) / PAGES)))]
  const times = [first.ms]
  for (const page of pages.filter((page) => page > 1)) times.push((await timeOf(question, page)).ms)
  return { medianMs: median(times), slowestMs: Math.max(...times) }
}

/** The quickest of a few askings: what else the machine does at a moment is not the list's. */
async function timeOf(question: Question, page: number): Promise<{ ms: number; found?: object }> {
  const times: number[] = []
  let found: object | undefined
  for (let time = 0; time < TIMES; time++) {
    const started = performance.now()
    const answer = await question(page)
    times.push(performance.now() - started)
    if (!answer.ok) throw new Error('the owner was refused')
    found = answer.value
  }
  return { ms: Math.min(...times), ...(found && { found }) }
}
