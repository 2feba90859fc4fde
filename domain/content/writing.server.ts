import { z } from 'zod'
import { isStateCode } from '#platform/state-names.ts'
import { saveRows } from '#domain/audit/save-rows.server.ts'
import { PlacedAlt } from '#domain/media/placed-alt.ts'
import { ARTICLE_KINDS, WRITING_STATUSES } from './article.ts'
import { articles, pages } from './tables.ts'
import { mindPictures } from './text-pictures.ts'

const Words = z.string().trim().min(1)
const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** What is written without a word of it is public. */
const Status = z.enum(WRITING_STATUSES).optional()

/** A file or a program has no hour: what it would schedule without one would never appear, and what is scheduled keeps its own. */
type TimedText = { status?: (typeof WRITING_STATUSES)[number] | undefined; publishAt?: Date | null | undefined }
const hasHour = ({ status, publishAt }: TimedText) => status !== 'scheduled' || Boolean(publishAt)
const NO_HOUR = {
  path: ['status'],
  message: 'A file names no hour to appear at: take it in as a draft, and schedule it in its form.',
}
function withHour<Text extends TimedText>(text: Text): Text {
  return { ...text, publishAt: text.status === 'scheduled' ? (text.publishAt ?? null) : null }
}

export const ArticleDraft = z
  .object({
    id: Words,
    kind: z.enum(ARTICLE_KINDS),
    slug: Slug,
    title: Words,
    summary: Words,
    body: Words.check(mindPictures),
    publishedOn: z.iso.date(),
    author: Words,
    places: z.array(Slug),
    states: z.array(z.string().refine(isStateCode)),
    tags: z.array(Words),
    pictureId: Words,
    pictureAlt: PlacedAlt,
    status: Status,
    publishAt: z.date().nullish(),
  })
  .refine(hasHour, NO_HOUR)
  .overwrite(withHour)
export type ArticleDraft = z.infer<typeof ArticleDraft>

export const PageDraft = z
  .object({
    slug: Slug,
    title: Words,
    summary: Words,
    body: Words.check(mindPictures),
    updatedOn: z.iso.date(),
    pictureId: Words.nullable().optional(),
    pictureAlt: PlacedAlt,
    status: Status,
    publishAt: z.date().nullish(),
  })
  .refine(hasHour, NO_HOUR)
  .overwrite(withHour)
export type PageDraft = z.infer<typeof PageDraft>

/** Writes articles; one whose id stands already is replaced. Throws when its picture is not saved yet. */
export const saveArticles = saveRows('content.edit', {
  draft: ArticleDraft,
  tags: ['content'],
  subject: 'article',
  table: articles,
  key: articles.id,
})

/** Writes company, help and policy pages; one whose slug stands already is replaced. */
export const savePages = saveRows('content.edit', {
  draft: PageDraft,
  tags: ['content'],
  subject: 'page',
  table: pages,
  key: pages.slug,
})
