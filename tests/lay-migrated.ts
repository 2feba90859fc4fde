import { openAsBlob } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PGLITE_EXTENSIONS } from '#platform/pglite/extensions.ts'

/** Lays a database that has every migration, as `tests/migrated-database.ts` kept it, into an empty data directory. */
export async function layMigrated(migrated: string, directory: string): Promise<void> {
  const loadDataDir = await openAsBlob(migrated)
  const dataDir = join(directory, 'db/pglite')
  await mkdir(dataDir, { recursive: true })
  await (await PGlite.create({ dataDir, loadDataDir, extensions: PGLITE_EXTENSIONS })).close()
}
