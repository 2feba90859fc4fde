import { href, useLocation } from 'react-router'
import { Empty } from '#app/ui/empty.tsx'
import { Filters } from '#app/ui/filters.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import { Select } from '#app/ui/select.tsx'
import { ARTICLE_KIND_NAMES } from '#app/parts/article-card/article-path.ts'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { pageIn, Pages, withinPages } from '#app/routes/admin/pages.tsx'
import { ChosenEach } from '#app/routes/admin/several/each-page.tsx'
import { SavedViews } from '#app/routes/admin/views/saved-views.tsx'
import { WRITING_STATE_NAMES } from '#app/routes/admin/writing-words.ts'
import { ARTICLE_KINDS } from '#domain/content/article.ts'
import { listArticlesDesk } from '#domain/content/writing-desk.server.ts'
import { WRITING_STATES } from '#domain/content/writing-state.ts'
import { istDate } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { ARTICLE_COLUMNS, ARTICLES_DEEDS } from './columns.tsx'
import type { Route } from './+types/articles'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('content.edit')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext)
  const asked = new URL(request.url).searchParams
  const words = (asked.get('q') ?? '').trim().slice(0, 60)
  const kind = ARTICLE_KINDS.find((one) => one === asked.get('kind'))
  const state = WRITING_STATES.find((one) => one === asked.get('state'))
  const narrowed = { ...(words ? { words } : {}), ...(kind ? { kind } : {}), ...(state ? { state } : {}) }
  const query = { ...narrowed, page: pageIn(asked) }
  const found = await listArticlesDesk(db, context.get(visitContext).visitor, istDate(clock.now()), query)
  if (!found.ok) throw refusedPage(found.reason)
  withinPages(request, found.value.pages)
  return { ...found.value, words, kind, state, page: query.page }
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Articles')
}

type LoadedArticles = Route.ComponentProps['loaderData']

/** Every article of the blog, the travel guide and the news, also those nobody else sees yet. */
export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  const { rows, total, page, pages, words, kind, state } = loaderData
  const { search } = useLocation()
  const asked = Object.entries({ q: words, kind, state }).filter((one): one is [string, string] => Boolean(one[1]))
  return (
    <div className={office.page}>
      <div className={office.head}>
        <div>
          <h1 id="articles">Articles</h1>
          <p className={office.say}>
            {total === 1 ? '1 article' : `${total.toLocaleString('en-IN')} articles`}
            {asked.length > 0 ? ' that match' : ' of the blog, the travel guide and the news'}, the latest day first.
          </p>
        </div>
        <a className={office.ink} href={href('/admin/articles/new')}>
          Write an article
        </a>
      </div>
      <SavedViews list="articles" search={search} />
      <Narrow loaded={loaderData} search={search} />
      {rows.length === 0 ? (
        <Empty says={asked.length > 0 ? 'No article matches.' : 'Nothing is written yet.'}>
          {asked.length > 0 ? <a href={href('/admin/articles')}>Show every article</a> : null}
        </Empty>
      ) : (
        <>
          <ListTable
            namedBy="articles"
            columns={ARTICLE_COLUMNS}
            rows={rows}
            keyOf={({ id }) => id}
            chosenIn="chosen"
          />
          <ChosenEach action={href('/admin/articles/several')} deeds={ARTICLES_DEEDS} />
        </>
      )}
      <Pages page={page} pages={pages} others={Object.fromEntries(asked)} />
    </div>
  )
}

function Narrow({ loaded: { words, kind, state }, search }: { loaded: LoadedArticles; search: string }) {
  const kinds = ARTICLE_KINDS.map((value) => ({ value, name: ARTICLE_KIND_NAMES[value] }))
  const states = WRITING_STATES.map((value) => ({ value, name: WRITING_STATE_NAMES[value] }))
  const set = [
    ...(words ? [{ name: 'q', words: `“${words}”` }] : []),
    ...(kind ? [{ name: 'kind', words: ARTICLE_KIND_NAMES[kind] }] : []),
    ...(state ? [{ name: 'state', words: WRITING_STATE_NAMES[state] }] : []),
  ]
  return (
    <Filters search={search} words="Title, address, author or tag" set={set}>
      <Select id="kind" name="kind" label="Kind" none="Any" options={kinds} defaultValue={kind ?? ''} />
      <Select id="state" name="state" label="State" none="Any" options={states} defaultValue={state ?? ''} />
    </Filters>
  )
}
