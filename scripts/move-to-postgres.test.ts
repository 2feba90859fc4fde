import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { originalKey } from '#domain/media/picture-id.server.ts'
import { openDiskStorage } from '#domain/media/storage/disk.server.ts'
import { pictures } from '#domain/media/tables.ts'
import { copyTables } from '#platform/backup/copy-tables.server.ts'
import { systemClock } from '#platform/clock.ts'
import type { DatabaseChoice } from '#platform/config.server.ts'
import { AS_FOUND, openDatabase } from '#platform/db.server.ts'
import type { Db } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { test } from '#tests/database.ts'
import { migratedDirectory } from '#tests/migrated-directory.ts'
import { openOwnDatabase } from '#tests/own-database.ts'
import { temporaryDirectory } from '#tests/running-site.ts'
import { runScript } from '#tests/run-script.ts'

const PICTURE = { id: 'abcdefghij0123456789', width: 4, height: 3, alt: 'A camel', tones: ['#000', '#111', '#222'] }
const move = (words: string[], env: Record<string, string>) => runScript('move-to-postgres', words, env)

async function inside<Value>(choice: DatabaseChoice, work: (db: Db) => Promise<Value>): Promise<Value> {
  const { db, close } = await openDatabase(choice, { migrationsDir: AS_FOUND, log: openLog('silent') })
  return work(db).finally(close)
}

const rowsIn = async (db: Db) => (await copyTables(db, async () => undefined)).tables

describe('npm run move-to-postgres', { timeout: 240_000 }, () => {
  test('carries every row there and back, writes over nothing, and names a picture that is nowhere', async () => {
    expect(await move([], { DATABASE_URL: '' })).toMatchObject({
      code: 2,
      said: expect.stringContaining('DATABASE_URL'),
    })
    const [from, back, server] = [await migratedDirectory(), await temporaryDirectory(), await openOwnDatabase()]
    const pglite = ({ path }: { path: string }): DatabaseChoice => ({ kind: 'pglite', dir: `${path}/db` })
    const postgres: DatabaseChoice = { kind: 'postgres', url: server.url }
    const rows = await inside(pglite(from), async (db) => {
      await (await (await bookingBench(db)).book()).pay('success')
      return rowsIn(db)
    })
    const media = await openDiskStorage(join(from.path, 'media'), systemClock)
    await media.put(originalKey('picture-one'), Buffer.from('a photograph'))
    const env = { DATABASE_URL: server.url, DATA_DIR: from.path }
    expect(await move([], env)).toMatchObject({ code: 0, said: expect.stringContaining('were counted there') })
    expect(await inside(postgres, rowsIn)).toEqual(rows)
    expect(await move([], env)).toMatchObject({ code: 3, said: expect.stringContaining('holds something already') })
    await inside(postgres, (db) => db.insert(pictures).values(PICTURE))
    expect(await move(['--back'], { ...env, DATA_DIR: back.path })).toMatchObject({
      code: 1,
      said: expect.stringMatching(`The rows are there, .* nowhere is ${PICTURE.id}.*PICTURES=disk npm run pictures`),
    })
    expect(await inside(pglite(back), rowsIn)).toEqual(await inside(postgres, rowsIn))
    await Promise.all([from.remove(), back.remove(), server.drop()])
  })
})
