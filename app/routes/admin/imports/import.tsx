import { href, useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { listAddress } from '#app/ui/list-address.ts'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { State } from '#app/ui/state.tsx'
import { counted } from '#app/routes/admin/counted.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { findImport, stopImport, writeImport } from '#domain/spreadsheets/imports.server.ts'
import { takeOffImport } from '#domain/spreadsheets/take-off-import.server.ts'
import type { ImportProgress } from '#domain/spreadsheets/imports.server.ts'
import { findKind } from '#domain/spreadsheets/kinds.server.ts'
import type { RowFault } from '#domain/spreadsheets/rows.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Changed, Hinted } from './changes.tsx'
import { namedWriters } from './writers.server.ts'
import { Open, TakesOpen } from './open.tsx'
import { figure, standOf } from './words.ts'
import type { Route } from './+types/import'
import styles from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('imports.run')

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const after = Number(new URL(request.url).searchParams.get('after')) || 0
  const found = await findImport(context.get(servicesContext).db, context.get(visitContext).visitor, id, after)
  if (!found.ok) throw refusedPage(found.reason)
  const { heads: _heads, byUserId: _by, open, ...shown } = found.value
  const { one, many, title, note, takeOff } = findKind(shown.kind)!
  const isOpen = await namedWriters(context, open)
  return { ...shown, open: isOpen, kind: { one, many, title, note, mayComeOff: takeOff !== undefined }, after }
}

export function action({ context, request, params: { id } }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/imports/:id', { id }), {
    write: (services, actor, typed) => tell(writeImport(services, actor, { id, ...takenIn(typed) })),
    stop: (services, actor) => tell(stopImport(services, actor, { id })),
    'take-off': (services, actor) => tell(takeOffImport(services, actor, { id })),
  } satisfies Record<string, Deed>)
}

/** Asked where something of the file is being written: without a tick it is left as it stands. */
function takenIn(typed: (name: string) => string): { takesOpen?: boolean } {
  return typed('asksOpen') === '' ? {} : { takesOpen: typed('takesOpen') === 'on' }
}

async function tell(answer: ReturnType<typeof writeImport> | ReturnType<typeof takeOffImport>) {
  return told(await answer, () => 'heard', { 'unknown-kind': 'unknown-import', invalid: 'unclear-deed' })
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return officeMeta(matches, loaderData ? `Import of ${loaderData.fileName}` : 'An import')
}

type FoundImport = Route.ComponentProps['loaderData']

export default function ImportPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { fileName, kind, state } = found
  const [halt, word] = standOf(state)
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.anywhere}>{fileName}</h1>
        <p className={styles.row}>
          <State halt={halt}>{word}</State>
          <span>{kind.title}</span>
        </p>
        {isUnderWay(state) ? (
          <p className={styles.say} data-look-again={SECONDS}>
            {sentence(found)}
          </p>
        ) : (
          <p className={styles.say}>{sentence(found)}</p>
        )}
      </div>
      <Said kept={kept ?? (found.problem ? { message: found.problem } : undefined)} />
      <Hinted found={found} />
      <Next found={found} />
      <TakeOff found={found} />
      <Faults found={found} />
      <Open found={found} />
      <Changed found={found} />
      <p>
        <a href={href('/admin/imports')}>All imports</a>
      </p>
    </div>
  )
}

/** A page of what is wrong, what of it is not on this page, and all of it as a file. */
function Faults({ found: { id, faults, faultCount, after } }: { found: FoundImport }) {
  const { search } = useLocation()
  const [first, last] = [faults.shown.at(0), faults.shown.at(-1)]
  if (!first || !last) return null
  return (
    <section aria-labelledby="faults">
      <h2 id="faults">{counted(faultCount, 'fault', 'faults')}</h2>
      <p>
        {after > 0 || faults.left > 0 ? `${shownRows(first.row, last.row)}. ${leftText(faults.left, last.row)} ` : null}
        <a href={href('/admin/imports/:id/faults', { id })} download>
          All of them as CSV
        </a>
      </p>
      <ListTable
        namedBy="faults"
        columns={FAULTS}
        rows={faults.shown}
        keyOf={({ row, head }) => `${row}-${head.replaceAll(/\W+/g, '-')}`}
      />
      <div className={styles.inline}>
        {after > 0 ? <a href={listAddress(search, {})}>The first</a> : null}
        {faults.left > 0 ? <a href={listAddress(search, { after: String(last.row) })}>Further down</a> : null}
      </div>
    </section>
  )
}

function shownRows(first: number, last: number): string {
  return first === last ? `Those of row ${figure(first)}` : `Those of rows ${figure(first)} to ${figure(last)}`
}

function leftText(left: number, last: number): string {
  return left === 0 ? 'There are none further down.' : `${figure(left)} more further down, behind row ${figure(last)}.`
}

/** How often a file that is under way is looked at again. */
const SECONDS = 2

function isUnderWay(state: FoundImport['state']): boolean {
  return state === 'receiving' || state === 'checking' || state === 'writing'
}

const FAULTS: Column<RowFault>[] = [
  { name: 'Row', cell: ({ row }) => row },
  { name: 'Column', isHead: true, cell: ({ head }) => head },
  { name: 'What would be right', isPlain: true, cell: ({ message }) => message },
]

/** What was taken in wrongly goes again. */
function TakeOff({ found: { state, kind } }: { found: FoundImport }) {
  if (!kind.mayComeOff || (state !== 'done' && state !== 'stopped')) return null
  return (
    <DeedForm intent="take-off">
      <Button look="line">Take its {kind.many} off again</Button>
      <p className="small soft">
        Taken in wrongly? What stands as this file says goes; what another file has said since stays. The audit keeps
        each, and the file can be taken in again.
      </p>
    </DeedForm>
  )
}

/** The one thing to do next. */
function Next({ found }: { found: FoundImport }) {
  const { id, state, fresh, changed, kind } = found
  if (state === 'ready')
    return (
      <DeedForm intent="write" className={styles.column}>
        <TakesOpen found={found} />
        <Button look="go">Write {counted(fresh + changed, kind.one, kind.many)}</Button>
        <p className="small soft">Each is kept in the audit as it was before. {kind.note}</p>
      </DeedForm>
    )
  if (state === 'stopped')
    return (
      <DeedForm intent="write">
        <Button look="ink">Go on writing</Button>
      </DeedForm>
    )
  if (state === 'writing')
    return (
      <div className={styles.inline}>
        <a className={styles.line} href={href('/admin/imports/:id', { id })}>
          Look again
        </a>
        <DeedForm intent="stop">
          <Button look="line">Stop here</Button>
        </DeedForm>
      </div>
    )
  if (state === 'checking' || state === 'receiving')
    return (
      <p>
        <a className={styles.line} href={href('/admin/imports/:id', { id })}>
          Look again
        </a>
      </p>
    )
  return null
}

type ToldImport = Pick<
  ImportProgress,
  'state' | 'rows' | 'things' | 'checked' | 'written' | 'fresh' | 'changed' | 'faultCount' | 'openCount'
>

function sentence({
  state,
  rows,
  things,
  checked,
  written,
  fresh,
  changed,
  faultCount,
  openCount,
  kind,
}: ToldImport & Pick<FoundImport, 'kind'>) {
  const whole = `${counted(rows, 'row', 'rows')} about ${counted(things, kind.one, kind.many)}`
  const fate = `${figure(fresh)} new, ${figure(changed)} changed, ${figure(Math.max(0, checked - fresh - changed))} as they stand`
  switch (state) {
    case 'receiving':
      return 'The file is still arriving.'
    case 'checking':
      return `${whole}. ${figure(checked)} checked so far; nothing is written yet.`
    case 'faulty':
      return `${whole}. ${counted(faultCount, 'fault', 'faults')}; nothing is written. Put them right in your file and import it again.`
    case 'ready':
      return `${whole}: ${fate}. Nothing is written yet.`
    case 'writing':
      return `${whole}: ${fate}. ${figure(written)} of ${figure(things)} are through.`
    case 'stopped':
      return `${whole}: ${fate}. It stopped after ${figure(written)} of ${figure(things)}; what is written stays.`
    case 'taken-off':
      return `${whole}: taken off again, but for what another file has said since.`
    case 'done':
      if (fresh + changed === 0) return `${whole}: all of it stood as the file says.`
      return openCount === 0
        ? `${whole}: ${fate}. All of it is written.`
        : `${whole}: ${fate}. Written, but for ${counted(openCount, kind.one, kind.many)} left as ${openCount === 1 ? 'it stands' : 'they stand'}: somebody is writing there.`
  }
}
