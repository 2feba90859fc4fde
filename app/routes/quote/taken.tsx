import { href } from 'react-router'
import layout from '#app/parts/booking/booking-page.module.css'
import { StateCard } from '#app/parts/booking/state-card.tsx'
import { seatsText } from '#app/parts/booking/words.ts'
import type { QuoteFound } from './quote.server.ts'

/** What whoever looks at their quote has made of it: the way back to it, and how it is asked otherwise. */
export function Taken({ taken: { reference, seats, heldUntil } }: { taken: NonNullable<QuoteFound['taken']> }) {
  const trip = href('/booking/:reference', { reference })
  if (heldUntil === null)
    return (
      <StateCard label="Booked" tone="good" title={`This is your booking ${reference}`}>
        <a className="btn go" href={trip}>
          See your trip
        </a>
      </StateCard>
    )
  return (
    <StateCard label="Held" tone="good" title={`${seatsText(seats)} held for you until ${heldUntil}`}>
      <a className="btn go" href={trip}>
        Go on with your booking
      </a>
      <p>
        To come with other people, in other rooms or on another day, let these go first:{' '}
        <a className={layout.link} href={`${trip}/cancel`}>
          give the seats back
        </a>
        . Nothing has been charged.
      </p>
    </StateCard>
  )
}

/** That it is taken, to whoever has the quote's link and no key to the trip: to a friend it was sent to as well. */
export function TakenByOthers({ found: { token, change, priced, takenByOthers } }: { found: QuoteFound }) {
  const isBooked = takenByOthers === 'booked'
  const what = priced.package.kind === 'car' ? 'car' : 'journey'
  return (
    <StateCard
      label={isBooked ? 'Booked' : 'Held'}
      tone="good"
      title={isBooked ? `This ${what} is booked` : `This ${what} is being booked`}
    >
      <p>
        {isBooked
          ? 'Somebody who has this quote booked it'
          : 'Somebody who has this quote holds it, with a few minutes to pay'}
        . The trip opens for whoever booked, by the link in our mail or signed in to the account it was booked with.
      </p>
      <a
        className="btn calm"
        href={`${href('/signin')}?callbackUrl=${encodeURIComponent(href('/q/:token', { token }))}`}
      >
        Sign in
      </a>
      <p>
        <a className={layout.link} href={change}>
          Ask for the same for other people
        </a>
      </p>
    </StateCard>
  )
}
