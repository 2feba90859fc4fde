import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { SearchDocument } from '#domain/search/document.ts'
import { buildIndex, openMemorySearch } from '#domain/search/memory/member.ts'
import type { SearchPort } from '#domain/search/port.ts'
import { openSearch } from '#domain/search/search.server.ts'
import type { DatabaseChoice } from '#platform/config.server.ts'
import { openDatabase } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { startPostgres } from '#scripts/test-postgres.ts'
import { syntheticCatalogue } from './search/catalogue.ts'
import { heldMegabytes, measureLatency } from './search/measure.ts'
import type { Latency } from './search/measure.ts'
import { typedQuestions } from './search/questions.ts'

export type SearchMember = 'memory' | 'PostgreSQL' | 'PGlite'

export type SearchRow = Latency & { member: SearchMember; packages: number; readySeconds: number; heldMb?: number }

const SIZES = [1_000, 10_000, 100_000, 1_000_000]
const LARGEST_ON_PGLITE = 100_000
const MIGRATIONS = new URL('../db/migrations', import.meta.url).pathname

/** How far a run goes: sizes up to `largest`, and no load that would not end before `until` (as `performance.now()` counts). */
export type SearchBounds = { largest: number; askingMs: number; longestLoadSeconds: number; until: number }

const WHOLE: SearchBounds = { largest: 1_000_000, askingMs: 12_000, longestLoadSeconds: 240, until: Infinity }

/** Questions with one slip, half of them unfinished, put to every member at every size; prints a table as it goes. */
export async function benchSearch(
  print: (line: string) => void = console.log,
  bounds: SearchBounds = WHOLE,
): Promise<SearchRow[]> {
  const questions = typedQuestions(2_000)
  const rows: SearchRow[] = []
  const note = (row: SearchRow) => {
    rows.push(row)
    print(lineOf(row, rows))
  }
  print('Search, top 50, one slip a question')
  print(HEADINGS.map((heading, at) => pad(heading, at)).join(' '))
  const sizes = SIZES.filter((size) => size <= bounds.largest)
  for (const packages of sizes) note(await benchMemory(packages, questions, bounds))
  for (const packages of sizes.filter((size) => size <= LARGEST_ON_PGLITE)) {
    if (!fits(packages, rows, 'PGlite', bounds)) break
    note(await benchDatabase('PGlite', { kind: 'memory' }, packages, questions, bounds))
  }
  const reason = await benchPostgres(questions, rows, note, { ...bounds, sizes })
  if (reason) print(reason)
  return rows
}

/** Lets members, the one for PostgreSQL on PGlite, answer questions about the same documents. */
export async function onGoldenDocuments(
  documents: readonly SearchDocument[],
  members: readonly SearchMember[],
  use: (member: SearchMember, search: SearchPort) => Promise<void>,
): Promise<void> {
  if (members.includes('memory')) await use('memory', await openMemorySearch(() => buildIndex(documents)))
  if (!members.includes('PGlite')) return
  const database = await openDatabase({ kind: 'memory' }, { migrationsDir: MIGRATIONS, log: openLog('silent') })
  try {
    await use('PGlite', await openSearch({ db: database.db, kind: 'postgres', documents: () => documents }))
  } finally {
    await database.close()
  }
}

/** Whether loading the next size would end in time, by what the size before it took. */
function fits(
  packages: number,
  rows: readonly SearchRow[],
  member: SearchMember,
  { longestLoadSeconds, until }: SearchBounds,
): boolean {
  const last = rows.findLast((row) => row.member === member)
  const expected = last ? last.readySeconds * (packages / last.packages) : 0
  return expected <= longestLoadSeconds && performance.now() + expected * 1000 < until
}

async function benchMemory(
  packages: number,
  questions: readonly string[],
  { askingMs }: SearchBounds,
): Promise<SearchRow> {
  const heldBefore = heldMegabytes()
  const start = performance.now()
  const search = await openMemorySearch(() => buildIndex(syntheticCatalogue(packages)))
  const readySeconds = (performance.now() - start) / 1000
  const heldMb = heldMegabytes() - heldBefore
  return { member: 'memory', packages, readySeconds, heldMb, ...(await measureLatency(search, questions, askingMs)) }
}

/** On a server, sizes grow until loading the next would take too long. Gives the reason when there is no server. */
async function benchPostgres(
  questions: readonly string[],
  rows: readonly SearchRow[],
  note: (row: SearchRow) => void,
  bounds: SearchBounds & { sizes: readonly number[] },
): Promise<string | undefined> {
  const server = await startPostgres().catch(() => undefined)
  if (!server) return 'PostgreSQL did not start: name a server with TEST_DATABASE_URL'
  try {
    for (const packages of bounds.sizes) {
      if (!fits(packages, rows, 'PostgreSQL', bounds)) break
      await withNewDatabase(server.url, async (choice) =>
        note(await benchDatabase('PostgreSQL', choice, packages, questions, bounds)),
      )
    }
    return undefined
  } finally {
    await server.stop()
  }
}

async function benchDatabase(
  member: SearchMember,
  choice: DatabaseChoice,
  packages: number,
  questions: readonly string[],
  { askingMs }: SearchBounds,
): Promise<SearchRow> {
  const database = await openDatabase(choice, { migrationsDir: MIGRATIONS, log: openLog('silent') })
  try {
    const start = performance.now()
    const search = await openSearch({
      db: database.db,
      kind: 'postgres',
      documents: () => syntheticCatalogue(packages),
    })
    const readySeconds = (performance.now() - start) / 1000
    return { member, packages, readySeconds, ...(await measureLatency(search, questions, askingMs)) }
  } finally {
    await database.close()
  }
}

/** Runs `use` on a new database of a server, which is dropped after it. */
export async function withNewDatabase(
  server: string,
  use: (choice: DatabaseChoice & { kind: 'postgres' }) => Promise<void>,
): Promise<void> {
  const name = `padav_bench_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  try {
    await use({ kind: 'postgres', url: Object.assign(new URL(server), { pathname: `/${name}` }).href })
  } finally {
    await onServer(server, `drop database if exists ${name} with (force)`)
  }
}

/** A statement on a server: a database cannot be created through a migrated one. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

const HEADINGS = ['member', 'packages', 'p50 ms', 'p99 ms', '× memory p99', 'ready s', 'held MB', 'asked']

function lineOf(row: SearchRow, rows: readonly SearchRow[]): string {
  const memory = rows.find((other) => other.member === 'memory' && other.packages === row.packages)
  const cells = [
    row.member,
    row.packages.toLocaleString('en-IN'),
    row.p50Ms.toFixed(2),
    row.p99Ms.toFixed(2),
    memory ? (row.p99Ms / memory.p99Ms).toFixed(1) : '',
    row.readySeconds.toFixed(1),
    row.heldMb?.toFixed(0) ?? '',
    String(row.questions),
  ]
  return cells.map(pad).join(' ')
}

function pad(cell: string, at: number): string {
  return at === 0 ? cell.padEnd(10) : cell.padStart(12)
}
