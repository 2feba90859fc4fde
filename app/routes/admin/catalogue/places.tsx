import { useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { NoneOf } from '#app/ui/empty.tsx'
import { Filters } from '#app/ui/filters.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Select } from '#app/ui/select.tsx'
import { Thumb } from '#app/ui/thumb.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { pageIn, Pages } from '#app/routes/admin/pages.tsx'
import { Said } from '#app/routes/admin/said.tsx'
import { SavedViews } from '#app/routes/admin/views/saved-views.tsx'
import type { PlaceKind } from '#domain/catalogue/place-kind.ts'
import { listPlacesDesk } from '#domain/catalogue/places-desk.server.ts'
import type { PlaceOnList } from '#domain/catalogue/places-desk.server.ts'
import { rememberedStates } from '#domain/catalogue/states.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { PLACE_FIELDS } from './fields.ts'
import { putBack } from './place.server.ts'
import { figure, KIND_WORDS, placeKindAt, placePath, placesPath, publicPath } from './words.ts'
import type { Route } from './+types/places'
import office from '#app/routes/admin/office.module.css'
import styles from './catalogue.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('catalogue.edit')

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const kind = placeKindAt(request)
  const asked = new URL(request.url).searchParams
  const text = (name: string) => (asked.get(name) ?? '').trim().slice(0, 60)
  const filters = { words: text('q'), state: text('state'), kind: text('kind'), page: pageIn(asked) }
  const list = await listPlacesDesk(services.db, context.get(visitContext).visitor, kind, filters)
  if (!list.ok) throw refusedPage(list.reason)
  const isIn = kind === 'cities' || kind === 'attractions'
  const states = isIn ? (await rememberedStates(services)).map(({ code, name }) => ({ value: code, name })) : []
  const removed = /^removed-([\w-]{1,40})$/.exec(text('done'))?.[1]
  return { kind, list: list.value, filters, states, done: text('done'), removed }
}

export function action({ context, request }: Route.ActionArgs) {
  const kind = placeKindAt(request)
  return doDeed(context, request, placesPath(kind), { 'put-back': putBack(kind) })
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return officeMeta(matches, loaderData ? KIND_WORDS[loaderData.kind].title : 'Catalogue')
}

type FoundPlaces = Route.ComponentProps['loaderData']

/** The things of one kind, by pages. */
export default function PlacesPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { kind, list, filters, removed } = found
  const { search } = useLocation()
  const { title, add, one } = KIND_WORDS[kind]
  const others = Object.fromEntries(
    [...new URLSearchParams(search)].filter(([name]) => name !== 'page' && name !== 'done'),
  )
  return (
    <div className={office.page}>
      <div className={office.head}>
        <div>
          <h1 id="places">{title}</h1>
          <p className={office.say}>{sayList(found)}</p>
        </div>
        <a className={office.ink} href={placePath(kind, 'new')}>
          {add}
        </a>
      </div>
      <Said kept={kept} />
      {removed ? <Removed entry={removed} one={one} /> : null}
      <SavedViews list={kind} search={search} />
      <PlaceFilters found={found} search={search} />
      {list.rows.length === 0 ? (
        <NoneOf one={one} all={placesPath(kind)} isNarrowed={isNarrowed(found)} />
      ) : (
        <ListTable namedBy="places" columns={columnsOf(kind)} rows={list.rows} keyOf={({ id }) => id} />
      )}
      <Pages page={filters.page} pages={list.pages} others={others} />
    </div>
  )
}

function sayList(found: FoundPlaces): string {
  return `${figure(found.list.total)}${isNarrowed(found) ? ' that match' : ' in all'}. What you change is on the site at once.`
}

function isNarrowed({ filters: { words, state, kind } }: FoundPlaces): boolean {
  return words !== '' || state !== '' || kind !== ''
}

/** What was taken away a moment ago comes back as easily. */
function Removed({ entry, one }: { entry: string; one: string }) {
  return (
    <div>
      <Notice tone="good" said>
        The {one} is taken away.
      </Notice>
      <DeedForm intent="put-back" of={{ entry, stood: '' }}>
        <Button look="line" data-undo="">
          Bring it back
        </Button>
      </DeedForm>
    </div>
  )
}

function PlaceFilters({ found: { kind, filters, states }, search }: { found: FoundPlaces; search: string }) {
  const kinds = PLACE_FIELDS.categories.find(({ name }) => name === 'kind')?.options ?? []
  const set = [
    ...(filters.words ? [{ name: 'q', words: filters.words }] : []),
    ...(filters.state
      ? [{ name: 'state', words: states.find(({ value }) => value === filters.state)?.name ?? filters.state }]
      : []),
    ...(filters.kind
      ? [{ name: 'kind', words: kinds.find(({ value }) => value === filters.kind)?.name ?? filters.kind }]
      : []),
  ]
  return (
    <Filters search={search} words={KIND_WORDS[kind].search} set={set}>
      {states.length > 0 ? (
        <Select id="state" name="state" label="State" none="Any state" options={states} defaultValue={filters.state} />
      ) : null}
      {kind === 'categories' ? (
        <Select id="kind" name="kind" label="Kind" none="Any kind" options={kinds} defaultValue={filters.kind} />
      ) : null}
    </Filters>
  )
}

function columnsOf(kind: PlaceKind): Column<PlaceOnList>[] {
  return [
    {
      name: 'Name',
      isHead: true,
      cell: ({ id, name, line, picture }) => (
        <span className={styles.name}>
          <Thumb picture={picture} />
          <span>
            <a href={placePath(kind, id)}>{name}</a>
            <small>{line}</small>
          </span>
        </span>
      ),
    },
    { name: 'Packages', isFigure: true, cell: ({ packages }) => figure(packages) },
    {
      name: 'On the site',
      cell: ({ url, name }) => (
        <a className={office.anywhere} href={publicPath(kind, url)}>
          {url}
          <span className="vh">: the page of {name}</span>
        </a>
      ),
    },
  ]
}
