import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from './db.server.ts'
import { test } from '#tests/database.ts'
import { againIfLost } from './again-if-lost.server.ts'

/** Work that the database undoes at first, with a SQLSTATE, so many times. */
function undoing(code: string, times: number) {
  let tries = 0
  const work = async (db: Db) => {
    await db.execute(sql`insert into again values (${++tries})`)
    if (tries <= times) await db.execute(sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`))
    return tries
  }
  return { work, tries: () => tries }
}

// (caught: tried without end; what the first try wrote kept; a mistake tried again, and work that may have been committed)
test('work that was undone for another’s sake is done again, and nothing else is', async ({ database: { db } }) => {
  await db.execute(sql`create table again (try int)`)
  expect(await againIfLost(db, undoing('40P01', 1).work)).toBe(2)
  expect(await againIfLost(db, undoing('40001', 2).work)).toBe(3)
  expect((await db.execute(sql`select try from again order by 1`)) as unknown as { rows: unknown }).toMatchObject({
    rows: [{ try: 2 }, { try: 3 }],
  })
  for (const [code, tries] of [
    ['40P01', 3],
    ['57P01', 1],
    ['23505', 1],
  ] as const) {
    const undone = undoing(code, 9)
    await expect(againIfLost(db, undone.work)).rejects.toThrow('Failed query')
    expect([code, undone.tries()]).toEqual([code, tries])
  }
  const within = undoing('40P01', 1)
  await expect(db.transaction((db) => againIfLost(db, within.work))).rejects.toThrow('Failed query')
  expect(within.tries()).toBe(1)
})
