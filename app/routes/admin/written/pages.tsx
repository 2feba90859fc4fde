import { href } from 'react-router'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { State } from '#app/ui/state.tsx'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { WRITING_STATE_NAMES } from '#app/routes/admin/writing-words.ts'
import { listPagesDesk } from '#domain/content/writing-desk.server.ts'
import { formatDate } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { PAGES_TO_WRITE } from './pages-to-write.ts'
import type { Route } from './+types/pages'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('content.edit')

export async function loader({ context }: Route.LoaderArgs) {
  const found = await listPagesDesk(context.get(servicesContext).db, context.get(visitContext).visitor)
  if (!found.ok) throw refusedPage(found.reason)
  const written = new Map(found.value.map((page) => [page.slug, page]))
  return { rows: PAGES_TO_WRITE.map((page) => ({ ...page, written: written.get(page.slug) })) }
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Pages')
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

/** The pages about the company, its help and its policies; each has its place, whether it is written or not. */
export default function PagesPage({ loaderData: { rows } }: Route.ComponentProps) {
  const published = rows.filter(({ written }) => written?.status === 'published').length
  return (
    <div className={office.page}>
      <div>
        <h1 id="pages">Pages</h1>
        <p className={office.say}>
          {published} of {rows.length} are public. The footer and the sitemap name those, and no others.
        </p>
      </div>
      <ListTable namedBy="pages" columns={COLUMNS} rows={rows} keyOf={({ slug }) => slug} />
    </div>
  )
}

const COLUMNS: Column<Row>[] = [
  {
    name: 'Page',
    isHead: true,
    cell: ({ slug, name, written }) => (
      <>
        <a href={href('/admin/pages/:slug', { slug })}>{written?.title ?? name}</a>
        <small>/{slug}</small>
      </>
    ),
  },
  { name: 'Of', cell: ({ under }) => (under === 'company' ? 'The company' : 'Help and policies') },
  { name: 'Last changed', cell: ({ written }) => (written ? formatDate(written.updatedOn) : null) },
  {
    name: 'State',
    cell: ({ written }) =>
      written ? (
        <State halt={written.status}>{WRITING_STATE_NAMES[written.status]}</State>
      ) : (
        <State halt="ahead">Not written</State>
      ),
  },
]
