import { href } from 'react-router'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { doEach, eachIn, LONGEST_OF } from '#app/routes/admin/several/each.server.ts'
import { EachPage } from '#app/routes/admin/several/each-page.tsx'
import { listArticlesByIds } from '#domain/content/writing-desk.server.ts'
import type { WritingState } from '#domain/content/writing-state.ts'
import { istDate } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { standAs } from './article.server.ts'
import { ARTICLE_COLUMNS, ARTICLES_DEEDS } from './columns.tsx'
import type { Route } from './+types/several'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('content.edit')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { whys, ids, ...asked } = eachIn(request, ['publish', 'withdraw'])
  const { db, clock } = context.get(servicesContext)
  const found = await listArticlesByIds(db, context.get(visitContext).visitor, istDate(clock.now()), ids)
  if (!found.ok) throw refusedPage(found.reason)
  const rows = found.value.map((row) => ({ ...row, stays: STAYS[asked.deed][row.state] ?? whys[row.id] }))
  return { ...asked, rows }
}

const NOT_SEEN = 'Nobody but the office sees it anyway.'
const STAYS: Record<'publish' | 'withdraw', Partial<Record<WritingState, string>>> = {
  publish: { published: 'It is public already.', scheduled: 'It is scheduled, and appears by itself.' },
  withdraw: { draft: NOT_SEEN, review: NOT_SEEN, withdrawn: 'It is withdrawn already.' },
}

const PAGE = href('/admin/articles/several')

export function action({ context, request }: Route.ActionArgs) {
  const several = doEach(PAGE, { publish: standAs('published'), withdraw: standAs('withdrawn') })
  return doDeed(context, request, PAGE, { several }, {}, LONGEST_OF)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Several articles')
}

/** Several articles published or withdrawn at once. */
export default function SeveralArticlesPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  return (
    <EachPage
      found={found}
      deeds={ARTICLES_DEEDS}
      kept={kept}
      columns={ARTICLE_COLUMNS}
      things={['article', 'articles']}
      list={href('/admin/articles')}
    />
  )
}
