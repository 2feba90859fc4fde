import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { SECOND } from './clock.ts'
import type { Log } from './log.server.ts'

const MIGRATION_LOCK = 7_023_814
/** Whoever waits for a table lock holds up everybody who comes after: better to give way and come again. */
const LOCK_WITHIN = 3 * SECOND
const TRIES = 5
const ASK_AGAIN_AFTER = 0.3 * SECOND
const LOCK_NOT_AVAILABLE = '55P03'

/** Thrown when a migration cannot be carried out; the message is the database's own. */
class MigrationFailed extends Error {
  override name = 'MigrationFailed'
}

/**
 * Brings a server's database to the newest migration, on a connection of its own: a migration may take as long as it likes, but waits for
 * no lock longer than three seconds at a time. Several processes may start at once: the first migrates, the others wait for its end.
 */
export async function migrateOnce(url: string, migrationsFolder: string, log: Log): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5 * SECOND, keepAlive: true })
  // What happens to the connection is told by the question under way.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('set statement_timeout = 0')
    await waitForOthers(client, log)
    await client.query(`set lock_timeout = ${LOCK_WITHIN}`)
    await tryToMigrate(client, migrationsFolder, log, TRIES)
  } finally {
    await client.end()
  }
}

/** The same for a database that nobody else can reach. */
export async function migrateAlone(db: NodePgDatabase, migrationsFolder: string): Promise<void> {
  await migrate(db, { migrationsFolder }).catch((error: unknown) => {
    throw inItsOwnWords(error)
  })
}

/** Asked again and again rather than waited for: a statement that waits keeps old rows alive, and some migrations from ending. */
async function waitForOthers(client: pg.Client, log: Log): Promise<void> {
  for (let asked = 0; ; asked++) {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [MIGRATION_LOCK])
    if (rows[0]?.held) return
    if (asked === 10) log.warn('another process is changing the database; waiting for it')
    await pause(ASK_AGAIN_AFTER)
  }
}

async function tryToMigrate(client: pg.Client, migrationsFolder: string, log: Log, tries: number): Promise<void> {
  try {
    await migrate(drizzle(client), { migrationsFolder })
  } catch (error) {
    if (tries === 1 || causeOf(error).code !== LOCK_NOT_AVAILABLE) throw inItsOwnWords(error)
    log.warn('the database is in use where it has to change; trying again')
    await pause(SECOND)
    await tryToMigrate(client, migrationsFolder, log, tries - 1)
  }
}

type DatabaseError = Error & { code?: string; hint?: string }

/** What PostgreSQL said, under what the library made of it. Its `detail` is left out: it may hold a row, and a row a person. */
function inItsOwnWords(error: unknown): MigrationFailed {
  const { message, code, hint } = causeOf(error)
  const words = [message, code === undefined ? '' : `(${code})`, hint === undefined ? '' : `Hint: ${hint}`]
  return new MigrationFailed(`the database could not be changed: ${words.filter(Boolean).join(' ')}`, { cause: error })
}

function causeOf(error: unknown): DatabaseError {
  return (error instanceof Error && error.cause instanceof Error ? error.cause : error) as DatabaseError
}
