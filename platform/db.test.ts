import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type pg from 'pg'
import { describe, expect, inject } from 'vitest'
import type { DatabaseChoice } from './config.server.ts'
import { AS_FOUND, openDatabase } from './db.server.ts'
import type { Db } from './db.server.ts'
import { openLog } from './log.server.ts'
import { outageOf } from './outage.ts'
import { MIGRATIONS, freshDatabase, onBoth as test } from '#tests/database.ts'

describe('the database', () => {
  test('answers with every migration in place', async ({ db }) => {
    const { rows } = (await db.execute(
      sql`select count(*)::int as tables from information_schema.tables where table_schema = 'public'`,
    )) as unknown as {
      rows: { tables: number }[]
    }
    expect(rows[0]!.tables).toBeGreaterThan(10)
  })

  test('hands what is committed to every listener of the channel', async ({ database }) => {
    const heard: string[] = []
    const stop = await database.listen('tags', (payload) => heard.push(payload))
    await database.db.transaction(async (db) => db.execute(sql`select pg_notify('tags', 'package:leh')`))
    await expect.poll(() => heard).toEqual(['package:leh'])
    await stop()
  })

  // Caught: a pool that throws a connection away with every refusal.
  test('keeps a connection that only refused', async ({ database: { db } }) => {
    const backend = () => rowsOf(db, sql`select pg_backend_pid() as pid`)
    const before = await backend()
    await expect(db.execute(sql`select 1 / 0`)).rejects.toThrow('Failed query')
    expect(await backend()).toEqual(before)
  })

  test('gives nobody a connection in the midst of another’s transaction', async ({ database: { db } }) => {
    const given = poolOf(db)
    const client = await given.connect()
    await client.query('begin')
    await client.query('create table left_over (id int)')
    client.release()
    // caught: a connection whose end of transaction was not answered in time, handed on as it was
    await db.transaction(async () => undefined)
    expect(await rowsOf(db, sql`select to_regclass('left_over')::text as found`)).toEqual([{ found: null }])
  })

  test('tells in its own words why it cannot be changed', async ({ database: { choice } }) => {
    const migrationsDir = await writeMigration('alter table nobody_made_this add column x int;')
    const opened = openDatabase(choice, { migrationsDir, log: openLog('silent') })
    await expect(opened).rejects.toThrow('relation "nobody_made_this" does not exist (42P01)')
  })

  // Caught: a migration on the pool, whose time-outs end it, and whose turn another process waits for as long as they allow.
  test.skipIf(!inject('databaseUrl'))('changes as long as it takes, and other processes wait', async () => {
    const { choice, close } = await freshDatabase()
    const migrationsDir = await writeMigration('select pg_sleep(5.5); create table after_a_while (id int);')
    const open = () => openDatabase(choice, { migrationsDir, log: openLog('silent') })
    const both = await Promise.all([open(), open()])
    for (const { db } of both) expect(await rowsOf(db, sql`select * from after_a_while`)).toEqual([])
    await Promise.all(both.map((one) => one.close()))
    await close()
  })

  // (caught: the one who listens behind the pooler; a copy at the pooler's pace)
  test.skipIf(!inject('databaseUrl'))(
    'asks in transactions through a pooler, and goes past it for all else',
    async () => {
      const { choice, close } = await freshDatabase()
      const named = (name: string) => `${choice.kind === 'postgres' ? choice.url : ''}?application_name=${name}`
      const pooled: DatabaseChoice = { kind: 'postgres', url: named('pooled'), directUrl: named('direct') }
      const opening = { migrationsDir: MIGRATIONS, log: openLog('silent') }
      const site = await openDatabase(pooled, opening)
      const stop = await site.listen('tags', () => undefined)
      const copying = await openDatabase(pooled, { ...opening, migrationsDir: AS_FOUND })
      const [whoAsks, whoListens] = [
        sql`select current_setting('application_name') as name`,
        sql`select application_name as name from pg_stat_activity where datname = current_database() and query = 'listen "tags"'`,
      ]
      expect(await rowsOf(site.db, whoAsks)).toEqual([{ name: 'pooled' }])
      expect(await rowsOf(site.db, whoListens)).toEqual([{ name: 'direct' }])
      expect(await rowsOf(copying.db, whoAsks)).toEqual([{ name: 'direct' }])
      await stop()
      for (const one of [site, copying]) await one.close()
      await close()
    },
  )

  // Caught: Drizzle gives no connection back whose BEGIN failed.
  test.skipIf(!inject('databaseUrl'))('has all its connections again after it was lost', async () => {
    const { db, pulse, close } = await freshDatabase()
    for (let i = 0; i < 3; i++) {
      const waiting = Array.from({ length: 20 }, () =>
        db.transaction(async (db) => db.execute(sql`select pg_sleep(60)`)),
      )
      const answers = Promise.allSettled(waiting)
      setImmediate(pulse.lose)
      for (const answer of await answers) expect(answer.status === 'rejected' && outageOf(answer.reason)).toBe('gone')
      await expect(db.execute(sql`select 1`)).rejects.toThrow('Failed query')
      pulse.find()
    }
    await Promise.all(Array.from({ length: 20 }, () => db.execute(sql`select 1`)))
    await close()
  })
})

/** A folder of migrations with one more than there are. */
async function writeMigration(statements: string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'padav-migrations-'))
  await cp(MIGRATIONS, dir, { recursive: true })
  const journal = JSON.parse(await readFile(join(dir, 'meta/_journal.json'), 'utf8')) as { entries: object[] }
  journal.entries.push({ idx: 999, version: '7', when: 4_000_000_000_000, tag: '9999_test', breakpoints: true })
  await writeFile(join(dir, 'meta/_journal.json'), JSON.stringify(journal))
  await writeFile(join(dir, '9999_test.sql'), statements)
  return dir
}

/** The connections under Drizzle. */
function poolOf(db: Db): pg.Pool {
  return (db as unknown as { $client: pg.Pool }).$client
}

async function rowsOf(db: Db, question: SQL): Promise<unknown[]> {
  return ((await db.execute(question)) as unknown as { rows: unknown[] }).rows
}
