import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Field } from '#app/ui/field.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { Seats } from '#app/ui/seats.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { Meant } from '#app/routes/admin/departures/meant.tsx'
import { departuresText } from '#app/routes/admin/departures/words.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { figureOf } from '#domain/departures/planning/several.ts'
import type { SeveralDeed, StayReason } from '#domain/departures/planning/several.ts'
import { foreseeSeveralDepartures } from '#domain/departures/planning/several.server.ts'
import { databaseToday } from '#platform/database-time.server.ts'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { doIt, doneTo, LONGEST, PAGE, severalIn } from './several.server.ts'
import { ASKED_FIRST, DEED_WORDS, SHUT, STAYS, untilText } from './words.ts'
import type { AskedFirst } from './words.ts'
import type { Route } from './+types/several'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('departures.plan')

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  const { ids, deed, to } = severalIn(asked)
  const { db } = context.get(servicesContext)
  const found = await foreseeSeveralDepartures(db, context.get(visitContext).visitor, ids, deed)
  if (!found.ok) throw refusedPage(found.reason)
  const changed = asked.get('done') === 'several' ? Number(asked.get('count')) || 0 : undefined
  // What is asked for is shown with what comes of it before anybody can take it.
  const said = saidOf(deed)
  const isAsking = said === undefined
  const today = await databaseToday(db)
  // Whatever could be changed by now and was not stood otherwise than it was shown.
  const rows = found.value.map((row) => ({
    ...row,
    seen: figureOf(row, deed.deed),
    until: row.becomes.cutoffDays === undefined ? '' : untilText(row, row.becomes.cutoffDays, today),
    stays: row.stays ?? (changed === undefined ? undefined : MEANWHILE),
  }))
  const did = await foreseeSeveralDepartures(db, context.get(visitContext).visitor, doneTo(asked), deed)
  return { deed: deed.deed, to, rows, changed, isAsking, did: did.ok ? did.value : [] }
}

function saidOf(deed: SeveralDeed): unknown {
  if (deed.deed === 'price') return deed.step
  if (deed.deed === 'seats') return deed.capacity
  return deed.deed === 'cutoff' ? deed.cutoffDays : null
}

const MEANWHILE: StayReason = 'changed-meanwhile'

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, PAGE, { several: doIt }, {}, LONGEST)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Several departures')
}

type FoundDepartures = Route.ComponentProps['loaderData']
type Row = FoundDepartures['rows'][number]

/** What a deed does to several departures, before it does it; and after it, those that stay as they were. */
export default function SeveralDeparturesPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { deed, rows, changed, isAsking } = found
  const able = rows.filter(({ stays }) => !stays)
  const isBefore = changed === undefined && rows.length > 0
  return (
    <div className={office.page}>
      <div>
        <h1 id="several">{isBefore ? DEED_WORDS[deed].title(departuresText(able.length)) : 'Several departures'}</h1>
        {isBefore ? <p className={office.say}>{DEED_WORDS[deed].says}</p> : null}
      </div>
      <Said kept={kept} done={changed === undefined ? undefined : doneText(found, changed)} />
      {changed === undefined ? null : <Changed found={found} />}
      {rows.length === 0 && changed === undefined ? (
        <Empty says="Tick departures in the list, then say what to do with them." />
      ) : null}
      {isBefore && ASKED_FIRST[deed] ? (
        <AskFirst found={found} words={ASKED_FIRST[deed]} amiss={kept?.faults['to']} />
      ) : null}
      {changed !== undefined && rows.length > 0 ? <h2 id="stays">As it was</h2> : null}
      {rows.length > 0 ? (
        <ListTable
          namedBy={changed === undefined ? 'several' : 'stays'}
          columns={columnsOf(found)}
          rows={rows}
          keyOf={({ id }) => id}
        />
      ) : null}
      {isBefore && able.length > 0 && !isAsking ? <Do found={found} able={able} kept={kept} /> : null}
      <p>
        <a href={href('/admin/departures')}>All departures</a>
      </p>
    </div>
  )
}

function doneText({ deed, rows }: FoundDepartures, changed: number): string {
  const did = `${departuresText(changed)} ${changed === 1 ? 'is' : 'are'} ${DEED_WORDS[deed].done}.`
  return rows.length === 0 ? did : `${did} Below is what stays as it was, and why.`
}

/** What was changed a moment ago, as it stands now: each leads to its own page. */
function Changed({ found: { deed, did } }: { found: FoundDepartures }) {
  if (did.length === 0) return null
  return (
    <section aria-labelledby="changed">
      <h2 id="changed">Changed</h2>
      <ListTable namedBy="changed" columns={[...COLUMNS, ...STANDS[deed]]} rows={did} keyOf={({ id }) => id} />
    </section>
  )
}

type AskFirstProps = { found: FoundDepartures; words: AskedFirst; amiss: string | undefined }

/** Asks by how much prices go up or down, or which day is the last, and shows what comes of it. */
function AskFirst({ found: { deed, rows, to, isAsking }, words, amiss }: AskFirstProps) {
  const { label, help, fault } = words
  return (
    <form method="get" className={office.inline}>
      <input type="hidden" name="deed" value={deed} />
      {rows.map(({ id }) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <Field
        id="step"
        name="to"
        label={label}
        help={help}
        maxLength={20}
        autoComplete="off"
        defaultValue={to}
        fault={isAsking && to !== '' ? fault : amiss}
      />
      <Button look="line">Show what it does</Button>
    </form>
  )
}

function columnsOf({ deed, changed }: FoundDepartures): Column<Row>[] {
  const stays: Column<Row> = { name: 'Stays', cell: ({ stays }) => (stays ? STAYS[stays] : null) }
  if (deed === 'cutoff') return [...COLUMNS, LAST_DAY, ...(changed === undefined ? [UNTIL] : []), stays]
  if (deed === 'seats') return [...COLUMNS, SEATS, ...(changed === undefined ? [BECOMES] : []), stays]
  if (changed !== undefined || deed !== 'price') return [...COLUMNS, stays]
  const becomes = ({ becomes, stays }: Row) =>
    becomes.twinPaise === undefined || stays ? null : formatPaise(becomes.twinPaise)
  return [...COLUMNS, TWIN, { name: 'Becomes', isFigure: true, cell: becomes }, stays]
}

type Listed = FoundDepartures['did'][number]

const COLUMNS: readonly Column<Listed>[] = [
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
]

const LAST_DAY: Column<Listed> = {
  name: 'Last day, days before',
  isFigure: true,
  cell: ({ cutoffDays }) => cutoffDays,
}

const SEATS: Column<Listed> = { name: 'Seats', isFigure: true, cell: ({ capacity }) => capacity }

const TWIN: Column<Listed> = {
  name: 'Twin, before GST',
  isFigure: true,
  cell: ({ twinPaise }) => formatPaise(twinPaise),
}

/** The figure that each deed changes. */
const STANDS: Record<SeveralDeed['deed'], readonly Column<Listed>[]> = {
  close: [],
  open: [],
  seats: [SEATS],
  cutoff: [LAST_DAY],
  price: [TWIN],
}

const BECOMES: Column<Row> = {
  name: 'Becomes',
  isFigure: true,
  cell: ({ becomes, stays }) => (stays ? null : becomes.capacity),
}

const UNTIL: Column<Row> = { name: 'Becomes', cell: ({ until, stays }) => (stays ? null : until) }

function Do({ found: { deed, to }, able, kept }: { found: FoundDepartures; able: readonly Row[]; kept: KeptForm }) {
  const shut = able.filter(({ until }) => until === SHUT).length
  const of = able.map(({ id, seen }) => `${id}:${seen ?? ''}`).join(',')
  return (
    <DeedForm intent="several" of={{ deed, of, ...(ASKED_FIRST[deed] ? { to } : {}) }} className={office.column}>
      <Meant kept={kept}>Give them these seats all the same</Meant>
      {shut === 0 ? null : (
        <p>
          {shut === 1 ? '1 of them is' : `${shut} of them are`} {SHUT}.
        </p>
      )}
      <p>
        <Button look="ink">{DEED_WORDS[deed].verb(departuresText(able.length))}</Button>
      </p>
    </DeedForm>
  )
}
