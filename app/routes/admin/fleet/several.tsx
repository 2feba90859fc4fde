import { href } from 'react-router'
import type { Column } from '#app/ui/list-table.tsx'
import { Select } from '#app/ui/select.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { doEach, eachIn, LONGEST_OF } from '#app/routes/admin/several/each.server.ts'
import { EachPage } from '#app/routes/admin/several/each-page.tsx'
import { listClasses, listFleetByIds } from '#domain/cars/fleet-desk.server.ts'
import { mobileText } from '#platform/mobile-text.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { FLEET_LIST_DEEDS } from './deeds.ts'
import { Service } from './service.tsx'
import { SEVERAL_OF_FLEET } from './several.server.ts'
import type { Route } from './+types/several'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('cars.edit')

const DEEDS = ['vehicle-out', 'vehicle-in', 'vehicle-class', 'driver-out', 'driver-in'] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const { whys, ids, ...asked } = eachIn(request, DEEDS)
  const list = asked.deed.startsWith('driver') ? ('drivers' as const) : ('vehicles' as const)
  const { db } = context.get(servicesContext)
  const found = await listFleetByIds(db, context.get(visitContext).visitor, list, ids)
  if (!found.ok) throw refusedPage(found.reason)
  const rows = found.value.map(({ id, title, words, garage, hires, active, stood }) => ({
    id,
    title,
    words,
    garage,
    hires,
    active,
    stood,
    stays: soAlready(asked.deed, active) ?? whys[id],
  }))
  return { ...asked, list, rows, classes: asked.deed === 'vehicle-class' ? await listClasses(db) : [] }
}

function soAlready(deed: (typeof DEEDS)[number], active: boolean): string | undefined {
  if (deed.endsWith('-out') && !active) return 'Out of service already.'
  return deed.endsWith('-in') && active ? 'In service already.' : undefined
}

const PAGE = href('/admin/fleet/several')

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, PAGE, { several: doEach(PAGE, SEVERAL_OF_FLEET) }, {}, LONGEST_OF)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Several of the fleet')
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

/** Several vehicles or drivers out of service, in it again, or of another class at once. */
export default function SeveralOfFleetPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { list, deed, classes } = found
  return (
    <EachPage
      found={found}
      deeds={FLEET_LIST_DEEDS[list]}
      kept={kept}
      columns={columnsOf(list)}
      things={list === 'drivers' ? ['driver', 'drivers'] : ['vehicle', 'vehicles']}
      list={`${href('/admin/fleet')}?list=${list}`}
    >
      {deed === 'vehicle-class' ? (
        <Select
          id="carId"
          name="carId"
          label="Class they become"
          none="Choose"
          options={classes.map(({ id, name }) => ({ value: id, name }))}
          defaultValue={kept?.typed['carId'] ?? ''}
          fault={kept?.faults['carId']}
        />
      ) : null}
    </EachPage>
  )
}

function columnsOf(list: 'vehicles' | 'drivers'): readonly Column<Row>[] {
  const isDrivers = list === 'drivers'
  return [
    { name: isDrivers ? 'Driver' : 'Plate', isHead: true, cell: ({ title }) => title },
    { name: isDrivers ? 'Mobile' : 'Class', cell: ({ words }) => (isDrivers ? mobileText(words) : words) },
    { name: 'Stands in', cell: ({ garage }) => garage },
    { name: 'State', cell: ({ active }) => <Service active={active} /> },
    { name: 'Trips ahead', isFigure: true, cell: ({ hires }) => hires },
  ]
}
