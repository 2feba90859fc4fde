import { changing } from '#platform/change-feed.server.ts'
import type { Db } from '#platform/db.server.ts'
import { pictures } from '#domain/media/tables.ts'
import { emptyEveryTable } from '#domain/settings/database-owner.server.ts'

/**
 * Takes everything out of a database the demo filled, its mark too: catalogue, accounts, and what was entered while it was tried, which
 * nobody outside this machine did. `forgetFiles` is called with the id of each picture first, while the database can still name what is
 * elsewhere. Gives how many there were. Whether it is a demo's is the caller's to know.
 */
export async function clearDemo(db: Db, forgetFiles: (picture: string) => Promise<void>): Promise<number> {
  const shown = await db.select({ id: pictures.id }).from(pictures)
  for (const { id } of shown) await forgetFiles(id)
  await changing(db, ['*'], emptyEveryTable)
  return shown.length
}
