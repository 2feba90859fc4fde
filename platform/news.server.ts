import { notify } from './db.server.ts'
import type { Database, Db } from './db.server.ts'
import type { News } from './tags.ts'

const CHANNEL = 'padav_tags'

/** Says in the same transaction as the deed which tags it touched; every process hears it after the commit. */
export async function announce(db: Db, tags: readonly News[]): Promise<void> {
  for (const tag of tags) await notify(db, CHANNEL, tag)
}

/** Does a deed and announces the tags it touches, or those its value tells, both in one transaction: there is no deed without its news. */
export function changing<Value>(
  db: Db,
  tags: readonly News[] | ((value: Value) => readonly News[]),
  deed: (db: Db) => Promise<Value>,
): Promise<Value> {
  return db.transaction(async (db) => {
    const value = await deed(db)
    await announce(db, typeof tags === 'function' ? tags(value) : tags)
    return value
  })
}

/** Calls `hear` with every tag touched by any process, '*' after news may have been missed. Returns the way to stop. */
export function hearNews(database: Database, hear: (tag: News) => void): Promise<() => Promise<void>> {
  return database.listen(CHANNEL, (payload) => hear(payload as News))
}
