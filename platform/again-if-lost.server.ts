import { setTimeout as pause } from 'node:timers/promises'
import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { SECOND } from './clock.ts'
import type { Db } from './db.server.ts'
import { isLostToAnother } from './outage.ts'

const MOST_TRIES = 3
const LONGEST_PAUSE = SECOND / 10

/**
 * Does the work in one transaction, and again where the database undid it for another one's sake: nothing of it is left then. In a transaction of the caller's it is done once, for that has locks of its own.
 * What was cut off at its COMMIT may have happened, and is not done again (reference FINDINGS §4.2).
 */
export async function againIfLost<Value>(db: Db, work: (db: Db) => Promise<Value>): Promise<Value> {
  const most = is(db, PgTransaction) ? 1 : MOST_TRIES
  for (let tries = 1; ; tries++)
    try {
      return await db.transaction(work)
    } catch (error) {
      if (tries === most || !isLostToAnother(error)) throw error
      await pause(Math.random() * LONGEST_PAUSE)
    }
}
