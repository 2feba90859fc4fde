import { href } from 'react-router'
import page from '#app/parts/booking/booking-page.module.css'
import { seatsText } from '#app/parts/booking/words.ts'
import { StateCard } from '#app/parts/booking/state-card.tsx'
import { wrongLink } from '#app/parts/error/wrong-link.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { findWaiting } from '#domain/departures/waitlist/joining.server.ts'
import { partyWithAgesText } from '#domain/party/party.ts'
import { ANSWER_WITHIN_DAYS } from '#domain/departures/waitlist/waitlist.ts'
import { bookingMeta } from '#app/routes/booking/booking-meta.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import { servicesContext } from '#web/contexts.ts'
import type { Route } from './+types/place'
import styles from './waitlist.module.css'

// The address is the key to the page: no script of anybody else's may read it.
export const handle = { noInjectedScripts: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, keys, clock } = context.get(servicesContext)
  const found = await findWaiting(db, keys, params.token)
  if (!found) throw wrongLink('waiting')
  const { offerEndsAt } = found
  const lasts = offerEndsAt !== null && offerEndsAt > clock.now()
  return { ...found, lasts, base: `/waitlist/${params.token}` }
}

export function meta({ matches }: Route.MetaArgs) {
  return bookingMeta(matches, 'Your place on the waiting list')
}

type Place = Route.ComponentProps['loaderData']

/** One place in the line, for whoever holds its link. Looking changes nothing; its buttons do. */
export default function PlacePage({ loaderData: place }: Route.ComponentProps) {
  const { departure, seats, party, base, state } = place
  const mayLeave = state === 'asked' || state === 'waiting' || state === 'kept' || state === 'offered'
  return (
    <div className={`wrap ${page.page}`}>
      <h1>{departure.package.name}</h1>
      <p className={page.lead}>
        {formatDate(departure.startsOn)} from {departure.departureCity}, {seatsText(seats)} for{' '}
        {partyWithAgesText(party)}.
      </p>
      <div className={styles.place}>
        <Standing place={place} />
      </div>
      {mayLeave ? (
        <Form action={`${base}/leave`} className={styles.leave}>
          <Button look="calm">{state === 'offered' ? 'Give them to the next' : 'Leave the list'}</Button>
        </Form>
      ) : null}
    </div>
  )
}

function Standing({ place }: { place: Place }) {
  const { state, base, before, seats, offerEndsAt, lasts, departure } = place
  if (state === 'offered' && offerEndsAt)
    return (
      <StateCard label="Kept for you" tone="wait" title={`${seatsText(seats)} until ${untilText(offerEndsAt)}`}>
        <p>Nobody else can have them meanwhile. After that they go to the next in the line. Nothing is charged yet.</p>
        <Form action={`${base}/take`}>
          <Button look="go">Book {seatsText(seats)}</Button>
        </Form>
      </StateCard>
    )
  if (state === 'asked')
    return (
      <StateCard label="Not on the list yet" tone="wait" title="One last step">
        <p>
          Press the button and your place in the line begins. Do nothing and we forget your address after{' '}
          {ANSWER_WITHIN_DAYS} days.
        </p>
        <Form action={`${base}/confirm`}>
          <Button look="go">Keep me on the list</Button>
        </Form>
      </StateCard>
    )
  if (state === 'waiting' || state === 'kept')
    return (
      <StateCard label="Waiting" tone="good" title={before === 0 ? 'You are the first in the line' : turnText(before)}>
        <p>We write to you when seats come free, and keep them for you meanwhile. You need do nothing.</p>
      </StateCard>
    )
  if (state === 'taken')
    return (
      <StateCard label="Taken up" tone="good" title="These seats are yours to book">
        <p>
          They are in the booking you began.
          {lasts && offerEndsAt
            ? ` Should its hold end before you pay, they come back here, yours until ${untilText(offerEndsAt)}.`
            : ''}
        </p>
      </StateCard>
    )
  if (state === 'called-off')
    return (
      <StateCard label="Called off" tone="full" title="This date does not leave">
        <p>We are sorry. Your place in the line is closed, and nothing was charged.</p>
        <p>
          <a className="btn go" href={href('/package/:url', { url: departure.package.url })}>
            See the other dates
          </a>
        </p>
      </StateCard>
    )
  return (
    <StateCard
      label={state === 'left' ? 'Off the list' : 'Gone to the next'}
      tone="full"
      title={state === 'left' ? 'You are off the list' : 'The time of your offer is over'}
    >
      <p>
        {state === 'left' ? 'We write no more about this date.' : 'The seats went on to the next.'} You may wait anew,
        behind those who wait already.
      </p>
      <Form action={`${base}/confirm`}>
        <Button look="calm">Wait again</Button>
      </Form>
    </StateCard>
  )
}

function turnText(before: number): string {
  return before === 1 ? 'One party waits before you' : `${before} parties wait before you`
}

function untilText(at: Date): string {
  return `${formatDate(istDate(at), { year: false })}, ${formatTime(at)}`
}
