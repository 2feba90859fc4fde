import { href } from 'react-router'
import { seatsText } from '#app/parts/booking/words.ts'
import { SaidFirst } from '#app/routes/admin/said-first.tsx'
import type { Enquiry } from './opened.server.ts'
import { momentText, standing } from './words.ts'
import office from '#app/routes/admin/office.module.css'

/** What a quote holds for them, and until when. */
export function HeldSeats({ enquiry, now }: { enquiry: Enquiry; now: Date }) {
  const seats = enquiry.held.reduce((sum, held) => sum + held.seats, 0)
  return (
    <section aria-labelledby="held">
      <h2 id="held">Held for them</h2>
      {enquiry.held.map(({ reference, seats, holdExpiresAt }) => (
        <p key={reference}>
          {seatsText(seats)} until {momentText(holdExpiresAt, now)}, as booking{' '}
          <a href={href('/admin/bookings/:reference', { reference })}>{reference}</a>.
        </p>
      ))}
      <div className={office.deeds}>
        <SaidFirst
          intent="release"
          of={standing(enquiry)}
          asks="Give the seats back…"
          says={`${seatsText(seats)} ${seats === 1 ? 'is' : 'are'} on sale again at once, and whoever books first has ${seats === 1 ? 'it' : 'them'}. The quote they have holds nothing any more.`}
          does={`Give ${seatsText(seats)} back`}
          look="line"
        />
      </div>
    </section>
  )
}
