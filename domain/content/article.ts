import type { Picture } from '#domain/media/picture.ts'
import type { CalendarDate } from '#platform/dates.ts'

export const ARTICLE_KINDS = ['blog', 'travel-guide', 'news'] as const
export type ArticleKind = (typeof ARTICLE_KINDS)[number]

/** What its writers say of an article or page; scheduled has an hour, and an article that is published with a day to come is scheduled too. */
export const WRITING_STATUSES = ['draft', 'review', 'scheduled', 'published', 'withdrawn'] as const
export type WritingStatus = (typeof WRITING_STATUSES)[number]

/** A piece of writing; `body` is Markdown, `places` are city urls, `states` codes. */
export type Article = {
  id: string
  kind: ArticleKind
  slug: string
  title: string
  summary: string
  body: string
  publishedOn: CalendarDate
  author: string
  places: string[]
  states: string[]
  tags: string[]
  picture: Picture
}

export type ArticleTeaser = Omit<Article, 'body'>

/** A company, help or policy page; `body` is Markdown. */
export type Page = { slug: string; title: string; summary: string; body: string; updatedOn: CalendarDate }

/** The same as its own address shows it, perhaps with a picture beside its title. */
export type PicturedPage = Page & { picture?: Picture }

declare module '#platform/tags.ts' {
  interface Tags {
    /** Articles and written pages. */
    content: 'content'
  }
}
