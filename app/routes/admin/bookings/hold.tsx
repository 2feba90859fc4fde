import { BuyerFields, BuyerFold } from '#app/parts/booking/buyer-fields.tsx'
import { LAW_LEAVES, LAW_WANTS } from '#app/parts/booking/law-wants.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { STAFF_HOLD_HOURS } from '#domain/bookings/booking.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import { readBuyerTyped } from '#web/buyer-typed.ts'
import { hoursText } from './words.ts'
import office from '#app/routes/admin/office.module.css'

/** Seats of a waiting list, and whom they are kept for. */
type Offered = { waiting: string; typed: Record<string, string> }
type Props = {
  found: { ask: string; hours: readonly number[]; key: string; offered?: Offered | undefined }
  totalPaise: number
  /** Whether the law wants an address on its invoice. */
  isBilled: boolean
  /** "2 seats", "the car". */
  what: string
  /** The place a car comes in; absent of a package. */
  pickupIn?: string | undefined
  kept: KeptForm
}

/** Who it is for, how long it waits for them, and the deed. */
export function Hold({ found: { ask, hours, key, offered }, totalPaise, isBilled, what, pickupIn, kept }: Props) {
  const of = fieldsOf<'name' | 'mobile' | 'email' | 'pickup'>(kept ?? (offered && { typed: offered.typed, faults: {} }))
  return (
    <section aria-labelledby="hold">
      <h2 id="hold">Who it is for</h2>
      <DeedForm
        intent="book"
        of={{ key, ask, shownPaise: String(totalPaise), waiting: offered?.waiting ?? '' }}
        className={office.form}
      >
        <Field {...of('name')} label="Name" maxLength={100} />
        <Field {...of('mobile')} label="Mobile" type="tel" maxLength={20} />
        <Field {...of('email')} label="E-mail" type="email" help="The link to pay goes there." maxLength={254} />
        {pickupIn === undefined ? null : (
          <Field
            {...of('pickup')}
            label={`The car comes to, in ${pickupIn}`}
            help="House, street and what it is near; a flight number at an airport."
            maxLength={240}
          />
        )}
        <BuyerFold
          // What was typed in it is not folded away, nor what is amiss.
          isOpen={Object.entries({ ...kept?.typed, ...kept?.faults }).some(
            ([field, said]) => field.startsWith('buyer.') && said !== '',
          )}
          words="On the invoice"
        >
          <p className="small soft">{isBilled ? LAW_WANTS : LAW_LEAVES} It may be said later too.</p>
          <BuyerFields buyer={readBuyerTyped(kept?.typed ?? {})} faults={kept?.faults} isForSomebody />
        </BuyerFold>
        <Select
          id="hours"
          name="hours"
          label={pickupIn === undefined ? 'The seats wait for' : 'The car waits for'}
          options={hours.map((value) => ({ value, name: hoursText(value) }))}
          defaultValue={kept?.typed['hours'] ?? STAFF_HOLD_HOURS[1]}
          fault={kept?.faults['hours']}
        />
        <p>
          <Button look="go">Hold {what} and send the link</Button>
        </p>
      </DeedForm>
    </section>
  )
}
