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
