import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { PGLITE_EXTENSIONS } from '#platform/pglite-extensions.ts'
import { temporaryDirectory } from './running-site.ts'

/** A data directory of a test's own with an empty database in `db` that has every migration already, where the run is on PGlite. */
export async function migratedDirectory(): Promise<Awaited<ReturnType<typeof temporaryDirectory>>> {
  const directory = await temporaryDirectory()
  if (inject('databaseUrl')) return directory
  const loadDataDir = new Blob([await readFile(inject('migrated'))])
  const dataDir = join(directory.path, 'db/pglite')
  await mkdir(dataDir, { recursive: true })
  await (await PGlite.create({ dataDir, loadDataDir, extensions: PGLITE_EXTENSIONS })).close()
  return directory
}
