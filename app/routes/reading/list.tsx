import { data, href } from 'react-router'
import { servicesContext } from '#web/contexts.ts'
import { ArticleCard, ArticleCards } from '#app/parts/article-card/article-card.tsx'
import { ARTICLE_KIND_NAMES, articleListPath } from '#app/parts/article-card/article-path.ts'
import { PageHead } from '#app/parts/page-head/page-head.tsx'
import { Pager } from '#app/parts/pager/pager.tsx'
import { pageMeta } from '#app/parts/seo/page-meta.ts'
import { siteNameIn } from '#app/parts/seo/site-name.ts'
import { ARTICLE_KINDS } from '#domain/content/article.ts'
import type { ArticleKind } from '#domain/content/article.ts'
import { listArticles } from '#domain/content/articles.server.ts'
import { istDate } from '#platform/dates.ts'
import { readNumber } from '#platform/query-values.ts'
import { NothingYet } from '#app/ui/nothing-yet.tsx'
import type { Route } from './+types/list'

const PAGE_SIZE = 12

const LEADS: Record<ArticleKind, string> = {
  blog: 'Long reads from our desks: when to go, what it takes, and what to ask before you pay.',
  'travel-guide': 'How to do a place or a kind of trip well, step by step, with the seasons and the distances.',
  news: 'What has changed for people who travel in India, and what it changes for you.',
}

export const handle = { query: ['page'] }

const MOST_PAGES = 999

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, clock, config } = context.get(servicesContext)
  const url = new URL(request.url)
  const kind = ARTICLE_KINDS.find((known) => articleListPath(known) === url.pathname.toLowerCase())
  const page = readNumber(url.searchParams.get('page') ?? '1', 1, MOST_PAGES)
  if (!kind || page === undefined) throw data(null, { status: 404 })
  const { items, total } = await listArticles(db, { today: istDate(clock.now()), kind, page, pageSize: PAGE_SIZE })
  if (page > 1 && items.length === 0) throw data(null, { status: 404 })
  return { kind, page, items, pageCount: Math.ceil(total / PAGE_SIZE), publicUrl: config.publicUrl }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { kind, page, items, publicUrl } = loaderData
  const feed = {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: `${siteNameIn(matches)}: ${ARTICLE_KIND_NAMES[kind]}`,
    href: `${articleListPath(kind)}/feed.xml`,
  }
  const facts = pageMeta(matches, {
    title: page > 1 ? `${ARTICLE_KIND_NAMES[kind]}, page ${page}` : ARTICLE_KIND_NAMES[kind],
    description: LEADS[kind],
    publicUrl,
    path: pageHref(kind, page),
    ...(items[0] ? { picture: items[0].picture } : {}),
  })
  return [...facts, feed]
}

export default function ArticleList({ loaderData: { kind, page, items, pageCount, publicUrl } }: Route.ComponentProps) {
  const name = ARTICLE_KIND_NAMES[kind]
  return (
    <>
      <PageHead
        crumbs={[
          { name: 'Home', href: href('/') },
          { name, href: articleListPath(kind) },
        ]}
        publicUrl={publicUrl}
        title={name}
        lead={LEADS[kind]}
      />
      {items.length === 0 ? (
        <NothingYet>Nothing is written here yet.</NothingYet>
      ) : (
        <div className="wrap" style={{ paddingBottom: 'var(--section)' }}>
          <ArticleCards>
            {items.map((article, at) => (
              <ArticleCard key={article.id} article={article} heading="h2" eager={at === 0} />
            ))}
          </ArticleCards>
          <Pager page={page} pageCount={pageCount} hrefOf={(number) => pageHref(kind, number)} />
        </div>
      )}
    </>
  )
}

function pageHref(kind: ArticleKind, page: number): string {
  return page > 1 ? `${articleListPath(kind)}?page=${page}` : articleListPath(kind)
}
