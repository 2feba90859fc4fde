import { z } from 'zod'
import type { Db } from '#platform/db.server.ts'
import { changing } from '#platform/news.server.ts'
import { upsertRows } from '#platform/upsert.server.ts'
import { ARTICLE_KINDS } from './article.ts'
import { articles, pages } from './tables.ts'

const Words = z.string().trim().min(1)
const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

export const ArticleDraft = z.object({
  id: Words,
  kind: z.enum(ARTICLE_KINDS),
  slug: Slug,
  title: Words,
  summary: Words,
  body: Words,
  publishedOn: z.iso.date(),
  author: Words,
  places: z.array(Slug),
  states: z.array(z.string().regex(/^IN-[A-Z]{2}$/)),
  tags: z.array(Words),
  pictureId: Words,
})
export type ArticleDraft = z.infer<typeof ArticleDraft>

export const PageDraft = z.object({ slug: Slug, title: Words, summary: Words, body: Words, updatedOn: z.iso.date() })
export type PageDraft = z.infer<typeof PageDraft>

/** Writes articles; one whose id stands already is replaced. Throws when a draft is wrong or its picture is not saved yet. */
export async function saveArticles(db: Db, drafts: readonly ArticleDraft[]): Promise<void> {
  await changing(db, ['content'], (db) => upsertRows(db, articles, articles.id, z.array(ArticleDraft).parse(drafts)))
}

/** Writes company, help and policy pages; one whose slug stands already is replaced. Throws when a draft is wrong. */
export async function savePages(db: Db, drafts: readonly PageDraft[]): Promise<void> {
  await changing(db, ['content'], (db) => upsertRows(db, pages, pages.slug, z.array(PageDraft).parse(drafts)))
}
