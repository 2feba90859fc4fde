import { data, href, useLocation } from 'react-router'
import { Empty } from '#app/ui/empty.tsx'
import { Field } from '#app/ui/field.tsx'
import { Filters } from '#app/ui/filters.tsx'
import { listAddress } from '#app/ui/list-address.ts'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { Select } from '#app/ui/select.tsx'
import { findNames, listStaff } from '#domain/accounts/staff.server.ts'
import { searchAudit } from '#domain/audit/audit.server.ts'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { SavedViews } from '#app/routes/admin/views/saved-views.tsx'
import { namesOfThings } from '#domain/search/names-of-things.server.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { auditIn, DEEDS, deedText, SOMEBODY_GONE } from './asked.ts'
import { Changes } from './changes.tsx'
import { changedParts } from './changed.ts'
import { partInWords } from './part-words.ts'
import { subjectsMeant } from './meant.server.ts'
import { nameIn, personIn, programText, thingText } from './thing.ts'
import type { Route } from './+types/audit'
import styles from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('audit.read')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const query = auditIn(new URL(request.url).searchParams)
  const meantBy = { ...query, subjects: await subjectsMeant(db, query) }
  const [found, staff] = [await searchAudit(db, visitor, meantBy), await listStaff(db, visitor)]
  if (!found.ok || !staff.ok) throw data(null, { status: 403 })
  const { rows, next } = found.value
  const people = rows.filter(({ actorKind }) => actorKind === 'person').map(({ actor }) => actor)
  const meant = rows.flatMap(({ subject }) => personIn(subject) ?? [])
  const names = await findNames(db, visitor, [...people, ...meant, ...(query.who ? [query.who] : [])])
  if (!names.ok) throw refusedPage(names.reason)
  const things = await namesOfThings(
    db,
    rows.map(({ subject }) => subject),
  )
  return {
    rows: rows.map(({ before, after, ...entry }) => ({
      ...entry,
      name: entry.actorKind === 'program' ? programText(entry.actor) : (names.value.get(entry.actor) ?? SOMEBODY_GONE),
      thing: thingText(entry.subject, { people: names.value, things, kept: nameIn(after) ?? nameIn(before) }),
      fate: before === null ? ('made' as const) : after === null ? ('removed' as const) : ('changed' as const),
      parts: changedParts(before, after).map((part) => partInWords(entry.subject, part)),
    })),
    next,
    query,
    staff: staff.value,
    who: query.who === 'program' ? 'The program' : names.value.get(query.who ?? ''),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Audit')
}

type LoadedAudit = Route.ComponentProps['loaderData']

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation()
  const { rows, next, query } = loaderData
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1 id="audit">Audit</h1>
          <p className={styles.say}>Who changed what, the latest first. Nothing here can be changed or taken away.</p>
        </div>
        <a className={styles.line} href={`${href('/admin/audit/csv')}${listAddress(search, {})}`}>
          As CSV
        </a>
      </div>
      <SavedViews list="audit" search={search} />
      <AuditFilters loaded={loaderData} search={search} />
      {rows.length === 0 ? (
        <Empty says="Nothing was written down that fits.">
          <a href={href('/admin/audit')}>Show everything</a>
        </Empty>
      ) : (
        <ListTable namedBy="audit" columns={columnsFor(search)} rows={rows} keyOf={({ id }) => id} />
      )}
      <div className={styles.inline}>
        {query.after ? <a href={listAddress(search, {})}>The latest</a> : null}
        {next ? <a href={listAddress(search, { after: next })}>Older</a> : null}
      </div>
    </div>
  )
}

function AuditFilters({ loaded: { staff, query, who }, search }: { loaded: LoadedAudit; search: string }) {
  const isKnown = query.who === undefined || query.who === 'program' || staff.some(({ id }) => id === query.who)
  const people = [
    { value: 'program', name: 'The program' },
    ...staff.map(({ id, name }) => ({ value: id, name })),
    ...(isKnown ? [] : [{ value: query.who ?? '', name: who ?? SOMEBODY_GONE }]),
  ]
  const set = [
    ...(query.subject ? [{ name: 'q', words: query.subject }] : []),
    ...(query.who ? [{ name: 'who', words: who ?? SOMEBODY_GONE }] : []),
    ...(query.action ? [{ name: 'action', words: deedText(query.action) }] : []),
    ...(query.from ? [{ name: 'from', words: `from ${formatDate(query.from)}` }] : []),
    ...(query.until ? [{ name: 'until', words: `until ${formatDate(query.until)}` }] : []),
  ]
  const deeds = Object.entries(DEEDS).map(([value, name]) => ({ value, name }))
  return (
    <Filters search={search} words="What it is called, as Kerala Classic or a reference" set={set}>
      <Select id="who" name="who" label="Who" none="Anybody" options={people} defaultValue={query.who ?? ''} />
      <Select
        id="action"
        name="action"
        label="What"
        none="Anything"
        options={deeds}
        defaultValue={query.action ?? ''}
      />
      <Field id="from" name="from" label="From" type="date" defaultValue={query.from ?? ''} />
      <Field id="until" name="until" label="Until" type="date" defaultValue={query.until ?? ''} />
    </Filters>
  )
}

function columnsFor(search: string): Column<LoadedAudit['rows'][number]>[] {
  return [
    {
      name: 'When',
      isPlain: true,
      cell: ({ at }) => (
        <span className={styles.nowrap}>
          {formatDate(istDate(at))}
          <small>{formatTime(at)}</small>
        </span>
      ),
    },
    {
      name: 'Who',
      cell: ({ actor, actorKind, name }) => (
        <a href={listAddress(search, { who: actorKind === 'program' ? 'program' : actor })}>{name}</a>
      ),
    },
    {
      name: 'Thing',
      isHead: true,
      cell: ({ subject, thing, action }) => (
        <>
          <a className={styles.anywhere} href={listAddress(search, { q: subject })}>
            {thing}
          </a>
          <small>{deedText(action)}</small>
        </>
      ),
    },
    {
      name: 'Before and after',
      isPlain: true,
      cell: ({ fate, parts, why }) => (
        <>
          {why ? <p className={styles.anywhere}>“{why}”</p> : null}
          <Changes fate={fate} parts={parts} />
        </>
      ),
    },
  ]
}
