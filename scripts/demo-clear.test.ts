import { access, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, inject } from 'vitest'
import { users } from '#domain/accounts/tables.ts'
import { savePosterPictures } from '#domain/media/pictures.server.ts'
import { originalKey } from '#domain/media/picture-id.server.ts'
import { renditionKey } from '#domain/media/renditions.server.ts'
import { WALL_POSTERS } from '#domain/media/site-art.server.ts'
import { openS3Storage } from '#domain/media/storage/s3.server.ts'
import { markDatabase, readDatabaseOwner } from '#domain/settings/database-owner.server.ts'
import { systemClock } from '#platform/clock.ts'
import type { DatabaseChoice } from '#platform/config.server.ts'
import { openDatabase } from '#platform/db.server.ts'
import type { Db } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { accountBench } from '#tests/benches/account-bench.ts'
import { MIGRATIONS, onBoth as test } from '#tests/database.ts'
import { migratedDirectory } from '#tests/migrated-directory.ts'
import { temporaryDirectory } from '#tests/running-site.ts'
import { runScript } from '#tests/run-script.ts'
import { openS3Server } from '#tests/s3-server.ts'

const clear = (words: string[], env: Record<string, string>) => runScript('demo-clear', words, env)

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

async function fill(db: Db, dataDir: string, mode: 'demo' | 'live') {
  await markDatabase(db, systemClock, mode, 'here')
  await accountBench(db).person()
  const [picture] = await savePosterPictures(db, WALL_POSTERS.slice(0, 1))
  const files = [
    'keys.json',
    join('media', renditionKey({ id: picture?.id ?? '', width: 480, format: 'avif' })),
    'media/own.jpg',
  ]
  for (const file of files) {
    await mkdir(dirname(join(dataDir, file)), { recursive: true })
    await writeFile(join(dataDir, file), '{}')
  }
  return {
    picture: picture?.id ?? '',
    left: async () => (await Promise.all(files.map((file) => isThere(join(dataDir, file))))).join(),
  }
}

describe('npm run demo:clear', { timeout: 240_000 }, () => {
  const onPglite = test.skipIf(inject('databaseUrl'))

  onPglite('says how it is used, and takes no other word', async () => {
    expect(await clear(['--help'], {})).toMatchObject({
      code: 0,
      said: expect.stringContaining('Exit codes: 0 removed'),
    })
    expect(await clear(['--all'], {})).toMatchObject({ code: 2, said: expect.stringContaining('--all') })
  })

  onPglite(
    'empties the demo’s database and takes its files, and nothing in a directory that is in use (PGlite)',
    async () => {
      const directory = await migratedDirectory()
      const env = { DATA_DIR: directory.path, DATABASE_URL: '' }
      const choice: DatabaseChoice = { kind: 'pglite', dir: `${directory.path}/db` }
      const open = () => openDatabase(choice, { migrationsDir: MIGRATIONS, log: openLog('silent') })
      const held = await open()
      const { left } = await fill(held.db, directory.path, 'demo')
      expect(await clear([], env)).toMatchObject({ code: 1, said: expect.stringContaining('in use by process') })
      await held.close()
      expect(await left()).toBe('true,true,true')
      expect(await clear([], env)).toMatchObject({ code: 0, said: expect.stringContaining('The demo is gone') })
      expect(await left()).toBe('false,false,true')
      const after = await open()
      expect(await readDatabaseOwner(after.db)).toBe('nothing')
      await after.close()
      expect(await clear([], env)).toMatchObject({ code: 0, said: expect.stringContaining('no demo to remove') })
      await directory.remove()
    },
  )

  // Caught: originals looked for on the disk alone; a database emptied before what is elsewhere was gone, and nobody left to name it.
  onPglite('takes originals out of a bucket too, and keeps all while the bucket is away', async () => {
    await using server = await openS3Server()
    const directory = await migratedDirectory()
    const choice: DatabaseChoice = { kind: 'pglite', dir: `${directory.path}/db` }
    const open = () => openDatabase(choice, { migrationsDir: MIGRATIONS, log: openLog('silent') })
    const before = await open()
    const { picture } = await fill(before.db, directory.path, 'demo')
    await before.close()
    const { endpoint, bucket, keyId, secret } = server.bucket
    const storage = await openS3Storage(server.bucket)
    await storage.put(originalKey(picture), Buffer.from('a photograph'))
    const env = { DATA_DIR: directory.path, DATABASE_URL: '', S3_KEY_ID: keyId, S3_SECRET: secret }
    const away = { ...env, S3_URL: `${endpoint}/another-bucket` }
    expect(await clear([], away)).toMatchObject({ code: 1 })
    const between = await open()
    expect(await between.db.select().from(users)).toHaveLength(1)
    await between.close()
    expect(await clear([], { ...env, S3_URL: `${endpoint}/${bucket}` })).toMatchObject({ code: 0 })
    expect(await storage.has(originalKey(picture))).toBe(false)
    await directory.remove()
  })

  onPglite('touches no database that is not a demo’s (caught: clearing whatever it was pointed at)', async () => {
    const directory = await migratedDirectory()
    const choice: DatabaseChoice = { kind: 'pglite', dir: `${directory.path}/db` }
    const open = () => openDatabase(choice, { migrationsDir: MIGRATIONS, log: openLog('silent') })
    const before = await open()
    const { left } = await fill(before.db, directory.path, 'live')
    await before.close()
    const cleared = await clear([], { DATA_DIR: directory.path, DATABASE_URL: '' })
    expect(cleared).toMatchObject({ code: 3, said: expect.stringContaining('belongs to a live site') })
    const after = await open()
    expect(await after.db.select().from(users)).toHaveLength(1)
    expect(await left()).toBe('true,true,true')
    await after.close()
    await directory.remove()
  })

  test.runIf(inject('databaseUrl'))('empties a PostgreSQL database', async ({ database }) => {
    if (database.choice.kind !== 'postgres') throw new Error('no PostgreSQL')
    const directory = await temporaryDirectory()
    await fill(database.db, directory.path, 'demo')
    const env = { DATA_DIR: directory.path, DATABASE_URL: database.choice.url }
    expect(await clear([], env)).toMatchObject({ code: 0, said: expect.stringContaining('The demo is gone') })
    expect(await readDatabaseOwner(database.db)).toBe('nothing')
    await directory.remove()
  })
})
