import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { SECOND } from './clock.ts'
import { CASING, POSTGRES } from './db.server.ts'
import type { Db } from './db.server.ts'
import type { Log } from './log.server.ts'
import { openPool } from './pool.server.ts'

/** What reads much may be read at a second server, which follows the first. */
export type SecondServer = {
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

/** The server at `url` beside the first one. */
export function openSecondServer(first: Db, url: string | undefined, log: Log): SecondServer {
  if (url === undefined) return { reading: (work) => work(first), close: async () => undefined }
  const pool = openPool({ ...POSTGRES, max: CONNECTIONS, connectionString: url }, log)
  const second = drizzle(pool, { casing: CASING })
  return {
    reading: async (work) => {
      try {
        if (await catchesUp(first, second)) return await work(second)
        log.warn('the second database does not follow the first: read at the first')
      } catch (error) {
        log.warn({ err: error }, 'the second database could not be read: read at the first')
      }
      return work(first)
    },
    close: () => pool.end(),
  }
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
