import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** What is to become of a file: the reason it is refused for, or 'taken'. */
type Fate = 'taken' | 'not-an-image' | 'unsupported-type' | 'too-large' | 'too-many-pixels'
export type HostileFile = { what: string; name: string; bytes: () => Promise<Uint8Array> | Uint8Array; fate: Fate }

const text = (words: string) => Buffer.from(words, 'latin1')
const SCRIPT = '<script>alert(document.cookie)</script>'
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)">${SCRIPT}</svg>`
const PNG = text('\x89PNG\r\n\x1a\n')
const blank = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 90, b: 20 } } })
const jpeg = () => blank().jpeg().toBuffer()
const png = () => blank().png().toBuffer()

function chunk(type: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([text(type), body])
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(body.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, check])
}

/** A PNG that says it is so large, of one line of pixels. */
function pngOf(width: number, height: number, ...more: Buffer[]): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const lines = deflateSync(Buffer.alloc(Math.min(width * 3 + 1, 1_000_000)))
  return Buffer.concat([PNG, chunk('IHDR', head), ...more, chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))])
}

/** A JPEG with a segment of its own after the first two bytes. */
const jpegWith = async (marker: number, body: string) => {
  const [plain, size] = [await jpeg(), Buffer.alloc(2)]
  size.writeUInt16BE(body.length + 2)
  return Buffer.concat([plain.subarray(0, 2), Buffer.from([0xff, marker]), size, text(body), plain.subarray(2)])
}

/** A JPEG whose header says other sides than it has. */
async function jpegSaying(width: number, height: number): Promise<Buffer> {
  const bytes = await jpeg()
  const at = bytes.findIndex((byte, i) => byte === 0xff && [0xc0, 0xc2].includes(bytes[i + 1] ?? 0))
  bytes.writeUInt16BE(height, at + 5)
  bytes.writeUInt16BE(width, at + 7)
  return bytes
}

async function frames(format: 'webp' | 'gif'): Promise<Buffer> {
  const raw = Buffer.concat([Buffer.alloc(20 * 20 * 3, 250), Buffer.alloc(20 * 20 * 3, 10)])
  return sharp(raw, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
    .toFormat(format)
    .toBuffer()
}

const heif = (brand: string) => text(`\0\0\0\x18ftyp${brand}\0\0\0\0${brand}mif1${'\0'.repeat(60)}`)

/** Files nobody may get past the door as they are. All are made here: none is kept. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  { what: 'an SVG with a script', name: 'logo.svg', bytes: () => text(SVG), fate: 'unsupported-type' },
  { what: 'an SVG called PNG', name: 'logo.png', bytes: () => text(SVG), fate: 'unsupported-type' },
  {
    what: 'an SVG behind a byte order mark',
    name: 'a.png',
    bytes: () => text(`\xef\xbb\xbf\n${SVG}`),
    fate: 'unsupported-type',
  },
  { what: 'a page called PNG', name: 'a.png', bytes: () => text(`<!doctype html>${SCRIPT}`), fate: 'not-an-image' },
  {
    what: 'a page behind the first bytes of a PNG',
    name: 'a.png',
    bytes: () => Buffer.concat([PNG, text(SCRIPT)]),
    fate: 'not-an-image',
  },
  {
    what: 'a page behind the first bytes of a JPEG',
    name: 'a.jpg',
    bytes: () => text(`\xff\xd8\xff\xe0${SCRIPT}`),
    fate: 'not-an-image',
  },
  {
    what: 'a page behind the first bytes of a GIF',
    name: 'a.gif',
    bytes: () => text(`GIF89a/*${SCRIPT}*/=1`),
    fate: 'unsupported-type',
  },
  {
    what: 'commands for an image program',
    name: 'a.jpg',
    bytes: () => text('push graphic-context\nfill \'url(https://x"|ls")\''),
    fate: 'not-an-image',
  },
  { what: 'a PDF', name: 'a.jpg', bytes: () => text('%PDF-1.7\n1 0 obj'), fate: 'not-an-image' },
  { what: 'a program', name: 'a.jpg', bytes: () => text('MZ\x90\0\x03\0\0\0'), fate: 'not-an-image' },
  { what: 'a ZIP', name: 'a.png', bytes: () => text('PK\x03\x04\x14\0\0\0'), fate: 'not-an-image' },
  { what: 'a TIFF', name: 'a.tif', bytes: () => blank().tiff().toBuffer(), fate: 'unsupported-type' },
  { what: 'a BMP', name: 'a.bmp', bytes: () => text('BM\x46\0\0\0'), fate: 'unsupported-type' },
  { what: 'an ICO', name: 'favicon.ico', bytes: () => text('\0\0\x01\0\x01\0'), fate: 'unsupported-type' },
  { what: 'a HEIC', name: 'IMG_2033.HEIC', bytes: () => heif('heic'), fate: 'unsupported-type' },
  { what: 'a JPEG XL', name: 'a.jxl', bytes: () => text('\xff\x0a\xfa\x1f'), fate: 'unsupported-type' },
  { what: 'an animated GIF', name: 'a.gif', bytes: () => frames('gif'), fate: 'unsupported-type' },
  { what: 'an animated GIF called JPEG', name: 'a.jpg', bytes: () => frames('gif'), fate: 'unsupported-type' },
  { what: 'an animated AVIF', name: 'a.avif', bytes: () => heif('avis'), fate: 'unsupported-type' },
  { what: 'an animated WebP', name: 'a.webp', bytes: () => frames('webp'), fate: 'taken' },
  { what: 'nothing', name: 'a.jpg', bytes: () => new Uint8Array(), fate: 'not-an-image' },
  {
    what: 'a JPEG cut short',
    name: 'a.jpg',
    bytes: async () => (await blank(600, 400).jpeg().toBuffer()).subarray(0, 300),
    fate: 'not-an-image',
  },
  { what: 'a PNG cut short', name: 'a.png', bytes: async () => (await png()).subarray(0, 40), fate: 'not-an-image' },
  {
    what: 'a WebP cut short',
    name: 'a.webp',
    bytes: async () => (await blank(600, 400).webp().toBuffer()).subarray(0, 30),
    fate: 'not-an-image',
  },
  { what: 'an AVIF of boxes without a picture', name: 'a.avif', bytes: () => heif('avif'), fate: 'not-an-image' },
  { what: 'a PNG of no width', name: 'a.png', bytes: () => pngOf(0, 40), fate: 'not-an-image' },
  { what: 'a bomb of 30,000 × 30,000', name: 'bomb.png', bytes: () => pngOf(30_000, 30_000), fate: 'too-many-pixels' },
  {
    what: 'a JPEG that says 65,000 × 65,000',
    name: 'bomb.jpg',
    bytes: () => jpegSaying(65_000, 65_000),
    fate: 'too-many-pixels',
  },
  {
    what: 'a small file of 24.6 megapixels',
    name: 'flood.png',
    bytes: () => blank(6_000, 4_100).png().toBuffer(),
    fate: 'too-many-pixels',
  },
  {
    what: '20 MB',
    name: 'large.jpg',
    bytes: async () => Buffer.concat([await jpeg(), Buffer.alloc(20 * 1024 * 1024)]),
    fate: 'too-large',
  },
  {
    what: 'a PNG with words that unpack to 50 MB',
    name: 'a.png',
    bytes: () =>
      pngOf(1, 1, chunk('zTXt', Buffer.concat([text('Comment\0\0'), deflateSync(Buffer.alloc(50_000_000))]))),
    fate: 'taken',
  },
  {
    what: 'a PNG with a ZIP behind it',
    name: 'a.png',
    bytes: async () => Buffer.concat([await png(), text('PK\x03\x04evil.html')]),
    fate: 'taken',
  },
  {
    what: 'a JPEG with a page behind it',
    name: 'a.jpg',
    bytes: async () => Buffer.concat([await jpeg(), text(SCRIPT)]),
    fate: 'taken',
  },
  { what: 'a JPEG with a script in its comment', name: 'a.jpg', bytes: () => jpegWith(0xfe, SCRIPT), fate: 'taken' },
  {
    what: 'a JPEG with a script in its XMP',
    name: 'a.jpg',
    bytes: () => jpegWith(0xe1, `http://ns.adobe.com/xap/1.0/\0${SCRIPT}`),
    fate: 'taken',
  },
  { what: 'a JPEG called PNG', name: 'a.png', bytes: jpeg, fate: 'taken' },
  {
    what: 'a CMYK JPEG',
    name: 'print.jpg',
    bytes: () => blank().toColourspace('cmyk').jpeg().toBuffer(),
    fate: 'taken',
  },
  {
    what: 'a name that climbs out',
    name: '../../../etc/cron.d/a.png',
    bytes: () => blank(61).png().toBuffer(),
    fate: 'taken',
  },
  {
    what: 'a name of another system',
    name: 'C:\\Users\\meera\\tea-gardens.JPG',
    bytes: () => blank(62).png().toBuffer(),
    fate: 'taken',
  },
  {
    what: 'a name that is a script',
    name: `"><img src=x onerror=alert(1)>.png`,
    bytes: () => blank(63).png().toBuffer(),
    fate: 'taken',
  },
  {
    what: 'a name of signs that turn words round',
    name: '\u202egnp.exe\0.png',
    bytes: () => blank(64).png().toBuffer(),
    fate: 'taken',
  },
  {
    what: 'a name of a thousand signs',
    name: `${'a'.repeat(1000)}.png`,
    bytes: () => blank(65).png().toBuffer(),
    fate: 'taken',
  },
]
