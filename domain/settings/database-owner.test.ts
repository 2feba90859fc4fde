import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { stoppedClock } from '#platform/clock.ts'
import { onBoth as test } from '#tests/database.ts'
import { write } from '#tests/write.ts'
import { emptyEveryTable, markDatabase, readDatabaseOwner, refuseForeignDatabase } from './database-owner.server.ts'
import { saveSetting } from './settings.server.ts'
import { settings, siteScripts } from './tables.ts'

const clock = stoppedClock(new Date('2026-11-22T06:00:00Z'))
const script = { place: 'footer', code: '<script>start()</script>' } as const

describe('whose a database is', () => {
  test('is nobody’s while no table has a row, and somebody’s from the first one (caught: looking at the catalogue alone)', async ({
    db,
  }) => {
    expect(await readDatabaseOwner(db)).toBe('nothing')
    await db.insert(siteScripts).values(script)
    expect(await readDatabaseOwner(db)).toBe('unknown')
  })

  test('is somebody’s where another program keeps its rows', async ({ db }) => {
    await db.execute(sql`create table "their things" (id int)`)
    expect(await readDatabaseOwner(db)).toBe('nothing')
    await db.execute(sql`insert into "their things" values (1)`)
    expect(await readDatabaseOwner(db)).toBe('unknown')
  })

  test('is read from its mark, once written; a demo of before there were marks is one', async ({ db }) => {
    await write(db, saveSetting, { key: 'demo', value: { version: 1, loadedAt: clock.now().toISOString() } })
    expect(await readDatabaseOwner(db)).toBe('demo')
    await markDatabase(db, clock, 'live', 'here')
    expect(await readDatabaseOwner(db)).toBe('live')
    await expect(markDatabase(db, clock, 'demo', 'here')).rejects.toThrow('here belongs to a live site')
    expect(await readDatabaseOwner(db)).toBe('live')
  })

  test('is nobody’s again when every table is emptied', async ({ db }) => {
    await markDatabase(db, clock, 'demo', 'here')
    await db.insert(siteScripts).values(script)
    await emptyEveryTable(db)
    expect(await readDatabaseOwner(db)).toBe('nothing')
    expect(await db.select().from(settings)).toEqual([])
  })
})

describe('a site', () => {
  test.for([
    ['demo', 'nothing', undefined],
    ['demo', 'demo', undefined],
    ['demo', 'live', /belongs to a live site[^]*APP_MODE=live/],
    ['demo', 'unknown', /no demo wrote[^]*APP_MODE=live/],
    ['live', 'nothing', undefined],
    ['live', 'live', undefined],
    ['live', 'unknown', undefined],
    ['live', 'demo', /npm run demo:clear/],
  ] as const)('in %s mode on a database that holds %s', ([mode, owner, words]) => {
    const start = () => refuseForeignDatabase(owner, mode, 'PGlite in ./data/db')
    if (words) expect(start).toThrow(words)
    else expect(start).not.toThrow()
  })
})
