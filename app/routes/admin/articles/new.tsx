import { href } from 'react-router'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { istDate } from '#platform/dates.ts'
import { newId } from '#platform/ids.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { hourTyped } from '#app/routes/admin/save-buttons.tsx'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { ARTICLE_DEEDS, LARGEST_FILES, LONGEST_KEPT } from './article.server.ts'
import { ArticleForm } from './article-form.tsx'
import type { Route } from './+types/new'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('content.edit')

export function loader({ context }: Route.LoaderArgs) {
  const { clock } = context.get(servicesContext)
  const none = {
    slug: '',
    title: '',
    summary: '',
    body: '',
    places: '',
    states: '',
    tags: '',
    stood: '',
    ...hourTyped(null),
  }
  const author = context.get(visitContext).visitor?.name ?? ''
  return { article: { ...none, id: newId(), kind: 'blog', author, publishedOn: istDate(clock.now()) } }
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/articles'), ARTICLE_DEEDS, {}, LONGEST_KEPT, LARGEST_FILES)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'A new article')
}

export default function NewArticlePage({ loaderData: { article }, actionData: kept }: Route.ComponentProps) {
  return (
    <div className={office.page}>
      <div>
        <h1>A new article</h1>
        <p className={office.say}>
          Without a picture of its own it gets a poster of its first place. Saved as a draft, nobody but the office sees
          it.
        </p>
      </div>
      <ArticleForm article={{ ...article, id: kept?.typed['id'] ?? article.id }} state="draft" kept={kept} />
      <p>
        <a href={href('/admin/articles')}>All articles</a>
      </p>
    </div>
  )
}
