import { openMemoryLists } from '#domain/search/lists/memory/member.ts'
import { openPostgresLists } from '#domain/search/lists/postgres/member.server.ts'
import type { ListQuestion, PackageLists } from '#domain/search/lists/port.ts'
import { SECOND } from '#platform/clock.ts'
import { openDatabase } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { startPostgres } from '#scripts/test-postgres.ts'
import { benchSource } from './lists/catalogue.ts'
import { loadBenchPackages } from './lists/load.ts'
import { listQuestions, unfiltered } from './lists/questions.ts'
import { onServer, withNewDatabase } from './search.ts'
import { heldMegabytes } from './search/measure.ts'
import { median } from './table.ts'

const MIGRATIONS = new URL('../db/migrations', import.meta.url).pathname
const TIMES = 3
const WARM_UP = 60

export type ListsRow = {
  packages: number
  p50Ms: number
  p99Ms: number
  readySeconds: number
  heldMb: number
  newPartyMs: number
}

/** Narrowed lists with all their counts from the member in memory, in process, and what it takes to be ready for them. */
export async function benchMemoryLists(packages: number, questions: number): Promise<ListsRow> {
  const source = benchSource(packages)
  const heldBefore = heldMegabytes()
  const start = performance.now()
  const lists = await openMemoryLists(source)
  const [question] = listQuestions(1)
  await lists.list(question!)
  const readySeconds = (performance.now() - start) / SECOND
  const heldMb = heldMegabytes() - heldBefore
  const asked = listQuestions(questions)
  for (const one of asked.slice(0, WARM_UP)) await lists.list(one)
  const times: number[] = []
  for (const one of asked) times.push(await timeOf(lists, one))
  const newParty = { ...question!, party: { adults: 3, ages: [10, 7, 1], rooms: undefined } }
  const before = performance.now()
  await lists.list(newParty)
  const newPartyMs = performance.now() - before
  const sorted = times.toSorted((one, other) => one - other)
  return {
    packages,
    readySeconds,
    heldMb,
    newPartyMs,
    p50Ms: median(sorted),
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  }
}

export type RatioRow = {
  packages: number
  filteredMs: number
  unfilteredMs: number
  ratio: number
  loadSeconds: number
}

/** On a PostgreSQL server, narrowed lists beside the same lists before anybody narrowed them; undefined without a server. */
export async function benchPostgresLists(packages: number, questions: number): Promise<RatioRow | undefined> {
  const server = await startPostgres().catch(() => undefined)
  if (!server) return undefined
  try {
    let row: RatioRow | undefined
    await withNewDatabase(server.url, async (choice) => {
      const database = await openDatabase(choice, { migrationsDir: MIGRATIONS, log: openLog('silent') })
      try {
        const start = performance.now()
        await loadBenchPackages(database.db, packages)
        // Longer than a statement of the site may take.
        await onServer(choice.url, 'analyze')
        const loadSeconds = (performance.now() - start) / SECOND
        row = { packages, loadSeconds, ...(await ratioOf(await openPostgresLists(database.db), questions)) }
      } finally {
        await database.close()
      }
    })
    return row
  } finally {
    await server.stop()
  }
}

async function ratioOf(lists: PackageLists, questions: number): Promise<Omit<RatioRow, 'packages' | 'loadSeconds'>> {
  const [first, ...asked] = listQuestions(questions + 1)
  await lists.list(first!)
  const [filtered, whole, ratios]: number[][] = [[], [], []]
  for (const question of asked) {
    const [narrow, wide] = [await timeOf(lists, question), await timeOf(lists, unfiltered(question))]
    filtered!.push(narrow)
    whole!.push(wide)
    ratios!.push(narrow / wide)
  }
  return { filteredMs: median(filtered!), unfilteredMs: median(whole!), ratio: median(ratios!) }
}

/** The middle of a few askings: what else the machine does at a moment is not the list's. */
async function timeOf(lists: PackageLists, question: ListQuestion): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < TIMES; time++) {
    const start = performance.now()
    await lists.list(question)
    times.push(performance.now() - start)
  }
  return median(times)
}
