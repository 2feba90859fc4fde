import { href } from 'react-router'
import { seatsText } from '#app/parts/booking/words.ts'
import { Button } from '#app/ui/button.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { Enquiry } from './opened.server.ts'
import { momentText, standing } from './words.ts'
import office from '#app/routes/admin/office.module.css'

/** What a quote holds for them, and until when. */
export function HeldSeats({ enquiry, now }: { enquiry: Enquiry; now: Date }) {
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
        <DeedForm intent="release" of={standing(enquiry)}>
          <Button look="line">Give the seats back</Button>
        </DeedForm>
      </div>
    </section>
  )
}
