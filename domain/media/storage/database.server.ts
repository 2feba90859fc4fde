import { eq, sql } from 'drizzle-orm'
import { pictureFiles } from '#domain/media/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { checkKey } from './storage.ts'
import type { MediaStorage } from './storage.ts'

/** Opens the table of picture files, which every process of a site sees. */
export function openDatabaseStorage(db: Db): MediaStorage {
  const under = (key: string) => {
    checkKey(key)
    return eq(pictureFiles.key, key)
  }
  return {
    find: async (key) => {
      const [row] = await db.select({ bytes: pictureFiles.bytes }).from(pictureFiles).where(under(key))
      return row?.bytes
    },
    has: async (key) => (await db.$count(pictureFiles, under(key))) > 0,
    put: async (key, bytes) => {
      checkKey(key)
      await db
        .insert(pictureFiles)
        .values({ key, bytes })
        .onConflictDoUpdate({ target: pictureFiles.key, set: { bytes: sql`excluded.bytes` } })
    },
    remove: async (key) => void (await db.delete(pictureFiles).where(under(key))),
  }
}
