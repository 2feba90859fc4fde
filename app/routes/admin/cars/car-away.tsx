import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { counted } from '#app/routes/admin/counted.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { UsesOfCar } from '#domain/bookings/desk/remove-car.server.ts'
import office from '#app/routes/admin/office.module.css'

/** A class of car is taken away while nothing hangs on it; what hangs on it, and what would go with it, is said first. */
export function CarAway({ stood, uses }: { stood: string; uses: UsesOfCar }) {
  const isFree = uses.vehicles === 0 && uses.bookings === 0
  return (
    <section aria-labelledby="away">
      <h2 id="away">Take it away</h2>
      {isFree ? (
        <>
          <p>{freeText(uses.quotes)}</p>
          <DeedForm intent="remove" of={{ stood }} className={office.inline}>
            <Button look="bad">Take the class away for good</Button>
          </DeedForm>
        </>
      ) : (
        <>
          <p>
            It stays: {hangingText(uses)}. With “Offered” at no it is off the site, and all of that is left as it is.
          </p>
          {uses.vehicles > 0 ? <a href={href('/admin/fleet')}>Vehicles and drivers</a> : null}
        </>
      )}
    </section>
  )
}

function freeText(quotes: number): string {
  if (quotes === 0) return 'It has no vehicles, and nobody was quoted a price of it. Nothing brings it back.'
  return `It has no vehicles and was never booked. ${counted(quotes, 'price that was quoted', 'prices that were quoted')} and not booked ${quotes === 1 ? 'goes' : 'go'} with it. Nothing brings it back.`
}

function hangingText({ vehicles, bookings }: UsesOfCar): string {
  return [
    vehicles > 0 ? counted(vehicles, 'vehicle is of it', 'vehicles are of it') : '',
    bookings > 0 ? counted(bookings, 'booking has or had it', 'bookings have or had it') : '',
  ]
    .filter(Boolean)
    .join(' and ')
}
