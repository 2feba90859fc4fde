import { ARTICLE_KINDS, WRITING_STATUSES } from '#domain/content/article.ts'
import { posterFor } from '#domain/content/article-poster.server.ts'
import { closesWithout } from '#domain/content/opening.server.ts'
import { articles, pages } from '#domain/content/tables.ts'
import { ArticleDraft, PageDraft, saveArticles, savePages } from '#domain/content/writing.server.ts'
import type { Db } from '#platform/db.server.ts'
import { list, oneOf, orNothing, orUsual, words } from '#domain/spreadsheets/cell.ts'
import { column, PICTURE, PICTURE_SHOWS, REFERENCES, SUMMARY, TAGS } from '#domain/spreadsheets/columns.ts'
import { tableKind } from './table-kind.server.ts'

const SLUG = column('Address', 'slug', 'The last part of the page’s address, in small letters with hyphens.')
const TITLE = column('Title', 'title', 'As a visitor reads it.')
const STATE = column(
  'State',
  'status',
  `One of ${WRITING_STATUSES.join(', ')}; published when empty. What is scheduled keeps its hour, which is set in its form.`,
  orUsual(oneOf(WRITING_STATUSES)),
)
const BODY = column('Text', 'body', 'In Markdown.')
const HEAD_PICTURE = column(
  PICTURE.head,
  PICTURE.path,
  'The id of a picture the site has, which stands beside the title; empty for none.',
  orNothing(words),
  REFERENCES.picture,
)

export const ARTICLES = tableKind({
  name: 'articles',
  title: 'Articles',
  one: 'article',
  many: 'articles',
  action: 'content.edit',
  sheet: {
    columns: [
      column(
        'Kind',
        'kind',
        `${ARTICLE_KINDS.join(', ')}; with the address it says which row is which.`,
        oneOf(ARTICLE_KINDS),
      ),
      SLUG,
      TITLE,
      SUMMARY,
      column('Published on', 'publishedOn', 'A date, as 2026-12-05.'),
      column('Author', 'author', 'Who wrote it.'),
      column('Places', 'places', 'Addresses of cities, with | between them.', list(words)),
      column('States', 'states', 'Codes of states, as IN-KL | IN-TN.', list(words)),
      TAGS,
      STATE,
      BODY,
      PICTURE,
      PICTURE_SHOWS,
    ],
  },
  draft: ArticleDraft,
  key: ['kind', 'slug'],
  table: articles,
  id: articles.id,
  by: articles.slug,
  save: saveArticles,
  drawn: { path: 'pictureId', draw: posterFor },
  example: [
    {
      Kind: 'blog',
      Address: 'tea-in-december',
      Title: 'Tea in December',
      Summary: 'Why the hills are best when it is cold.',
      'Published on': '2026-12-05',
      Author: 'The house',
      Places: 'munnar',
      States: 'IN-KL',
      Tags: 'tea',
      Text: 'The first picking is over.\n\n## What to wear\n\nWool in the morning.',
    },
  ],
})

export const PAGES = tableKind({
  name: 'pages',
  title: 'Pages',
  one: 'page',
  many: 'pages',
  action: 'content.edit',
  sheet: {
    columns: [
      SLUG,
      TITLE,
      SUMMARY,
      column('Updated on', 'updatedOn', 'A date, as 2026-12-05.'),
      STATE,
      BODY,
      HEAD_PICTURE,
      PICTURE_SHOWS,
    ],
  },
  draft: PageDraft,
  key: ['slug'],
  table: pages,
  id: pages.slug,
  by: pages.slug,
  against: (db, asked) => Promise.all(asked.map(({ draft, stood }) => faultsOfTakingOff(db, draft, stood))),
  judgesInPart: true,
  save: savePages,
  example: [
    {
      Address: 'about-us',
      Title: 'About us',
      Summary: 'Who we are.',
      'Updated on': '2026-12-05',
      Text: 'We have taken people to the hills since 2014.',
    },
  ],
})

const NEEDED_TO_SELL = { path: 'status', message: 'Nobody could book any more without it: it stays published.' }

type Standing = { slug?: unknown; status?: unknown }

async function faultsOfTakingOff(db: Db, { status }: Standing, stood: Standing | undefined) {
  const isTakenOff = stood?.status === 'published' && status !== undefined && status !== 'published'
  return isTakenOff && (await closesWithout(db, String(stood.slug))) ? [NEEDED_TO_SELL] : []
}
