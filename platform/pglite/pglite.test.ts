import { spawnSync } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MIGRATIONS } from '#tests/database.ts'
import { temporaryDirectory } from '#tests/running-site.ts'
import { openDatabase } from '#platform/db.server.ts'
import type { Database, Db } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { outageOf } from '#platform/outage.ts'

let directory: Awaited<ReturnType<typeof temporaryDirectory>>
let database: Database | undefined

const open = (dir: string) =>
  openDatabase({ kind: 'pglite', dir }, { migrationsDir: MIGRATIONS, log: openLog('silent') })

beforeEach(async () => void (directory = await temporaryDirectory()))
afterEach(async () => {
  await database?.close()
  database = undefined
  spawnSync('umount', [directory.path], { stdio: 'ignore' })
  await directory.remove()
})

describe('an embedded database in a directory', () => {
  // Caught: PGlite in the thread of the server, where nothing else moves while it works.
  test('works without holding up this process, and speaks, refuses and notifies as a server does', async () => {
    database = await open(directory.path)
    const { db } = database
    let moments = 0
    let isWorking = true
    const beat = () => void (moments++, isWorking && setImmediate(beat))
    setImmediate(beat)
    await db.execute(sql`select count(*) from generate_series(1, 400000) n where md5(n::text) like 'ffff%'`)
    isWorking = false
    expect(moments).toBeGreaterThan(100)

    const long = await rowsOf(db, sql`select n, repeat(md5(n::text), 30) as text from generate_series(1, 3000) n`)
    expect([long.length, long.at(-1)]).toMatchObject([
      3000,
      { n: 3000, text: expect.stringMatching(/^[0-9a-f]{960}$/) },
    ])

    const heard: string[] = []
    await database.listen('tags', (payload) => heard.push(payload))
    await db.transaction(async (db) => db.execute(sql`select pg_notify('tags', 'goa')`))
    await expect.poll(() => heard).toEqual(['goa'])

    await db.execute(sql`create table once (id int primary key)`)
    const twice = Array.from({ length: 9 }, () => db.execute(sql`insert into once values (1)`))
    const tried = await Promise.allSettled(twice)
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await database.close()

    database = await open(directory.path)
    expect(await rowsOf(database.db, sql`select id from once`)).toEqual([{ id: 1 }])
  })
})

/** A disk of its own for a directory; nothing where this machine does not allow one. */
function mountDisk(dir: string): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'padav-test', dir]).status === 0
}

describe('a full disk', () => {
  // Caught: a refusal that is a mistake of ours, a thread that stays dead, a database that says it is ready.
  test('is an outage that passes, and nothing that was said to be kept is lost', async ({ skip }) => {
    if (!mountDisk(directory.path)) skip('this machine does not allow a disk to be mounted')
    database = await open(directory.path)
    const { db, pulse } = database
    await db.execute(sql`create table notes (n int, words text)`)
    await db.execute(sql`insert into notes values (0, 'before')`)
    const ballast = join(directory.path, 'ballast')
    await fill(ballast)
    const write = () =>
      db.execute(sql`insert into notes select n, md5(n::text) from generate_series(1, 200000) n`).then(
        () => undefined,
        (error: unknown) => outageOf(error),
      )
    await expect.poll(write).toMatch(/full|gone/)
    expect(await pulse.tryRoom().catch((error: unknown) => outageOf(error))).toMatch(/full|gone/)
    await rm(ballast)
    await expect
      .poll(() =>
        pulse.tryRoom().then(
          () => 'room',
          () => 'none',
        ),
      )
      .toBe('room')
    expect(await rowsOf(db, sql`select words from notes where n = 0`)).toEqual([{ words: 'before' }])
    await db.execute(sql`insert into notes values (1, 'after')`)
  })
})

async function fill(file: string): Promise<void> {
  await writeFile(file, '')
  const chunk = Buffer.alloc(1024 * 1024)
  for (;;) {
    try {
      await writeFile(file, chunk, { flag: 'a' })
    } catch {
      return
    }
  }
}

async function rowsOf(db: Db, question: SQL): Promise<unknown[]> {
  return ((await db.execute(question)) as unknown as { rows: unknown[] }).rows
}
