import { vi } from 'vitest'
import type { Db } from '#platform/db.server.ts'

/** How many statements `work` sends to the database. */
export async function countQueries(db: Db, work: (db: Db) => Promise<unknown>): Promise<number> {
  const prepare = vi.spyOn(db._.session, 'prepareQuery')
  try {
    await work(db)
    return prepare.mock.calls.length
  } finally {
    prepare.mockRestore()
  }
}
