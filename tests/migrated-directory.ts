import { inject } from 'vitest'
import { layMigrated } from './lay-migrated.ts'
import { temporaryDirectory } from './running-site.ts'

/** A data directory of a test's own with an empty database in `db` that has every migration already, where the run is on PGlite. */
export async function migratedDirectory(): Promise<Awaited<ReturnType<typeof temporaryDirectory>>> {
  const directory = await temporaryDirectory()
  if (!inject('databaseUrl')) await layMigrated(inject('migrated'), directory.path)
  return directory
}
