import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Field } from '#app/ui/field.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { Seats } from '#app/ui/seats.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { departuresText } from '#app/routes/admin/departures/words.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { MOST_AT_ONCE, SEVERAL_DEEDS } from '#domain/departures/planning/several.ts'
import type { StayReason } from '#domain/departures/planning/several.ts'
import { changeSeveralDepartures, foreseeSeveralDepartures } from '#domain/departures/planning/several.server.ts'
import { formatDate } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import type { Route } from './+types/several'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('departures.plan')

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  const deed = SEVERAL_DEEDS.find((one) => one === asked.get('deed')) ?? 'close'
  const ids = [...new Set(asked.getAll('id'))].slice(0, MOST_AT_ONCE)
  const seats = /^\d{1,3}$/.test(asked.get('seats') ?? '') ? Number(asked.get('seats')) : undefined
  const { db } = context.get(servicesContext)
  const to = deed === 'close' ? ({ deed } as const) : ({ deed, capacity: seats } as const)
  const found = await foreseeSeveralDepartures(db, context.get(visitContext).visitor, ids, to)
  if (!found.ok) throw refusedPage(found.reason)
  const changed = asked.get('done') === 'several' ? Number(asked.get('count')) || 0 : undefined
  return { deed, rows: found.value, changed }
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, PAGE, { several: doIt }, {}, MOST_AT_ONCE * 64)
}

const PAGE = href('/admin/departures/several')

/** Leads to those that stay, and why. */
const doIt: Deed = async (services, actor, typed) => {
  const [ids, capacity] = [typed('ids').split(',').filter(Boolean), typed('capacity')]
  const deed = typed('deed') === 'seats' ? ('seats' as const) : ('close' as const)
  const asked = deed === 'seats' ? { deed, ids, capacity } : { deed, ids }
  const made = await changeSeveralDepartures(services, actor, asked)
  if (!made.ok) return told(made, () => '', { invalid: 'unclear-deed' })
  const { changed, stay } = made.value
  const address = [['deed', deed], ['count', String(changed)], ['seats', capacity], ...stay.map((id) => ['id', id])]
  return { ok: true, done: 'several', page: `${PAGE}?${new URLSearchParams(address)}` }
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Several departures')
}

type FoundDepartures = Route.ComponentProps['loaderData']
type Row = FoundDepartures['rows'][number]

/** What closing several departures, or giving them seats, does, before it does it; and after it, those that stay as they were. */
export default function SeveralDeparturesPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { deed, rows, changed } = found
  const able = rows.filter(({ stays }) => !stays)
  return (
    <div className={office.page}>
      <div>
        <h1 id="several">{changed === undefined ? titleOf(found, able.length) : 'Several departures'}</h1>
        {changed === undefined && rows.length > 0 ? <p className={office.say}>{SAYS[deed]}</p> : null}
      </div>
      <Said kept={kept} done={changed === undefined ? undefined : doneText(found, changed)} />
      {rows.length === 0 && changed === undefined ? (
        <Empty says="Tick departures in the list, then say what to do with them." />
      ) : null}
      {rows.length > 0 ? <ListTable namedBy="several" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} /> : null}
      {changed === undefined && able.length > 0 ? <Do deed={deed} able={able} kept={kept} /> : null}
      <p>
        <a href={href('/admin/departures')}>All departures</a>
      </p>
    </div>
  )
}

const SAYS = {
  close: 'Nobody can book them any more. Whoever has booked travels, and each can be opened again.',
  seats:
    'Each has so many seats from then on, never fewer than are sold or held. Seats that come free go first to those who wait.',
}

function titleOf({ deed, rows }: FoundDepartures, able: number): string {
  if (rows.length === 0) return 'Several departures'
  return deed === 'close' ? `Close ${departuresText(able)}` : `Seats of ${departuresText(able)}`
}

function doneText({ deed, rows }: FoundDepartures, changed: number): string {
  const did = `${departuresText(changed)} ${changed === 1 ? 'is' : 'are'} ${deed === 'close' ? 'closed' : 'changed'}.`
  return rows.length === 0 ? did : `${did} Below is what stays as it was, and why.`
}

const STAYS: Record<StayReason, string> = {
  'called-off': 'It was called off.',
  left: 'It has left.',
  'is-so': 'It is so already.',
  taken: 'More seats are sold or held.',
  'never-runs': 'With so few seats it could never run.',
}

const COLUMNS: readonly Column<Row>[] = [
  {
    name: 'Leaves',
    isHead: true,
    cell: ({ id, name, startsOn }) => (
      <>
        <a href={href('/admin/departures/:id', { id })}>{formatDate(startsOn)}</a>
        <small>{name}</small>
      </>
    ),
  },
  { name: 'From', cell: ({ departureCity }) => departureCity },
  { name: 'Seats sold', cell: ({ sold, capacity }) => <Seats sold={sold} capacity={capacity} /> },
  { name: 'Held', isFigure: true, cell: ({ held }) => (held === 0 ? null : held) },
  { name: 'Stays', cell: ({ stays }) => (stays ? STAYS[stays] : null) },
]

function Do({ deed, able, kept }: { deed: FoundDepartures['deed']; able: readonly Row[]; kept: KeptForm }) {
  const count = departuresText(able.length)
  return (
    <DeedForm intent="several" of={{ deed, ids: able.map(({ id }) => id).join(',') }} className={office.column}>
      {deed === 'seats' ? (
        <Field
          id="capacity"
          name="capacity"
          label="Seats of each"
          inputMode="numeric"
          maxLength={3}
          defaultValue={kept?.typed['capacity'] ?? ''}
          fault={kept?.faults['capacity']}
        />
      ) : null}
      <p>
        <Button look="ink">{deed === 'close' ? `Close ${count}` : `Give ${count} these seats`}</Button>
      </p>
    </DeedForm>
  )
}
