import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { clearDemo } from '#demo/clear.server.ts'
import { forgetPictureFiles } from '#domain/media/forget-picture.server.ts'
import { openStorage } from '#domain/media/storage/open-storage.server.ts'
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
  pictures, wherever they are kept, and the keys in DATA_DIR. It cannot be undone. Stop the site first. With APP_MODE=live
  an empty site then starts on it.

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

async function clear(config: Config): Promise<string> {
  const { database: choice, dataDir, projectDir } = config
  const place = placeOf(choice)
  const found: { owner?: DatabaseOwner } = {}
  const database = await openDatabase(choice, {
    migrationsDir: join(projectDir, 'db/migrations'),
    log: openLog('silent'),
    mustBeThere: true,
    beforeMigrating: async (db) => {
      const owner = (found.owner = await readDatabaseOwner(db))
      if (owner === 'live' || owner === 'unknown') throw new NotADemo(`${place} ${WHOSE[owner]}`)
    },
  })
  try {
    if (found.owner !== 'demo') return `There is no demo to remove. (${place})`
    const storage = await openStorage(config, database.db, systemClock)
    const pictures = await clearDemo(database.db, (id) => forgetPictureFiles(storage, id))
    await removeFiles(dataDir)
    return `The demo is gone, with ${pictures} pictures. (${place})`
  } finally {
    await database.close()
  }
}

/** What belongs to no picture: another site may keep its files in the same folder. Cards are drawn anew when they are asked for. */
async function removeFiles(dataDir: string): Promise<void> {
  await rm(join(dataDir, 'media', 'cards'), { recursive: true, force: true })
  await rm(join(dataDir, 'keys.json'), { force: true })
}

function fail(code: 1 | 2 | 3, why: string): void {
  process.stderr.write(`\n  The demo was not removed: ${why}\n\n`)
  process.exitCode = code
}
