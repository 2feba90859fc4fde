import { join } from 'node:path'
import { named } from '#server/backup/bring-pictures.server.ts'
import { bringOriginals } from '#domain/media/storage/bring-originals.server.ts'
import { openPlaces } from '#domain/media/storage/open-storage.server.ts'
import { systemClock } from '#platform/clock.ts'
import { placeOf, readConfig } from '#platform/config.server.ts'
import { openDatabase } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'

const HELP = `
  npm run pictures

  Brings the originals of uploaded pictures to where this environment says they are kept (PICTURES, DATABASE_URL, DATA_DIR):
  into the database, which every process sees, or onto this machine's disk. What is there already stays, what lies elsewhere is
  copied, read back and left where it was. A site on PostgreSQL may run meanwhile; it finds pictures in either place. With
  PGlite stop it first.

  Exit codes: 0 all are there; 1 it could not be done, or some are nowhere; 2 a word it does not know.
`

const words = process.argv.slice(2)
if (words.some((word) => word === '--help' || word === '-h')) process.stdout.write(`${HELP}\n`)
else if (words.length > 0) fail(2, `it takes no words but --help, and got: ${words.join(' ')}`)
else await run()

async function run(): Promise<void> {
  try {
    const { database: choice, dataDir, projectDir, pictures } = readConfig()
    const migrationsDir = join(projectDir, 'db/migrations')
    await using open = new AsyncDisposableStack()
    const { db, close } = await openDatabase(choice, { migrationsDir, log: openLog('silent') })
    open.defer(close)
    const places = await openPlaces(dataDir, db, systemClock)
    const told = await bringOriginals(db, { kept: places[pictures], places: Object.values(places) })
    const where = pictures === 'disk' ? join(dataDir, 'media') : placeOf(choice)
    process.stdout.write(`\n  ${told.brought} brought, ${told.there} there already. (${where})\n\n`)
    if (told.missing.length > 0) fail(1, `nowhere is ${named(told.missing)}`)
  } catch (error) {
    fail(1, error instanceof Error ? error.message : String(error))
  }
}

function fail(code: 1 | 2, why: string): void {
  process.stderr.write(`\n  Not all pictures are there: ${why}\n\n`)
  process.exitCode = code
}
