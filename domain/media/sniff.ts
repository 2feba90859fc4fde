/** The kinds of image that are taken, by what their first bytes say; a name or a declared type is never believed. */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif'

/** A character a byte; the decoder called latin1 is Windows-1252 and would change some. */
function textAt(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end))
}

/** The kind of image some bytes claim to be, 'other-image' for one that is not taken, undefined for anything else. */
export function sniffImage(bytes: Uint8Array): ImageKind | 'other-image' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'webp'
  if (textAt(bytes, 4, 8) === 'ftyp') return brands(bytes).includes('avif') ? 'avif' : otherHeif(bytes)
  return isOtherImage(bytes) ? 'other-image' : undefined
}

function brands(bytes: Uint8Array): string[] {
  const size = Math.min(sizeAt(bytes, 0), bytes.length, 256)
  const places = Array.from({ length: Math.max(0, Math.floor((size - 8) / 4)) }, (_, i) => 8 + i * 4)
  return places.map((place) => textAt(bytes, place, place + 4))
}

function otherHeif(bytes: Uint8Array): 'other-image' | undefined {
  return brands(bytes).some((brand) => /^(hei[cmsx]|hev[cmsx]|mif1|msf1|avis)$/.test(brand)) ? 'other-image' : undefined
}

const OTHER_IMAGES = ['GIF87a', 'GIF89a', 'BM', 'II*\0', 'MM\0*', '\0\0\x01\0', '8BPS', '\xff\x0a']

function isOtherImage(bytes: Uint8Array): boolean {
  const start = textAt(bytes, 0, 1024)
  return (
    OTHER_IMAGES.some((first) => start.startsWith(first)) ||
    /^(\xef\xbb\xbf)?\s*<(\?xml|!--|!DOCTYPE svg|svg)/i.test(start)
  )
}

const sizeAt = (bytes: Uint8Array, at: number) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at)

/** Whether the bytes of a JPEG, WebP or AVIF of ours reach to their end: a file cut short by a bad disk or copy does not. */
export function isWhole(bytes: Uint8Array): boolean {
  const kind = bytes.length < 16 ? undefined : sniffImage(bytes)
  if (kind === 'jpeg') return bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9
  if (kind === 'webp') return new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8 === bytes.length
  return kind === 'avif' && boxesFill(bytes)
}

function boxesFill(bytes: Uint8Array): boolean {
  let at = 0
  while (at + 8 <= bytes.length) {
    const size = sizeAt(bytes, at)
    if (size < 8) return false
    at += size
  }
  return at === bytes.length
}
