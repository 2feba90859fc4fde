import { and, eq, lte } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import type { CommandNeeds, Fault } from '#domain/audit/command.server.ts'
import { countInTurn } from '#platform/each-in-turn.ts'
import { refused } from '#platform/result.ts'
import { DRAFTED } from './draft.ts'
import { toldOf } from './drafts.server.ts'
import { Id, lockWritten, makePublic, put, step } from './one-draft.server.ts'
import type { DraftPlan, Outcome } from './one-draft.server.ts'
import { drafts } from './tables.ts'

const BY_HOUR = { program: 'the hour of a draft' } as const
const AT_ONCE = 100

/** Publishes what has waited for its hour; what cannot be published any more is a draft again, which says why. Several processes may do this at once. Gives how many became public. */
export function publishingDue(plan: DraftPlan) {
  const publish = publishingScheduled(plan)
  const putOff = puttingOff(plan)
  return async ({ db, clock }: CommandNeeds): Promise<number> => {
    const due = await db
      .select({ id: drafts.thingId })
      .from(drafts)
      .where(and(eq(drafts.kind, plan.kind), eq(drafts.state, 'scheduled'), lte(drafts.publishAt, clock.now())))
      .orderBy(drafts.publishAt, drafts.thingId)
      .limit(AT_ONCE)
    return countInTurn(due, async ({ id }) => {
      const published = await publish({ db, clock }, BY_HOUR, { id })
      if (published.ok) return true
      // Another process was quicker, or somebody took it back.
      if (published.reason === 'no-draft') return false
      await putOff({ db, clock }, BY_HOUR, { id, because: becauseOf(published) })
      return false
    })
  }
}

function becauseOf({ reason, faults = [] }: { reason: string; faults?: readonly Fault[] }): string {
  if (reason === 'changed-meanwhile') return 'What is public has changed since this was written.'
  return [...new Set(faults.map(({ message }) => message))].join(' ') || reason
}

function publishingScheduled(plan: DraftPlan) {
  return command(DRAFTED[plan.kind], {
    input: z.object({ id: Id }),
    tags: [],
    change: async ({ db, actor, clock }, { id }): Promise<Outcome> => {
      const written = await lockWritten(db, plan, id)
      const { draft, shown, isBehind } = written
      if (draft?.state !== 'scheduled' || draft.publishAt! > clock.now()) return refused('no-draft')
      if (isBehind) return refused('changed-meanwhile')
      const faults = await plan.faults(db, { ...draft.content, id }, shown)
      if (faults.length > 0) return { ...refused('not-publishable'), faults }
      return makePublic({ db, actor, clock }, plan, { id, content: draft.content, why: draft.why ?? '' }, written)
    },
  })
}

function puttingOff(plan: DraftPlan) {
  return command(DRAFTED[plan.kind], {
    input: z.object({ id: Id, because: z.string() }),
    tags: [],
    change: async ({ db, actor }, { id, because }): Promise<Outcome> => {
      const { draft } = await lockWritten(db, plan, id)
      if (draft?.state !== 'scheduled') return refused('no-draft')
      const { why, content, base } = draft
      const putOff = `Not published at its hour. ${because}`
      const now = { state: 'draft', why, content, base, putOff, publishAt: null } as const
      await put({ db, actor }, plan, id, now)
      return step(plan, id, draft, toldOf(now))
    },
  })
}
