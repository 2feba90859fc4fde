import { and, eq, ne } from 'drizzle-orm'
import { pictures } from '#domain/media/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { holdTextPictures } from './text-pictures.server.ts'

/**
 * Keeps all pictures of a text where they are until the transaction ends: the one at its head, if it names any, and those in its words. Refuses
 * 'unknown-picture' what is not there, or is a photograph of a person, with the field.
 */
export async function holdPictures(db: Db, { pictureId, body }: { pictureId: string; body: string }) {
  const isShown = and(eq(pictures.id, pictureId), ne(pictures.kind, 'portrait'))
  if (
    pictureId !== '' &&
    (await db.select({ id: pictures.id }).from(pictures).where(isShown).for('key share')).length === 0
  )
    return { ok: false as const, reason: 'unknown-picture' as const, faults: [GONE] }
  return holdTextPictures(db, body)
}

const GONE = { path: 'pictureId', message: 'That picture is not there any more. Choose another.' }
