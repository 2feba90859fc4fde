import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect } from 'vitest'
import { drawnKey, originalKey } from '#domain/media/picture-id.server.ts'
import { forgetGonePictures } from '#domain/media/forget-gone.server.ts'
import { openRenditions, renditionKey } from '#domain/media/renditions.server.ts'
import type { Studio } from '#domain/media/studio.server.ts'
import { pictures } from '#domain/media/tables.ts'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.server.ts'
import type { Db } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { bringOriginals } from './bring-originals.server.ts'
import { openPlaces, openStorage } from './open-storage.server.ts'

const PICTURE = { width: 4, height: 3, alt: 'A camel', tones: ['#000', '#111', '#222'] }
const [ONE, OTHER] = ['abcdefghij0123456789', 'bbcdefghij0123456789'] as const
const BYTES = Buffer.from('a photograph')
const RENDITION = renditionKey({ id: ONE, width: 320, format: 'webp' })

const NO_STUDIO = { close: async () => undefined } as unknown as Studio

let dirs: string[]
beforeEach(async () => {
  dirs = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'padav-places-'))))
})
afterEach(() => Promise.all(dirs.map((dir) => rm(dir, { recursive: true, force: true }))))

const processAt = (dataDir: string, db: Db, pictures: 'disk' | 'database' = 'database') =>
  openStorage({ dataDir, pictures }, db, systemClock)

describe('pictures of a site of several processes', () => {
  // (caught: originals kept on the disk of the process that took them)
  test('that one takes in are there for another, and gone for it once they are removed', async ({ db }) => {
    const [one, other] = await Promise.all(dirs.map((dir) => processAt(dir, db)))
    await one!.put(originalKey(ONE), BYTES)
    expect(await other!.find(originalKey(ONE))).toEqual(BYTES)
    await other!.remove(originalKey(ONE))
    expect([await one!.has(originalKey(ONE)), await one!.find(originalKey(ONE))]).toEqual([false, undefined])
  })

  // (caught: every key sent into the database)
  test('are made on the machine that shows them: what can be made again stays on its disk', async ({ db }) => {
    const [one, other] = await Promise.all(dirs.map((dir) => processAt(dir, db)))
    for (const key of [RENDITION, drawnKey(ONE)]) {
      await one!.put(key, BYTES)
      expect([await one!.has(key), await other!.has(key)]).toEqual([true, false])
    }
  })

  // (caught: all of them forgotten)
  test('of which one was deleted while a process was away leave nothing on its machine', async ({ db }) => {
    const [dir] = dirs
    const storage = await processAt(dir!, db)
    const kept = renditionKey({ id: OTHER, width: 320, format: 'webp' })
    await db.insert(pictures).values({ ...PICTURE, id: OTHER })
    for (const key of [RENDITION, kept]) await storage.put(key, BYTES)
    const renditions = openRenditions({ storage, db, log: openLog('silent'), studio: NO_STUDIO })
    const media = join(dir!, 'media')
    expect(await forgetGonePictures({ db, renditions }, media)).toBe(1)
    expect([await storage.has(RENDITION), await storage.has(kept)]).toEqual([false, true])
    expect(await forgetGonePictures({ db, renditions }, join(media, 'nowhere'))).toBe(0)
    await renditions.close()
  })

  test('that were kept on a disk before are found, and brought over once, each read back; what is nowhere is named', async ({
    db,
  }) => {
    const [dir] = dirs
    const places = await openPlaces(dir!, db, systemClock)
    await db.insert(pictures).values([ONE, OTHER].map((id) => ({ ...PICTURE, id })))
    await (await processAt(dir!, db, 'disk')).put(originalKey(ONE), BYTES)
    expect(await places.database.has(originalKey(ONE))).toBe(false)
    expect(await (await processAt(dir!, db)).find(originalKey(ONE))).toEqual(BYTES)
    const bring = () => bringOriginals(db, { kept: places.database, places: Object.values(places) })
    expect(await bring()).toEqual({ there: 0, brought: 1, missing: [OTHER] })
    expect(await bring()).toEqual({ there: 1, brought: 0, missing: [OTHER] })
    expect(await places.database.find(originalKey(ONE))).toEqual(BYTES)
  })
})

test('are kept in the database where it is a server, on the disk where it is our own, and elsewhere when told', () => {
  const DATABASE_URL = 'postgres://padav@127.0.0.1/padav'
  expect(readConfig({}).pictures).toBe('disk')
  expect(readConfig({ DATABASE_URL }).pictures).toBe('database')
  expect(readConfig({ DATABASE_URL, PICTURES: 'disk' }).pictures).toBe('disk')
  expect(() => readConfig({ PICTURES: 'database' })).toThrow('DATABASE_URL')
})
