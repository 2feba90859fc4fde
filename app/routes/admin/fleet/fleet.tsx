import { data, href } from 'react-router'
import { Notice } from '#app/ui/notice.tsx'
import { readFleet } from '#domain/cars/fleet-desk.server.ts'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Drivers } from './drivers.tsx'
import { FLEET_DEEDS } from './fleet.server.ts'
import { Vehicles } from './vehicles.tsx'
import type { Route } from './+types/fleet'
import styles from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('cars.edit')

export async function loader({ context, request }: Route.LoaderArgs) {
  const fleet = await readFleet(context.get(servicesContext).db, context.get(visitContext).visitor)
  if (!fleet.ok) throw data(null, { status: 403 })
  const asked = new URL(request.url).searchParams
  const open = { vehicle: asked.get('vehicle') ?? '', driver: asked.get('driver') ?? '' }
  return { fleet: fleet.value, open, done: DONE[asked.get('done') ?? ''] }
}

const DONE: Record<string, string> = {
  vehicle: 'The vehicle is saved.',
  driver: 'The driver is saved.',
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/fleet'), FLEET_DEEDS)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Vehicles and drivers')
}

export default function FleetPage({ loaderData: { fleet, open, done }, actionData: kept }: Route.ComponentProps) {
  const [cars, people] = [fleet.vehicles.filter(({ active }) => active), fleet.drivers.filter(({ active }) => active)]
  return (
    <div className={styles.page}>
      <h1>Vehicles and drivers</h1>
      <p>
        {cars.length} of {fleet.vehicles.length} vehicles and {people.length} of {fleet.drivers.length} drivers are in
        service. A car is sold where a vehicle and a driver of one garage are free; what is out of service keeps the
        hires it has.
      </p>
      <Notice tone={kept ? 'bad' : 'good'} said={Boolean(kept ?? done)}>
        {kept?.message ?? done}
      </Notice>
      <Vehicles fleet={fleet} kept={kept} open={kept?.typed['vehicle'] ?? open.vehicle} />
      <Drivers fleet={fleet} kept={kept} open={kept?.typed['driver'] ?? open.driver} />
    </div>
  )
}
