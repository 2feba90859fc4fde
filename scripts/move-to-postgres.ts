import { join } from 'node:path'
import { bringPictures, PicturesLack } from '#server/backup/bring-pictures.server.ts'
import { NotEmpty, restoreSite } from '#server/backup/restore-site.server.ts'
import { copyDatabase, copySite } from '#server/backup/site-copy.server.ts'
import type { PictureHome } from '#domain/media/storage/open-storage.server.ts'
import { packEntries, readEntries } from '#platform/backup/entries.ts'
import { systemClock } from '#platform/clock.ts'
import { placeOf, readConfig } from '#platform/config.server.ts'
import type { DatabaseChoice } from '#platform/config.server.ts'
import { AS_FOUND, openDatabase } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'

const HELP = `
  npm run move-to-postgres
  npm run move-to-postgres -- --back

  Takes the site in DATA_DIR from PGlite to the PostgreSQL that DATABASE_URL names, which must be empty; --back takes it the other
  way. Stop the site first. All rows go over in one transaction and are read back and counted; what they come from is left
  as it was. Uploaded pictures go into PostgreSQL as well (PICTURES), or back into DATA_DIR; those of a bucket stay there. Start the site with DATABASE_URL
  afterwards, or without.

  Exit codes: 0 moved; 1 it could not be done, and both are as they were, or the rows went over and not all pictures did, as it
  then says; 2 a word it does not know, or no DATABASE_URL; 3 the database it would go to holds something already, and was not touched.
`

const words = process.argv.slice(2)
const isBack = words.length > 0
if (words.some((word) => word === '--help' || word === '-h')) process.stdout.write(`${HELP}\n`)
else if (words.some((word) => word !== '--back')) fail(2, `it takes --back alone, and got: ${words.join(' ')}`)
else await run()

async function run(): Promise<void> {
  let home: PictureHome | undefined
  try {
    const { database: choice, dataDir, pictures, bucket } = readConfig()
    if (choice.kind !== 'postgres') return fail(2, 'set DATABASE_URL')
    const pglite: DatabaseChoice = { kind: 'pglite', dir: join(dataDir, 'db') }
    const [from, to] = isBack ? [choice, pglite] : [pglite, choice]
    home = { dataDir, pictures: isBack && pictures === 'database' ? 'disk' : pictures, bucket }
    process.stdout.write(`\n  ${await move(from, to, home)}\n\n`)
  } catch (error) {
    if (error instanceof PicturesLack)
      // Where PostgreSQL is left it is asked for them still.
      return failWith(1, `${error.message}. Once they can be had, run "PICTURES=${home?.pictures} npm run pictures"`)
    fail(error instanceof NotEmpty ? 3 : 1, error instanceof Error ? error.message : String(error))
  }
}

async function move(from: DatabaseChoice, to: DatabaseChoice, home: PictureHome): Promise<string> {
  const opening = { migrationsDir: AS_FOUND, log: openLog('silent') }
  await using open = new AsyncDisposableStack()
  const [source, target] = [await openDatabase(from, opening), await openDatabase(to, opening)]
  open.defer(source.close)
  open.defer(target.close)
  // Keys lie where both find them, pictures are brought where the site will look for them.
  const stay = async () => undefined
  const tar = packEntries((keep) =>
    copySite((keep) => copyDatabase(source.db, systemClock.now(), keep), { findPicture: stay, findKeys: stay }, keep),
  )
  const projectDir = process.cwd()
  const { rows } = await restoreSite(target, readEntries(tar), { projectDir, keepPicture: stay, keepKeys: stay })
  const onServer = from.kind === 'postgres' ? source.db : target.db
  await bringPictures(onServer, home, systemClock)
  return `${rows} rows went from ${placeOf(from)} to ${placeOf(to)}, and were counted there.`
}

function fail(code: 1 | 2 | 3, why: string): void {
  failWith(code, `Nothing was moved: ${why}`)
}

function failWith(code: 1 | 2 | 3, words: string): void {
  process.stderr.write(`\n  ${words}\n\n`)
  process.exitCode = code
}
