import { data, href, useLocation } from 'react-router'
import { SOMEBODY_GONE } from '#app/routes/admin/audit/asked.ts'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { Pages, withinPages } from '#app/routes/admin/pages.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { State } from '#app/ui/state.tsx'
import { findNames } from '#domain/accounts/staff.server.ts'
import { listOpenRevisions } from '#domain/catalogue/revisions.server.ts'
import { rememberedStates } from '#domain/catalogue/states.server.ts'
import { countPackagesDesk } from '#domain/departures/packages-desk.server.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { counted, matching } from '#app/routes/admin/counted.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { narrowed, packagesIn } from './asked.ts'
import { openText } from './head.tsx'
import { PackageFilters } from './package-filters.tsx'
import { ChosenPackages } from './several/chosen.tsx'
import { PackageViews } from './views.tsx'
import type { Route } from './+types/drafts'
import styles from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('catalogue.edit')

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { db, clock } = services
  const { visitor } = context.get(visitContext)
  const { searchParams } = new URL(request.url)
  const [asked, isNew] = [packagesIn(searchParams), searchParams.has('new')]
  const found = await listOpenRevisions(db, visitor, { ...narrowed(asked), isNew, page: asked.page })
  const counts = await countPackagesDesk(services, visitor, { today: istDate(clock.now()) })
  if (!found.ok || !counts.ok) throw data(null, { status: 403 })
  withinPages(request, found.value.pages)
  const people = found.value.rows.filter(({ isByProgram }) => !isByProgram).map(({ changedBy }) => changedBy)
  const names = await findNames(db, visitor, people)
  const nameOf = (id: string) => (names.ok && names.value.get(id)) || SOMEBODY_GONE
  return {
    asked,
    isNew,
    states: (await rememberedStates(services)).map(({ code, name }) => ({ value: code, name })),
    pages: found.value.pages,
    total: found.value.total,
    counts: counts.value,
    rows: found.value.rows.map(({ changedBy, isByProgram, ...row }) => ({
      ...row,
      who: isByProgram ? 'The program' : nameOf(changedBy),
    })),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Drafts of packages')
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

/** What is being written of packages, those nobody has seen yet among them. */
export default function DraftsPage({
  loaderData: { rows, asked, isNew, states, pages, total, counts },
}: Route.ComponentProps) {
  const { search } = useLocation()
  const isSought = isNew || [asked.words, asked.stateCode, asked.kind, asked.comfort].some(Boolean)
  const others = Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => name !== 'page'))
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1 id="drafts">Drafts of packages</h1>
          <p className={styles.say}>
            {isSought
              ? `${counted(total, 'draft', 'drafts')}${matching(total, true)}`
              : 'What is written and not public yet'}
            , the latest change first.
          </p>
        </div>
        <a className={styles.ink} href={href('/admin/packages/new')}>
          New package
        </a>
      </div>
      <PackageViews search="" here="written" counts={counts} />
      <PackageFilters {...{ asked, states, search, isNew }} words="Name, address" />
      {rows.length === 0 ? (
        <Empty says={counts.written > 0 ? 'No draft matches.' : 'Nothing is being written.'}>
          <a href={href('/admin/packages')}>All packages</a>
        </Empty>
      ) : (
        <>
          <ListTable
            namedBy="drafts"
            columns={COLUMNS}
            rows={rows}
            keyOf={({ packageId }) => packageId}
            chosenIn="chosen"
          />
          <ChosenPackages deeds={['publish', 'category', 'join', 'leave', 'cancellation', 'payment']} />
        </>
      )}
      <Pages page={asked.page} pages={pages} others={others} />
    </div>
  )
}

const COLUMNS: Column<Row>[] = [
  {
    name: 'Package',
    isHead: true,
    cell: ({ packageId, name, days, isNew }) => (
      <>
        <a href={href('/admin/packages/:id', { id: packageId })}>{name || 'Without a name'}</a>
        <small>
          {days === 1 ? '1 day' : `${days} days`}
          {isNew ? ', never public' : ''}
        </small>
      </>
    ),
  },
  {
    name: 'State',
    cell: (row) => (
      <State halt={row.state === 'published' || row.state === 'withdrawn' ? 'draft' : row.state}>{openText(row)}</State>
    ),
  },
  { name: 'Who', cell: ({ who }) => who },
  { name: 'Changed', cell: ({ changedAt }) => `${formatDate(istDate(changedAt))}, ${formatTime(changedAt)}` },
]
