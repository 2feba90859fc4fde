import { data, href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { State } from '#app/ui/state.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { SOMEBODY_GONE } from '#app/routes/admin/audit/asked.ts'
import { findNames } from '#domain/accounts/staff.server.ts'
import type { RevisionState } from '#domain/catalogue/revision.ts'
import { findEdited, listRevisions } from '#domain/catalogue/revisions.server.ts'
import { clonePackage } from '#domain/catalogue/writing/drafts.server.ts'
import { restoreRevision } from '#domain/catalogue/writing/publishing.server.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { programText } from '#app/routes/admin/audit/thing.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { pageIn, Pages } from '#app/routes/admin/pages.tsx'
import { Said } from '#app/routes/admin/said.tsx'
import { headOf } from './head.server.ts'
import { PackageHead } from './head.tsx'
import type { Route } from './+types/history'
import styles from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('catalogue.edit')

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const page = pageIn(new URL(request.url).searchParams)
  const edited = await findEdited(db, visitor, params.id)
  const found = await listRevisions(db, visitor, params.id, page)
  if (!found.ok) throw refusedPage(found.reason)
  if (!edited.ok && found.value.rows.length === 0) throw data(null, { status: 404 })
  const people = found.value.rows.filter(({ isByProgram }) => !isByProgram).map(({ changedBy }) => changedBy)
  const names = await findNames(db, visitor, people)
  const nameOf = (id: string) => (names.ok && names.value.get(id)) || SOMEBODY_GONE
  return {
    id: params.id,
    head: edited.ok ? await headOf({ db, clock }, edited.value) : undefined,
    page,
    pages: found.value.pages,
    rows: found.value.rows.map(({ changedBy, isByProgram, ...row }) => ({
      ...row,
      who: isByProgram ? programText(changedBy) : nameOf(changedBy),
    })),
  }
}

export function action({ context, request, params: { id } }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/packages/:id/history', { id }), deedsOf(id))
}

function deedsOf(id: string): Record<string, Deed> {
  const page = (id: string) => href('/admin/packages/:id', { id })
  return {
    restore: async (services, actor, typed) => {
      const restored = await restoreRevision(services, actor, { id, number: Number(typed('number')) || 0 })
      return restored.ok
        ? { ok: true, done: 'restored', page: page(id) }
        : told(restored, () => '', { invalid: 'unknown-revision' })
    },
    copy: async (services, actor) => {
      const copied = await clonePackage(services, actor, { id })
      return copied.ok
        ? { ok: true, done: 'begun', page: page(copied.value.id) }
        : told(copied, () => '', { invalid: 'unknown-package' })
    },
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return officeMeta(matches, `History of ${loaderData?.head?.name ?? 'a package'}`)
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

/** What was ever written of a package: who, when and why. An older revision is taken up again as a draft. */
export default function HistoryPage({
  loaderData: { id, head, rows, page, pages },
  actionData: kept,
}: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      {head ? (
        <PackageHead head={head} here="history" />
      ) : (
        <p>
          <a href={href('/admin/packages')}>All packages</a>
        </p>
      )}
      <Said kept={kept} />
      <div className={styles.head}>
        <h2 id="history">History</h2>
        {head ? (
          <DeedForm intent="copy">
            <Button look="line">Copy as a new package</Button>
          </DeedForm>
        ) : null}
      </div>
      {rows.length === 0 ? (
        <p>Nothing was written here yet. The first change begins a draft, and keeps what is public beside it.</p>
      ) : (
        <ListTable
          namedBy="history"
          columns={columnsOf(id, head?.open !== undefined)}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
      <Pages page={page} pages={pages} others={{}} />
    </div>
  )
}

const WORDS: Record<RevisionState, string> = {
  draft: 'Draft',
  review: 'In review',
  scheduled: 'Scheduled',
  published: 'Published',
  withdrawn: 'Withdrawn',
}

function columnsOf(id: string, isOpen: boolean): Column<Row>[] {
  return [
    { name: 'Revision', isHead: true, cell: ({ number }) => number },
    { name: 'State', cell: ({ state }) => <State halt={state}>{WORDS[state]}</State> },
    { name: 'Who', cell: ({ who }) => who },
    {
      name: 'When',
      cell: ({ changedAt }) => `${formatDate(istDate(changedAt))}, ${formatTime(changedAt)}`,
    },
    { name: 'Why', cell: ({ why }) => why },
    {
      name: 'Deeds',
      isUnnamed: true,
      isPlain: true,
      cell: (row) => <Deeds id={id} row={row} isOpen={isOpen} />,
    },
  ]
}

function Deeds({ id, row: { number, state }, isOpen }: { id: string; row: Row; isOpen: boolean }) {
  const about = <span className="vh"> of revision {number}</span>
  const isOld = state === 'published' || state === 'withdrawn'
  return (
    <span className={styles.inline}>
      <a href={`${href('/admin/packages/:id/preview', { id })}?revision=${number}`}>Preview{about}</a>
      {isOld && !isOpen ? (
        <DeedForm intent="restore" of={{ number: String(number) }}>
          <Button look="bare">Take up again{about}</Button>
        </DeedForm>
      ) : null}
    </span>
  )
}
