import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Fault } from '#app/ui/fault.tsx'
import { Field } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { seatsText } from '#app/parts/booking/words.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told, typedIn } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { putOnWaitlist } from '#domain/bookings/waiting/waiting-for-somebody.server.ts'
import { findToWaitFor } from '#domain/departures/waitlist/waiting-desk.server.ts'
import { formatDate } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { CLOSED } from './columns.tsx'
import type { Route } from './+types/new'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('bookings.work')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext)
  const departureId = new URL(request.url).searchParams.get('departure') ?? ''
  const found = await findToWaitFor({ db, clock }, context.get(visitContext).visitor, departureId)
  if (!found.ok) throw refusedPage(found.reason)
  return found.value
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/waiting'), DEEDS)
}

const FIELDS = ['departureId', 'name', 'email', 'mobile', 'adults', 'ages', 'agreed'] as const

const DEEDS: Record<string, Deed> = {
  'put-on': async (services, actor, typed) => {
    const put = await putOnWaitlist(services, actor, typedIn(typed, FIELDS))
    const answer = told(put, ({ state }) => (state === 'asked' ? 'asked' : 'on'), { invalid: 'unclear-deed' })
    return put.ok ? { ...answer, page: href('/admin/waiting/:id', { id: put.value.id }) } : answer
  },
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Put somebody on a waiting list')
}

/** Somebody who called would like seats of a full departure. */
export default function PutOnPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { departure, left, closed } = found
  const { id, startsOn, departureCity } = departure
  const field = fieldsOf(kept ?? { typed: { adults: '2' }, faults: {} })
  return (
    <div className={office.page}>
      <div>
        <h1>Put somebody on a waiting list</h1>
        <p className={office.say}>
          {departure.package.name}, {formatDate(startsOn)} from {departureCity}. They come behind all who wait already.
        </p>
      </div>
      <Said kept={kept} />
      <Notice>
        {closed ? CLOSED[closed] : left > 0 ? `${seatsText(left)} free: only a larger party waits.` : undefined}
      </Notice>
      {closed ? null : (
        <DeedForm intent="put-on" of={{ departureId: id }} className={office.column}>
          <Field {...field('name')} label="Name" maxLength={100} required />
          <Field
            {...field('mobile')}
            label="Mobile"
            type="tel"
            inputMode="tel"
            maxLength={40}
            help="Without an e-mail their place begins at once; seats are offered by SMS, and they book by telephone."
          />
          <Field
            {...field('email')}
            label="E-mail"
            type="email"
            maxLength={254}
            help="With one their place begins when they open the link that is mailed there."
          />
          <div className={office.pair}>
            <Field {...field('adults')} label="Adults" inputMode="numeric" maxLength={3} required />
            <Field
              {...field('ages')}
              label="Ages of children"
              help="As 9, 6. On the day of departure."
              maxLength={60}
            />
          </div>
          <div>
            <Choice
              type="checkbox"
              name="agreed"
              value="1"
              defaultChecked={kept?.typed['agreed'] === '1'}
              aria-invalid={kept?.faults['agreed'] ? true : undefined}
              aria-describedby={kept?.faults['agreed'] ? 'agreed-fault' : undefined}
            >
              They ask for it themselves. They know that what they give is used for this departure alone and forgotten
              after it has left, and that waiting binds them to nothing.
            </Choice>
            <Fault id="agreed-fault">{kept?.faults['agreed']}</Fault>
          </div>
          <p>
            <Button look="go">Put them on the list</Button>
          </p>
        </DeedForm>
      )}
      <p>
        <a href={`${href('/admin/waiting')}?${new URLSearchParams({ departure: id })}`}>Who waits for this departure</a>
      </p>
    </div>
  )
}
