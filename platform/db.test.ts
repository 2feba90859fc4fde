import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { notify } from './db.server.ts'
import { test } from '#tests/database.ts'

describe('the database', () => {
  test('answers with every migration in place', async ({ db }) => {
    const { rows } = (await db.execute(
      sql`select count(*)::int as tables from information_schema.tables where table_schema = 'public'`,
    )) as unknown as {
      rows: { tables: number }[]
    }
    expect(rows[0]!.tables).toBeGreaterThan(10)
  })

  test('hands committed news to every listener of the channel', async ({ database }) => {
    const heard: string[] = []
    const stop = await database.listen('tags', (payload) => heard.push(payload))
    await database.db.transaction(async (db) => notify(db, 'tags', 'package:leh'))
    await expect.poll(() => heard).toEqual(['package:leh'])
    await stop()
  })
})
