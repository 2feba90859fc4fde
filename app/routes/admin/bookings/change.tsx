import { data, href } from 'react-router'
import { datesText } from '#app/parts/booking/words.ts'
import { ChangeFields } from '#app/routes/booking/change/fields.tsx'
import { HireFields } from '#app/routes/booking/change/hire-fields.tsx'
import { Button } from '#app/ui/button.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import type { Route } from './+types/change'
import { changeDeeds, loadChange, quotedIn } from './change.server.ts'
import { ReadOut } from './read-out.tsx'
import office from '#app/routes/admin/office.module.css'
import party from '#app/routes/party/party-form.module.css'
import styles from '#app/routes/booking/begin/new.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('bookings.work')

export async function loader({ context, params: { reference } }: Route.LoaderArgs) {
  const { visitor } = context.get(visitContext)
  const found = await loadChange(context.get(servicesContext), visitor, reference)
  if (!found.ok) throw refusedPage(found.reason)
  return found.value
}

/** A change that was priced comes back with its figures beside what was typed. */
export async function action({ context, request, params: { reference } }: Route.ActionArgs) {
  const page = href('/admin/bookings/:reference', { reference })
  const answer = await doDeed(context, request, page, changeDeeds(reference))
  if (answer instanceof Response) return answer
  const kept = answer.data
  const { visitor } = context.get(visitContext)
  const quoted = kept.message ? undefined : await quotedIn(context.get(servicesContext), visitor, reference, kept.typed)
  return data({ ...kept, quoted }, answer.init ?? {})
}

export function meta({ matches, params: { reference } }: Route.MetaArgs) {
  return officeMeta(matches, `Change ${reference}`)
}

/** Another date, other rooms, one more or less, for whoever calls: chosen, read out with its figures, and done. */
export default function ChangeBookingPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { reference, contactName, journey } = found
  return (
    <div className={office.page}>
      <div>
        <h1>
          Change {reference}, {contactName ?? 'no name'}
        </h1>
        <p className={office.say}>
          {journey.package.name}, {datesText(journey)}, {formatPaise(journey.totalPaise)}. {journey.roomsText}. You see
          the difference in rupees first; nothing changes until you say so.
        </p>
      </div>
      {kept?.quoted ? (
        <ReadOut found={found} quoted={kept.quoted} typed={kept.typed} />
      ) : (
        <>
          <Said kept={kept} />
          <Choose found={found} kept={kept} />
        </>
      )}
      <p>
        <a href={href('/admin/bookings/:reference', { reference })}>Leave it as it is</a>
      </p>
    </div>
  )
}

function Choose({ found, kept }: { found: Route.ComponentProps['loaderData']; kept: KeptForm }) {
  const { reference, journey, changeable, hire, until } = found
  const names = href('/admin/bookings/:reference/travellers', { reference })
  if (!changeable && !hire)
    return until ? (
      <p>
        The last day to change it was {formatDate(until)}. Its names are put right <a href={names}>where they stand</a>.
      </p>
    ) : (
      <p>
        Only what is confirmed and still ahead is changed. What is held is let go, and booked anew for them. Whose date
        was called off chooses another by the link of their trip: the booking sends it.
      </p>
    )
  return (
    <DeedForm intent="see" className={`${party.form} ${styles.form} ${styles.wide}`}>
      {changeable ? <ChangeFields journey={journey} changeable={changeable} names={names} draft={kept} /> : null}
      {hire ? <HireFields journey={journey} hire={hire} pickup={names} draft={kept} /> : null}
      <p>
        <Button look="go">See the difference</Button>
      </p>
    </DeedForm>
  )
}
