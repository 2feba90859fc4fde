import { useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { NoneOf } from '#app/ui/empty.tsx'
import { Filters } from '#app/ui/filters.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Select } from '#app/ui/select.tsx'
import { State } from '#app/ui/state.tsx'
import { Thumb } from '#app/ui/thumb.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { DraftList, DraftViews, NeverPublic, ThrownAway } from '#app/routes/admin/drafts/views.tsx'
import { deedsOf } from '#app/routes/admin/drafts/several-words.ts'
import { draftText, OF_DRAFTS, thrownIn, writtenIn } from '#app/routes/admin/drafts/words.ts'
import { draftsBeside, loadWritten } from '#app/routes/admin/drafts/written-list.server.ts'
import { matching } from '#app/routes/admin/counted.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { pageIn, Pages, withinPages } from '#app/routes/admin/pages.tsx'
import { Said } from '#app/routes/admin/said.tsx'
import { ChosenEach } from '#app/routes/admin/several/each-page.tsx'
import type { PlaceKind } from '#domain/catalogue/place-kind.ts'
import { listPlacesDesk } from '#domain/catalogue/places-desk.server.ts'
import type { PlaceOnList } from '#domain/catalogue/places-desk.server.ts'
import { rememberedStates } from '#domain/catalogue/states.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { PLACE_FIELDS } from './fields.ts'
import { bringBackDraft, putBack } from './place.server.ts'
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
  const { visitor } = context.get(visitContext)
  const written = await loadWritten(services.db, visitor, kind, { ...filters, asked: writtenIn(asked) })
  const list = await listPlacesDesk(services.db, visitor, kind, written.asked ? { ...filters, page: 1 } : filters)
  if (!list.ok) throw refusedPage(list.reason)
  withinPages(request, written.asked ? written.pages : list.value.pages)
  const isIn = kind === 'cities' || kind === 'attractions'
  const states = isIn ? (await rememberedStates(services)).map(({ code, name }) => ({ value: code, name })) : []
  const removed = /^removed-([\w-]{1,40})$/.exec(text('done'))?.[1]
  const thrown = thrownIn(asked)
  const beside = await draftsBeside(services.db, visitor, kind, list.value.rows)
  return { kind, list: list.value, filters, states, done: text('done'), removed, thrown, written, beside }
}

export function action({ context, request }: Route.ActionArgs) {
  const kind = placeKindAt(request)
  return doDeed(context, request, placesPath(kind), {
    'put-back': putBack(kind),
    'bring-back': bringBackDraft(kind),
  })
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return officeMeta(matches, loaderData ? KIND_WORDS[loaderData.kind].title : 'Catalogue')
}

type FoundPlaces = Route.ComponentProps['loaderData']

/** The things of one kind, by pages. */
export default function PlacesPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { kind, list, filters, removed, thrown, written, beside } = found
  const { search } = useLocation()
  const { title, add, one } = KIND_WORDS[kind]
  const others = Object.fromEntries(
    [...new URLSearchParams(search)].filter(([name]) => name !== 'page' && name !== 'done'),
  )
  return (
    <div className={office.page}>
      <div className={office.head}>
        <div>
          <h1 id="things">{title}</h1>
          <p className={office.say}>{sayList(found)}</p>
        </div>
        <a className={office.ink} href={placePath(kind, 'new')}>
          {add}
        </a>
      </div>
      <Said kept={kept} />
      {removed ? <Removed entry={removed} one={one} /> : null}
      <ThrownAway entry={thrown} />
      <DraftViews kind={kind} search={search} total={list.total} written={written} />
      <PlaceFilters found={found} search={search} />
      <NeverPublic kind={kind} written={written} />
      {written.asked ? (
        <DraftList kind={kind} rows={written.rows} isNarrowed={filters.words !== ''} />
      ) : list.rows.length === 0 ? (
        <NoneOf one={one} all={placesPath(kind)} isNarrowed={isNarrowed(found)} />
      ) : (
        <ListTable
          namedBy="things"
          columns={columnsOf(kind, beside)}
          rows={list.rows}
          keyOf={({ id }) => id}
          chosenIn="chosen"
        />
      )}
      {(written.asked ? written.rows : list.rows).length > 0 ? (
        <ChosenEach action={`${placesPath(kind)}/several`} deeds={deedsOf(kind)} />
      ) : null}
      <Pages page={filters.page} pages={written.asked ? written.pages : list.pages} others={others} />
    </div>
  )
}

function sayList(found: FoundPlaces): string {
  if (found.written.asked) return OF_DRAFTS
  return `${figure(found.list.total)}${matching(found.list.total, isNarrowed(found)) || ' in all'}. What you save is on the site at once, but for what you save as a draft.`
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

function PlaceFilters({ found: { kind, filters, states, written }, search }: { found: FoundPlaces; search: string }) {
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
    <Filters search={search} words={KIND_WORDS[kind].search} kept={['written']} set={set}>
      {written.asked ? null : states.length > 0 ? (
        <Select id="state" name="state" label="State" none="Any state" options={states} defaultValue={filters.state} />
      ) : null}
      {kind === 'categories' && !written.asked ? (
        <Select id="kind" name="kind" label="Kind" none="Any kind" options={kinds} defaultValue={filters.kind} />
      ) : null}
    </Filters>
  )
}

function columnsOf(kind: PlaceKind, beside: FoundPlaces['beside']): Column<PlaceOnList>[] {
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
            {beside[id] ? <State halt={beside[id].state}>{draftText(beside[id])}</State> : null}
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
