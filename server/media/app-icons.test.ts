import { expect } from 'vitest'
import sharp from 'sharp'
import { EncodersBusy } from '#domain/media/encoders.ts'
import { openRenditions } from '#domain/media/renditions.server.ts'
import { openDiskStorage } from '#domain/media/storage/disk.server.ts'
import { putSetting } from '#domain/settings/settings.server.ts'
import { UNKNOWN_SITE } from '#domain/settings/settings.ts'
import { systemClock } from '#platform/clock.ts'
import { openLog } from '#platform/log.server.ts'
import { apiServices } from '#tests/api-services.ts'
import { test } from '#tests/database.ts'
import { temporaryDirectory } from '#tests/running-site.ts'
import { createFeeds } from '#server/feeds/feeds.ts'
import { createAppIcons } from './app-icons.ts'

test('a phone installs the house’s icon, the operator’s initial, or their logo on its own ground, whole inside any mask (caught: three quarters of the side for a square logo too; kept for a day under the logo’s address what was drawn without it)', async ({
  db,
}) => {
  const directory = await temporaryDirectory()
  const storage = await openDiskStorage(directory.path, systemClock)
  const renditions = openRenditions({ storage, db, log: openLog('silent') })
  const logo = await sharp({ create: { width: 480, height: 96, channels: 3, background: '#d01040' } })
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#103040' })
    .jpeg({ quality: 100 })
    .toBuffer()
  const square = await sharp({ create: { width: 472, height: 472, channels: 3, background: '#d01040' } })
    .extend({ top: 4, bottom: 4, left: 4, right: 4, background: '#103040' })
    .jpeg({ quality: 100 })
    .toBuffer()
  const logos = new Map([
    ['the-logo', logo],
    ['the-square', square],
  ])
  let isBusy = false
  const read = async (id: string) => {
    if (isBusy) throw new EncodersBusy()
    return logos.has(id) ? ({ bytes: logos.get(id) } as never) : undefined
  }
  const app = createAppIcons({
    db,
    renditions: { ...renditions, read },
    config: { projectDir: process.cwd() } as never,
  })
  const iconsNamed = async () => {
    const answer = await createFeeds(apiServices(db), async () => []).request('/manifest.webmanifest')
    return ((await answer.json()) as { icons: { src: string }[] }).icons.map(({ src }) => src)
  }
  const pixels = async (address: string) => {
    const answer = await app.request(address)
    expect(answer.headers.get('content-type')).toBe('image/png')
    const { data, info } = await sharp(await answer.arrayBuffer())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
    return { side: info.width, height: info.height, at }
  }
  expect(await iconsNamed()).toContain('/icons/icon-512.png')

  await putSetting(db, 'site', { ...UNKNOWN_SITE, operatorName: 'Himadri Walks' })
  expect(await iconsNamed()).toEqual(['/brand/icon-192.png?v=H', '/brand/icon-512.png?v=H'])
  const letter = await pixels('/brand/icon-192.png?v=H')
  expect(letter).toMatchObject({ side: 192, height: 192 })
  expect(letter.at(2, 2)).toEqual([0x16, 0x1a, 0x2f])

  await putSetting(db, 'site', { ...UNKNOWN_SITE, operatorName: 'हिमाद्रि' })
  expect(await iconsNamed()).toContain('/icons/icon-512.png')
  expect((await app.request('/brand/icon-192.png?v=H')).headers.get('location')).toBe('/icons/icon-192.png')

  await putSetting(db, 'site', { ...UNKNOWN_SITE, logoPath: '/media/the-logo/480.jpg' })
  const [, large] = await iconsNamed()
  const drawn = await pixels(large!)
  expect(drawn.side).toBe(512)
  expect(near(drawn.at(2, 2), [0x10, 0x30, 0x40])).toBe(true)
  expect(near(drawn.at(40, 256), [0x10, 0x30, 0x40])).toBe(true)
  expect(near(drawn.at(256, 256), [0xd0, 0x10, 0x40])).toBe(true)

  await putSetting(db, 'site', { ...UNKNOWN_SITE, logoPath: '/media/the-square/480.jpg' })
  const [, framed] = await iconsNamed()
  const { side, at } = await pixels(framed!)
  const diagonal = Array.from({ length: side }, (_, along) => along)
  const marked = diagonal.filter((along) => !near(at(along, along), [0x10, 0x30, 0x40]))
  expect(Math.SQRT2 * (side / 2 - marked[0]!)).toBeLessThan(0.4 * side + 1)
  expect(marked.length).toBeGreaterThan(0.5 * side)

  const keeping = async (address: string) => (await app.request(address)).headers.get('cache-control')
  expect(await keeping(framed!)).toBe('public, max-age=86400')
  expect(await keeping('/brand/icon-512.png?v=the-logo')).toBe('no-store')
  isBusy = true
  expect(await keeping(framed!)).toBe('no-store')
  expect((await app.request('/brand/icon-100.png')).status).toBe(404)
  await renditions.close()
  await directory.remove()
})

function near(one: number[], other: number[]): boolean {
  return one.every((part, at) => Math.abs(part - other[at]!) < 12)
}
