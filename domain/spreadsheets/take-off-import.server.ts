import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import type { CommandNeeds } from '#domain/audit/command.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { done, refused } from '#platform/result.ts'
import { checkThings } from './check.server.ts'
import type { SheetKind } from './kind.ts'
import { findKind } from './kinds.server.ts'
import { importChunks, imports } from './tables.ts'

type Chunk = typeof importChunks.$inferSelect

/**
 * Takes off what a file brought, where it stands as the file says; what another file has said since stays. A chunk at a time, so that whoever is interrupted asks again. Refuses 'forbidden', 'unknown-kind' where it
 * is not theirs or of a kind that stays, and 'changed-meanwhile' unless the file is written or stopped.
 */
export async function takeOffImport(needs: CommandNeeds, actor: Actor, { id }: { id: string }) {
  const allowed = demand(actor, 'imports.run')
  if (!allowed.ok) return allowed
  const [found] = await needs.db.select().from(imports).where(eq(imports.id, id))
  const kind = found && findKind(found.kind)
  if (!found || !kind?.takeOff || !demand(actor, kind.action).ok) return refused('unknown-kind')
  if (found.state !== 'done' && found.state !== 'stopped') return refused('changed-meanwhile')
  const chunks = await needs.db
    .select()
    .from(importChunks)
    .where(eq(importChunks.importId, id))
    .orderBy(asc(importChunks.number))
  for (const chunk of chunks) {
    const off = await takeOffChunk(needs, actor, kind, found.heads, chunk)
    if (!off.ok) return off
  }
  return markTakenOff(needs, actor, { id, state: found.state })
}

async function takeOffChunk(needs: CommandNeeds, actor: Actor, kind: SheetKind, heads: string[], { things }: Chunk) {
  const checked = await checkThings(needs.db, kind, heads, things)
  const standing = checked.filter(({ fate }) => fate === 'same').map(({ draft }) => draft)
  return standing.length === 0 ? done(undefined) : kind.takeOff!(needs, actor, standing as never[])
}

const markTakenOff = command('imports.run', {
  input: z.object({ id: z.string(), state: z.enum(['done', 'stopped']) }),
  tags: [],
  change: async ({ db }, { id, state }) => {
    const [marked] = await db
      .update(imports)
      .set({ state: 'taken-off', problem: null })
      .where(and(eq(imports.id, id), eq(imports.state, state)))
      .returning({ id: imports.id })
    if (!marked) return refused('changed-meanwhile')
    const change = { subject: `import:${id}`, before: { state }, after: { state: 'taken-off' } }
    return { ok: true, value: undefined, changes: [change] }
  },
})
