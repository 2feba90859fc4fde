import { href } from 'react-router'
import { Notice } from '#app/ui/notice.tsx'
import { State } from '#app/ui/state.tsx'
import { articlePath } from '#app/parts/article-card/article-path.ts'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { readUndone } from '#app/routes/admin/history.server.ts'
import { History } from '#app/routes/admin/history.tsx'
import { hourTyped } from '#app/routes/admin/save-buttons.tsx'
import { PART_NAMES, SAVED, WRITING_STATE_NAMES } from '#app/routes/admin/writing-words.ts'
import { findArticleDesk } from '#domain/content/writing-desk.server.ts'
import { findPictures } from '#domain/media/pictures.server.ts'
import { formatDate, formatTime, istDate, startOfIstDay } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { doneIn } from '#app/routes/admin/said.tsx'
import { putBack } from '#app/routes/admin/put-back.server.ts'
import { ARTICLE_DEEDS, articleBack, LARGEST_FILES, LONGEST_KEPT } from './article.server.ts'
import { ArticleForm } from './article-form.tsx'
import type { Route } from './+types/article'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('content.edit')

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const found = await findArticleDesk(db, visitor, params.id, istDate(clock.now()))
  if (!found.ok) throw refusedPage(found.reason)
  const { pictureId, pictureAlt, publishAt, ...article } = found.value
  const { state, publishedOn } = article
  const [picture] = await findPictures(db, [pictureId])
  return {
    // One that was given a day alone appears with the day.
    article: { ...article, ...hourTyped(publishAt ?? (state === 'scheduled' ? startOfIstDay(publishedOn) : null)) },
    appears: publishAt,
    picture,
    pictureAlt,
    history: await readUndone(db, visitor, [articleBack(params.id)]),
    done: doneIn(request, SAVED),
  }
}

export function action({ context, request, params: { id } }: Route.ActionArgs) {
  const deeds = { ...ARTICLE_DEEDS, 'put-back': putBack(articleBack(id)) }
  return doDeed(context, request, href('/admin/articles/:id', { id }), deeds, {}, LONGEST_KEPT, LARGEST_FILES)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return officeMeta(matches, loaderData?.article.title ?? 'An article')
}

/** One article: how it stands, its words beside what its readers see, and who changed it. */
export default function ArticlePage({ loaderData, actionData: kept }: Route.ComponentProps) {
  const { article, appears, picture, pictureAlt, history, done } = loaderData
  const { title, state, publishedOn } = article
  return (
    <div className={office.page}>
      <div className={office.head}>
        <div>
          <h1>{title}</h1>
          <p className={office.say}>
            <State halt={state}>{WRITING_STATE_NAMES[state]}</State>
            {state === 'scheduled' ? `, appears on ${formatDate(publishedOn)}` : null}
            {appears ? ` at ${formatTime(appears)}` : null}
          </p>
        </div>
        {state === 'published' ? (
          <a className={office.line} href={articlePath(article)}>
            As a visitor sees it
          </a>
        ) : null}
      </div>
      <Notice tone="good" said={Boolean(done && !kept)}>
        {kept ? null : done}
      </Notice>
      <ArticleForm article={article} state={state} kept={kept} picture={picture} pictureAlt={pictureAlt} />
      <History entries={history} names={PART_NAMES} />
      <p>
        <a href={href('/admin/articles')}>All articles</a>
      </p>
    </div>
  )
}
