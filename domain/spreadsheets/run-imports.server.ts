import { and, asc, eq, isNull, notExists, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { users } from '#domain/accounts/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { outageOf } from '#platform/outage.ts'
import { changedCells, MOST_CHANGES_SHOWN } from './changed-cells.ts'
import type { ThingChange } from './changed-cells.ts'
import { checkThings, withPosters } from './check.server.ts'
import type { CheckedThing } from './check.server.ts'
import { findKind } from './kinds.server.ts'
import type { SheetKind } from './kind.ts'
import { withAddresses } from './references.server.ts'
import { importChunks, imports } from './tables.ts'
import type { OpenThing } from './tables.ts'

/** Every fault of the first rows of a file, as many as anybody puts right at a time, and of the rest so many of each chunk that a file of nothing else fills no disk. */
const CHUNKS_SHOWN_WHOLE = 20
const MOST_FAULTS_A_CHUNK = 200
/** Behind them so many that are worth a second look are kept. */
const MOST_HINTED = 200

type Needs = { db: Db; clock: Clock }
type Import = typeof imports.$inferSelect
type Chunk = typeof importChunks.$inferSelect

/** Checks and writes what was taken in, a chunk a transaction, until nothing is left to do. A process that ends in between leaves nothing half done: the next goes on where it stopped. */
export async function runImports(needs: Needs): Promise<void> {
  while (await doNext(needs));
}

async function doNext(needs: Needs): Promise<boolean> {
  for (const [state, mark, work] of STEPS) {
    if (await doChunk(needs, state, mark, work)) return true
    await endOf(needs.db, state, mark)
  }
  return false
}

type Step = [state: 'checking' | 'writing', mark: PgColumn, work: typeof checkChunk]
const STEPS: Step[] = [
  ['checking', importChunks.checkedAt, checkChunk],
  ['writing', importChunks.writtenAt, writeChunk],
]

async function doChunk(needs: Needs, ...[state, mark, work]: Step): Promise<boolean> {
  let claimed: Import | undefined
  try {
    return await needs.db.transaction(async (db) => {
      const found = await claimChunk(db, state, mark)
      claimed = found?.imported
      if (found) await work({ ...needs, db }, found.imported, found.chunk)
      return found !== undefined
    })
  } catch (error) {
    if (!claimed || outageOf(error) !== undefined) throw error
    await halt(needs.db, claimed, 'The site could not take it. Its log says why.')
    throw error
  }
}

/** The next chunk that nobody works at. */
async function claimChunk(db: Db, state: Import['state'], mark: PgColumn) {
  const [found] = await db
    .select({ imported: imports, chunk: importChunks })
    .from(importChunks)
    .innerJoin(imports, eq(imports.id, importChunks.importId))
    .where(and(eq(imports.state, state), isNull(mark)))
    .orderBy(asc(imports.createdAt), asc(importChunks.number))
    .limit(1)
    .for('update', { of: importChunks, skipLocked: true })
  return found
}

async function checkChunk({ db }: Needs, imported: Import, chunk: Chunk): Promise<void> {
  const checked = await checkAgain(db, imported, chunk)
  const faults = checked.flatMap((thing) => thing.faults)
  const count = (fate: CheckedThing['fate']) => checked.filter((thing) => thing.fate === fate).length
  await markChunk(db, chunk, {
    checkedAt: sql`now()`,
    fresh: count('fresh'),
    changed: count('changed'),
    faultCount: faults.length,
    faults: chunk.number < CHUNKS_SHOWN_WHOLE ? faults : faults.slice(0, MOST_FAULTS_A_CHUNK),
    changes: faults.length > 0 ? [] : await listChanges(db, imported, chunk, checked),
    open: openIn(chunk, checked),
  })
}

/** Those that somebody has begun to write. */
function openIn({ things }: Chunk, checked: readonly CheckedThing[]): OpenThing[] {
  return checked.flatMap(({ key, writer }, i) => (writer ? [{ row: things[i]!.first, key, by: writer.by }] : []))
}

/** What becomes of the first things that are not as they stand, as many as are still to be shown of the file, and of those behind them that are worth a second look. */
async function listChanges(
  db: Db,
  { id, kind }: Import,
  { things }: Chunk,
  checked: readonly CheckedThing[],
): Promise<ThingChange[]> {
  const { sheet, hints: hintsOn } = findKind(kind)!
  const { importId, changes } = importChunks
  const [kept] = await db
    .select({ count: sql`coalesce(sum(jsonb_array_length(${changes})), 0)`.mapWith(Number) })
    .from(importChunks)
    .where(eq(importId, id))
  const left = Math.max(0, MOST_CHANGES_SHOWN - kept!.count)
  const other = checked.map((thing, i) => ({ ...thing, row: things[i]!.first })).filter(({ fate }) => fate !== 'same')
  const hints = (await hintsOn?.(db, other)) ?? []
  const hinted = new Map(other.map((thing, i) => [thing, (hints[i] ?? []).map(({ message }) => message)]))
  // What is worth a second look is told wherever in the file it stands.
  const behind = other.slice(left).filter((thing) => hinted.get(thing)!.length > 0)
  const some = [
    ...other.slice(0, left),
    ...behind.slice(0, Math.max(0, MOST_CHANGES_SHOWN + MOST_HINTED - kept!.count)),
  ]
  const drafts = await withAddresses(
    db,
    sheet,
    some.map(({ draft }) => draft),
  )
  return some.map((thing, i) => ({
    row: thing.row,
    key: thing.key,
    isNew: !thing.stands,
    cells: thing.stands ? changedCells(sheet, thing.stands, drafts[i]!) : [],
    ...(hinted.get(thing)!.length > 0 ? { hints: hinted.get(thing)! } : {}),
  }))
}

/** Once more on top of what stands by now: whoever changed a thing meanwhile loses nothing the file does not speak of. */
async function writeChunk(needs: Needs, imported: Import, chunk: Chunk): Promise<void> {
  const { db } = needs
  const kind = findKind(imported.kind)!
  const checked = await checkAgain(db, imported, chunk)
  const faults = checked.flatMap((thing) => thing.faults)
  const wrong = faults.length > 0 ? faultText(faults) : await write(needs, kind, imported, checked)
  if (wrong) await halt(db, imported, wrong)
  else {
    const open = imported.takesOpen ? [] : openIn(chunk, checked)
    await markChunk(db, chunk, { writtenAt: sql`now()`, open, ...(kind.isPersonal ? EMPTIED : {}) })
  }
}

/** Who is forgotten later is in no file, either. */
const EMPTIED = { things: [], changes: [] }

async function write(needs: Needs, kind: SheetKind, imported: Import, checked: readonly CheckedThing[]) {
  const { byUserId, fileName, takesOpen } = imported
  const meant = checked.filter(({ fate, writer }) => fate !== 'same' && (takesOpen || !writer))
  const drafts = meant.map(({ draft }) => draft)
  if (drafts.length === 0) return undefined
  const written = await withPosters(needs.db, kind, drafts)
  const answer = await kind.save(
    { ...needs, fileName, takesOpen },
    await findActor(needs.db, byUserId),
    written as never[],
  )
  if (answer.ok) return undefined
  if (answer.reason === 'forbidden') return 'Whoever began it may not write this any more.'
  const [fault] = answer.faults ?? []
  return fault ? fault.message : `The site would not take it: ${answer.reason}.`
}

/** Ends it here; what could not even be checked is not to be written. */
async function halt(db: Db, { id, state }: Import, problem: string): Promise<void> {
  const set = { state: state === 'writing' ? ('stopped' as const) : ('faulty' as const), problem }
  await db.update(imports).set(set).where(eq(imports.id, id))
}

/** With the rights they have by now. */
async function findActor(db: Db, id: string): Promise<Actor> {
  const [user] = await db.select({ id: users.id, role: users.role }).from(users).where(eq(users.id, id))
  return user
}

function checkAgain(db: Db, { kind, heads }: Import, { things }: Chunk): Promise<CheckedThing[]> {
  return checkThings(db, findKind(kind)!, heads, things)
}

async function markChunk(db: Db, { importId, number }: Chunk, set: object): Promise<void> {
  const isIt = and(eq(importChunks.importId, importId), eq(importChunks.number, number))
  await db.update(importChunks).set(set).where(isIt)
}

/** Says so of what is through. */
async function endOf(db: Db, state: 'checking' | 'writing', mark: PgColumn): Promise<void> {
  const { importId, faultCount, fresh, changed } = importChunks
  const left = db
    .select({ one: sql`1` })
    .from(importChunks)
    .where(and(eq(importId, imports.id), isNull(mark)))
  const some = (what: SQL) => sql`exists (select 1 from ${importChunks} where ${importId} = ${imports.id} and ${what})`
  await db
    .update(imports)
    .set(
      state === 'checking'
        ? {
            state: sql`case when ${some(sql`${faultCount} > 0`)} then 'faulty' when ${some(sql`${fresh} + ${changed} > 0`)} then 'ready' else 'done' end`,
          }
        : { state: 'done', endedAt: sql`now()` },
    )
    .where(and(eq(imports.state, state), notExists(left)))
}

function faultText([first]: readonly { row: number; head: string; message: string }[]): string {
  return `Row ${first!.row}, ${first!.head}: ${first!.message} Something it names has changed since it was checked.`
}
