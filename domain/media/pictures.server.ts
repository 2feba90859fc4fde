import { asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { changing } from '#platform/change-feed.server.ts'
import { reads } from '#platform/tags.ts'
import { done } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import type { Encoders } from './encoders.ts'
import { pictureColumns, toPicture } from './picture-columns.server.ts'
import { originalKey, posterId, uploadId } from './picture-id.server.ts'
import type { Picture, PictureCredit, StoredPicture } from './picture.ts'
import type { PosterRecipe } from '#art/kind.ts'
import { posterTones } from '#art/poster.ts'
import type { MediaStorage } from './storage/storage.ts'
import { pictures } from './tables.ts'
import { receiveUpload } from './upload.server.ts'
import type { UploadRefusal } from './upload.server.ts'

const ROWS_AT_ONCE = 500

/**
 * Rows for posters, in the order given; nothing is drawn before somebody looks. The same recipe is the same picture,
 * and the last words given for it are the ones kept.
 */
export async function savePosterPictures(
  db: Db,
  posters: readonly { recipe: PosterRecipe; alt: string }[],
): Promise<Picture[]> {
  const ids = posters.map(({ recipe }) => posterId(recipe))
  const rows = new Map(posters.map(({ recipe, alt }, i) => [ids[i] ?? '', posterRow(ids[i] ?? '', recipe, alt)]))
  const all = [...rows.values()]
  for (let at = 0; at < all.length; at += ROWS_AT_ONCE) await saveRows(db, all.slice(at, at + ROWS_AT_ONCE))
  return ids.flatMap((id) => rows.get(id) ?? []).map(toPicture)
}

function posterRow(id: string, recipe: PosterRecipe, alt: string): StoredPicture {
  return { id, width: recipe.width, height: recipe.height, alt, tones: posterTones(recipe), credit: null, recipe }
}

async function saveRows(db: Db, rows: StoredPicture[]): Promise<void> {
  const latest = { alt: sql`excluded.alt`, tones: sql`excluded.tones` }
  await db.insert(pictures).values(rows).onConflictDoUpdate({ target: pictures.id, set: latest })
}

/**
 * Takes somebody's file as a picture: checks, encodes and keeps it, then writes its row. The refusals are those of `receiveUpload`;
 * rejects with EncodersBusy when too many wait for the encoders. `media` is the open renditions.
 */
export async function saveUpload(
  db: Db,
  media: { storage: MediaStorage; encoders: Encoders },
  bytes: Uint8Array,
  { alt, credit = null }: { alt: string; credit?: PictureCredit | null },
): Promise<Result<Picture, UploadRefusal>> {
  const received = await media.encoders.run(() => receiveUpload(bytes))
  if (!received.ok) return received
  const { width, height, tones } = received.value
  const picture = { id: uploadId(bytes, alt, credit), width, height, alt, tones, credit }
  await media.storage.put(originalKey(picture.id), received.value.bytes)
  await changing(db, credit ? ['credits'] : [], (db) =>
    db
      .insert(pictures)
      .values({ ...picture, storedAt: sql`now()` })
      .onConflictDoNothing(),
  )
  return done(picture)
}

/** The pictures of some ids, in the order asked; unknown ones are left out. */
export async function findPictures(db: Db, ids: readonly string[]): Promise<Picture[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(pictureColumns)
    .from(pictures)
    .where(inArray(pictures.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, toPicture(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Every picture that carries a credit, by its words: what the credits page shows. */
export async function listCreditedPictures(db: Db): Promise<Picture[]> {
  reads('credits')
  const rows = await db
    .select(pictureColumns)
    .from(pictures)
    .where(isNotNull(pictures.credit))
    .orderBy(asc(pictures.alt))
  return rows.map(toPicture)
}

/** One picture with the recipe it is drawn from, or undefined. */
export async function findStoredPicture(db: Db, id: string): Promise<StoredPicture | undefined> {
  const [row] = await db
    .select({ ...pictureColumns, recipe: pictures.recipe })
    .from(pictures)
    .where(eq(pictures.id, id))
  return row
}
