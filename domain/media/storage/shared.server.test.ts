import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect } from 'vitest'
import { drawnKey, originalKey } from '#domain/media/picture-id.server.ts'
import { forgetGonePictures } from '#domain/media/forget-gone.server.ts'
import { openRenditions, renditionKey } from '#domain/media/renditions.server.ts'
import type { Studio } from '#domain/media/studio.server.ts'
import { pictureFiles, pictures } from '#domain/media/tables.ts'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.server.ts'
import type { Db } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { openS3Server } from '#tests/s3-server.ts'
import { bringOriginals } from './bring-originals.server.ts'
import { openPlaces, openStorage } from './open-storage.server.ts'
import type { MediaStorage } from './storage.ts'

const PICTURE = { width: 4, height: 3, alt: 'A camel', tones: ['#000', '#111', '#222'] }
const [ONE, OTHER] = ['abcdefghij0123456789', 'bbcdefghij0123456789'] as const
const BYTES = Buffer.from('a photograph')
const RENDITION = renditionKey({ id: ONE, width: 320, format: 'webp' })

const BUCKET = { S3_URL: 'https://s3.ap-south-1.amazonaws.com/our-pictures', S3_KEY_ID: 'key', S3_SECRET: 'secret' }

const NO_STUDIO = { close: async () => undefined } as unknown as Studio

let dirs: string[]
beforeEach(async () => {
  dirs = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'padav-places-'))))
})
afterEach(() => Promise.all(dirs.map((dir) => rm(dir, { recursive: true, force: true }))))

const processAt = (dataDir: string, db: Db, pictures: 'disk' | 'database' = 'database') =>
  openStorage({ dataDir, pictures, bucket: undefined }, db, systemClock)

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
    const places = await openPlaces({ dataDir: dir!, pictures: 'database', bucket: undefined }, db, systemClock)
    await db.insert(pictures).values([ONE, OTHER].map((id) => ({ ...PICTURE, id })))
    await (await processAt(dir!, db, 'disk')).put(originalKey(ONE), BYTES)
    expect(await places.kept.has(originalKey(ONE))).toBe(false)
    expect(await (await processAt(dir!, db)).find(originalKey(ONE))).toEqual(BYTES)
    const bring = () => bringOriginals(db, places)
    expect(await bring()).toEqual({ there: 0, brought: 1, tidied: 0, missing: [OTHER] })
    expect(await bring()).toEqual({ there: 1, brought: 0, tidied: 0, missing: [OTHER] })
    expect(await places.kept.find(originalKey(ONE))).toEqual(BYTES)
    expect(await places.local.find(originalKey(ONE))).toEqual(BYTES)
  })

  test('are in one place alone once it was tidied, unless a copy is another', async ({ db }) => {
    const [dir] = dirs
    const places = await openPlaces({ dataDir: dir!, pictures: 'database', bucket: undefined }, db, systemClock)
    await db.insert(pictures).values([ONE, OTHER].map((id) => ({ ...PICTURE, id })))
    for (const id of [ONE, OTHER]) await places.local.put(originalKey(id), BYTES)
    await places.kept.put(originalKey(OTHER), Buffer.from('another photograph'))
    const told = await bringOriginals(db, { ...places, tidy: true })
    expect(told).toEqual({ there: 1, brought: 1, tidied: 1, missing: [] })
    const holds = (id: string) => Promise.all([places.kept, places.local].map((place) => place.has(originalKey(id))))
    expect([await holds(ONE), await holds(OTHER)]).toEqual([
      [true, false],
      [true, true],
    ])
  })

  // (caught: the bucket not asked where it is no longer the place)
  test('go from the database into a bucket, where every process finds them, and back', async ({ db }) => {
    await using server = await openS3Server()
    const home = { dataDir: dirs[0]!, bucket: server.bucket }
    const openAt = (pictures: 'database' | 's3') => openPlaces({ ...home, pictures }, db, systemClock)
    await db.insert(pictures).values({ ...PICTURE, id: ONE })
    await (await processAt(dirs[0]!, db)).put(originalKey(ONE), BYTES)
    const other = await openStorage({ ...home, dataDir: dirs[1]!, pictures: 's3' }, db, systemClock)
    const stillOnOld = await openStorage({ ...home, pictures: 'database' }, db, systemClock)
    for (const pictures of ['s3', 'database'] as const) {
      expect(await bringOriginals(db, { ...(await openAt(pictures)), tidy: true })).toMatchObject({
        brought: 1,
        tidied: 1,
      })
      expect(await db.$count(pictureFiles)).toBe(pictures === 's3' ? 0 : 1)
      for (const storage of [other, stillOnOld])
        expect(Buffer.from((await storage.find(originalKey(ONE)))!)).toEqual(BYTES)
    }
    await other.remove(originalKey(ONE))
    expect(await stillOnOld.has(originalKey(ONE))).toBe(false)
  })

  test('that are deleted while they are brought over are not there again afterwards', async ({ db }) => {
    const [dir] = dirs
    const { kept, local } = await openPlaces(
      { dataDir: dir!, pictures: 'database', bucket: undefined },
      db,
      systemClock,
    )
    await db.insert(pictures).values({ ...PICTURE, id: ONE })
    await local.put(originalKey(ONE), BYTES)
    const whileRead: MediaStorage = {
      ...local,
      find: async (key) => {
        const bytes = await local.find(key)
        await db.delete(pictures)
        await local.remove(key)
        return bytes
      },
    }
    await bringOriginals(db, { kept, places: [kept, whileRead] })
    expect([await kept.has(originalKey(ONE)), await local.has(originalKey(ONE))]).toEqual([false, false])
  })
})

test('are kept in a bucket where there is one, in the database where it is a server, on the disk where it is our own, and elsewhere when told', () => {
  const DATABASE_URL = 'postgres://padav@127.0.0.1/padav'
  expect(readConfig({}).pictures).toBe('disk')
  expect(readConfig({ DATABASE_URL }).pictures).toBe('database')
  expect(readConfig({ DATABASE_URL, PICTURES: 'disk' }).pictures).toBe('disk')
  expect(() => readConfig({ PICTURES: 'database' })).toThrow('DATABASE_URL')
  expect(readConfig({ ...BUCKET, DATABASE_URL }).pictures).toBe('s3')
  expect(readConfig({ ...BUCKET, DATABASE_URL, PICTURES: 'database' }).pictures).toBe('database')
  expect(() => readConfig({ PICTURES: 's3' })).toThrow('PICTURES=s3 needs S3_URL')
  expect(() => readConfig({ S3_URL: BUCKET.S3_URL })).toThrow('S3_URL, S3_KEY_ID and S3_SECRET must be set together')
})

test.each([
  ['https://s3.ap-south-1.amazonaws.com/our-pictures', 'ap-south-1'],
  ['https://s3.us-west-004.backblazeb2.com/our-pictures/', 'us-west-004'],
  ['http://10.0.0.5:9000/our-pictures', 'us-east-1'],
  ['http://10.0.0.5:3900/our-pictures?region=garage', 'garage'],
])('a bucket at %s is in %s', (S3_URL, region) => {
  const endpoint = new URL(S3_URL).origin
  expect(readConfig({ ...BUCKET, S3_URL }).bucket).toEqual({
    endpoint,
    region,
    bucket: 'our-pictures',
    keyId: 'key',
    secret: 'secret',
  })
})

test.each([
  's3://our-pictures',
  'https://s3.ap-south-1.amazonaws.com',
  'https://a.example/b/c',
  'https://k:s@a.example/b',
])('%s is no bucket, in words that say what would be one', (S3_URL) =>
  expect(() => readConfig({ ...BUCKET, S3_URL })).toThrow('such as https://s3.ap-south-1'),
)
