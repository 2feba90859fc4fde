import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryDirectory } from '#tests/running-site.ts'
import { boundMadePictures } from './bound-made.server.ts'

/** Files of 100 bytes, each read so many days ago. */
const FILES = {
  'renditions/aa/one/480.avif': 9,
  'drawn/bb/two.jpg': 7,
  'renditions/aa/one/768.webp': 1,
  'renditions/cc/three/480.avif': 3,
  'originals/aa/one.jpg': 30,
  '.parts/half': 30,
  'no-folder': 30,
}
const UNTOUCHED = ['originals/aa/one.jpg', '.parts/half', 'no-folder']

test('what was read longest ago goes, down to nine tenths; what cannot be made again stays (caught: originals taken for made ones; the newest first; given up over what no folder is read from)', async () => {
  const { path: dir, remove } = await temporaryDirectory()
  for (const [name, days] of Object.entries(FILES)) {
    await mkdir(dirname(join(dir, name)), { recursive: true })
    await writeFile(join(dir, name), Buffer.alloc(100))
    const readAt = Date.now() / 1000 - days * 86_400
    await utimes(join(dir, name), readAt, readAt)
  }
  const left = async () => {
    const found = await readdir(dir, { recursive: true })
    return Object.keys(FILES).filter((name) => found.includes(name))
  }
  expect(await boundMadePictures(dir, 400)).toBe(0)
  expect(await boundMadePictures(dir, 399)).toBe(1)
  expect(await left()).toEqual(Object.keys(FILES).slice(1))
  expect(await boundMadePictures(dir, 220)).toBe(2)
  expect(await left()).toEqual(['renditions/aa/one/768.webp', ...UNTOUCHED])
  await remove()
})
