import { mkdtemp, readdir, readFile, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { test } from '#tests/database.ts'
import { savePosterPictures, savePortrait, saveUpload } from './pictures.server.ts'
import { originalKey } from './picture-id.server.ts'
import type { PosterRecipe } from '#art/kind.ts'
import { openRenditions } from './renditions.server.ts'
import type { Renditions } from './renditions.server.ts'
import { openDiskStorage } from './storage/disk.server.ts'
import { openStudio } from './studio.server.ts'
import { pictures } from './tables.ts'
import type { MediaStorage } from './storage/storage.ts'

const RECIPE: PosterRecipe = { slug: 'munnar', kind: 'tea', hour: 'day', season: 'winter', width: 600, height: 450 }
const log = openLog('silent')
/** The studio gets what nobody else wants of a machine: beside four busy workers that is little. */
const AS_LONG_AS_IT_TAKES = { timeout: 240_000 }
// One thread for all of them: starting it takes longer than most of what it makes here.
const studio = openStudio()
afterAll(() => studio.close())

let dir: string
let opened: Renditions[]
beforeEach(async () => {
  opened = []
  dir = await mkdtemp(join(tmpdir(), 'padav-renditions-'))
})
afterEach(async () => {
  await Promise.all(opened.map((renditions) => renditions.close()))
  await rm(dir, { recursive: true, force: true })
})

async function open(db: Db, storage?: MediaStorage): Promise<Renditions> {
  const kept = storage ?? (await openDiskStorage(dir, systemClock))
  const renditions = openRenditions({ storage: kept, db, log, studio: { ...studio, close: async () => undefined } })
  opened.push(renditions)
  return renditions
}

async function posterOf(db: Db, recipe: Partial<PosterRecipe> = {}): Promise<string> {
  const [picture] = await savePosterPictures(db, [{ recipe: { ...RECIPE, ...recipe }, alt: 'Tea gardens' }])
  return picture?.id ?? ''
}

async function photograph(width = 900, height = 600): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer()
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(dir, folder), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** A storage that counts what is put, by the first word of the key. */
function counting(storage: MediaStorage): MediaStorage & { puts: string[] } {
  const puts: string[] = []
  return { ...storage, puts, put: (key, bytes) => (puts.push(key.split('/')[0] ?? ''), storage.put(key, bytes)) }
}

describe('the renditions', { timeout: 240_000 }, () => {
  test('of a poster are drawn when first asked for, in every format', async ({ db }) => {
    const id = await posterOf(db)
    const renditions = await open(db)
    expect(await filesIn('drawn')).toEqual([])
    for (const [format, type] of [
      ['avif', 'heif'],
      ['webp', 'webp'],
      ['jpg', 'jpeg'],
    ] as const) {
      const rendition = await renditions.read(id, 320, format)
      expect(rendition?.contentType).toBe(`image/${format === 'jpg' ? 'jpeg' : format}`)
      expect(await sharp(rendition?.bytes).metadata()).toMatchObject({ format: type, width: 320, height: 240 })
    }
    expect((await filesIn('drawn')).length).toBe(1)
    expect((await filesIn('renditions')).length).toBe(3)
    expect(await filesIn('.parts')).toEqual([])
  })

  test('are never wider than the picture', async ({ db }) => {
    const renditions = await open(db)
    const rendition = await renditions.read(await posterOf(db), 1600, 'webp')
    expect(await sharp(rendition?.bytes).metadata()).toMatchObject({ width: 600, height: 450 })
  })

  test('exist for known pictures, widths and formats only', async ({ db }) => {
    const id = await posterOf(db)
    const renditions = await open(db)
    const unknown: [string, number, string][] = [
      ['0'.repeat(20), 320, 'avif'],
      [id, 321, 'avif'],
      [id, Number.NaN, 'avif'],
      [id, 320, 'png'],
      [id, 320, ''],
      [`${id}x`, 320, 'avif'],
      ['../../etc/passwd', 320, 'avif'],
      [id.toUpperCase(), 320, 'avif'],
      ['', 320, 'avif'],
    ]
    for (const [name, width, format] of unknown) expect(await renditions.read(name, width, format)).toBeUndefined()
    expect(await filesIn('renditions')).toEqual([])
  })

  test('are made once for all who ask at the same time', async ({ db }) => {
    const id = await posterOf(db)
    const storage = counting(await openDiskStorage(dir, systemClock))
    const renditions = await open(db, storage)
    const asked = [...Array(20).fill(320), ...Array(20).fill(480)].map((width: number) =>
      renditions.read(id, width, 'webp'),
    )
    const answers = await Promise.all(asked)
    expect(answers.every((answer) => answer && answer.bytes.length > 500)).toBe(true)
    expect(storage.puts.toSorted()).toEqual(['drawn', 'renditions', 'renditions'])
  })

  test('are kept for the next process', async ({ db }) => {
    const id = await posterOf(db)
    const first = await (await open(db)).read(id, 320, 'webp')
    const storage = counting(await openDiskStorage(dir, systemClock))
    const second = await (await open(db, storage)).read(id, 320, 'webp')
    expect(Buffer.from(second?.bytes ?? []).equals(Buffer.from(first?.bytes ?? []))).toBe(true)
    expect(storage.puts).toEqual([])
  })

  test('cut short on the disk are made again, and so is the poster', async ({ db }) => {
    const id = await posterOf(db)
    const whole = await (await open(db)).read(id, 320, 'avif')
    for (const path of [...(await filesIn('renditions')), ...(await filesIn('drawn'))]) await truncate(path, 700)
    const again = await (await open(db)).read(id, 320, 'avif')
    expect(Buffer.from(again?.bytes ?? []).equals(Buffer.from(whole?.bytes ?? []))).toBe(true)
    const [path = ''] = await filesIn('renditions')
    expect((await readFile(path)).length).toBe(whole?.bytes.length)
  })

  // (caught: an original left on this machine, from which a deleted photograph went on being shown)
  test('and what they were made of are forgotten once the picture is gone, not before', async ({ db }) => {
    const id = await posterOf(db)
    const storage = await openDiskStorage(dir, systemClock)
    const renditions = await open(db, storage)
    await renditions.read(id, 320, 'webp')
    await storage.put(originalKey(id), await photograph())
    await renditions.forget(id)
    expect(await renditions.read(id, 320, 'webp')).toBeDefined()
    await db.delete(pictures).where(eq(pictures.id, id))
    await renditions.forget(id)
    expect(await renditions.read(id, 320, 'webp')).toBeUndefined()
  })

  test('are served although they cannot be kept', async ({ db }) => {
    const id = await posterOf(db)
    const full = { ...(await openDiskStorage(dir, systemClock)), put: () => Promise.reject(new Error('ENOSPC')) }
    expect((await (await open(db, full)).read(id, 320, 'webp'))?.bytes.length).toBeGreaterThan(500)
  })

  test('fail for all who asked when the making fails, and are tried again next time', async ({ db }) => {
    const id = await posterOf(db)
    const storage = await openDiskStorage(dir, systemClock)
    const find = vi
      .fn((key: string) => storage.find(key))
      .mockRejectedValueOnce(new Error('disk'))
      .mockRejectedValueOnce(new Error('disk'))
    const renditions = await open(db, { ...storage, find })
    await expect(renditions.read(id, 320, 'webp')).rejects.toThrow('disk')
    await expect(renditions.read(id, 320, 'webp')).rejects.toThrow('disk')
    expect(await renditions.read(id, 320, 'webp')).toBeDefined()
  })

  test('are made ahead, all of them, and only once', async ({ db }) => {
    const ids = [await posterOf(db), await posterOf(db, { slug: 'ooty' })]
    const storage = counting(await openDiskStorage(dir, systemClock))
    const renditions = await open(db, storage)
    renditions.warm(ids, [320, 480], ['webp', 'jpg'])
    renditions.warm(ids, [320], ['webp'])
    await vi.waitFor(async () => expect((await filesIn('renditions')).length).toBe(8), AS_LONG_AS_IT_TAKES)
    expect(storage.puts.length).toBe(10)
    renditions.warm([await posterOf(db, { slug: 'coonoor' })], [320], ['webp'])
    await vi.waitFor(async () => expect((await filesIn('renditions')).length).toBe(9), AS_LONG_AS_IT_TAKES)
  })

  test('made ahead let a visitor pass', async ({ db }) => {
    const ids = await Promise.all(Array.from({ length: 12 }, (_, i) => posterOf(db, { slug: `hill-${i}` })))
    const renditions = await open(db)
    renditions.warm(ids, [320], ['webp'])
    await renditions.read(ids[11] ?? '', 320, 'webp')
    expect((await filesIn('renditions')).length).toBeLessThan(6)
  })

  test('stop being made when the house closes', async ({ db }) => {
    const ids = await Promise.all(Array.from({ length: 12 }, (_, i) => posterOf(db, { slug: `lake-${i}` })))
    const renditions = await open(db)
    renditions.warm(ids, [320], ['webp'])
    await vi.waitFor(async () => expect((await filesIn('renditions')).length).toBe(1), AS_LONG_AS_IT_TAKES)
    await renditions.close()
    const kept = (await filesIn('renditions')).length
    expect(kept).toBeLessThan(5)
    // Longer than the next would take that was still made ahead.
    const another = await open(db)
    for (const id of ids.slice(-2)) await another.read(id, 320, 'webp')
    expect((await filesIn('renditions')).length).toBe(kept + 2)
  })

  test('made ahead rest as long as the last one took, and end at once when the house closes (caught: a rest that closing waits for; one cut to 300 ms)', async ({
    db,
  }) => {
    const ids = [await posterOf(db), await posterOf(db, { slug: 'ooty' })]
    let at = 0
    const watch = vi.spyOn(performance, 'now').mockImplementation(() => (at += 3_600_000))
    const renditions = await open(db)
    renditions.warm(ids, [320], ['webp'])
    await vi.waitFor(async () => expect((await filesIn('renditions')).length).toBe(1), AS_LONG_AS_IT_TAKES)
    // Longer than half a second takes what visitors ask for meanwhile.
    const asked = Array.from({ length: 2 }, (_, i) => posterOf(db, { slug: `pass-${i}` }))
    for (const id of await Promise.all(asked)) for (const width of [320, 480]) await renditions.read(id, width, 'webp')
    expect((await filesIn('renditions')).length).toBe(1 + 4)
    await renditions.close()
    watch.mockRestore()
  })
})

describe('an upload', () => {
  const credit = {
    author: 'A. Rao',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://example.org/l',
    sourceUrl: 'https://example.org/s',
    shareAlike: false,
    changes: 'resized',
  }

  test('becomes a picture with its renditions', async ({ db }) => {
    const renditions = await open(db)
    const saved = await saveUpload(db, renditions, await photograph(), { alt: 'A wall', credit })
    if (!saved.ok) throw new Error(saved.reason)
    expect(saved.value).toMatchObject({ width: 900, height: 600, alt: 'A wall', credit })
    const rendition = await renditions.read(saved.value.id, 480, 'avif')
    expect(await sharp(rendition?.bytes).metadata()).toMatchObject({ width: 480, height: 320 })
  })

  test('sent twice is one picture, whatever is said of it, and as a portrait another', async ({ db }) => {
    const renditions = await open(db)
    const bytes = await photograph()
    const saved = await Promise.all(
      ['A wall', 'A wall', 'A house'].map((alt) => saveUpload(db, renditions, bytes, { alt })),
    )
    const ids = saved.map((result) => (result.ok ? result.value.id : result.reason))
    expect(new Set(ids).size).toBe(1)
    const portrait = await savePortrait(db, renditions, bytes, 'A wall')
    expect(portrait.ok && portrait.value.id).not.toBe(ids[0])
  })

  test('that is refused leaves no row and no file', async ({ db }) => {
    const renditions = await open(db)
    expect(await saveUpload(db, renditions, Buffer.from('<svg/>'), { alt: 'x' })).toEqual({
      ok: false,
      reason: 'unsupported-type',
    })
    expect(await filesIn('originals')).toEqual([])
  })

  test('whose original was lost is not found, rather than broken', async ({ db }) => {
    const renditions = await open(db)
    const saved = await saveUpload(db, renditions, await photograph(), { alt: 'A wall' })
    const id = saved.ok ? saved.value.id : ''
    await truncate(join(dir, originalKey(id)), 200)
    expect(await renditions.read(id, 320, 'webp')).toBeUndefined()
  })
})
