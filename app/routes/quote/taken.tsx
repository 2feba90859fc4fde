import { href } from 'react-router'
import layout from '#app/parts/booking/booking-page.module.css'
import { StateCard } from '#app/parts/booking/state-card.tsx'
import { seatsText } from '#app/parts/booking/words.ts'
import { Button } from '#app/ui/button.tsx'
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
export function TakenByOthers({ found }: { found: QuoteFound }) {
  const { token, change, priced, takenByOthers } = found
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
      {found.mayTakeToo ? <TakeToo found={found} /> : null}
      <p>
        <a className={layout.link} href={change}>
          Ask for the same for other people
        </a>
      </p>
    </StateCard>
  )
}

/** Two households may go at one price: the second is asked, so that a couple with two phones does not pay twice. */
function TakeToo({ found: { token, key, priced } }: { found: QuoteFound }) {
  const more = priced.package.kind === 'car' ? 'another car' : `${seatsText(priced.seats)} more`
  return (
    <form method="post" action={`/q/${token}/accept`}>
      <p>Was it none of yours? At the same price you can have {more}, as a booking of its own.</p>
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="again" value="1" />
      <Button look="calm">Hold {more}</Button>
    </form>
  )
}
