import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { named } from '#server/backup/bring-pictures.server.ts'
import { bringThroughDoor, openUnlessInUse } from '#server/backup/door.server.ts'
import { bringOriginals } from '#domain/media/storage/bring-originals.server.ts'
import type { BroughtPictures } from '#domain/media/storage/bring-originals.server.ts'
import { openPlaces } from '#domain/media/storage/open-storage.server.ts'
import { systemClock } from '#platform/clock.ts'
import { placeOf, readConfig } from '#platform/config.server.ts'
import type { Config } from '#platform/config.server.ts'

const HELP = `
  npm run pictures [-- --tidy]

  Brings the originals of uploaded pictures to where this environment says they are kept (PICTURES, DATABASE_URL, S3_URL, DATA_DIR):
  into the database or a bucket, which every process sees, or onto this machine's disk. What is there already stays, what lies
  elsewhere is copied, read back and left where it was. The site may run meanwhile and finds pictures in any place it knows of; one on
  PGlite does the work itself when it is asked.

  --tidy  takes away, once compared, what lies elsewhere too; when every process has been started with this environment

  Exit codes: 0 all are there; 1 it could not be done, or some are nowhere; 2 a word it does not know.
`

/** Where originals are kept, in words. */
const PLACES: Record<Config['pictures'], (config: Config) => string> = {
  disk: ({ dataDir }) => join(dataDir, 'media'),
  database: ({ database }) => placeOf(database),
  s3: ({ bucket }) => `${bucket?.endpoint}/${bucket?.bucket}`,
}

const words = readWords()
if (words?.help) process.stdout.write(`${HELP}\n`)
else if (words) await run(words.tidy)

function readWords(): { help: boolean; tidy: boolean } | undefined {
  const yes = { type: 'boolean', default: false } as const
  try {
    return parseArgs({ options: { help: { ...yes, short: 'h' }, tidy: yes } }).values
  } catch (error) {
    fail(2, error instanceof Error ? error.message : String(error))
    return undefined
  }
}

async function run(tidy: boolean): Promise<void> {
  try {
    const config = readConfig()
    const told = await bring(config, tidy)
    const left = tidy ? `, ${told.tidied} no longer elsewhere` : ''
    process.stdout.write(
      `\n  ${told.brought} brought, ${told.there} there already${left}. (${PLACES[config.pictures](config)})\n\n`,
    )
    if (told.missing.length > 0) fail(1, `nowhere is ${named(told.missing)}`)
  } catch (error) {
    fail(1, error instanceof Error ? error.message : String(error))
  }
}

async function bring(config: Config, tidy: boolean): Promise<BroughtPictures> {
  await using open = new AsyncDisposableStack()
  const database = await openUnlessInUse(config.database, join(config.projectDir, 'db/migrations'))
  const { dataDir, pictures, bucket } = config
  if (!database) return bringThroughDoor({ dataDir, pictures, bucket }, tidy)
  open.defer(database.close)
  return await bringOriginals(database.db, { ...(await openPlaces(config, database.db, systemClock)), tidy })
}

function fail(code: 1 | 2, why: string): void {
  process.stderr.write(`\n  Not all pictures are there: ${why}\n\n`)
  process.exitCode = code
}
