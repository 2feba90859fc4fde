import { asc, gt, and, isNull } from 'drizzle-orm'
import { originalKey } from '#domain/media/picture-id.server.ts'
import { pictures } from '#domain/media/tables.ts'
import type { Db } from '#platform/db.server.ts'
import type { MediaStorage } from './storage.ts'

const AT_ONCE = 200

/** How many originals were there already, were brought over, and are nowhere. */
export type Brought = { there: number; brought: number; missing: string[] }

/**
 * Copies into `kept` what it lacks of the originals nobody could draw again, from whichever of the places has them, and reads each back; what it was copied from stays.
 * Pictures may be taken in and shown meanwhile. Throws where an original is another once it is read back.
 */
export async function bringOriginals(
  db: Db,
  { kept, places }: { kept: MediaStorage; places: readonly MediaStorage[] },
): Promise<Brought> {
  const told: Brought = { there: 0, brought: 0, missing: [] }
  for await (const id of uploaded(db)) {
    const key = originalKey(id)
    if (await kept.has(key)) told.there++
    else if (await bring(key, kept, places)) told.brought++
    else told.missing.push(id)
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

async function bring(key: string, kept: MediaStorage, places: readonly MediaStorage[]): Promise<boolean> {
  for (const place of places) {
    const bytes = place === kept ? undefined : await place.find(key)
    if (!bytes) continue
    await kept.put(key, bytes)
    const back = await kept.find(key)
    if (!back || Buffer.compare(back, bytes) !== 0) throw new Error(`${key} is not what it was once it is read back`)
    return true
  }
  return false
}
