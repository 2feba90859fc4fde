import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { changing } from '#platform/change-feed.server.ts'
import { isNeeded } from '#platform/refused-by-key.ts'
import type { ChangeTag } from '#platform/tags.ts'
import { originalKey } from './picture-id.server.ts'
import { keysMadeOf } from './renditions.server.ts'
import type { MediaStorage } from './storage/storage.ts'
import { pictureFiles, pictures } from './tables.ts'

/**
 * Drops a picture's row, and its original where that is in the database, unless it is still shown somewhere; true when it went. Files on a disk go by
 * `forgetPictureFiles` once that is committed, what other processes have of it when they hear of it.
 */
export async function forgetPicture(db: Db, id: string): Promise<boolean> {
  try {
    // In a savepoint: a foreign key that stops it does not undo what the caller did.
    await changing(db, newsOf, async (db) => {
      const gone = await db.delete(pictures).where(eq(pictures.id, id)).returning()
      await db.delete(pictureFiles).where(eq(pictureFiles.key, originalKey(id)))
      return gone
    })
    return true
  } catch (error) {
    if (isNeeded(error)) return false
    throw error
  }
}

/** Removes the files of a picture: the original and every rendition. Doing it again is no fault. */
export async function forgetPictureFiles(storage: MediaStorage, id: string): Promise<void> {
  await Promise.all([originalKey(id), ...keysMadeOf(id)].map((key) => storage.remove(key)))
}

function newsOf(gone: (typeof pictures.$inferSelect)[]): ChangeTag[] {
  return gone.flatMap(({ id, credit }) => [`gone-picture:${id}` as const, ...(credit ? (['credits'] as const) : [])])
}
