import { join } from 'node:path'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.server.ts'
import type { Db } from '#platform/db.server.ts'
import { openDatabaseStorage } from './database.server.ts'
import { openDiskStorage } from './disk.server.ts'
import { openS3Storage } from './s3.server.ts'
import { openSharedStorage } from './shared.server.ts'
import type { MediaStorage } from './storage.ts'

/** What a site says of where the originals of its pictures are kept, and may have been before. */
export type PictureHome = Pick<Config, 'dataDir' | 'pictures' | 'bucket'>

/** Where originals are kept now, this machine's disk, and every place they may be in. */
export type PicturePlaces = { kept: MediaStorage; local: MediaStorage; places: readonly MediaStorage[] }

/** Opens the pictures of a site. */
export async function openStorage(home: PictureHome, db: Db, clock: Clock): Promise<MediaStorage> {
  return openSharedStorage(await openPlaces(home, db, clock))
}

/** Opens every place a site's originals may be in. */
export async function openPlaces(
  { dataDir, pictures, bucket }: PictureHome,
  db: Db,
  clock: Clock,
): Promise<PicturePlaces> {
  const local = await openDiskStorage(join(dataDir, 'media'), clock)
  const database = openDatabaseStorage(db)
  const s3 = bucket && (await openS3Storage(bucket))
  const kept = { disk: local, database, s3 }[pictures]
  if (!kept) throw new Error('no bucket was given')
  return { kept, local, places: [local, database, ...(s3 ? [s3] : [])] }
}
