import { is, sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

// Not from where a database is opened: that one asks for this.
type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** Milliseconds in which commits share one nudge: a NOTIFY in each of them would make them wait for each other. */
const NUDGE_AFTER = 10

/** Who shall look once a transaction is committed. */
const afterCommit = new WeakMap<Db, Set<string>>()
const nudging = new WeakMap<Db, Set<string>>()

/**
 * Has every process that listens on `channel` look: once for all that is committed within a moment, and not for what is rolled back.
 * A nudge may be lost, with the process for one: whoever listens looks now and then by itself.
 */
export function nudge(db: Db, channel: string): void {
  const channels = afterCommit.get(db)
  if (channels) channels.add(channel)
  else if (!is(db, PgTransaction)) nudgeSoon(db, channel)
}

/** Has the transactions of a database nudge once they are committed. */
export function nudgingAfterCommit<Root extends Db>(root: Root): Root {
  const begin: Db['transaction'] = root.transaction.bind(root)
  root.transaction = async (work, config) => {
    const channels = new Set<string>()
    const value = await begin((db) => work(within(db, channels)), config)
    for (const channel of channels) nudgeSoon(root, channel)
    return value
  }
  return root
}

/** A transaction within a transaction is committed with it. */
function within<Inner extends Db>(db: Inner, channels: Set<string>): Inner {
  afterCommit.set(db, channels)
  const begin: Db['transaction'] = db.transaction.bind(db)
  db.transaction = (work, config) => begin((inner) => work(within(inner, channels)), config)
  return db
}

function nudgeSoon(root: Db, channel: string): void {
  const channels = nudging.get(root) ?? new Set()
  nudging.set(root, channels)
  if (channels.has(channel)) return
  channels.add(channel)
  setTimeout(() => {
    channels.delete(channel)
    root.execute(sql`select pg_notify(${channel}, '')`).catch(() => undefined)
  }, NUDGE_AFTER).unref()
}
