import { and, arrayOverlaps, asc, count, desc, eq, getTableColumns, lte, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import { oldAddresses } from '#domain/catalogue/addresses/tables.ts'
import { placedColumns, toPicture } from '#domain/media/picture-columns.server.ts'
import { pictures } from '#domain/media/tables.ts'
import type { Article, ArticleKind, ArticleTeaser } from './article.ts'
import { articles } from './tables.ts'

const {
  pictureId: _pictureId,
  pictureAlt: _pictureAlt,
  status: _status,
  publishAt: _publishAt,
  ...articleColumns
} = getTableColumns(articles)
const { body: _body, ...teaserColumns } = articleColumns
const newestFirst = [desc(articles.publishedOn), asc(articles.title)]

/** One page of what the public may read of a kind or of all `today` in India, newest first, and how many there are in all; `page` counts from 1. */
export async function listArticles(
  db: Db,
  {
    today,
    kind,
    page = 1,
    pageSize = 24,
  }: { today: CalendarDate; kind?: ArticleKind; page?: number; pageSize?: number },
): Promise<{ items: ArticleTeaser[]; total: number }> {
  const where = and(isPublicOn(today), kind === undefined ? undefined : eq(articles.kind, kind))
  const rows = await selectTeasers(db)
    .where(where)
    .orderBy(...newestFirst)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const total = rows[0]?.total ?? (page > 1 ? await countArticles(db, where) : 0)
  return { items: rows.map(toTeaser), total }
}

/** The kinds of which the public may read at least one article today. */
export async function listWrittenKinds(db: Db, today: CalendarDate): Promise<ArticleKind[]> {
  reads('content')
  const found = await db.selectDistinct({ kind: articles.kind }).from(articles).where(isPublicOn(today))
  return found.map(({ kind }) => kind)
}

/** The article of a kind at an address, with its Markdown, if the public may read it today. */
export async function findArticle(
  db: Db,
  { kind, slug, today }: Pick<Article, 'kind' | 'slug'> & { today: CalendarDate },
): Promise<Article | undefined> {
  reads('content')
  const [row] = await db
    .select({ ...articleColumns, picture: placedColumns(articles.pictureAlt) })
    .from(articles)
    .innerJoin(pictures, eq(pictures.id, articles.pictureId))
    .where(and(eq(articles.kind, kind), eq(articles.slug, slug), isPublicOn(today)))
  return row && { ...row, picture: toPicture(row.picture) }
}

/** Where the article is now that had this address before, if the public may read it today. */
export async function findMovedArticle(
  db: Db,
  { kind, slug, today }: Pick<Article, 'kind' | 'slug'> & { today: CalendarDate },
): Promise<Pick<Article, 'kind' | 'slug'> | undefined> {
  reads('content')
  const [moved] = await db
    .select({ kind: articles.kind, slug: articles.slug })
    .from(oldAddresses)
    .innerJoin(articles, eq(articles.id, oldAddresses.thingId))
    .where(and(eq(oldAddresses.kind, kind), eq(oldAddresses.url, slug), isPublicOn(today)))
  return moved
}

type About = { places?: readonly string[]; states?: readonly string[]; limit: number; today: CalendarDate }

/** Public articles that mention any of the places (city urls) or states (codes): those about a place first, then newest first. */
export async function listArticlesAbout(
  db: Db,
  { places = [], states = [], limit, today }: About,
): Promise<ArticleTeaser[]> {
  const aboutPlace = places.length > 0 ? arrayOverlaps(articles.places, [...places]) : undefined
  const aboutState = states.length > 0 ? arrayOverlaps(articles.states, [...states]) : undefined
  if (!aboutPlace && !aboutState) return []
  const rows = await selectTeasers(db)
    .where(and(or(aboutPlace, aboutState), isPublicOn(today)))
    .orderBy(...(aboutPlace ? [desc(aboutPlace)] : []), ...newestFirst)
    .limit(limit)
  return rows.map(toTeaser)
}

/** What the public may read: published, and its day has come. */
function isPublicOn(today: CalendarDate): SQL | undefined {
  return and(eq(articles.status, 'published'), lte(articles.publishedOn, today))
}

async function countArticles(db: Db, where: SQL | undefined): Promise<number> {
  reads('content')
  const [row] = await db.select({ total: count() }).from(articles).where(where)
  return row?.total ?? 0
}

function selectTeasers(db: Db) {
  reads('content')
  return db
    .select({
      ...teaserColumns,
      picture: placedColumns(articles.pictureAlt),
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(articles)
    .innerJoin(pictures, eq(pictures.id, articles.pictureId))
    .$dynamic()
}

function toTeaser({
  total: _total,
  picture,
  ...row
}: Awaited<ReturnType<typeof selectTeasers>>[number]): ArticleTeaser {
  return { ...row, picture: toPicture(picture) }
}
