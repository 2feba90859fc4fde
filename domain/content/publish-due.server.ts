import { and, eq, lte } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import type { CommandNeeds } from '#domain/audit/command.server.ts'
import { istDate } from '#platform/dates.ts'
import { refused } from '#platform/result.ts'
import { ARTICLE } from './article-editing.server.ts'
import { PAGE } from './page-editing.server.ts'
import { articles, pages } from './tables.ts'

const BY_HOUR = { program: 'the hour of a text' } as const
const isDue = (table: typeof articles | typeof pages, now: Date) =>
  and(eq(table.status, 'scheduled'), lte(table.publishAt, now))

/** Publishes articles and pages whose hour has come. Several processes may do this at once. Gives how many became public. */
export async function publishDueTexts({ db, clock }: CommandNeeds): Promise<number> {
  const now = clock.now()
  const dueArticles = await db.select({ id: articles.id }).from(articles).where(isDue(articles, now)).limit(100)
  const duePages = await db.select({ id: pages.slug }).from(pages).where(isDue(pages, now)).limit(100)
  let count = 0
  for (const { id } of dueArticles) if ((await publishText({ db, clock }, BY_HOUR, { kind: 'article', id })).ok) count++
  for (const { id } of duePages) if ((await publishText({ db, clock }, BY_HOUR, { kind: 'page', id })).ok) count++
  return count
}

const publishText = command('content.edit', {
  input: z.object({ kind: z.enum(['article', 'page']), id: z.string() }),
  tags: ['content'],
  change: async ({ db, clock }, { kind, id }) => {
    const [thing, table, key] =
      kind === 'article' ? ([ARTICLE, articles, articles.id] as const) : ([PAGE, pages, pages.slug] as const)
    const before = (await thing.read(db, [id])).get(id)
    const now = clock.now()
    const shown = { status: 'published' as const, publishAt: null, ...(kind === 'page' && { updatedOn: istDate(now) }) }
    const published = await db
      .update(table)
      .set(shown)
      .where(and(eq(key, id), isDue(table, now)))
      .returning({ id: key })
    // Another process was quicker, or somebody took it back.
    if (published.length === 0) return refused('unknown')
    const after = (await thing.read(db, [id])).get(id)
    return { ok: true, value: undefined, changes: [{ subject: `${kind}:${id}`, before, after }] }
  },
})
