import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { inject, test as base } from 'vitest'
import type { DatabaseChoice } from '#platform/config.server.ts'
import { openDatabase } from '#platform/db.server.ts'
import type { Database, Db } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { databaseOf, runOn } from './on-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
    /** What has every migration and each test file starts from a copy of: a file with a PGlite, or the name of a database of the server. */
    migrated: string
  }
}

export const MIGRATIONS = fileURLToPath(new URL('../db/migrations', import.meta.url))

/** A worker that reckons for seconds leaves its connections alone meanwhile, on a full machine for longer than a site ever does. */
const PATIENT = { query_timeout: '60000', statement_timeout: '60000', idle_in_transaction_session_timeout: '0' }

/**
 * A fresh migrated database: PGlite in memory, or a new database of the PostgreSQL server the suite was given.
 * `choice` lets a test start a second process or pool on the same one (PostgreSQL only).
 */
export async function freshDatabase(): Promise<Database & { choice: DatabaseChoice }> {
  const server = inject('databaseUrl')
  if (!server) {
    const choice: DatabaseChoice = { kind: 'memory', snapshot: await openAsBlob(inject('migrated')) }
    return { ...(await openDatabase(choice, { migrationsDir: MIGRATIONS, log: openLog('silent') })), choice }
  }
  const name = `padav_test_${randomBytes(6).toString('hex')}`
  await runOn(server, `create database ${name} template ${inject('migrated')}`)
  const choice: DatabaseChoice = { kind: 'postgres', url: databaseOf(server, name) }
  const patient: DatabaseChoice = { ...choice, url: `${choice.url}?${new URLSearchParams(PATIENT)}` }
  const database = await openDatabase(patient, { migrationsDir: MIGRATIONS, log: openLog('silent') })
  return {
    ...database,
    choice,
    close: async () => {
      await database.close()
      await runOn(server, `drop database if exists ${name} with (force)`)
    },
  }
}

class RolledBack extends Error {}

/**
 * `test` with `db`: a transaction that is rolled back when the test ends, on a database all files of a worker share;
 * and with `database`: one of the file's own, for what commits or needs several connections.
 */
export const test = base.extend<{ shared: Database; database: Database & { choice: DatabaseChoice }; db: Db }>({
  // eslint-disable-next-line no-empty-pattern -- Vitest reads a fixture's needs from this pattern
  shared: [async ({}, use) => lend(use), { scope: 'worker' }],
  // eslint-disable-next-line no-empty-pattern -- as above
  database: [async ({}, use) => lend(use), { scope: 'file' }],
  db: async ({ shared }, use) => {
    await shared.db
      .transaction(async (transaction) => {
        await use(transaction)
        throw new RolledBack()
      })
      .catch((error: unknown) => {
        if (!(error instanceof RolledBack)) throw error
      })
  },
})

/**
 * `test` for a file whose subject a real server may answer otherwise: races and locks, SQL written by hand, migrations, lists, news, the
 * search of words. `npm test` runs the files that import it on PostgreSQL as well.
 */
export const onBoth = test

/** Whether a connection of a real server waits for what another one holds. */
export async function somebodyWaits(db: Db): Promise<boolean> {
  const { rowCount } = (await db.execute(sql`select from pg_locks where not granted`)) as { rowCount?: number }
  return rowCount === 1
}

async function lend(use: (database: Database & { choice: DatabaseChoice }) => Promise<void>): Promise<void> {
  const database = await freshDatabase()
  await use(database)
  await database.close()
}
