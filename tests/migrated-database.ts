import { createHash, randomBytes } from 'node:crypto'
import { glob, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { TestProject } from 'vitest/node'
import { openLog } from '#platform/log.server.ts'
import { PGLITE_EXTENSIONS } from '#platform/pglite-extensions.ts'
import { migrateOnce as migrateServer } from '#platform/migrations.server.ts'
import { databaseOf, runOn } from './on-server.ts'

const MIGRATIONS = 'db/migrations'
const KEPT = 'node_modules/.cache/padav'

/**
 * Migrates once, since a copy takes a tenth of the time that migrating does: on a server a database of this run to make others like, else a
 * file that is kept for the next run.
 */
export default async function migrateOnce(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { databaseUrl } = project.config.provide
  if (databaseUrl) return migrateOnServer(project, databaseUrl)
  const file = join(KEPT, `migrated-${await digestOfMigrations()}.tar`)
  project.provide('migrated', file)
  if (!(await stat(file).catch(() => undefined))) await keepMigrated(file)
  return undefined
}

async function migrateOnServer(project: TestProject, server: string): Promise<() => Promise<void>> {
  const name = `padav_migrated_${randomBytes(6).toString('hex')}`
  await runOn(server, `create database ${name}`)
  await migrateServer(databaseOf(server, name), MIGRATIONS, openLog('silent'))
  project.provide('migrated', name)
  return async () => void (await runOn(server, `drop database if exists ${name}`))
}

/** Of everything a migrated database follows from: PGlite itself among it. */
async function digestOfMigrations(): Promise<string> {
  const hash = createHash('sha256')
  const files = await Array.fromAsync(glob(`${MIGRATIONS}/**/*.{sql,json}`))
  for (const path of [...files.toSorted(), 'node_modules/@electric-sql/pglite/package.json', import.meta.filename])
    hash.update(path.replace(process.cwd(), '')).update(await readFile(path))
  return hash.digest('hex').slice(0, 16)
}

async function keepMigrated(file: string): Promise<void> {
  const client = await PGlite.create({ extensions: PGLITE_EXTENSIONS })
  await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: MIGRATIONS })
  const dump = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer())
  await client.close()
  await rm(KEPT, { recursive: true, force: true })
  await mkdir(KEPT, { recursive: true })
  // Whole or not at all, whoever stops this or does the same beside it.
  const half = `${file}.${process.pid}`
  await writeFile(half, dump)
  await rename(half, file)
}
