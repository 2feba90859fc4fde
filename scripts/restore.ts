import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { belongingsIn, checkBackup, openBackup } from '#server/backup/backup-file.server.ts'
import { bringPictures, PicturesLack } from '#server/backup/bring-pictures.server.ts'
import { NotEmpty, restoreSite } from '#server/backup/restore-site.server.ts'
import { SHORTEST_PASSPHRASE } from '#platform/backup/sealed.ts'
import { systemClock } from '#platform/clock.ts'
import { placeOf, readConfig } from '#platform/config.server.ts'
import { AS_FOUND, openDatabase } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'

const HELP = `
  npm run restore -- FILE

  Fills the database of this environment (DATABASE_URL, DATA_DIR), which must be empty, with a backup made by "npm run backup",
  and DATA_DIR and, where they are kept there, the database with its pictures. PGlite or PostgreSQL, whichever it was made of. The file is read to its end first; the
  rows go in in one transaction and are read back and counted. A backup of an older Padav is brought up to this one.
  BACKUP_PASSPHRASE is the one it was made with. Secrets of a live site (AUTH_SECRET and the like) are in no backup.

  Exit codes: 0 restored; 1 it could not be done, and the database is as it was, or the rows are there and not all pictures, as it
  then says; 2 a word it does not know, or no passphrase; 3 the database holds something already, and was not touched.
`

/** Below it what a restore takes does not follow from how much there is. */
const ENOUGH_BYTES = 100e6

const words = process.argv.slice(2)
const [file = ''] = words
if (words.some((word) => word === '--help' || word === '-h')) process.stdout.write(`${HELP}\n`)
else if (words.length !== 1 || file.startsWith('-')) fail(2, `it takes one file, and got: ${words.join(' ') || 'none'}`)
else await run()

async function run(): Promise<void> {
  const passphrase = process.env['BACKUP_PASSPHRASE'] ?? ''
  if (passphrase.length < SHORTEST_PASSPHRASE) return fail(2, 'set BACKUP_PASSPHRASE to the one it was made with')
  try {
    process.stdout.write(`\n  ${await restore(resolve(file), passphrase)}\n\n`)
  } catch (error) {
    if (error instanceof PicturesLack)
      return failWith(1, `${error.message}. Once they can be had, run "npm run pictures"`)
    fail(error instanceof NotEmpty ? 3 : 1, error instanceof Error ? error.message : String(error))
  }
}

async function restore(path: string, passphrase: string): Promise<string> {
  const config = readConfig()
  const { database: choice, dataDir, projectDir } = config
  const began = systemClock.now().getTime()
  await checkBackup(path, passphrase)
  const database = await openDatabase(choice, { migrationsDir: AS_FOUND, log: openLog('silent') })
  try {
    const belongings = await belongingsIn(dataDir, systemClock)
    const { rows, pictures, madeAt } = await restoreSite(database, openBackup(path, passphrase), {
      projectDir,
      ...belongings,
    })
    await bringPictures(database.db, config, systemClock)
    const seconds = (systemClock.now().getTime() - began) / 1000
    const took = `${seconds.toFixed(1)} s${paceOf(seconds, (await stat(path)).size)}`
    return `The site of ${madeAt} is back: ${rows} rows and ${pictures.length} pictures in ${took}. (${placeOf(choice)})`
  } finally {
    await database.close()
  }
}

/** How long a gigabyte would take at this pace: what to reckon with when it matters. */
function paceOf(seconds: number, bytes: number): string {
  if (bytes < ENOUGH_BYTES) return ''
  const gigabytes = bytes / 1e9
  return `, ${gigabytes.toFixed(2)} GB at ${(seconds / 60 / gigabytes).toFixed(1)} minutes a GB`
}

function fail(code: 1 | 2 | 3, why: string): void {
  failWith(code, `Nothing was restored: ${why}`)
}

function failWith(code: 1 | 2 | 3, words: string): void {
  process.stderr.write(`\n  ${words}\n\n`)
  process.exitCode = code
}
