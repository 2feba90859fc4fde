import { join } from 'node:path'
import { readDatabaseOwner } from '#domain/settings/database-owner.server.ts'
import { copyTables } from '#platform/backup/copy-tables.server.ts'
import type { Entry } from '#platform/backup/entries.ts'
import { openLoad } from '#platform/backup/load-tables.server.ts'
import { withMigrationsUntil } from '#platform/backup/migrations-until.ts'
import type { Database } from '#platform/db.server.ts'
import { compareCounts, NotWhole, readCopy, versionOf } from './site-copy.server.ts'
import type { CopySummary } from './site-copy.server.ts'

/** Thrown where a database holds something already: nothing is ever written over. */
export class NotEmpty extends Error {
  override name = 'NotEmpty'
}

/** Where what is no row of the database goes. */
export type Belongings = {
  keepPicture(id: string, bytes: Uint8Array): Promise<void>
  keepKeys(bytes: Uint8Array): Promise<void>
}

/**
 * Fills an empty database with a copy, in one transaction, reads it back and counts, and brings it to this program's version. Throws NotEmpty where the database
 * holds anything, NotWhole where the copy, or what was read back, is not what was counted; then the database is as empty as before.
 */
export async function restoreSite(
  { db, migrate }: Pick<Database, 'db' | 'migrate'>,
  entries: AsyncGenerator<Entry>,
  { projectDir, keepPicture, keepKeys }: Belongings & { projectDir: string },
): Promise<CopySummary> {
  if ((await readDatabaseOwner(db)) !== 'nothing') throw new NotEmpty('it holds something already')
  const migrationsDir = join(projectDir, 'db/migrations')
  // The first piece says which tables are needed; they are made before the transaction that fills them.
  const first = await entries.next()
  if (first.done) throw new NotWhole('it was cut short')
  await withMigrationsUntil(migrationsDir, versionOf(first.value).migration, migrate)
  const summary = await db.transaction(async (db) => {
    const load = await openLoad(db)
    return readCopy(startingWith(first.value, entries), {
      rows: load.add,
      database: async ({ sequences, tables }) => {
        await load.close(sequences)
        compareCounts(tables, (await copyTables(db, async () => undefined)).tables)
      },
      picture: keepPicture,
      keys: keepKeys,
    })
  })
  await migrate(migrationsDir)
  return summary
}

async function* startingWith(first: Entry, rest: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  yield first
  yield* rest
}
