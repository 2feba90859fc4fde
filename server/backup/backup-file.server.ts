import { createReadStream, createWriteStream } from 'node:fs'
import { access, link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import { openDatabaseStorage } from '#domain/media/storage/database.server.ts'
import { openDiskStorage } from '#domain/media/storage/disk.server.ts'
import { openS3Storage } from '#domain/media/storage/s3.server.ts'
import { readDatabaseOwner } from '#domain/settings/database-owner.server.ts'
import { originalKey } from '#domain/media/picture-id.server.ts'
import { packEntries, readEntries } from '#platform/backup/entries.ts'
import { rowsOf } from '#platform/backup/rows-of.server.ts'
import type { Entry, KeepEntry } from '#platform/backup/entries.ts'
import { seal, unseal } from '#platform/backup/sealed.ts'
import type { Clock } from '#platform/clock.ts'
import { placeOf } from '#platform/config.server.ts'
import type { Config } from '#platform/config.server.ts'
import { AS_FOUND } from '#platform/db.server.ts'
import type { Db } from '#platform/db.server.ts'
import { newId } from '#platform/ids.ts'
import { copyThroughDoor, openUnlessInUse } from './door.server.ts'
import type { Belongings } from './restore-site.server.ts'
import { copyDatabase, copySite, NotWhole, readCopy } from './site-copy.server.ts'
import type { BesideTheDatabase, CopySummary } from './site-copy.server.ts'

type Site = Pick<Config, 'database' | 'dataDir' | 'bucket'>

/**
 * Writes a whole site, as it stands at one moment, into `file`, encrypted; then opens the file and counts what is in it, and only then gives it its name.
 * Gives what it holds and its size in bytes. Throws where the file is there already, where no site has begun, and whatever keeps it from being made: then no file is left.
 */
export async function writeBackup(
  site: Site,
  { file, passphrase, clock }: { file: string; passphrase: string; clock: Clock },
) {
  await mkdir(dirname(file), { recursive: true })
  if (await isThere(file)) throw new Error(`${file} is there already`)
  const part = join(dirname(file), `.${newId()}.part`)
  try {
    await using open = new AsyncDisposableStack()
    const database = await openUnlessInUse(site.database, AS_FOUND)
    if (database) open.defer(database.close)
    if (database && (await readDatabaseOwner(database.db)) === 'nothing')
      throw new Error(`no site has begun in ${placeOf(site.database)}: is DATA_DIR, or DATABASE_URL, the site’s own?`)
    const beside = await besideDatabase(site, clock, database?.db)
    // Read by ourselves where we may, else by the site that runs on it.
    const rows = (keep: KeepEntry) =>
      database ? copyDatabase(database.db, clock.now(), keep) : copyThroughDoor(site.dataDir, keep)
    const tar = packEntries((keep) => copySite(rows, beside, keep))
    await pipeline(await seal(tar, passphrase), createWriteStream(part, { mode: 0o600, flush: true }))
    const summary = await checkBackup(part, passphrase)
    const { size } = await stat(part)
    // Unlike a rename it fails where somebody else has taken the name meanwhile.
    await link(part, file)
    return { summary, size }
  } finally {
    await rm(part, { force: true })
  }
}

/** Reads a backup from its first byte to its last. Throws what `openBackup` throws. */
export async function checkBackup(file: string, passphrase: string): Promise<CopySummary> {
  return readCopy(openBackup(file, passphrase))
}

/** The pieces of a backup. Throws where no file is, NotOpened, and NotWhole where the file ends too early. */
export async function* openBackup(file: string, passphrase: string): AsyncGenerator<Entry> {
  if (!(await isThere(file))) throw new Error(`${file} is not there`)
  const opened = await unseal(createReadStream(file), passphrase)
  try {
    yield* readEntries(opened)
  } catch (error) {
    throw new NotWhole('it was cut short or changed', { cause: error })
  }
}

/** Where pictures and keys of a restored site go. Keys that are there already stay. */
export async function belongingsIn(dataDir: string, clock: Clock): Promise<Belongings> {
  const storage = await openDiskStorage(join(dataDir, 'media'), clock)
  return {
    keepPicture: (id, bytes) => storage.put(originalKey(id), bytes),
    keepKeys: (bytes) =>
      writeFile(join(dataDir, 'keys.json'), bytes, { mode: 0o600, flag: 'wx' }).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'EEXIST') throw error
        },
      ),
  }
}

async function besideDatabase({ dataDir, bucket }: Site, clock: Clock, db: Db | undefined): Promise<BesideTheDatabase> {
  const places = [await openDiskStorage(join(dataDir, 'media'), clock)]
  if (db && (await keepsPictures(db))) places.push(openDatabaseStorage(db))
  if (bucket) places.push(await openS3Storage(bucket))
  return {
    findPicture: async (id) => {
      for (const place of places) {
        const bytes = await place.find(originalKey(id))
        if (bytes) return bytes
      }
      return undefined
    },
    findKeys: () => readFile(join(dataDir, 'keys.json')).catch(() => undefined),
  }
}

/** Whether a database has a table of picture files: one of an earlier version has none. */
async function keepsPictures(db: Db): Promise<boolean> {
  const [table] = await rowsOf<{ is: boolean }>(db, sql`select to_regclass('picture_files') is not null as is`)
  return table?.is ?? false
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
