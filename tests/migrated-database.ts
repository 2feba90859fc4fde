import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { TestProject } from 'vitest/node'
import { openLog } from '#platform/log.server.ts'
import { PGLITE_EXTENSIONS } from '#platform/pglite/extensions.ts'
import { migrateOnce as migrateServer } from '#platform/migrations.server.ts'
import { keptOnce } from './kept.ts'
import { databaseOf, runOn } from './on-server.ts'

const MIGRATIONS = 'db/migrations'

/**
 * Migrates once, since a copy takes a tenth of the time that migrating does: on a server a database of this run to make others like, else a
 * file that is kept for the next run.
 */
export default async function migrateOnce(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { databaseUrl } = project.config.provide
  if (databaseUrl) return migrateOnServer(project, databaseUrl)
  project.provide('migrated', await migratedFile())
  return undefined
}

/** The kept file with a migrated PGlite in it. */
export function migratedFile(): Promise<string> {
  const from = { files: [`${MIGRATIONS}/**/*.{sql,json}`, 'tests/migrated-database.ts'] }
  return keptOnce('migrated', from, dumpMigrated)
}

async function migrateOnServer(project: TestProject, server: string): Promise<() => Promise<void>> {
  const name = `padav_migrated_${randomBytes(6).toString('hex')}`
  await runOn(server, `create database ${name}`)
  await migrateServer(databaseOf(server, name), MIGRATIONS, openLog('silent'))
  project.provide('migrated', name)
  return async () => void (await runOn(server, `drop database if exists ${name}`))
}

async function dumpMigrated(path: string): Promise<void> {
  const client = await PGlite.create({ extensions: PGLITE_EXTENSIONS })
  await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: MIGRATIONS })
  // Whoever opens it would go through all the migrations' log again: a third of what opening costs.
  await client.exec('checkpoint')
  await writeFile(path, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()))
  await client.close()
}
