import sharp from 'sharp'
import type { Color, Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { countPixels, encodeOriginal, encodeRendition, openImage } from './image.server.ts'
import { isWhole, sniffImage } from './sniff.ts'
import { UPLOAD_MAX_BYTES } from './picture.ts'
import { receiveUpload, whyUnread } from './upload.server.ts'

const RED = { r: 200, g: 20, b: 20 }

function blank(width: number, height: number, background: Color = RED): Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}

async function received(bytes: Uint8Array) {
  const result = await receiveUpload(bytes)
  if (!result.ok) throw new Error(result.reason)
  return result.value
}

describe('receiving an upload', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('takes %s and makes a JPEG of it', async (format) => {
    const original = await received(await blank(60, 40).toFormat(format).toBuffer())
    expect(original).toMatchObject({ width: 60, height: 40 })
    expect(sniffImage(original.bytes)).toBe('jpeg')
    expect(isWhole(original.bytes)).toBe(true)
  })

  it('refuses other images, whatever they are called', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>'
    const others = [
      svg,
      `<?xml version="1.0"?>${svg}`,
      'GIF89a......',
      'BM......',
      'II*\0....',
      '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
    ]
    for (const other of others)
      expect(await receiveUpload(Buffer.from(other, 'latin1'))).toEqual({ ok: false, reason: 'unsupported-type' })
  })

  it('has no decoder for them either, should one get past', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
    for (const bytes of [svg, gif]) await expect(countPixels(bytes)).rejects.toThrow('unsupported image format')
  })

  it('has no decoder for a flood of pixels, should one get past', async () => {
    const flood = await blank(6_000, 4_100).png().toBuffer()
    await expect(encodeOriginal(openImage(flood))).rejects.toThrow('exceeds pixel limit')
  })

  it('refuses what is no image', async () => {
    const png = await blank(60, 40).png().toBuffer()
    const jpeg = await blank(600, 400).jpeg().toBuffer()
    const heifInside = Buffer.concat([
      Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'latin1'),
      Buffer.alloc(80),
    ])
    const none = ['', 'x', '%PDF-1.7', '<html></html>', '\x89PNG\r\n\x1a\n', '\xff\xd8\xff\xe0 nothing'].map((text) =>
      Buffer.from(text, 'latin1'),
    )
    for (const bytes of [...none, png.subarray(0, 40), jpeg.subarray(0, 300), heifInside])
      expect(await receiveUpload(bytes)).toEqual({ ok: false, reason: 'not-an-image' })
  })

  it('says of a good picture on a busy machine that it took too long, not that it is none', () => {
    const [slow, broken] = [
      'timeout: 0% complete\nVipsImage: killed for image',
      'VipsJpeg: premature end of JPEG image',
    ]
    expect([slow, broken].map((message) => whyUnread(new Error(message)))).toEqual(['took-too-long', 'not-an-image'])
  })

  it('refuses more than 10 MB before looking at them', async () => {
    const jpeg = await blank(60, 40).jpeg().toBuffer()
    const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)])
    expect(await receiveUpload(padded(UPLOAD_MAX_BYTES + 1))).toEqual({ ok: false, reason: 'too-large' })
    expect(await receiveUpload(padded(UPLOAD_MAX_BYTES))).toMatchObject({ ok: true })
  })

  it('refuses a small file of very many pixels without decoding it', async () => {
    const flood = await blank(6_000, 4_100).png().toBuffer()
    expect(flood.length).toBeLessThan(UPLOAD_MAX_BYTES)
    // What can be refused without its pixels was not decoded.
    for (const bytes of [flood, flood.subarray(0, 200)])
      expect(await receiveUpload(bytes)).toEqual({ ok: false, reason: 'too-many-pixels' })
  })

  it('drops every trace of the camera and the place, and turns the picture upright', async () => {
    const withPlace = await blank(60, 40)
      .withExif({ IFD0: { Copyright: 'somebody', Model: 'a phone' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(withPlace).metadata()).exif).toBeDefined()
    const original = await received(withPlace)
    expect(original).toMatchObject({ width: 40, height: 60 })
    const kept = await sharp(original.bytes).metadata()
    expect([kept.exif, kept.xmp, kept.iptc, kept.icc, kept.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    for (const format of ['avif', 'webp', 'jpg'] as const)
      expect((await sharp(await encodeRendition(original.bytes, 320, format)).metadata()).exif).toBeUndefined()
  })

  it('keeps nothing of a file that hides another behind the picture', async () => {
    const jpeg = await blank(60, 40).jpeg().toBuffer()
    const original = await received(Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]))
    expect(Buffer.from(original.bytes).includes('<script>')).toBe(false)
  })

  it.each([
    ['the letters of night', '#12183a', '#fbf7f0'],
    ['the letters of day', '#fff3d6', '#0a0c17'],
    ['orange, which paper would lose,', '#f59e2b', '#0a0c17'],
  ])('lays %s on the ground that shows them (caught: the first ground always)', async (_, letters, ground) => {
    const clear = { width: 200, height: 60, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } }
    const word = await blank(90, 30, letters).png().toBuffer()
    const logo = await sharp({ create: clear })
      .composite([{ input: word, left: 100, top: 15 }])
      .png()
      .toBuffer()
    const result = await receiveUpload(logo, ['#0a0c17', '#fbf7f0'])
    const corner = await sharp(result.ok ? result.value.bytes : undefined)
      .extract({ left: 0, top: 0, width: 4, height: 4 })
      .resize(1, 1)
      .raw()
      .toBuffer()
    const off = [1, 3, 5].map((at, part) => Math.abs(Number.parseInt(ground.slice(at, at + 2), 16) - corner[part]!))
    expect(Math.max(...off)).toBeLessThan(6)
  })

  it('reads three tones from top to bottom', async () => {
    const band = (background: Color, top: number) => ({
      input: { create: { width: 30, height: 300, channels: 3 as const, background } },
      top,
      left: 0,
    })
    const flag = await blank(30, 900)
      .composite([band('#ff0000', 0), band('#ffffff', 300), band('#0000ff', 600)])
      .png()
      .toBuffer()
    const [top = '', middle = '', bottom = ''] = (await received(flag)).tones
    expect([top, middle, bottom].every((tone) => /^#[0-9a-f]{6}$/.test(tone))).toBe(true)
    expect([
      top.slice(1, 3) > 'e0',
      top.slice(5) < '30',
      middle > '#e0',
      bottom.slice(1, 3) < '30',
      bottom.slice(5) > 'e0',
    ]).toEqual(Array(5).fill(true))
  })

  it('knows the tones of a grey, of a see-through and of a 16-bit picture', async () => {
    const grey = await blank(30, 30, '#808080').greyscale().jpeg().toBuffer()
    const clear = await sharp({
      create: { width: 30, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const deep = await blank(30, 30, '#808080').toColourspace('rgb16').png().toBuffer()
    expect((await received(grey)).tones).toEqual(['#808080', '#808080', '#808080'])
    expect((await received(clear)).tones).toEqual(['#ffffff', '#ffffff', '#ffffff'])
    // caught: light letters of a logo on white
    const onBar = await receiveUpload(clear, '#161a2f')
    expect(onBar.ok && onBar.value.tones[1]).toMatch(/^#1[56]/)
    expect((await received(deep)).tones).toEqual(['#808080', '#808080', '#808080'])
  })

  it('brings a huge photograph down to 2560 pixels a side', async () => {
    expect(await received(await blank(5000, 4000).jpeg().toBuffer())).toMatchObject({ width: 2560, height: 2048 })
  })
})

describe('telling a whole file from a cut one', () => {
  it.each(['avif', 'webp', 'jpg'] as const)('%s', async (format) => {
    const bytes = await encodeRendition(await blank(60, 40).jpeg().toBuffer(), 320, format)
    expect(isWhole(bytes)).toBe(true)
    for (const length of [0, 1, 15, 16, Math.floor(bytes.length / 2), bytes.length - 1])
      expect(isWhole(bytes.subarray(0, length))).toBe(false)
    expect(isWhole(new Uint8Array(bytes.length))).toBe(false)
  })
})
