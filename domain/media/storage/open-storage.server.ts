import { join } from 'node:path'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.server.ts'
import type { Db } from '#platform/db.server.ts'
import { openDatabaseStorage } from './database.server.ts'
import { openDiskStorage } from './disk.server.ts'
import { openSharedStorage } from './shared.server.ts'
import type { MediaStorage } from './storage.ts'

/** Where the originals of pictures are kept: beside the renditions on this machine's disk, or in the database. */
export type PicturePlace = Config['pictures']
type Site = Pick<Config, 'dataDir' | 'pictures'>

/** Opens the pictures of a site. */
export async function openStorage({ dataDir, pictures }: Site, db: Db, clock: Clock): Promise<MediaStorage> {
  const places = await openPlaces(dataDir, db, clock)
  return openSharedStorage({ kept: places[pictures], local: places.disk, places: Object.values(places) })
}

/** Every place a site's originals may be in. */
export async function openPlaces(dataDir: string, db: Db, clock: Clock): Promise<Record<PicturePlace, MediaStorage>> {
  return { disk: await openDiskStorage(join(dataDir, 'media'), clock), database: openDatabaseStorage(db) }
}
