import { href, useLocation } from 'react-router'
import { z } from 'zod'
import { Filters } from '#app/ui/filters.tsx'
import { listAddress } from '#app/ui/list-address.ts'
import { Pager } from '#app/ui/pager.tsx'
import { Select } from '#app/ui/select.tsx'
import { FLEET_LISTS } from '#domain/cars/fleet-asked.ts'
import type { FleetAsked } from '#domain/cars/fleet-asked.ts'
import { readFleet } from '#domain/cars/fleet-desk.server.ts'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { readUndone } from '#app/routes/admin/history.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { pageIn, withinPages } from '#app/routes/admin/pages.tsx'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { SavedViews } from '#app/routes/admin/views/saved-views.tsx'
import { Drivers } from './drivers.tsx'
import { FLEET_DEEDS, fleetBack, garagesOnceOf } from './fleet.server.ts'
import { Vehicles } from './vehicles.tsx'
import type { Route } from './+types/fleet'
import styles from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('cars.edit')

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const [asked, page] = [fleetIn(params), pageIn(params)]
  const open = params.get('open') ?? ''
  const thing = fleetBack(asked.list === 'vehicles' ? 'vehicle' : 'driver', open)
  const { db } = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const stoodIn = open === '' ? [] : await garagesOnceOf(db, thing)
  const fleet = await readFleet(db, visitor, asked, page, stoodIn)
  if (!fleet.ok) throw refusedPage(fleet.reason)
  withinPages(request, fleet.value.pages)
  const history = open === '' ? [] : await readUndone(db, visitor, [thing])
  return { fleet: fleet.value, asked, page, open, history, done: doneIn(request, DONE) }
}

const STATES = { in: true, out: false }
const Asked = z.object({
  list: z.enum(FLEET_LISTS).catch('vehicles'),
  q: z.string().trim().min(1).max(60).optional().catch(undefined),
  state: z.enum(['in', 'out']).optional().catch(undefined),
})

/** What an address of the fleet asks for; what cannot be meant is left out. */
function fleetIn(params: URLSearchParams): FleetAsked {
  const { list, q: words, state } = Asked.parse(Object.fromEntries(params))
  return { list, words, active: state && STATES[state] }
}

const DONE: Record<string, string> = {
  vehicle: 'The vehicle is saved.',
  driver: 'The driver is saved.',
  'put-back': 'It is as it was before.',
}

export function action({ context, request }: Route.ActionArgs) {
  // Whoever works through a list stays in it.
  const { list } = fleetIn(new URL(request.url).searchParams)
  return doDeed(context, request, href('/admin/fleet'), FLEET_DEEDS, list === 'vehicles' ? {} : { list })
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Vehicles and drivers')
}

const NAMES: Record<FleetAsked['list'], { name: string; words: string }> = {
  vehicles: { name: 'Vehicles', words: 'Plate, class or city' },
  drivers: { name: 'Drivers', words: 'Name, mobile or city' },
}

export default function FleetPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { fleet, asked, page, done } = found
  const { search } = useLocation()
  return (
    <div className={styles.page}>
      <div>
        <h1>Vehicles and drivers</h1>
        <p className={styles.say}>{sentenceOf(found)}</p>
      </div>
      <Said kept={kept} done={done} />
      <SavedViews
        list="fleet"
        search={search}
        label="Which of them"
        views={FLEET_LISTS.map((list) => ({
          name: NAMES[list].name,
          to: `?${new URLSearchParams({ list })}`,
          isHere: list === asked.list,
          count: fleet.counts[list].all,
        }))}
      />
      <Narrow asked={asked} search={search} />
      <OneList found={found} kept={kept} search={search} />
      <Pager page={page} pages={fleet.pages} to={(page) => listAddress(search, { page, open: undefined })} />
    </div>
  )
}

type FoundFleet = Route.ComponentProps['loaderData']

function OneList({
  found: { fleet, asked, open, history },
  kept,
  search,
}: {
  found: FoundFleet
  kept: KeptForm
  search: string
}) {
  const page = new URLSearchParams(search).get('page') ?? undefined
  const props = {
    fleet,
    kept,
    history,
    openAt: (open: string) => listAddress(search, { page, open }),
    isNarrowed: asked.words !== undefined || asked.active !== undefined,
  }
  return asked.list === 'vehicles' ? (
    <Vehicles {...props} open={kept?.typed['vehicle'] ?? open} />
  ) : (
    <Drivers {...props} open={kept?.typed['driver'] ?? open} />
  )
}

function sentenceOf({ fleet: { counts } }: FoundFleet): string {
  const of = ({ all, active }: { all: number; active: number }) =>
    `${active.toLocaleString('en-IN')} of ${all.toLocaleString('en-IN')}`
  return `${of(counts.vehicles)} vehicles and ${of(counts.drivers)} drivers are in service. A car is sold where a vehicle and a driver of one garage are free; what is out of service keeps the hires it has.`
}

function Narrow({ asked: { list, words, active }, search }: { asked: FleetAsked; search: string }) {
  const state = active === undefined ? '' : active ? 'in' : 'out'
  const set = [
    ...(words ? [{ name: 'q', words: `“${words}”` }] : []),
    ...(state ? [{ name: 'state', words: SERVICE[state] }] : []),
  ]
  return (
    <Filters search={search} words={NAMES[list].words} kept={['list']} set={set}>
      <Select
        id="state"
        name="state"
        label="State"
        none="Any state"
        options={(['in', 'out'] as const).map((value) => ({ value, name: SERVICE[value] }))}
        defaultValue={state}
      />
    </Filters>
  )
}

const SERVICE = { in: 'In service', out: 'Out of service' }
