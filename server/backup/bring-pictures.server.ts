import { bringOriginals } from '#domain/media/storage/bring-originals.server.ts'
import { openPlaces } from '#domain/media/storage/open-storage.server.ts'
import type { PictureHome } from '#domain/media/storage/open-storage.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'

const NAMED = 20

/** Thrown where all rows of a site are there and not all of its pictures. */
export class PicturesLack extends Error {
  override name = 'PicturesLack'

  constructor(why: string, options?: ErrorOptions) {
    super(`The rows are there, not all pictures: ${why}`, options)
  }
}

/** Brings the pictures of a site whose rows are there to where it keeps them. Throws PicturesLack where one is nowhere or cannot be brought: no row is taken back for it. */
export async function bringPictures(db: Db, home: PictureHome, clock: Clock): Promise<void> {
  const missing = await bringAll(db, home, clock).catch((cause: unknown) => {
    throw new PicturesLack(cause instanceof Error ? cause.message : String(cause), { cause })
  })
  if (missing.length > 0) throw new PicturesLack(`nowhere is ${named(missing)}`)
}

/** Pictures by their ids, the first few of many. */
export function named(missing: string[]): string {
  const more = missing.length - NAMED
  return missing.slice(0, NAMED).join(', ') + (more > 0 ? `, and ${more} more` : '')
}

async function bringAll(db: Db, home: PictureHome, clock: Clock): Promise<string[]> {
  const { missing } = await bringOriginals(db, await openPlaces(home, db, clock))
  return missing
}
