import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/policy/actor.ts'
import { isProgram } from '#domain/policy/actor.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { sendNotice } from './notices.server.ts'
import { staysOwner } from './owners.server.ts'
import { users } from './tables.ts'

type Change = { what: string; link: string }

/** Tells every owner, in the caller's transaction, that somebody changed which scripts run on public pages. */
export async function tellOwnersOfScripts(
  { db, clock }: { db: Db; clock: Clock },
  actor: NonNullable<Actor>,
  { what, link }: Change,
): Promise<void> {
  const who = isProgram(actor) ? 'The program' : await nameOf(db, actor.id)
  const at = clock.now()
  for (const { email, name } of await db.select().from(users).where(staysOwner))
    await sendNotice(db, { to: email, name, at }, { kind: 'scripts-changed', values: { who, what, link } })
}

async function nameOf(db: Db, id: string): Promise<string> {
  const [found] = await db.select({ name: users.name }).from(users).where(eq(users.id, id))
  return found?.name ?? 'Somebody'
}
