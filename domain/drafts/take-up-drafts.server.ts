import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { findEntry } from '#domain/audit/audit.server.ts'
import { command } from '#domain/audit/command.server.ts'
import type { Db } from '#platform/db.server.ts'
import { newId } from '#platform/ids.ts'
import { refused } from '#platform/result.ts'
import { slugify } from '#platform/slug.ts'
import { DRAFT_STATES, DRAFTED, wordsAt } from './draft.ts'
import { draftSubject, readWritten, toldOf } from './drafts.server.ts'
import { Id, lockWritten, put, step } from './one-draft.server.ts'
import type { DraftPlan, Outcome } from './one-draft.server.ts'
import { drafts } from './tables.ts'

const Thrown = z.object({
  state: z.enum(DRAFT_STATES),
  content: z.record(z.string(), z.unknown()),
  base: z.record(z.string(), z.unknown()).nullable(),
  why: z.string().nullable(),
})

/** Takes a draft up again that was thrown away, by the entry of the audit that says so; gives whose it is. Refuses 'unknown', and 'draft-open' while another one is written. */
export function bringingBack(plan: DraftPlan) {
  return command(DRAFTED[plan.kind], {
    input: z.object({ entry: z.string().min(1).max(120) }),
    tags: [],
    change: async ({ db, actor }, { entry }): Promise<Outcome<{ id: string }>> => {
      const found = await findEntry(db, entry)
      const thrown = Thrown.safeParse(found?.before)
      const id = found?.subject.split(':')[1] ?? ''
      if (!found || found.after !== null || !thrown.success || found.subject !== draftSubject(plan, id))
        return refused('unknown')
      if ((await lockWritten(db, plan, id)).draft) return refused('draft-open')
      const now = { ...thrown.data, state: 'draft', putOff: null, publishAt: null } as const
      await put({ db, actor }, plan, id, now)
      return { ...step(plan, id, undefined, toldOf(now)), value: { id } }
    },
  })
}

/** Begins a new thing as a draft with the fields of another, of its draft where it has one; its address is one that is free. Gives its id. Refuses 'unknown'. */
export function copying(plan: DraftPlan) {
  return command(DRAFTED[plan.kind], {
    input: z.object({ id: Id }),
    tags: [],
    change: async ({ db, actor }, { id: from }): Promise<Outcome<{ id: string }>> => {
      const { draft, shown } = await readWritten(db, plan, from)
      const content = draft?.content ?? shown
      if (!content) return refused('unknown')
      const { id: _id, ...fields } = content
      const original = wordsAt(fields, 'name')
      const { name, url } = await freeName(db, plan, original)
      const why = `Copied from ${original || 'one without a name'}`.slice(0, 300)
      const copy = { ...fields, ...plan.copied, name, url }
      const now = { state: 'draft', content: copy, base: null, why, putOff: null, publishAt: null } as const
      const id = newId()
      await put({ db, actor }, plan, id, now)
      return { ...step(plan, id, undefined, toldOf(now), why), value: { id } }
    },
  })
}

/** A name for a copy whose address nothing public has, and no draft. */
async function freeName(db: Db, plan: DraftPlan, original: string): Promise<{ name: string; url: string }> {
  for (let number = 1; ; number++) {
    const name = `${original} (copy${number === 1 ? '' : ` ${number}`})`.trim()
    const url = slugify(name)
    const isWritten = and(eq(drafts.kind, plan.kind), eq(sql`${drafts.content} ->> 'url'`, url))
    if (!(await plan.hasAddress(db, url)) && (await db.$count(drafts, isWritten)) === 0) return { name, url }
  }
}
