import { changing } from '#platform/change-feed.server.ts'
import type { Db } from '#platform/db.server.ts'
import { pictures } from '#domain/media/tables.ts'
import { emptyEveryTable } from '#domain/settings/database-owner.server.ts'

/**
 * Takes everything out of a database the demo filled, its mark too: catalogue, accounts, and what was entered while it was tried, which
 * nobody outside this machine did. Returns the ids of the pictures whose files are to go as well. Whether it is a demo's is the caller's
 * to know.
 */
export async function clearDemo(db: Db): Promise<string[]> {
  return changing(db, ['*'], async (db) => {
    const shown = await db.select({ id: pictures.id }).from(pictures)
    await emptyEveryTable(db)
    return shown.map(({ id }) => id)
  })
}
