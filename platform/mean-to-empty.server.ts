import { sql } from 'drizzle-orm'
import type { Db } from './db.server.ts'

/** Says, for the rest of the caller's transaction, that tables whose rows are only added are emptied on purpose: a trigger of theirs refuses it otherwise. */
export async function meanToEmpty(db: Db): Promise<void> {
  await db.execute(sql`set local padav.empties = 'on purpose'`)
}
