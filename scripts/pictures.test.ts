import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { originalKey } from '#domain/media/picture-id.server.ts'
import { openDiskStorage } from '#domain/media/storage/disk.server.ts'
import { openS3Storage } from '#domain/media/storage/s3.server.ts'
import { pictures } from '#domain/media/tables.ts'
import { systemClock } from '#platform/clock.ts'
import { AS_FOUND, openDatabase } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { openDoor } from '#server/backup/door.server.ts'
import { test } from '#tests/database.ts'
import { migratedDirectory } from '#tests/migrated-directory.ts'
import { runScript } from '#tests/run-script.ts'
import { openS3Server } from '#tests/s3-server.ts'
import type { S3Server } from '#tests/s3-server.ts'

const PICTURE = { id: 'abcdefghij0123456789', width: 4, height: 3, alt: 'A camel', tones: ['#000', '#111', '#222'] }
const KEY = originalKey(PICTURE.id)
const CAMEL = Buffer.from('a photograph')

/** A folder with one picture on its disk whose database this process has open, as a site that runs has. */
async function runningSite() {
  const { path, remove } = await migratedDirectory()
  const choice = { kind: 'pglite', dir: join(path, 'db') } as const
  const { db, close } = await openDatabase(choice, { migrationsDir: AS_FOUND, log: openLog('silent') })
  await db.insert(pictures).values(PICTURE)
  const disk = await openDiskStorage(join(path, 'media'), systemClock)
  await disk.put(KEY, CAMEL)
  const run = (env: Record<string, string>, ...words: string[]) =>
    runScript('pictures', words, { DATABASE_URL: '', DATA_DIR: path, ...env })
  return { db, disk, path, run, close, remove }
}

describe('npm run pictures beside a site on PGlite', { timeout: 240_000 }, () => {
  // (seen to fail while the command wanted the folder for itself)
  test('brings them into a bucket and back while the site has it open', async () => {
    const { db, disk, path, run, close, remove } = await runningSite()
    await using s3 = await openS3Server()
    const { env, bucket } = await inBucket(s3)
    const door = await openDoor({ db, clock: systemClock }, path)

    const wrong = await run({ ...env, S3_SECRET: 'another' })
    expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining('our-pictures answers 403') })
    const brought = await run(env)
    expect(brought).toMatchObject({ code: 0, said: expect.stringContaining('1 brought, 0 there already.') })
    expect([Buffer.from((await bucket.find(KEY))!), await disk.has(KEY)]).toEqual([CAMEL, true])
    expect((await run(env, '--tidy')).said).toContain('0 brought, 1 there already, 1 no longer elsewhere')
    expect(await disk.has(KEY)).toBe(false)
    expect((await run({ ...env, PICTURES: 'disk' }, '--tidy')).said).toContain('1 brought, 0 there already, 1 no')
    expect([Buffer.from((await disk.find(KEY))!), await bucket.has(KEY)]).toEqual([CAMEL, false])

    await disk.remove(KEY)
    expect(await run({})).toMatchObject({ code: 1, said: expect.stringContaining(`nowhere is ${PICTURE.id}`) })
    await door.close()
    expect(await run({})).toMatchObject({ code: 1, said: expect.stringContaining('no site that can be asked') })
    await close()
    await remove()
  })

  test('opens the folder itself where nobody has it', async () => {
    const { run, close, remove } = await runningSite()
    await close()
    await using s3 = await openS3Server()
    const { env, bucket } = await inBucket(s3)
    expect((await run(env)).said).toContain('1 brought, 0 there already.')
    expect(await bucket.has(KEY)).toBe(true)
    expect(await run({}, '--untidy')).toMatchObject({ code: 2 })
    await remove()
  })
})

async function inBucket({ bucket }: S3Server) {
  const env = { S3_URL: `${bucket.endpoint}/${bucket.bucket}`, S3_KEY_ID: bucket.keyId, S3_SECRET: bucket.secret }
  return { env, bucket: await openS3Storage(bucket) }
}
