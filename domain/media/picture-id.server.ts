import { createHash } from 'node:crypto'
import { idOf } from '#platform/ids.ts'
import type { PosterRecipe } from '#art/kind.ts'

/** Raise it whenever the artist draws anything differently: addresses of pictures never change what they show. */
const ARTIST_VERSION = 2

/** The id of the poster of a recipe: the same in every process, another one when recipe or artist change. */
export function posterId({ slug, kind, hour, season, width, height, feature, sight, view }: PosterRecipe): string {
  return idOfJson([
    'poster',
    ARTIST_VERSION,
    slug,
    kind,
    hour,
    season,
    width,
    height,
    feature ?? null,
    ...(sight ? [sight] : []),
    ...(view ? [view] : []),
  ])
}

/** The id of a picture by its pixels: the same photograph is one, whatever its file says of camera and place. `original` is as encoded by us. */
export function uploadId(original: Uint8Array): string {
  return idOfJson(['upload', digestOf(original)])
}

/** The id of a person's own photograph: never that of a picture of the site's. */
export function portraitId(original: Uint8Array, alt: string): string {
  return idOfJson(['portrait', digestOf(original), alt])
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64')
}

function idOfJson(parts: unknown[]): string {
  return idOf(createHash('sha256').update(JSON.stringify(parts)).digest())
}

/** Whether a word can be the id of a picture at all; nothing else may become part of a storage key. */
export function isPictureId(word: string): boolean {
  return /^[0-9a-z]{20}$/.test(word)
}

/** What the keys of originals begin with that nobody could make again. */
export const ORIGINALS = 'originals/'

/** Where the original of a poster is kept once it is drawn: it can be drawn again at any time. */
export function drawnKey(id: string): string {
  return `drawn/${id.slice(0, 2)}/${id}.jpg`
}

/** Where the original of a picture is kept. */
export function originalKey(id: string): string {
  return `${ORIGINALS}${id.slice(0, 2)}/${id}.jpg`
}
