import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { addDeparture } from '#domain/departures/planning/departures-planning.server.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, typedIn } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { choiceIn } from '#app/routes/admin/packages/package-choice.server.ts'
import { PackageChoice } from '#app/routes/admin/packages/package-choice.tsx'
import { Said } from '#app/routes/admin/said.tsx'
import type { Route } from './+types/new'
import { Meant } from './meant.tsx'
import { toldOfPlan } from './meant.server.ts'
import { cellsIn, PlanFields } from './plan-fields.tsx'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('departures.plan')

const BY_ID = { name: 'package', by: 'id', action: 'departures.plan', isPublic: false } as const

export async function loader({ context, request }: Route.LoaderArgs) {
  return { choice: await choiceIn(context, request, BY_ID), search: new URL(request.url).search }
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/departures'), DEEDS)
}

const NAMES = [
  'packageId',
  'startsOn',
  'departureCity',
  'capacity',
  'minToRun',
  'cutoffDays',
  'twinRupees',
  'seenHints',
] as const
const DEEDS: Record<string, Deed> = {
  add: async (services, actor, typed) => {
    const asked = { ...typedIn(typed, NAMES), cells: cellsIn(typed) }
    const added = await addDeparture(services, actor, asked)
    const outcome = toldOfPlan(added, () => 'added')
    return added.ok ? { ok: true, done: 'added', page: href('/admin/departures/:id', added.value) } : outcome
  },
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'One departure')
}

const USUAL = { capacity: '', minToRun: '2', cutoffDays: '2' }

export default function NewDeparturePage({ loaderData: { choice, search }, actionData: kept }: Route.ComponentProps) {
  const { chosen } = choice
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
      <form method="get" noValidate className={office.form} aria-label="Which package leaves">
        <PackageChoice
          name="package"
          by="id"
          choice={choice}
          search={search}
          fault={chosen ? undefined : kept?.faults['packageId']}
        />
      </form>
      {chosen ? (
        <DeedForm intent="add" of={{ packageId: chosen.id }} className={office.form}>
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
          <Meant kept={kept}>Put it on sale all the same</Meant>
          <p>
            <Button look="go">Add the departure</Button>
          </p>
        </DeedForm>
      ) : null}
      <p>
        <a href={href('/admin/departures')}>All departures</a>
      </p>
    </div>
  )
}
