import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { CSV_BEGIN, csvLine } from '#platform/csv.ts'
import type { Db } from '#platform/db.server.ts'
import { checkThings } from './check.server.ts'
import { findKind } from './kinds.server.ts'
import type { RowFault } from './rows.ts'
import { importChunks } from './tables.ts'
import type { imports } from './tables.ts'

const SHOWN = 50

type Import = typeof imports.$inferSelect
type Chunk = typeof importChunks.$inferSelect

/** A page of an import's faults in the order of its rows: those `shown`, and how many are `left` further down. */
export type FaultPage = { shown: RowFault[]; left: number }

/** Faults in rows after one, a page of them; of chunks that keep but their first they are found anew. */
export async function listFaults(db: Db, found: Import, after: number): Promise<FaultPage> {
  const page: RowFault[] = []
  for (let chunk = await chunkWithRow(db, found, after); chunk; chunk = await chunkBehind(db, found, chunk.number)) {
    const more = (await faultsOf(db, found, chunk)).filter(({ row }) => row > after)
    page.push(...more)
    if (page.length < SHOWN) continue
    // Never half a row: the next page begins after it.
    const last = page[SHOWN - 1]!.row
    const shown = page.filter(({ row }) => row <= last)
    return { shown, left: page.length - shown.length + (await countBehind(db, found, chunk.number)) }
  }
  return { shown: page, left: 0 }
}

/** Every fault of an import as a CSV file, piece by piece. */
export async function* faultLines(db: Db, found: Import): AsyncGenerator<string> {
  yield CSV_BEGIN + csvLine(['Row', 'Column', 'What would be right'])
  for (let chunk = await chunkBehind(db, found, -1); chunk; chunk = await chunkBehind(db, found, chunk.number))
    yield (await faultsOf(db, found, chunk)).map(({ row, head, message }) => csvLine([row, head, message])).join('')
}

/** All faults of a chunk. */
async function faultsOf(db: Db, { kind, heads }: Import, { things, faults, faultCount }: Chunk): Promise<RowFault[]> {
  if (faults.length === faultCount) return faults
  return (await checkThings(db, findKind(kind)!, heads, things)).flatMap((thing) => thing.faults)
}

const isFaultyOf = ({ id }: Import) => and(eq(importChunks.importId, id), gt(importChunks.faultCount, 0))
const lastKept = sql`(${importChunks.faults} -> -1 ->> 'row')::int`

/** The chunk with the first fault after a row: one may keep none of those it has behind it. */
async function chunkWithRow(db: Db, found: Import, row: number): Promise<Chunk | undefined> {
  const before = and(isFaultyOf(found), sql`${lastKept} <= ${row}`)
  const { number } = importChunks
  const [last] = await db.select().from(importChunks).where(before).orderBy(desc(number)).limit(1)
  return last && last.faults.length < last.faultCount ? last : chunkBehind(db, found, last?.number ?? -1)
}

/** The next chunk with faults. */
async function chunkBehind(db: Db, found: Import, behind: number): Promise<Chunk | undefined> {
  const { number } = importChunks
  const isBehind = and(isFaultyOf(found), gt(number, behind))
  const [next] = await db.select().from(importChunks).where(isBehind).orderBy(asc(number)).limit(1)
  return next
}

async function countBehind(db: Db, found: Import, behind: number): Promise<number> {
  const { number, faultCount } = importChunks
  const [sum] = await db
    .select({ count: sql`coalesce(sum(${faultCount}), 0)`.mapWith(Number) })
    .from(importChunks)
    .where(and(isFaultyOf(found), gt(number, behind)))
  return sum!.count
}
