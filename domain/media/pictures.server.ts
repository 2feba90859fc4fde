import { asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { changing } from '#platform/change-feed.server.ts'
import { reads } from '#platform/tags.ts'
import { done } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { pictureColumns, toPicture } from './picture-columns.server.ts'
import { originalKey, portraitId, posterId, uploadId } from './picture-id.server.ts'
import type { PictureCredit } from './credit.ts'
import type { Ground } from './image.server.ts'
import type { Picture, StoredPicture } from './picture.ts'
import type { PosterRecipe } from '#art/kind.ts'
import { posterTones } from '#art/poster.ts'
import type { MediaStorage } from './storage/storage.ts'
import { pictures } from './tables.ts'
import type { receiveUpload, UploadRefusal } from './upload.server.ts'

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
  return ids.flatMap((id) => rows.get(id) ?? []).map(({ recipe: _recipe, ...picture }) => picture)
}

function posterRow(id: string, recipe: PosterRecipe, alt: string): StoredPicture {
  return { id, width: recipe.width, height: recipe.height, alt, tones: posterTones(recipe), credit: null, recipe }
}

async function saveRows(db: Db, rows: StoredPicture[]): Promise<void> {
  const latest = { alt: sql`excluded.alt`, tones: sql`excluded.tones` }
  await db
    .insert(pictures)
    .values(rows.map((row) => ({ ...row, kind: 'poster' as const })))
    .onConflictDoUpdate({ target: pictures.id, set: latest })
}

/** What takes files in: the open renditions. */
type Media = { storage: MediaStorage; receive: typeof receiveUpload }
type Words = { alt: string; credit?: PictureCredit | null }

/**
 * Takes a file of the program's as a picture: checks, encodes and keeps it, then writes its row. A picture that is there already stays as it is. The refusals are those of
 * `receiveUpload`; rejects with EncodersBusy when too many wait for the encoders.
 */
export async function saveUpload(db: Db, media: Media, bytes: Uint8Array, words: Words) {
  return savePicture(db, media, bytes, words, 'upload')
}

/** Takes a person's own photograph, as `saveUpload` takes a picture. Nobody else chooses it; it is its own also where the office has the same file. */
export async function savePortrait(db: Db, media: Media, bytes: Uint8Array, alt: string) {
  return savePicture(db, media, bytes, { alt }, 'portrait')
}

async function savePicture(
  db: Db,
  media: Media,
  bytes: Uint8Array,
  { alt, credit = null }: Words,
  kind: 'upload' | 'portrait',
): Promise<Result<Picture, UploadRefusal>> {
  const idFor = (original: Uint8Array) => (kind === 'upload' ? uploadId(original) : portraitId(original, alt))
  const received = await keepOriginal(media, bytes, { idFor })
  if (!received.ok) return received
  const picture = { ...received.value, alt, credit }
  await changing(db, credit ? ['credits'] : [], (db) =>
    db
      .insert(pictures)
      .values({ ...picture, kind, storedAt: sql`now()` })
      .onConflictDoNothing(),
  )
  return done(picture)
}

/** What of a picture its file says. */
export type ReceivedPicture = Pick<Picture, 'id' | 'width' | 'height' | 'tones'>

/** Encodes a file anew, on a ground where it is clear, and keeps it as the original of a picture; without a row nobody sees it. Refuses as `receiveUpload` does. */
export async function keepOriginal(
  { storage, receive }: Media,
  bytes: Uint8Array,
  { idFor = uploadId, ground }: { idFor?: (original: Uint8Array) => string; ground?: Ground | undefined } = {},
): Promise<Result<ReceivedPicture, UploadRefusal>> {
  const received = await receive(bytes, ground)
  if (!received.ok) return received
  const { bytes: original, ...told } = received.value
  const id = idFor(original)
  await storage.put(originalKey(id), original)
  return done({ id, ...told })
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
  return row && { ...toPicture(row), recipe: row.recipe }
}
