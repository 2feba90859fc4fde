import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { contrastOf } from '#platform/contrast.ts'
import type { Hex } from '#platform/contrast.ts'
import type { PictureFormat } from './picture.ts'

/** SPEC §9. AVIF counts quality on another scale: 55 there keeps more detail than 75 does in WebP or JPEG, in fewer bytes. */
const IMAGE_QUALITY = 75
const AVIF_QUALITY = IMAGE_QUALITY - 20
/** Twice as fast as 3 for the same bytes. */
const AVIF_EFFORT = 2
const ORIGINAL_QUALITY = 92
/** Wide enough for every rendition at twice the density of a page. */
const ORIGINAL_MAX_SIDE = 2560
/** By the clock: a picture of a second takes ten times that for whoever works with what a busy machine leaves. */
export const LONGEST_DECODE_SECONDS = 30
/** A phone leaves a circle of four fifths of an icon's side at least: what a picture may be from corner to corner. */
const WITHIN_ANY_MASK = 0.8

/** The side of the little picture whose colours are looked at. */
const LOOKED_AT = 120
const HALF_CLEAR = 127
/** What a sign needs on its ground (WCAG 2.2, 1.4.11). */
const SIGN_SEEN = 3

export const MAX_PIXELS = 24_000_000

// Only these four are ever decoded: SVG, PDF and the rest can read files or grow without bound.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})
sharp.concurrency(1)
sharp.cache(false)

/** The one file a picture is kept as; every rendition is made from it. `tones` are '#rrggbb' from top to bottom. */
export type Original = { bytes: Uint8Array; width: number; height: number; tones: string[] }

/** Untrusted bytes as an image, upright. Nothing is decoded yet; decoding rejects above the limit of pixels and after some seconds, nought for as long as it takes. */
export function openImage(bytes: Uint8Array, seconds: number = LONGEST_DECODE_SECONDS): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS }).autoOrient().timeout({ seconds })
}

/** Width × height as the header of an image says. Rejects when it has none. */
export async function countPixels(bytes: Uint8Array): Promise<number> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return width * height
}

/** Rows of red, green, blue and alpha bytes as an image. */
export function openRaster(pixels: Uint8Array, width: number, height: number): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
}

/** What the clear parts of an image lie on; of several colours the one on which most of what is drawn can be seen, the first of those that are as good. */
export type Ground = Hex | readonly [Hex, ...Hex[]]

/** Encodes an image anew as an opaque sRGB JPEG with full colour and without metadata, at most 2560 pixels a side; what is clear in it lies on `ground`. */
export async function encodeOriginal(image: Sharp, ground: Ground = '#ffffff'): Promise<Original> {
  const background = typeof ground === 'string' ? ground : await clearestOf(image, ground)
  const { data, info } = await image
    .clone()
    .resize({ width: ORIGINAL_MAX_SIDE, height: ORIGINAL_MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background })
    .jpeg({ quality: ORIGINAL_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height, tones: await tonesOf(data) }
}

async function clearestOf(image: Sharp, grounds: readonly [Hex, ...Hex[]]): Promise<Hex> {
  const small = image.clone().resize({ width: LOOKED_AT, height: LOOKED_AT, fit: 'inside', withoutEnlargement: true })
  const bytes = await small.toColourspace('srgb').ensureAlpha().raw().toBuffer()
  const drawn: Hex[] = []
  for (let at = 0; at < bytes.length; at += 4)
    if ((bytes[at + 3] ?? 0) > HALF_CLEAR) drawn.push(`#${bytes.subarray(at, at + 3).toString('hex')}`)
  const seen = (ground: Hex) => drawn.filter((colour) => contrastOf(colour, ground) >= SIGN_SEEN).length
  return grounds.reduce((best, ground) => (seen(ground) > seen(best) ? ground : best))
}

/** Encodes an original `width` pixels wide, or as wide as it is if that is less. */
export async function encodeRendition(original: Uint8Array, width: number, format: PictureFormat): Promise<Uint8Array> {
  const image = openImage(original).resize({ width, withoutEnlargement: true })
  if (format === 'avif') return image.avif({ quality: AVIF_QUALITY, effort: AVIF_EFFORT }).toBuffer()
  if (format === 'webp') return image.webp({ quality: IMAGE_QUALITY }).toBuffer()
  return image.jpeg({ quality: IMAGE_QUALITY, mozjpeg: true }).toBuffer()
}

/** Encodes a card that is shared on other sites, as the JPEG all of them take. */
export async function encodeShareCard(image: Sharp): Promise<Uint8Array> {
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: IMAGE_QUALITY, mozjpeg: true }).toBuffer()
}

/** A picture in the middle of a square PNG, inside the circle any mask leaves, on the colour of its own corner. */
export async function encodeSquare(picture: Uint8Array, side: number): Promise<Uint8Array> {
  const corner = await openImage(picture)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const background = `#${corner.subarray(0, 3).toString('hex')}`
  const { width, height } = (await openImage(picture).metadata()).autoOrient
  const scaled = (length: number) => Math.ceil((side * WITHIN_ANY_MASK * length) / Math.hypot(width, height))
  const fitted = await openImage(picture)
    .resize({ width: scaled(width), height: scaled(height), fit: 'inside' })
    .toBuffer()
  const square = { create: { width: side, height: side, channels: 3 as const, background } }
  return sharp(square)
    .composite([{ input: fitted }])
    .png()
    .toBuffer()
}

async function tonesOf(bytes: Uint8Array): Promise<string[]> {
  const rows = await sharp(bytes).resize(1, 3, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer()
  return [0, 3, 6].map((at) => `#${rows.subarray(at, at + 3).toString('hex')}`)
}
