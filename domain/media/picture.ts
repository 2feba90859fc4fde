import type { PosterRecipe } from '#art/kind.ts'
import type { PictureCredit } from './credit.ts'

/** What a file may weigh that somebody hands in. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024

export const PICTURE_WIDTHS = [320, 480, 768, 1120, 1600, 2880] as const
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** A poster of our own artist; a file somebody of the office, or the program, handed in; a traveller's own photograph, which is nobody else's to see or choose. */
export const PICTURE_KINDS = ['poster', 'upload', 'portrait'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** What of a picture stays in view wherever it is cropped: per cent from the left and from the top. */
export type Focus = { x: number; y: number }
export const CENTRE: Focus = { x: 50, y: 50 }

/** A picture as pages use it; `tones` are three colours (top, middle, bottom) shown until it has arrived. */
export type Picture = {
  id: string
  width: number
  height: number
  alt: string
  tones: string[]
  credit: PictureCredit | null
  /** Absent where its middle is what matters. */
  focus?: Focus
}

/** A picture as it is kept: a poster also keeps the recipe it is drawn from. */
export type StoredPicture = Picture & { recipe: PosterRecipe | null }

/** The immutable address of one rendering of a picture. */
export function picturePath(id: string, width: PictureWidth, format: PictureFormat): string {
  return `/media/${id}/${width}.${format}`
}

/** The widths worth offering for a picture: none wider than it is, and at least one. */
export function offeredWidths(picture: Pick<Picture, 'width'>): PictureWidth[] {
  const fitting = PICTURE_WIDTHS.filter((width) => width <= picture.width)
  return fitting.length > 0 ? fitting : [PICTURE_WIDTHS[0]]
}

declare module '#platform/tags.ts' {
  interface Tags {
    /** Which pictures carry a credit. A picture itself never changes: whatever shows another names another. */
    credits: 'credits'
    /** A picture was deleted: whatever a process made of it goes as well. */
    'gone-picture': `gone-picture:${string}`
  }
}
