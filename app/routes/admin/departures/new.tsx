import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { addDeparture } from '#domain/departures/planning/departures-planning.server.ts'
import { listPlannable } from '#domain/departures/planning/plannable.server.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told, typedIn } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import type { Route } from './+types/new'
import { cellsIn, PlanFields } from './plan-fields.tsx'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('departures.plan')

export async function loader({ context, request }: Route.LoaderArgs) {
  const packages = await listPlannable(context.get(servicesContext).db, context.get(visitContext).visitor)
  if (!packages.ok) throw refusedPage(packages.reason)
  const asked = new URL(request.url).searchParams
  return { packages: packages.value, packageId: asked.get('package') ?? '' }
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/departures'), DEEDS)
}

const NAMES = ['packageId', 'startsOn', 'departureCity', 'capacity', 'minToRun', 'cutoffDays', 'twinRupees'] as const
const DEEDS: Record<string, Deed> = {
  add: async (services, actor, typed) => {
    const asked = { ...typedIn(typed, NAMES), cells: cellsIn(typed) }
    const added = await addDeparture(services, actor, asked)
    const outcome = told(added, () => 'added', { invalid: 'unclear-deed' })
    return added.ok ? { ok: true, done: 'added', page: href('/admin/departures/:id', added.value) } : outcome
  },
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'One departure')
}

const USUAL = { capacity: '', minToRun: '2', cutoffDays: '2' }

export default function NewDeparturePage({
  loaderData: { packages, packageId },
  actionData: kept,
}: Route.ComponentProps) {
  return (
    <div className={office.page}>
      <div>
        <h1>One departure</h1>
        <p className={office.say}>
          Open to book as soon as it is added, if its package is published. For many at once there is{' '}
          <a href={href('/admin/departures/season')}>a season by rule</a>.
        </p>
      </div>
      <Said kept={kept} />
      <DeedForm intent="add" className={office.form}>
        <Select
          id="packageId"
          name="packageId"
          label="Package"
          none="Choose a package"
          options={packages.map(({ id, name, days }) => ({ value: id, name: `${name}, ${days} days` }))}
          defaultValue={kept?.typed['packageId'] ?? packageId}
          fault={kept?.faults['packageId']}
        />
        <div className={office.pair}>
          <Field
            id="startsOn"
            name="startsOn"
            label="Leaves on"
            type="date"
            defaultValue={kept?.typed['startsOn'] ?? ''}
            fault={kept?.faults['startsOn']}
          />
          <Field
            id="departureCity"
            name="departureCity"
            label="From"
            help="The city where the party meets."
            maxLength={60}
            defaultValue={kept?.typed['departureCity'] ?? ''}
            fault={kept?.faults['departureCity']}
          />
        </div>
        <PlanFields stands={USUAL} kept={kept} />
        <p>
          <Button look="go">Add the departure</Button>
        </p>
      </DeedForm>
      <p>
        <a href={href('/admin/departures')}>All departures</a>
      </p>
    </div>
  )
}
