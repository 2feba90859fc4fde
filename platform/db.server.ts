import { access, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { placeOf } from './config.server.ts'
import type { DatabaseChoice } from './config.server.ts'
import { lockDirectory } from './directory-lock.server.ts'
import { MINUTE, SECOND } from './clock.ts'
import type { Log } from './log.server.ts'
import { migrateAlone, migrateOnce } from './migrations.server.ts'
import { nudgingAfterCommit } from './nudge.server.ts'
import { listenOnPglite } from '#platform/pglite/listener.ts'
import { openPgliteInMemory, openPgliteInThread } from '#platform/pglite/pglite.server.ts'
import type { PgliteServer } from '#platform/pglite/pglite.server.ts'
import { listenOnPostgres } from './pg-listener.server.ts'
import type { Listener } from './pg-listener.server.ts'
import { outageOf } from './outage.ts'
import { openPool } from './pool.server.ts'
import type { Connections, Pool } from './pool.server.ts'

/** The database, or a transaction of it: PGlite and PostgreSQL alike. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** Whether somebody is there, as the heartbeat asks it. */
export type Pulse = {
  /** The smallest question there is, past everybody who waits for a turn; throws when there is no answer to be had. */
  ask(): Promise<void>
  /** Nobody answers: whoever waits is sent away with DatabaseGone, and whoever comes, until `find`. */
  lose(): void
  find(): void
  /** Throws unless the database finds room for a megabyte, which it does not keep. */
  tryRoom(): Promise<void>
  /** A database of this process is silent while it works: that is no sign that it is gone. */
  isPatient: boolean
}

/** An open database with its channel of changes; `close` gives the directory or the connections back. */
export type Database = {
  db: Db
  pulse: Pulse
  connections(): Connections
  /** Calls `listener` with the payload of every NOTIFY on a channel, from any process. Returns the way to stop. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  /** Brings it to the newest migration in a folder. Throws MigrationFailed. */
  migrate(migrationsDir: string): Promise<void>
  close(): Promise<void>
}

export const CASING = 'snake_case'
/** How many connections a process has, besides its own for notifications. */
export const CONNECTIONS = 10
/** How a process speaks to a server. */
export const POSTGRES = {
  max: CONNECTIONS,
  // Long enough for a busy machine: who is not there at all is found out by the heartbeat.
  connectionTimeoutMillis: 5 * SECOND,
  query_timeout: 5 * SECOND,
  statement_timeout: 4 * SECOND,
  idle_in_transaction_session_timeout: 10 * SECOND,
  idleTimeoutMillis: MINUTE,
  keepAlive: true,
  // What a site asks is small and in memory or on a solid disk: an index is worth its price, other processors are for other visitors.
  options: '-c random_page_cost=1.1 -c max_parallel_workers_per_gather=0 -c jit=off',
}

/** What only copies or proves leaves a database as it is found, and may take as long as it likes. */
export const AS_FOUND = null
const UNHURRIED = { query_timeout: 0, statement_timeout: 0, idle_in_transaction_session_timeout: 0 }

type Opening = {
  migrationsDir: string | typeof AS_FOUND
  log: Log
  /** For what works on a site that stands: a folder without a database is a slip then, and stays as it is. */
  mustBeThere?: boolean
  /** Looks at the database as it is found; what it throws leaves it untouched. */
  beforeMigrating?: (db: Db) => Promise<void>
}

/**
 * Opens the chosen database and brings it to the newest migration in `migrationsDir`, or leaves it AS_FOUND.
 * Throws DirectoryInUse when another process holds the PGlite directory, NoDatabaseThere, MigrationFailed, and NoServer when none answers.
 */
export async function openDatabase(choice: DatabaseChoice, opening: Opening): Promise<Database> {
  if (choice.kind === 'postgres') return openPostgres(choice, opening)
  if (choice.kind === 'memory') return openPglite(await openPgliteInMemory(choice.snapshot), opening)
  const dir = resolve(choice.dir)
  if (opening.mustBeThere) await demandDatabase(dir)
  await mkdir(dir, { recursive: true })
  const lock = await lockDirectory(dir)
  try {
    const database = await openPglite(await openPgliteInThread(join(dir, 'pglite')), opening)
    return { ...database, close: () => database.close().then(lock.release) }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Thrown where a database was to be, and none is. */
export class NoDatabaseThere extends Error {
  override name = 'NoDatabaseThere'
}

async function demandDatabase(dir: string): Promise<void> {
  await access(join(dir, 'pglite')).catch(() => {
    throw new NoDatabaseThere(`there is no database in ${dir}: is DATA_DIR, or DATABASE_URL, the site’s own?`)
  })
}

/** One session is all that PGlite has; it is kept for as long as it lives, and nothing it does is cut short. */
async function openPglite(server: PgliteServer, { migrationsDir, log, beforeMigrating }: Opening): Promise<Database> {
  const pool = openPool({ max: 1, idleTimeoutMillis: 0, stream: server.link }, log)
  const listen = listenOnPglite(pool)
  const db = nudgingAfterCommit(drizzle(pool, { casing: CASING }))
  const close = async () => {
    await pool.end()
    await server.close()
  }
  const migrate = (dir: string) => migrateAlone(db, dir)
  await prepare(db, { migrationsDir, beforeMigrating, migrate }).catch(async (error: unknown) => {
    await close()
    throw error
  })
  const ask = async () => void (await pool.query('select 1'))
  const connections = () => pool.connections()
  return { db, pulse: { ...pulseOf(pool), ask, isPatient: true }, connections, listen, migrate, close }
}

/** A pooler between serves what is asked in transactions; who listens, migrates or takes its time goes past it. */
async function openPostgres(
  choice: Extract<DatabaseChoice, { kind: 'postgres' }>,
  { migrationsDir, log, beforeMigrating }: Opening,
): Promise<Database> {
  const { url, directUrl = url } = choice
  const way = migrationsDir === AS_FOUND ? { ...UNHURRIED, connectionString: directUrl } : { connectionString: url }
  const pool = openPool({ ...POSTGRES, ...way }, log)
  const db = nudgingAfterCommit(drizzle(pool, { casing: CASING }))
  const migrate = (dir: string) => migrateOnce(directUrl, dir, log)
  const giveUp = async (error: unknown) => {
    await pool.end()
    throw error
  }
  await pool.query('select 1').catch((error: unknown) => giveUp(inWordsOfTheServer(error, choice)))
  await prepare(db, { migrationsDir, beforeMigrating, migrate }).catch(giveUp)
  const listener = listenOnPostgres(directUrl, log)
  const pulse = pulseOf(pool)
  return {
    db,
    pulse: { ...pulse, ask: listener.ask, lose: () => void (pulse.lose(), listener.drop()), isPatient: false },
    connections: () => pool.connections(),
    listen: listener.listen,
    migrate,
    close: async () => {
      await listener.close()
      await pool.end()
    },
  }
}

/** Thrown where a server does not let us in: the message says which, and what it or the network said. */
class NoServer extends Error {
  override name = 'NoServer'
}

/** SQLSTATE: wrong name or password, no such database, may not connect. */
const SHUT_OUT = /^(28...|3D000|42501)$/

/** What a driver says of a server that does not let us in. */
function inWordsOfTheServer(error: unknown, choice: DatabaseChoice): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException
  if (!SHUT_OUT.test(code) && outageOf(error) !== 'gone') return error
  // Without its cause: some of our commands say that in its place.
  return new NoServer(`${placeOf(choice)} lets nobody in: ${message || code}. Look at DATABASE_URL.`)
}

async function prepare(
  db: Db,
  { migrationsDir, beforeMigrating, migrate }: Omit<Opening, 'log'> & Pick<Database, 'migrate'>,
): Promise<void> {
  await beforeMigrating?.(db)
  if (migrationsDir !== AS_FOUND) await migrate(migrationsDir)
}

function pulseOf(pool: Pool): Pick<Pulse, 'lose' | 'find' | 'tryRoom'> {
  return { lose: () => pool.lose(), find: () => pool.find(), tryRoom: () => tryRoom(pool) }
}

async function tryRoom(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(
      'create temporary table room on commit drop as select md5(n::text) from generate_series(1, 20000) n',
    )
  } finally {
    await client.query('rollback').finally(() => client.release())
  }
}
