import { sql } from 'drizzle-orm'
import { SECOND } from './clock.ts'
import type { Db } from './db.server.ts'
import type { Log } from './log.server.ts'

export type Heartbeat = {
  /** Whether the database answered the last question in time. */
  isUp(): boolean
  /** Asks now; false when no answer came within 0.8 s (a patient one waits). */
  check(): Promise<boolean>
  /** The work's value; throws DatabaseGone as soon as the database is found to be gone, however long the work would still wait. */
  whileUp<Value>(work: () => Promise<Value>): Promise<Value>
  close(): void
}

export class DatabaseGone extends Error {
  override name = 'DatabaseGone'
}

const ANSWER_WITHIN = 0.8 * SECOND
const EVERY = SECOND

/**
 * Asks the database once a second whether it is there, so that an outage is answered at once instead of after its time-outs.
 * `patient` is for a database in this process: busy with a long transaction it is silent, but not gone.
 */
export function startHeartbeat(db: Db, log: Log, { patient = false }: { patient?: boolean } = {}): Heartbeat {
  let up = true
  let asking: Promise<boolean> | undefined
  const waiting = new Set<(error: Error) => void>()

  async function ask(): Promise<boolean> {
    const answer = db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    const late = new Promise<boolean>((given) => setTimeout(given, ANSWER_WITHIN, false).unref())
    const answered = await (patient ? answer : Promise.race([answer, late]))
    if (answered !== up) log[answered ? 'info' : 'error'](answered ? 'the database is back' : 'the database is gone')
    up = answered
    if (!up) tellWaiting()
    return up
  }

  function tellWaiting(): void {
    for (const reject of waiting) reject(new DatabaseGone('the database does not answer'))
    waiting.clear()
  }

  function check(): Promise<boolean> {
    asking ??= ask().finally(() => (asking = undefined))
    return asking
  }

  async function whileUp<Value>(work: () => Promise<Value>): Promise<Value> {
    if (!up) throw new DatabaseGone('the database does not answer')
    return new Promise((resolve, reject) => {
      waiting.add(reject)
      void work()
        .then(resolve, reject)
        .finally(() => waiting.delete(reject))
    })
  }

  const timer = setInterval(() => void check(), EVERY).unref()
  return { isUp: () => up, check, whileUp, close: () => clearInterval(timer) }
}
