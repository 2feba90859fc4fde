import { and, asc, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { isProgram } from '#domain/policy/actor.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import { VIEWED_LISTS, viewQuery } from './saved-view.ts'
import type { ViewedList } from './saved-view.ts'
import { savedViews } from './tables.ts'

/** More tabs than these nobody reads. */
const MOST_VIEWS = 20

/** Their words find persons. */
const OF_PERSONS: ReadonlySet<ViewedList> = new Set([
  'audit',
  'bookings',
  'enquiries',
  'fleet',
  'hires',
  'messages',
  'payments',
  'reviews',
  'waiting',
])

const ViewDraft = z
  .object({
    list: z.enum(VIEWED_LISTS, 'That list keeps no views.'),
    name: z.string().trim().min(1, 'Say what it is called, such as South, this winter.').max(40, 'At most 40 signs.'),
    query: z.string().max(1000, 'At most 1,000 signs.').transform(viewQuery),
  })
  // Whom somebody looked for is no way to look at a list, and must not outlive the person it names.
  .refine(({ list, query }) => !OF_PERSONS.has(list) || !new URLSearchParams(query).has('q'), {
    path: ['name'],
    message: 'A view keeps no search for a person. Take the words away first.',
  })

/** Keeps how one looks at a list, by a name; one of that name is replaced. Refuses 'too-many-views'. */
export const saveView = command('office.enter', {
  input: ViewDraft,
  tags: [],
  change: async ({ db, actor }, { list, name, query }) => {
    if (isProgram(actor)) return refused('unknown-view')
    const mine = and(eq(savedViews.userId, actor.id), eq(savedViews.list, list))
    if ((await db.$count(savedViews, and(mine, ne(savedViews.name, name)))) >= MOST_VIEWS)
      return {
        ...refused('too-many-views'),
        faults: [{ path: 'name', message: `A list keeps ${MOST_VIEWS} views. Remove one first.` }],
      }
    const [row] = await db
      .insert(savedViews)
      .values({ userId: actor.id, list, name, query })
      .onConflictDoUpdate({ target: [savedViews.userId, savedViews.list, savedViews.name], set: { query } })
      .returning()
    return {
      ok: true,
      value: row!,
      changes: [{ subject: `view:${row!.id}`, before: null, after: { list, name, query } }],
    }
  },
})

/** Forgets a view of one's own; gives it, so that it can be saved again. Refuses 'unknown-view', another's too. */
export const removeView = command('office.enter', {
  input: z.object({ id: z.string().min(1).max(40) }),
  tags: [],
  change: async ({ db, actor }, { id }) => {
    if (isProgram(actor)) return refused('unknown-view')
    const [row] = await db
      .delete(savedViews)
      .where(and(eq(savedViews.id, id), eq(savedViews.userId, actor.id)))
      .returning()
    if (!row) return refused('unknown-view')
    const { list, name, query } = row
    return { ok: true, value: row, changes: [{ subject: `view:${id}`, before: { list, name, query }, after: null }] }
  },
})

/** One's own views of a list, or of all, by name. Refuses `forbidden`. */
export async function listViews(db: Db, actor: Actor, only?: ViewedList) {
  const allowed = demand(actor, 'office.enter')
  if (!allowed.ok) return allowed
  if (!actor || isProgram(actor)) return done([])
  const { id, list, name, query, userId } = savedViews
  const rows = await db
    .select({ id, list, name, query })
    .from(savedViews)
    .where(and(eq(userId, actor.id), only && eq(list, only)))
    .orderBy(asc(list), asc(name))
  return done(rows)
}
