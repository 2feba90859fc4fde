import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { MINUTE, SECOND } from './clock.ts'
import type { DatabaseChoice } from './config.server.ts'
import { CASING, POSTGRES } from './db.server.ts'
import type { Db } from './db.server.ts'
import type { Log } from './log.server.ts'
import { openPool } from './pool.server.ts'

/** What reads much, on connections of its own: it is a process that opens, and it may be busy for seconds with what came before it looks at the next answer. */
export type LongReads = {
  /**
   * Does the work on the second server once that has all that was committed on the first so far; on the first where there is no second, where it does not
   * catch up or is none that follows, and anew where it fails on the way.
   */
  reading<Value>(work: (db: Db) => Promise<Value>): Promise<Value>
  close(): Promise<void>
}

/** Longer than a server that follows is behind; whoever waits is a process that is about to open. */
const CATCHES_UP_WITHIN = 5 * SECOND
const ASK_AGAIN_AFTER = 50
/** The index and the lists are read side by side. */
const CONNECTIONS = 2
/** A driver's patience is counted by the program that waits, also while that is busy itself. */
const PATIENT = { query_timeout: 2 * MINUTE, statement_timeout: MINUTE }

/** Opens them at a server, or at the two of a `choice`; PGlite, which is `first`, has one connection for everything and hurries nobody. */
export function openLongReads(first: Db, choice: DatabaseChoice, log: Log): LongReads {
  if (choice.kind !== 'postgres') return { reading: (work) => work(first), close: async () => undefined }
  const { url, directUrl = url, readUrl } = choice
  const here = openPatiently(directUrl, log)
  if (readUrl === undefined) return { reading: (work) => work(here.db), close: here.close }
  const there = openPatiently(readUrl, log)
  return {
    reading: async (work) => {
      try {
        if (await catchesUp(here.db, there.db)) return await work(there.db)
        log.warn('the second database does not follow the first: read at the first')
      } catch (error) {
        log.warn({ err: error }, 'the second database could not be read: read at the first')
      }
      return work(here.db)
    },
    close: async () => {
      await Promise.all([here.close(), there.close()])
    },
  }
}

function openPatiently(connectionString: string, log: Log) {
  const pool = openPool({ ...POSTGRES, ...PATIENT, max: CONNECTIONS, connectionString }, log)
  return { db: drizzle(pool, { casing: CASING }) as Db, close: () => pool.end() }
}

/** Waits until what is written on the first so far can be read on the second; false where that is not to be. */
async function catchesUp(first: Db, second: Db): Promise<boolean> {
  const [written] = await first.select({ to: sql<string>`pg_current_wal_lsn()::text` }).from(ONE)
  const isThere = sql<
    boolean | null
  >`case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= ${written!.to}::pg_lsn end`
  for (const until = performance.now() + CATCHES_UP_WITHIN; performance.now() < until; await pause(ASK_AGAIN_AFTER)) {
    const [there] = await second.select({ is: isThere }).from(ONE)
    if (there!.is !== false) return there!.is === true
  }
  return false
}

const ONE = sql`(select 1) as one`
