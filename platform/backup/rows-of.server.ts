import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'

/** The rows of a statement written by hand; what they look like is the caller's word. */
export async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: Row[] }
  return rows
}
