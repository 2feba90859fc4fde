import { and, eq, isNull } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import type { Visitor } from './sessions.server.ts'
import { users } from './tables.ts'

/** The visitor's own row. Throws when the account is gone. */
export async function getUser(db: Db, { id }: Visitor) {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.erasedAt)))
  if (!user) throw new Error('the account is gone')
  return user
}

/** Writes into the visitor's own row, `only` where that holds; tells whether it did. */
export async function changeUser(
  db: Db,
  { id }: Visitor,
  values: Partial<typeof users.$inferInsert>,
  only?: SQL,
): Promise<boolean> {
  const mine = and(eq(users.id, id), isNull(users.erasedAt), only)
  return (await db.update(users).set(values).where(mine).returning({ id: users.id })).length > 0
}
