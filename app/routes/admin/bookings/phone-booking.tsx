import { href } from 'react-router'
import { Bill } from '#app/parts/booking/total.tsx'
import { datesText } from '#app/parts/booking/words.ts'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { Said } from '#app/routes/admin/said.tsx'
import { wantsBuyer } from '#domain/bookings/papers/buyer.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import { Hold } from './hold.tsx'
import office from '#app/routes/admin/office.module.css'

type Props = Omit<React.ComponentProps<typeof Hold>, 'totalPaise' | 'isBilled'> & {
  title: string
  lead: React.ReactNode
  /** What is asked for, as it is being typed. */
  fields: React.ReactNode
  /** What it costs, once enough is known. */
  priced: { name: string; journey: PricedJourney; more?: string } | undefined
  /** What it still takes to know that. */
  needs: string
  kept: KeptForm
}

/** A booking on the telephone: what they want, what it costs, and what is held for them while they pay by the link that is sent. */
export function PhoneBooking({ title, lead, fields, priced, needs, kept, ...hold }: Props) {
  return (
    <div className={office.page}>
      <div>
        <h1>{title}</h1>
        <p className={office.say}>{lead}</p>
      </div>
      <Said kept={kept} />
      <div className={`${office.split} ${office.wide}`}>
        <div>{fields}</div>
        <div>
          <section aria-labelledby="price">
            <h2 id="price">They pay</h2>
            {priced ? <Price {...priced} /> : <p>{needs}</p>}
          </section>
          {priced ? (
            <Hold {...hold} totalPaise={priced.journey.totalPaise} isBilled={wantsBuyer(priced.journey)} kept={kept} />
          ) : null}
        </div>
      </div>
      <p>
        <a href={href('/admin/bookings')}>All bookings</a>
      </p>
    </div>
  )
}

function Price({ name, journey, more }: NonNullable<Props['priced']>) {
  return (
    <>
      <p>
        {name}, {datesText(journey)}, from {journey.departureCity}.{more ? ` ${more}` : ''}
      </p>
      <Bill journey={journey} />
    </>
  )
}
