import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import type { Renditions } from './renditions.server.ts'
import { pictures } from './tables.ts'

/**
 * Forgets what this machine made of pictures that are gone: another process may have deleted one while this one was not running to hear of it. `mediaDir` is where its renditions lie. Gives how
 * many pictures it forgot.
 */
export async function forgetGonePictures(
  { db, renditions }: { db: Db; renditions: Pick<Renditions, 'forget'> },
  mediaDir: string,
): Promise<number> {
  const dir = join(mediaDir, 'renditions')
  let forgotten = 0
  for (const part of await namesIn(dir)) {
    const ids = await namesIn(join(dir, part))
    const rows = await db.select({ id: pictures.id }).from(pictures).where(inArray(pictures.id, ids))
    const there = new Set(rows.map(({ id }) => id))
    for (const id of ids.filter((id) => !there.has(id))) {
      await renditions.forget(id)
      forgotten++
    }
  }
  return forgotten
}

/** Nothing has been made yet where there is no folder. */
function namesIn(dir: string): Promise<string[]> {
  return readdir(dir).catch(() => [])
}
