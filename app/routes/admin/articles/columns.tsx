import { href } from 'react-router'
import type { Column } from '#app/ui/list-table.tsx'
import { State } from '#app/ui/state.tsx'
import { Thumb } from '#app/ui/thumb.tsx'
import { ARTICLE_KIND_NAMES } from '#app/parts/article-card/article-path.ts'
import type { EachDeeds } from '#app/routes/admin/several/each-page.tsx'
import { WRITING_STATE_NAMES } from '#app/routes/admin/writing-words.ts'
import type { ArticleKind } from '#domain/content/article.ts'
import type { WritingState } from '#domain/content/writing-state.ts'
import type { Picture } from '#domain/media/picture.ts'
import { formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import office from '#app/routes/admin/office.module.css'

type ListedArticle = {
  id: string
  kind: ArticleKind
  slug: string
  title: string
  author: string
  publishedOn: CalendarDate
  picture: Picture
  state: WritingState
}

/** What is done to several articles at once. */
export const ARTICLES_DEEDS = {
  publish: {
    name: 'Publish',
    verb: 'Publish',
    says: 'Everybody sees them from now on; one whose day is to come appears on that day.',
    done: 'published',
    look: 'ink',
  },
  withdraw: {
    name: 'Withdraw',
    verb: 'Withdraw',
    says: 'Nobody but the office sees them any more; whoever follows a link to one is told that there is no such page. They can be published again.',
    done: 'withdrawn',
    look: 'bad',
  },
} as const satisfies EachDeeds

/** What a list of articles shows of each. */
export const ARTICLE_COLUMNS: readonly Column<ListedArticle>[] = [
  { name: 'Picture', isUnnamed: true, isPlain: true, cell: ({ picture }) => <Thumb picture={picture} /> },
  {
    name: 'Title',
    isHead: true,
    cell: ({ id, title, slug }) => (
      <>
        <a href={href('/admin/articles/:id', { id })}>{title}</a>
        <small className={office.anywhere}>{slug}</small>
      </>
    ),
  },
  { name: 'Kind', cell: ({ kind }) => ARTICLE_KIND_NAMES[kind] },
  { name: 'Author', cell: ({ author }) => author },
  { name: 'Day', cell: ({ publishedOn }) => <span className={office.nowrap}>{formatDate(publishedOn)}</span> },
  { name: 'State', cell: ({ state }) => <State halt={state}>{WRITING_STATE_NAMES[state]}</State> },
]
