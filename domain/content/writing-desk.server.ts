import { and, arrayContains, asc, count, desc, eq, getTableColumns, gt, ilike, inArray, lte, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { pictureColumns, toPicture } from '#domain/media/picture-columns.server.ts'
import { pictures } from '#domain/media/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { ArticleKind } from './article.ts'
import { nameThem } from './named-places.server.ts'
import { articles, pages } from './tables.ts'
import { writingStateOn } from './writing-state.ts'
import type { WritingState } from './writing-state.ts'

const PAGE_SIZE = 40

export type DeskQuery = { words?: string; kind?: ArticleKind; state?: WritingState; page: number }

/** Articles as their editors list them, also those nobody else sees, the latest day first; `page` counts from 1. Refuses `forbidden`. */
export async function listArticlesDesk(db: Db, actor: Actor, today: CalendarDate, { page, ...query }: DeskQuery) {
  const allowed = demand(actor, 'content.edit')
  if (!allowed.ok) return allowed
  const where = and(...wantedOf(query, today))
  const { id, kind, slug, title, author, status, publishedOn } = articles
  const [counted] = await db.select({ total: count() }).from(articles).where(where)
  const rows = await db
    .select({ id, kind, slug, title, author, status, publishedOn, picture: pictureColumns })
    .from(articles)
    .innerJoin(pictures, eq(pictures.id, articles.pictureId))
    .where(where)
    .orderBy(desc(publishedOn), asc(title), asc(id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const total = counted?.total ?? 0
  return done({
    rows: rows.map((row) => ({ ...row, picture: toPicture(row.picture), state: writingStateOn(today, row) })),
    total,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  })
}

/** Articles by their ids, as the list has them, each with what its form would carry. Refuses `forbidden`. */
export async function listArticlesByIds(db: Db, actor: Actor, today: CalendarDate, ids: readonly string[]) {
  const allowed = demand(actor, 'content.edit')
  if (!allowed.ok) return allowed
  const { publishedOn, title, id } = articles
  const rows = await db
    .select({ article: articles, picture: pictureColumns })
    .from(articles)
    .innerJoin(pictures, eq(pictures.id, articles.pictureId))
    .where(inArray(id, [...ids]))
    .orderBy(desc(publishedOn), asc(title), asc(id))
  return done(
    rows.map(({ article, picture }) => {
      const { id, kind, slug, title, author, publishedOn } = article
      const shown = { id, kind, slug, title, author, publishedOn, picture: toPicture(picture) }
      return { ...shown, state: writingStateOn(today, article), stood: stoodOf(article) }
    }),
  )
}

/** One article as its form says it, with what the form has to carry. Refuses `forbidden`, and 'unknown' where there is none. */
export async function findArticleDesk(db: Db, actor: Actor, id: string, today: CalendarDate) {
  const allowed = demand(actor, 'content.edit')
  if (!allowed.ok) return allowed
  const [row] = await db.select().from(articles).where(eq(articles.id, id))
  if (!row) return refused('unknown')
  return done({
    ...row,
    ...(await nameThem(db, row)),
    tags: row.tags.join(', '),
    state: writingStateOn(today, row),
    stood: stoodOf(row),
  })
}

/** Every page somebody has begun, without its text, by title. Refuses `forbidden`. */
export async function listPagesDesk(db: Db, actor: Actor) {
  const allowed = demand(actor, 'content.edit')
  if (!allowed.ok) return allowed
  const { body: _body, ...columns } = getTableColumns(pages)
  return done(await db.select(columns).from(pages).orderBy(asc(pages.title)))
}

/** One page with what its form has to carry; `page` is undefined while nobody has written it. Refuses `forbidden`. */
export async function findPageDesk(db: Db, actor: Actor, slug: string) {
  const allowed = demand(actor, 'content.edit')
  if (!allowed.ok) return allowed
  const [page] = await db.select().from(pages).where(eq(pages.slug, slug))
  return done({ page, stood: stoodOf(page) })
}

function wantedOf({ words, kind, state }: Omit<DeskQuery, 'page'>, today: CalendarDate): (SQL | undefined)[] {
  const like = `%${(words ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`
  const { title, slug, author, tags, status, publishedOn } = articles
  const named = or(ilike(title, like), ilike(slug, like), ilike(author, like), arrayContains(tags, [words ?? '']))
  return [
    words ? named : undefined,
    kind ? eq(articles.kind, kind) : undefined,
    state === 'scheduled'
      ? or(eq(status, 'scheduled'), and(eq(status, 'published'), gt(publishedOn, today)))
      : state && eq(status, state),
    state === 'published' ? lte(publishedOn, today) : undefined,
  ]
}
