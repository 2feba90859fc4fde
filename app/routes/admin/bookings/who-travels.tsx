import page from '#app/parts/booking/booking-page.module.css'
import { PartyAmiss, PartyFields } from '#app/routes/booking/party-fields.tsx'
import type { PartyRow } from '#app/routes/booking/party-rows.ts'
import { ContactFields, fieldOf } from '#app/routes/booking/travellers-form.tsx'
import { Field } from '#app/ui/field.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'

type Props = {
  found: {
    journey: PricedJourney
    contact: { name: string; mobile: string; email: string }
    pickup: string
  }
  rows: readonly PartyRow[]
  kept: KeptForm
}

/** The fields of the traveller's own form; of where they are reached the name alone, once somebody has said it. */
export function WhoTravels({ found: { journey, contact, pickup }, rows, kept }: Props) {
  const isCar = journey.package.kind === 'car'
  const typed = kept?.typed ?? {}
  const shown = {
    name: typed['contact.name'] ?? contact.name,
    mobile: typed['contact.mobile'] ?? contact.mobile,
    email: typed['contact.email'] ?? contact.email,
  }
  const isReached = contact.mobile !== '' && contact.email !== ''
  const field = fieldOf(kept)
  return (
    <>
      {isCar ? (
        <section className={page.section} aria-labelledby="where">
          <h2 id="where">The pick-up</h2>
          <Field
            {...field('pickup', typed['pickup'] ?? pickup)}
            label={`Address in ${journey.departureCity}`}
            autoComplete="off"
            maxLength={240}
          />
        </section>
      ) : (
        <>
          <PartyAmiss draft={kept} rows={rows} />
          <PartyFields journey={journey} rows={rows} draft={kept} />
        </>
      )}
      <section className={page.section} aria-labelledby="booker">
        <h2 id="booker">Who books</h2>
        {isReached ? (
          <Field
            {...field('contact.name', shown.name)}
            label="Name"
            help="Where they are reached is put right on a page of its own."
            autoComplete="off"
            maxLength={100}
          />
        ) : (
          <ContactFields contact={shown} draft={kept} />
        )}
      </section>
    </>
  )
}
