import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { DAY, HOUR, SECOND } from './clock.ts'
import type { Clock } from './clock.ts'
import type { Database, Db } from './db.server.ts'
import { nudge } from './nudge.server.ts'
import { shareRuns } from './share-runs.ts'
import { changes } from './tables.ts'
import type { ChangeTag } from './tags.ts'

const CHANNEL = 'padav_changes'
/** How stale a process may be when a nudge was lost, with its process for one. */
const LOOK_EVERY = SECOND
const KEPT_FOR = DAY
/** Whoever has not looked for so long may have missed what is forgotten by now. */
const LONGEST_SILENCE = 12 * HOUR

/** Writes down in the transaction of a change what it touches; rolled back with it. Other processes hear of it within a second of the commit. */
export async function announce(db: Db, tags: readonly ChangeTag[]): Promise<void> {
  if (tags.length > 0) await db.insert(changes).values({ tags: [...tags] })
}

/** The same as a part of a statement that makes the change, where the condition holds. */
export function newsOf(tags: readonly ChangeTag[], condition: SQL): SQL {
  const all = sql.param([...tags], changes.tags)
  return sql`(insert into ${changes} (tags) select ${all}::text[] where cardinality(${all}::text[]) > 0 and ${condition})`
}

/**
 * Does the work and announces the tags it touches, or those its value tells, both in one transaction: there is no change that nobody hears of.
 * Everybody is told once it is committed, with the caller's transaction where there is one around it.
 */
export async function changing<Value>(
  db: Db,
  tags: readonly ChangeTag[] | ((value: Value) => readonly ChangeTag[]),
  work: (db: Db) => Promise<Value>,
): Promise<Value> {
  const value = await db.transaction(async (db) => {
    const value = await work(db)
    await announce(db, typeof tags === 'function' ? tags(value) : tags)
    return value
  })
  nudge(db, CHANNEL)
  return value
}

/** What has been committed so far: the first transaction that is not over, and of those after it the changes that are. */
export type ChangesSoFar = { horizon: number; heard: ReadonlySet<number> }

/** A moment to follow changes from. Whoever takes it before reading what changes, and follows from it afterwards, misses nothing. */
export async function changesSoFar(db: Db): Promise<ChangesSoFar> {
  const { horizon, rows } = await readChanges(db, HORIZON)
  return { horizon, heard: new Set(rows.map(({ id }) => id)) }
}

/**
 * Calls `hear` with the tags touched by any process since a moment, those of one look together; with '*' after changes may have been
 * missed. Gives how old in milliseconds what is known of changes is, up to which moment all was told, and the way to stop.
 */
export async function followChanges(
  { db, listen }: Database,
  hear: (tags: readonly ChangeTag[]) => void,
  since?: ChangesSoFar,
): Promise<{ readAgo(): number; soFar(): ChangesSoFar; stop(): Promise<void> }> {
  const { read, soFar } = readingOn(db, since ?? (await changesSoFar(db)))
  let readAt = performance.now()
  const look = shareRuns(async () => {
    const begun = performance.now()
    const tags = await read()
    readAt = begun
    if (tags.length > 0) hear(tags)
  })
  // A database that is gone is looked at again in a second.
  const tryToLook = () => void look().catch(() => undefined)
  const timer = setInterval(tryToLook, LOOK_EVERY).unref()
  const stopListening = await listen(CHANNEL, tryToLook)
  const stop = async () => {
    clearInterval(timer)
    await stopListening()
  }
  return { readAgo: () => performance.now() - readAt, soFar, stop }
}

/** Forgets changes that everybody who is there has heard of. */
export async function forgetOldChanges(db: Db, clock: Clock): Promise<void> {
  await db.delete(changes).where(lt(changes.createdAt, new Date(clock.now().getTime() - KEPT_FOR)))
}

/** Reads what was committed since the last reading, each change once. */
function readingOn(db: Db, { horizon, heard }: ChangesSoFar) {
  let lookedAt = performance.now()
  const read = async (): Promise<ChangeTag[]> => {
    const { rows, horizon: next } = await readChanges(db, horizon)
    // A database put back from a copy counts its transactions from an earlier number.
    const isMissed = next < horizon || performance.now() - lookedAt > LONGEST_SILENCE
    const fresh = rows.filter(({ id }) => !heard.has(id))
    heard = new Set(rows.filter(({ transaction }) => transaction >= next).map(({ id }) => id))
    horizon = next
    lookedAt = performance.now()
    return isMissed ? ['*'] : [...new Set(fresh.flatMap(({ tags }) => tags as ChangeTag[]))]
  }
  return { read, soFar: (): ChangesSoFar => ({ horizon, heard }) }
}

/** A place in the history of one database, which no other has, nor this one if it was put back to before it. */
export type Place = { id: number; transaction: number; madeAt: string }

const PLACE = {
  id: changes.id,
  transaction: changes.transaction,
  madeAt: sql<string>`extract(epoch from ${changes.createdAt})::text`,
}

/** Marks a place: a change of nothing. */
export async function markPlace(db: Db): Promise<Place> {
  const [place] = await db.insert(changes).values({ tags: [] }).returning(PLACE)
  return place!
}

/** Whether this database has been there, so short a time ago that nothing that changed since is forgotten. */
export async function hasBeenAt(db: Db, { id, transaction, madeAt }: Place): Promise<boolean> {
  const isYoung = sql`${changes.createdAt} > now() - make_interval(secs => ${LONGEST_SILENCE / SECOND})`
  const [found] = await db
    .select(PLACE)
    .from(changes)
    .where(and(eq(changes.id, id), eq(changes.transaction, transaction), isYoung))
  return found?.madeAt === madeAt
}

const HORIZON = sql<number>`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`
type Change = Pick<typeof changes.$inferSelect, 'id' | 'transaction' | 'tags'>

/**
 * Changes from a transaction on, and the first transaction that is not over. What is under way may commit after later ones have: it is
 * read again until all before the horizon is over. One statement, so that both are of one moment.
 */
async function readChanges(db: Db, since: number | SQL): Promise<{ horizon: number; rows: Change[] }> {
  const { id, transaction, tags } = changes
  const known = db.select({ id, transaction, tags }).from(changes).where(gte(transaction, since)).as('known')
  const found = await db
    .select({
      horizon: HORIZON.mapWith(Number),
      change: { id: known.id, transaction: known.transaction, tags: known.tags },
    })
    .from(sql`(select 1) as moment`)
    .leftJoin(known, sql`true`)
  return { horizon: found[0]!.horizon, rows: found.flatMap(({ change }) => change ?? []) }
}
