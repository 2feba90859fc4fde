import { notify } from './db.server.ts'
import type { Database, Db } from './db.server.ts'

const CHANNEL = 'padav_tags'

/** Says in the same transaction as the deed which tags it touched; every process hears it after the commit. */
export async function announce(db: Db, tags: readonly string[]): Promise<void> {
  for (const tag of tags) await notify(db, CHANNEL, tag)
}

/** Calls `hear` with every tag touched by any process, '*' after news may have been missed. Returns the way to stop. */
export function hearNews(database: Database, hear: (tag: string) => void): Promise<() => Promise<void>> {
  return database.listen(CHANNEL, hear)
}
