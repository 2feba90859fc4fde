import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { clearDemo } from '#demo/clear.server.ts'
import { forgetPictureFiles } from '#domain/media/forget-picture.server.ts'
import { openDiskStorage } from '#domain/media/storage/disk.server.ts'
import { readDatabaseOwner } from '#domain/settings/database-owner.server.ts'
import type { DatabaseOwner } from '#domain/settings/database-owner.server.ts'
import { systemClock } from '#platform/clock.ts'
import { placeOf, readConfig } from '#platform/config.server.ts'
import type { Config } from '#platform/config.server.ts'
import { openDatabase } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'

const HELP = `
  npm run demo:clear

  Removes the demo from the database of this environment (DATABASE_URL, DATA_DIR), all of it: catalogue, departures,
  articles, reviews, accounts, sessions, settings, and every enquiry and message left while it was tried; then its
  pictures and keys in DATA_DIR. It cannot be undone. Stop the site first. With APP_MODE=live an empty site
  then starts on it.

  Exit codes: 0 removed, or nothing was there; 1 it could not be done; 2 a word it does not know;
  3 the database is no demo's, and was not touched.
`

/** Not a demo's: nothing was touched. */
class NotADemo extends Error {}
const WHOSE: Record<Extract<DatabaseOwner, 'live' | 'unknown'>, string> = {
  live: 'belongs to a live site',
  unknown: 'holds what no demo wrote',
}

const words = process.argv.slice(2)
if (words.some((word) => word === '--help' || word === '-h')) process.stdout.write(`${HELP}\n`)
else if (words.length > 0) fail(2, `it takes no words but --help, and got: ${words.join(' ')}`)
else await run()

async function run(): Promise<void> {
  try {
    process.stdout.write(`\n  ${await clear(readConfig())}\n\n`)
  } catch (error) {
    fail(error instanceof NotADemo ? 3 : 1, error instanceof Error ? error.message : String(error))
  }
}

async function clear({ database: choice, dataDir, projectDir }: Config): Promise<string> {
  const place = placeOf(choice)
  const found: { owner?: DatabaseOwner } = {}
  const database = await openDatabase(choice, {
    migrationsDir: join(projectDir, 'db/migrations'),
    log: openLog('silent'),
    beforeMigrating: async (db) => {
      const owner = (found.owner = await readDatabaseOwner(db))
      if (owner === 'live' || owner === 'unknown') throw new NotADemo(`${place} ${WHOSE[owner]}`)
    },
  })
  try {
    if (found.owner !== 'demo') return `There is no demo to remove. (${place})`
    const pictures = await clearDemo(database.db)
    await removeFiles(dataDir, pictures)
    return `The demo is gone, with ${pictures.length} pictures. (${place})`
  } finally {
    await database.close()
  }
}

/** Only what this database named: another site may keep its files in the same folder. Cards are drawn anew when they are asked for. */
async function removeFiles(dataDir: string, pictures: readonly string[]): Promise<void> {
  const media = join(dataDir, 'media')
  const storage = await openDiskStorage(media, systemClock)
  for (const id of pictures) await forgetPictureFiles(storage, id)
  await rm(join(media, 'cards'), { recursive: true, force: true })
  await rm(join(dataDir, 'keys.json'), { force: true })
}

function fail(code: 1 | 2 | 3, why: string): void {
  process.stderr.write(`\n  The demo was not removed: ${why}\n\n`)
  process.exitCode = code
}
