import { asc, eq, gt, and, isNull } from 'drizzle-orm'
import { originalKey } from '#domain/media/picture-id.server.ts'
import { pictures } from '#domain/media/tables.ts'
import type { Db } from '#platform/db.server.ts'
import type { PicturePlaces } from './open-storage.server.ts'
import type { MediaStorage } from './storage.ts'

const AT_ONCE = 200

/** How many originals were there already, were brought over, are no longer elsewhere, and are nowhere. */
export type BroughtPictures = { there: number; brought: number; tidied: number; missing: string[] }
type BringingPlaces = Pick<PicturePlaces, 'kept' | 'places'> & {
  /** Whether the other places are to lose what `kept` has. */
  tidy?: boolean
}

/**
 * Copies into `kept` what it lacks of the originals nobody could draw again, from whichever of the places has them, and reads each back; what it was copied from stays,
 * or goes once it was compared. Pictures may be taken in, shown and deleted meanwhile. Throws where an original is another once it is read back.
 */
export async function bringOriginals(db: Db, { kept, places, tidy = false }: BringingPlaces): Promise<BroughtPictures> {
  const told: BroughtPictures = { there: 0, brought: 0, tidied: 0, missing: [] }
  const others = places.filter((place) => place !== kept)
  for await (const id of uploaded(db)) {
    const key = originalKey(id)
    if (await kept.has(key)) told.there++
    else if (await bring(key, kept, others)) told.brought++
    else if (await isThere(db, id)) told.missing.push(id)
    if (tidy && (await leaveOnce(key, kept, others))) told.tidied++
    // Whoever deleted it meanwhile may have been done before its copy came.
    if (!(await isThere(db, id))) await kept.remove(key)
  }
  return told
}

async function* uploaded(db: Db): AsyncGenerator<string> {
  let last = ''
  for (;;) {
    const rows = await db
      .select({ id: pictures.id })
      .from(pictures)
      .where(and(isNull(pictures.recipe), gt(pictures.id, last)))
      .orderBy(asc(pictures.id))
      .limit(AT_ONCE)
    for (const { id } of rows) yield (last = id)
    if (rows.length < AT_ONCE) return
  }
}

async function isThere(db: Db, id: string): Promise<boolean> {
  return (await db.$count(pictures, eq(pictures.id, id))) > 0
}

async function bring(key: string, kept: MediaStorage, others: readonly MediaStorage[]): Promise<boolean> {
  for (const place of others) {
    const bytes = await place.find(key)
    if (!bytes) continue
    await kept.put(key, bytes)
    if (!isSame(await kept.find(key), bytes)) throw new Error(`${key} is not what it was once it is read back`)
    return true
  }
  return false
}

/** Removes the copies of an original that are the same as the one that is kept; true where there was one. */
async function leaveOnce(key: string, kept: MediaStorage, others: readonly MediaStorage[]): Promise<boolean> {
  let left = false
  for (const place of others) {
    const copy = await place.find(key)
    if (!copy || !isSame(await kept.find(key), copy)) continue
    await place.remove(key)
    left = true
  }
  return left
}

function isSame(one: Uint8Array | undefined, other: Uint8Array): boolean {
  return one !== undefined && Buffer.compare(one, other) === 0
}
