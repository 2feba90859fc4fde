import { createHash } from 'node:crypto'
import { idOf } from '#platform/ids.ts'
import type { PictureCredit } from './picture.ts'
import type { PosterRecipe } from '#art/kind.ts'

/** Raise it whenever the artist draws anything differently: addresses of pictures never change what they show. */
export const ARTIST_VERSION = 2

/** The id of the poster of a recipe: the same in every process, another one when recipe or artist change. */
export function posterId({ slug, kind, hour, season, width, height, feature }: PosterRecipe): string {
  return idOfJson(['poster', ARTIST_VERSION, slug, kind, hour, season, width, height, feature ?? null])
}

/** The id of an upload: sending the same file with the same words again gives the same picture. */
export function uploadId(bytes: Uint8Array, alt: string, credit: PictureCredit | null): string {
  return idOfJson(['upload', createHash('sha256').update(bytes).digest('base64'), alt, credit])
}

function idOfJson(parts: unknown[]): string {
  return idOf(createHash('sha256').update(JSON.stringify(parts)).digest())
}

/** Whether a word can be the id of a picture at all; nothing else may become part of a storage key. */
export function isPictureId(word: string): boolean {
  return /^[0-9a-z]{20}$/.test(word)
}

/** Where the original of a picture is kept. */
export function originalKey(id: string): string {
  return `originals/${id.slice(0, 2)}/${id}.jpg`
}
