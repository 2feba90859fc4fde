import { sql } from 'drizzle-orm'
import { date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAtColumn, idColumn, instant } from '#platform/columns.ts'
import { pictures } from '#domain/media/tables.ts'
import { ARTICLE_KINDS, WRITING_STATUSES } from './article.ts'

// What was written before there was a state was public.
const statusColumns = () => ({
  status: text({ enum: WRITING_STATUSES }).notNull().default('published'),
  /** When what is scheduled becomes public by itself. */
  publishAt: instant(),
})

export const articles = pgTable(
  'articles',
  {
    id: idColumn(),
    kind: text({ enum: ARTICLE_KINDS }).notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    publishedOn: date({ mode: 'string' }).notNull(),
    author: text().notNull(),
    places: text().array().notNull(),
    states: text().array().notNull(),
    tags: text().array().notNull(),
    pictureId: text()
      .notNull()
      .references(() => pictures.id),
    pictureAlt: text(),
    ...statusColumns(),
  },
  (article) => [
    uniqueIndex('articles_slug').on(article.kind, article.slug),
    index('articles_newest').on(article.kind, article.publishedOn),
    index('articles_title').using('gin', sql`${article.title} gin_trgm_ops`),
    index('articles_picture').on(article.pictureId),
    // Those alone are looked through for the pictures in them.
    index('articles_with_pictures')
      .on(article.id)
      .where(sql`${article.body} like '%/media/%'`),
  ],
)

export const pages = pgTable('pages', {
  slug: text().primaryKey(),
  title: text().notNull(),
  summary: text().notNull(),
  body: text().notNull(),
  updatedOn: date({ mode: 'string' }).notNull(),
  /** Stands beside its title; null has none. */
  pictureId: text().references(() => pictures.id),
  pictureAlt: text(),
  ...statusColumns(),
})

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  email: text().primaryKey(),
  tokenHash: text().notNull().unique(),
  requestedAt: instant().notNull(),
  confirmedAt: instant(),
  leftAt: instant(),
  createdAt: createdAtColumn(),
})
