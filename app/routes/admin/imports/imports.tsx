import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Field } from '#app/ui/field.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { Select } from '#app/ui/select.tsx'
import { State } from '#app/ui/state.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { listImports } from '#domain/spreadsheets/imports.server.ts'
import { neededHeads } from '#domain/spreadsheets/check.server.ts'
import type { SheetKind } from '#domain/spreadsheets/kind.ts'
import { columnsOf } from '#domain/spreadsheets/sheet.ts'
import { findKind, KINDS } from '#domain/spreadsheets/kinds.server.ts'
import { may } from '#domain/policy/policy.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { pageIn, withinPages } from '#app/routes/admin/pages.tsx'
import { Said } from '#app/routes/admin/said.tsx'
import { receiveImport } from './upload.server.ts'
import { standOf } from './words.ts'
import type { Route } from './+types/imports'
import styles from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('imports.run')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { visitor } = context.get(visitContext)
  const params = new URL(request.url).searchParams
  const page = pageIn(params)
  const latest = await listImports(context.get(servicesContext).db, visitor, page)
  if (!latest.ok) throw refusedPage(latest.reason)
  withinPages(request, latest.value.pages)
  const kinds = KINDS.filter(({ action }) => may(visitor?.role, action)).map(({ name, title }) => ({ name, title }))
  const asked = params.get('columns') ?? ''
  const told = kinds.some(({ name }) => name === asked) ? findKind(asked) : undefined
  const { rows, pages } = latest.value
  return { kinds, latest: rows, page, pages, told: told && { title: told.title, columns: columnsTold(told) } }
}

/** What belongs under each head, and whether a new one must say it. */
function columnsTold(kind: SheetKind) {
  const needed = neededHeads(kind)
  return columnsOf(kind.sheet).map(({ head, help }) => ({ head, help, isNeeded: needed.has(head) }))
}

export function action({ context, request }: Route.ActionArgs) {
  return receiveImport(context, request)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Import and export')
}

type LoadedImports = Route.ComponentProps['loaderData']

export default function ImportsPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { kinds, latest, told, page, pages } = found
  return (
    <div className={styles.page}>
      <div>
        <h1>Import and export</h1>
        <p className={styles.say}>
          A file is checked first: every fault by row and column, and nothing is written until there is none and you say
          so. What you export can be imported again.
        </p>
      </div>
      <section aria-labelledby="in">
        <h2 id="in">Import a file</h2>
        <Said kept={kept} />
        <DeedForm intent="import" encType="multipart/form-data" className={styles.column}>
          <Select
            id="kind"
            name="kind"
            label="What is in it"
            none="Choose"
            options={kinds.map(({ name, title }) => ({ value: name, name: title }))}
            defaultValue={kept?.typed.kind ?? ''}
            fault={kept?.faults['kind']}
          />
          <Field
            id="file"
            name="file"
            type="file"
            accept=".csv,text/csv"
            label="File"
            help="CSV in UTF-8, up to 64 MB and 5,00,000 rows. A column that is left out leaves what stands."
            fault={kept?.faults['file']}
          />
          <p>
            <Button look="ink">Check the file</Button>
          </p>
        </DeedForm>
      </section>
      <section aria-labelledby="out">
        <h2 id="out">Export</h2>
        <ListTable namedBy="out" columns={OUT} rows={kinds} keyOf={({ name }) => name} />
      </section>
      {told ? (
        <section aria-labelledby="columns">
          <h2 id="columns">Columns: {told.title}</h2>
          <p className="soft">
            A column may be left out, but for those a new one must fill; those of a day, a halt or another part come
            together or not at all.
          </p>
          <ListTable namedBy="columns" columns={TOLD} rows={told.columns} keyOf={({ head }) => head} />
        </section>
      ) : null}
      <section aria-labelledby="latest">
        <h2 id="latest">Latest imports</h2>
        {latest.length === 0 ? (
          <Empty says="No file was taken in within 30 days." />
        ) : (
          <ListTable namedBy="latest" columns={columnsFor(kinds)} rows={latest} keyOf={({ id }) => id} />
        )}
        <Pager page={page} pages={pages} to={(to) => `?page=${to}#latest`} />
      </section>
    </div>
  )
}

const OUT: Column<LoadedImports['kinds'][number]>[] = [
  { name: 'What', isHead: true, cell: ({ title }) => title },
  { name: 'All there is', cell: (kind) => <ToFile kind={kind}>Export</ToFile> },
  {
    name: 'To start from',
    cell: (kind) => (
      <>
        <ToFile kind={kind} only="heads">
          Template
        </ToFile>{' '}
        <ToFile kind={kind} only="example">
          Example
        </ToFile>{' '}
        <a href={`?columns=${kind.name}#columns`}>
          Columns<span className="vh">, {kind.title}</span>
        </a>
      </>
    ),
  },
]

type ToldColumn = NonNullable<LoadedImports['told']>['columns'][number]

const TOLD: Column<ToldColumn>[] = [
  { name: 'Column', isHead: true, cell: ({ head }) => head },
  { name: 'What belongs there', isPlain: true, cell: ({ help }) => help },
  { name: 'Must be filled', cell: ({ isNeeded }) => (isNeeded ? 'yes' : '') },
]

function ToFile({
  kind,
  only,
  children,
}: {
  kind: LoadedImports['kinds'][number]
  only?: string
  children: React.ReactNode
}) {
  return (
    <a href={`${href('/admin/exports/:kind', { kind: kind.name })}${only ? `?only=${only}` : ''}`} download>
      {children}
      <span className="vh">, {kind.title}</span>
    </a>
  )
}

function columnsFor(kinds: LoadedImports['kinds']): Column<LoadedImports['latest'][number]>[] {
  return [
    {
      name: 'File',
      isHead: true,
      cell: ({ id, fileName, kind }) => (
        <>
          <a className={styles.anywhere} href={href('/admin/imports/:id', { id })}>
            {fileName}
          </a>
          <small>{kinds.find(({ name }) => name === kind)?.title ?? kind}</small>
        </>
      ),
    },
    { name: 'Rows', isFigure: true, cell: ({ rows }) => rows.toLocaleString('en-IN') },
    {
      name: 'Taken in',
      cell: ({ createdAt }) => (
        <span className={styles.nowrap}>
          {formatDate(istDate(createdAt), { year: false })}, {formatTime(createdAt)}
        </span>
      ),
    },
    {
      name: 'State',
      cell: ({ state }) => {
        const [halt, word] = standOf(state)
        return <State halt={halt}>{word}</State>
      },
    },
  ]
}
