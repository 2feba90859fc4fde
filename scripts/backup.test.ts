import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { originalKey } from '#domain/media/picture-id.server.ts'
import { pictures } from '#domain/media/tables.ts'
import { openDiskStorage } from '#domain/media/storage/disk.server.ts'
import { copyTables } from '#platform/backup/copy-tables.server.ts'
import { systemClock } from '#platform/clock.ts'
import { AS_FOUND, openDatabase } from '#platform/db.server.ts'
import type { Db } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { checkBackup } from '#server/backup/backup-file.server.ts'
import { openDoor } from '#server/backup/door.server.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { test } from '#tests/database.ts'
import { migratedDirectory } from '#tests/migrated-directory.ts'
import { temporaryDirectory } from '#tests/running-site.ts'
import { runScript } from '#tests/run-script.ts'

const PASSPHRASE = 'three camels at noon'
const PICTURE = { id: 'abcdefghij0123456789', width: 4, height: 3, alt: 'A camel', tones: ['#000', '#111', '#222'] }

const run = (command: 'backup' | 'restore', words: string[], env: Record<string, string>) =>
  runScript(command, words, { DATABASE_URL: '', BACKUP_PASSPHRASE: PASSPHRASE, ...env })

async function inDirectory<Value>(path: string, work: (db: Db) => Promise<Value>): Promise<Value> {
  const choice = { kind: 'pglite', dir: `${path}/db` } as const
  const { db, close } = await openDatabase(choice, { migrationsDir: AS_FOUND, log: openLog('silent') })
  return work(db).finally(close)
}

const rowsIn = (path: string) => inDirectory(path, async (db) => (await copyTables(db, async () => undefined)).tables)

describe('npm run backup and npm run restore', { timeout: 240_000 }, () => {
  test('say how they are used, and do nothing without a passphrase', async () => {
    for (const command of ['backup', 'restore'] as const) {
      expect(await run(command, ['--help'], {})).toMatchObject({
        code: 0,
        said: expect.stringContaining('Exit codes: 0'),
      })
      const short = await run(command, ['x.age'], { BACKUP_PASSPHRASE: 'camels' })
      expect(short).toMatchObject({ code: 2, said: expect.stringContaining('BACKUP_PASSPHRASE') })
    }
  })

  test('keep no empty copy of a slip: where no site has begun there is nothing to back up, and nothing is left (caught: 0 rows, opened and counted)', async () => {
    const directory = await migratedDirectory()
    const file = join(directory.path, 'none.age')
    const [nowhere, notBegun] = [join(directory.path, 'nowhere'), directory.path]
    expect(await run('backup', [file], { DATA_DIR: nowhere })).toMatchObject({
      code: 1,
      said: expect.stringContaining('there is no database in'),
    })
    expect(await run('backup', [file], { DATA_DIR: notBegun })).toMatchObject({
      code: 1,
      said: expect.stringContaining('no site has begun in'),
    })
    expect([existsSync(nowhere), existsSync(file)]).toEqual([false, false])
    await directory.remove()
  })

  test('carry a running site to another folder, rows, pictures and keys; a file that was touched restores nothing', async () => {
    const [from, to] = [await migratedDirectory(), await temporaryDirectory()]
    const file = join(from.path, 'one.age')
    const media = (path: string) => openDiskStorage(join(path, 'media'), systemClock)
    await writeFile(join(from.path, 'keys.json'), '{"of":"the demo"}')
    await (await media(from.path)).put(originalKey(PICTURE.id), Buffer.from('a photograph'))
    const made = await inDirectory(from.path, async (db) => {
      await (await (await bookingBench(db)).book()).pay('success')
      await db.insert(pictures).values(PICTURE)
      // The folder belongs to this process, as it does to a site that runs.
      const door = await openDoor({ db, clock: systemClock }, from.path)
      return run('backup', [file], { DATA_DIR: from.path }).finally(door.close)
    })
    expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/tables, 1 picture, .* opened and counted/) })
    expect(await run('backup', [file], { DATA_DIR: from.path })).toMatchObject({
      code: 1,
      said: expect.stringContaining('there already'),
    })
    const bytes = await readFile(file)
    expect(bytes.includes('a photograph')).toBe(false)

    const touched = join(from.path, 'touched.age')
    const damaged = {
      'a byte': bytes.with(bytes.length >> 1, bytes[bytes.length >> 1]! ^ 1),
      'its end': bytes.subarray(0, -200),
    }
    for (const wrong of Object.values(damaged)) {
      await writeFile(touched, wrong)
      await expect(checkBackup(touched, PASSPHRASE)).rejects.toThrow('cut short or changed')
    }
    expect(await run('restore', [touched], { DATA_DIR: to.path })).toMatchObject({ code: 1 })
    await expect(checkBackup(file, 'four camels at noon')).rejects.toThrow('another passphrase')
    // Caught: a slip in the name sent somebody to look for another passphrase.
    await expect(checkBackup(join(from.path, 'slip.age'), PASSPHRASE)).rejects.toThrow('is not there')

    // The picture of the sample catalogue has no file, so the backup has none of it.
    expect(await run('restore', [file], { DATA_DIR: to.path })).toMatchObject({
      code: 1,
      said: expect.stringMatching(/rows are there, .* nowhere is picture-one\..*npm run pictures/),
    })
    expect(await rowsIn(to.path)).toEqual(await rowsIn(from.path))
    expect(await (await media(to.path)).find(originalKey(PICTURE.id))).toEqual(Buffer.from('a photograph'))
    expect(await readFile(join(to.path, 'keys.json'), 'utf8')).toBe('{"of":"the demo"}')
    expect(await run('restore', [file], { DATA_DIR: to.path })).toMatchObject({ code: 3 })
    await Promise.all([from.remove(), to.remove()])
  })
})
