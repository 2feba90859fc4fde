import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { Select } from '#app/ui/select.tsx'
import { State } from '#app/ui/state.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { listColleagues } from '#domain/accounts/staff.server.ts'
import {
  assignSeveralEnquiries,
  listSeveralEnquiries,
  MOST_AT_ONCE,
} from '#domain/leads/desk/enquiry/several.server.ts'
import { seenOf } from '#domain/leads/lead.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { STANDS } from '#app/routes/admin/enquiries/words.ts'
import { refusedPage } from '#web/refused-page.ts'
import type { Route } from './+types/several'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('enquiries.work')

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  const { db } = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const references = [...new Set(asked.getAll('id'))].slice(0, MOST_AT_ONCE)
  const found = await listSeveralEnquiries(db, visitor, references)
  const colleagues = await listColleagues(db, visitor, 'enquiries.work')
  if (!found.ok) throw refusedPage(found.reason)
  if (!colleagues.ok) throw refusedPage(colleagues.reason)
  const names = new Map(colleagues.value.map(({ id, name }) => [id, name]))
  return {
    rows: found.value.map((row) => ({ ...row, seen: seenOf(row), whose: names.get(row.assigneeId ?? '') })),
    colleagues: colleagues.value.map(({ id, name }) => ({ value: id, name })),
    given: asked.get('done') === 'given' ? Number(asked.get('count')) || 0 : undefined,
  }
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, PAGE, { assign: give }, {}, MOST_AT_ONCE * 200)
}

const PAGE = href('/admin/enquiries/several')

/** Each as it was shown; leads to those that stay. */
const give: Deed = async (services, actor, typed) => {
  const of = typed('of')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({ reference: line.split(' ')[0]!, seen: line.split(' ').slice(1).join(' ') }))
  const made = await assignSeveralEnquiries(services, actor, { of, to: typed('to') })
  if (!made.ok) return told(made, () => '', { invalid: 'unclear-deed' })
  const { given, stay } = made.value
  const address = new URLSearchParams([['count', String(given)], ...stay.map((id) => ['id', id])])
  return { ok: true, done: 'given', page: `${PAGE}?${address}` }
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Several enquiries')
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

/** Several enquiries given to a colleague at once; after it, those that stay whose they are. */
export default function SeveralEnquiriesPage({ loaderData, actionData: kept }: Route.ComponentProps) {
  const { rows, colleagues, given } = loaderData
  return (
    <div className={office.page}>
      <h1 id="several">{given === undefined ? `Give ${countText(rows.length)} to somebody` : 'Several enquiries'}</h1>
      <Said kept={kept} done={given === undefined ? undefined : doneText(given, rows.length)} />
      {rows.length === 0 && given === undefined ? (
        <Empty says="Tick enquiries in the list, then say whose they are." />
      ) : null}
      {rows.length > 0 ? (
        <ListTable namedBy="several" columns={COLUMNS} rows={rows} keyOf={({ reference }) => reference} />
      ) : null}
      {rows.length > 0 ? (
        <DeedForm
          intent="assign"
          of={{ of: rows.map(({ reference, seen }) => `${reference} ${seen}`).join('\n') }}
          className={office.column}
        >
          <Select
            id="to"
            name="to"
            label="Give them to"
            none="nobody"
            options={colleagues}
            defaultValue={kept?.typed['to'] ?? ''}
            fault={kept?.faults['to']}
          />
          <p>
            <Button look="ink">Give {countText(rows.length)}</Button>
          </p>
        </DeedForm>
      ) : null}
      <p>
        <a href={`${href('/admin/enquiries')}?view=list`}>All enquiries</a>
      </p>
    </div>
  )
}

function countText(count: number): string {
  return count === 1 ? '1 enquiry' : `${count.toLocaleString('en-IN')} enquiries`
}

function doneText(given: number, stay: number): string {
  const did = `${countText(given)} ${given === 1 ? 'is' : 'are'} given.`
  return stay === 0 ? did : `${did} Somebody was quicker with those below: look at them, then give them too.`
}

const COLUMNS: readonly Column<Row>[] = [
  {
    name: 'Who',
    isHead: true,
    cell: ({ reference, name }) => (
      <>
        <a href={href('/admin/enquiries/:reference', { reference })}>{name || reference}</a>
        <small>{reference}</small>
      </>
    ),
  },
  { name: 'About', cell: ({ sourceName }) => sourceName },
  { name: 'State', cell: ({ state }) => <State halt={STANDS[state].halt}>{STANDS[state].word}</State> },
  { name: 'Whose', cell: ({ whose }) => whose ?? <span className="soft">nobody’s</span> },
]
