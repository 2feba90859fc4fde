import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { DatabaseChoice } from './config.server.ts'
import { lockDirectory } from './directory-lock.server.ts'
import { MINUTE, SECOND } from './clock.ts'
import type { Log } from './log.server.ts'
import { listenOnPostgres } from './pg-listener.server.ts'
import type { Listener } from './pg-listener.server.ts'

/** The database, or a transaction of it: PGlite and PostgreSQL alike. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** An open database with its news channel; `close` gives the directory or the connections back. */
export type Database = {
  db: Db
  /** Calls `listener` with the payload of every `notify` on a channel, from any process. Returns the way to stop. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  close(): Promise<void>
}

const CASING = 'snake_case'

type Opening = {
  migrationsDir: string
  log: Log
  /** Looks at the database as it is found; what it throws leaves it untouched. */
  beforeMigrating?: (db: Db) => Promise<void>
}

/**
 * Opens the chosen database and brings it to the newest migration in `migrationsDir`.
 * Throws DirectoryInUse when another process holds the PGlite directory, and whatever the driver throws when there is no server.
 */
export async function openDatabase(choice: DatabaseChoice, opening: Opening): Promise<Database> {
  if (choice.kind === 'postgres') return openPostgres(choice.url, opening)
  const dir = choice.kind === 'pglite' ? resolve(choice.dir) : undefined
  return openPglite(dir, opening, choice.kind === 'memory' ? choice.snapshot : undefined)
}

/** Tells every process listening on `channel`; inside a transaction the news goes out with the commit. */
export async function notify(db: Db, channel: string, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`)
}

async function openPglite(
  dir: string | undefined,
  { migrationsDir, beforeMigrating }: Opening,
  snapshot: Blob | undefined,
): Promise<Database> {
  if (dir) await mkdir(dir, { recursive: true })
  const lock = dir ? await lockDirectory(dir) : undefined
  const client = await PGlite.create({
    ...(dir ? { dataDir: join(dir, 'pglite') } : {}),
    ...(snapshot ? { loadDataDir: snapshot } : {}),
    extensions: { pg_trgm },
  })
  const db = drizzlePglite(client, { casing: CASING })
  const close = async () => {
    await client.close()
    await lock?.release()
  }
  await prepare(db, beforeMigrating, () => migratePglite(db, { migrationsFolder: migrationsDir })).catch(
    async (error: unknown) => {
      await close()
      throw error
    },
  )
  return { db, listen: async (channel, listener) => client.listen(channel, listener), close }
}

async function openPostgres(url: string, { migrationsDir, log, beforeMigrating }: Opening): Promise<Database> {
  const pool = openPool(url, log)
  const db = drizzlePg(pool, { casing: CASING })
  await prepare(db, beforeMigrating, () =>
    migrateOnce(pool, () => migratePg(db, { migrationsFolder: migrationsDir })),
  ).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  const listener = listenOnPostgres(url, log)
  return {
    db,
    listen: (channel, fn) => listener.listen(channel, fn),
    close: async () => {
      await listener.close()
      await pool.end()
    },
  }
}

async function prepare(db: Db, look: Opening['beforeMigrating'], migrate: () => Promise<void>): Promise<void> {
  await look?.(db)
  await migrate()
}

function openPool(url: string, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 0.9 * SECOND,
    query_timeout: 5 * SECOND,
    statement_timeout: 4 * SECOND,
    idle_in_transaction_session_timeout: 10 * SECOND,
    idleTimeoutMillis: MINUTE,
    keepAlive: true,
  })
  // A backend that dies inside a transaction emits on the client; without both listeners the process would go with it.
  const note = (error: Error) => log.warn({ err: error }, 'database connection lost')
  pool.on('error', note)
  pool.on('connect', (client) => void client.on('error', note))
  return pool
}

const MIGRATION_LOCK = 7_023_814

/** Several processes may start at once: the first migrates, the others wait for it. */
async function migrateOnce(pool: pg.Pool, migrate: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query({ text: 'select pg_advisory_lock($1)', values: [MIGRATION_LOCK] })
    await migrate()
  } finally {
    client.release(true)
  }
}
