import { formAnswerContext, servicesContext } from '#web/contexts.ts'
import page from '#app/parts/booking/booking-page.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { listShares } from '#domain/bookings/group/group.server.ts'
import { findAmendment } from '#domain/bookings/change/amendment-quote.server.ts'
import { lastChangeOn } from '#domain/bookings/change/last-change.server.ts'
import { formatDate } from '#platform/dates.ts'
import { bookingMeta } from '#app/routes/booking/booking-meta.ts'
import { ChangeForm } from './form.tsx'
import { ChangeQuote } from './quote.tsx'
import { loadChangeable } from './change.server.ts'
import { ChangeHire } from './hire.tsx'
import { loadChangeableHire } from './hire.server.ts'
import { leanStep } from '#app/routes/booking/lean.ts'
import { openBooking, refusedWords, standingOf, toTrip } from '#app/routes/booking/opened.server.ts'
import type { Route } from './+types/change'
import styles from '#app/routes/booking/trip/trip.module.css'

export const handle = leanStep

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const booking = await openBooking(context, params.reference)
  const isCar = booking.journey.package.kind === 'car'
  if (booking.shown !== 'confirmed' || !(isCar || booking.journey.basis)) throw toTrip(booking)
  const standing = await standingOf(context, booking)
  // The trip's page says until when.
  if (standing.calledOff || booking.today > (await lastChangeOn(db, booking))) throw toTrip(booking)
  const answer = context.get(formAnswerContext)
  const draft = answer?.form === 'change' ? answer.draft : undefined
  return {
    standing,
    changeable: isCar ? undefined : await loadChangeable(db, booking),
    hire: isCar ? await loadChangeableHire(context.get(servicesContext), booking) : undefined,
    draft,
    quoted:
      draft?.quote === undefined
        ? undefined
        : await findAmendment(db, booking, draft.quote, draft.people.length > 0 ? draft.people : undefined),
    isGroup: (await listShares(db, booking.id)).length > 0,
    error: refusedWords(request.url),
  }
}

export function meta({ params, matches }: Route.MetaArgs) {
  return bookingMeta(matches, `Change trip ${params.reference}`)
}

export default function ChangePage({
  loaderData: { standing, changeable, hire, draft, quoted, isGroup, error },
}: Route.ComponentProps) {
  const { journey, reference } = standing
  const said = draft?.message ?? error
  const above = (
    <>
      <h1>Change your trip</h1>
      <p className={page.lead}>
        {journey.package.name}, {formatDate(journey.startsOn)}, No.&nbsp;{reference}. You see the difference in rupees
        first; nothing changes until you say so.
      </p>
      <Notice tone="bad" said={said ? 'first' : false} className={styles.says}>
        {said ? `${said} Your trip is as it was.` : null}
      </Notice>
    </>
  )
  if (quoted && draft?.quote)
    return (
      <ChangeQuote standing={standing} quoted={quoted} isGroup={isGroup} people={draft.people} typed={draft.typed} />
    )
  if (hire) return <ChangeHire standing={standing} hire={hire} draft={draft} above={above} />
  return changeable ? <ChangeForm standing={standing} changeable={changeable} draft={draft} above={above} /> : null
}
