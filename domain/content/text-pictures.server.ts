import { and, asc, inArray, ne } from 'drizzle-orm'
import type { Picture } from '#domain/media/picture.ts'
import { findPictures } from '#domain/media/pictures.server.ts'
import { pictures } from '#domain/media/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { pictureIdsIn } from './text-pictures.ts'

/** The pictures that stand in a text of Markdown. */
export function findTextPictures(db: Db, text: string): Promise<Picture[]> {
  return findPictures(db, pictureIdsIn(text))
}

/** Holds the pictures of a text until the transaction ends, so that nobody takes one away meanwhile. Refuses 'unknown-picture', at its field, also a person's own. */
export async function holdTextPictures(db: Db, text: string) {
  const ids = pictureIdsIn(text)
  if (ids.length === 0) return { ok: true as const }
  const isIt = and(inArray(pictures.id, ids), ne(pictures.kind, 'portrait'))
  const held = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(isIt)
    .orderBy(asc(pictures.id))
    .for('key share')
  if (held.length === ids.length) return { ok: true as const }
  const message = 'A picture in the text is not there any more. Put in another.'
  return { ok: false as const, reason: 'unknown-picture' as const, faults: [{ path: 'body', message }] }
}
