import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Field, LongField } from '#app/ui/field.tsx'
import type { PromotionKind } from '#domain/promotions/coupon-state.ts'
import type { CouponTyped } from '#domain/promotions/coupon-typed.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { standing } from '#app/routes/admin/standing.ts'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import { typedAlone } from './typed.ts'
import office from '#app/routes/admin/office.module.css'

const FIGURES = { inputMode: 'decimal', maxLength: 12 } as const

type Props = { kind: PromotionKind; id: string; stood: string; stands: CouponTyped | undefined; kept: KeptForm }

/** What a coupon, by its code, or an early bird, by itself, takes off, and its conditions: an empty field sets none. */
export function CouponForm({ kind, id, stands, kept, ...loaded }: Props) {
  const isCoupon = kind === 'coupon'
  const show = (was: object) => typedAlone(was as Parameters<typeof typedAlone>[0])
  const { typed, faults, stood } = standing({ stands: stands ?? {}, stood: loaded.stood, kept, show })
  const of = fieldsOf<keyof CouponTyped>({ typed, faults })
  const isTicked = (name: keyof CouponTyped) => Boolean(typed[name])
  return (
    <DeedForm intent="save" of={{ kind, id, stood }} keeps={kind} className={office.form}>
      <div className={office.pair}>
        {isCoupon ? <Field {...of('code')} label="Code" help="3 to 20 letters and figures." maxLength={20} /> : null}
        <Field
          {...of('name')}
          label="Name in the bill"
          help={isCoupon ? 'Empty: Coupon and its code.' : 'For example, Early bird.'}
          maxLength={60}
        />
      </div>
      <fieldset>
        <legend>What it takes off</legend>
        <div className={office.pair}>
          <Field {...of('percent')} {...FIGURES} label="Share, %" help="Of the journey, without extras and GST." />
          <Field {...of('mostRupees')} {...FIGURES} label="At most, ₹" />
          <Field {...of('rupees')} {...FIGURES} label="Or a sum, ₹" />
        </div>
      </fieldset>
      <fieldset>
        <legend>When</legend>
        <div className={office.pair}>
          <Field {...of('validFrom')} label="Booked from" type="date" />
          <Field {...of('validTo')} label="Booked until" type="date" help="That day included." />
          <Field {...of('daysAhead')} {...FIGURES} label="Days before departure, at least" />
        </div>
      </fieldset>
      <ForWhat of={of} />
      <fieldset>
        <legend>How often</legend>
        <div className={office.pair}>
          <Field {...of('mostUses')} {...FIGURES} label="Uses in all" />
          {isCoupon ? <Field {...of('mostPerPerson')} {...FIGURES} label="Uses a person" /> : null}
        </div>
        {isCoupon ? (
          <Choice type="checkbox" name="firstBookingOnly" value="yes" defaultChecked={isTicked('firstBookingOnly')}>
            For a first booking only
          </Choice>
        ) : null}
        <Choice type="checkbox" name="withOthers" value="yes" defaultChecked={isTicked('withOthers')}>
          {isCoupon ? 'Together with an early bird' : 'Together with a coupon that allows it'}
        </Choice>
      </fieldset>
      <p>
        <Button look="go">{`${stands ? 'Save' : 'Make'} the ${isCoupon ? 'coupon' : 'early bird'}`}</Button>
      </p>
    </DeedForm>
  )
}

type Fields = ReturnType<typeof fieldsOf<keyof CouponTyped>>

/** The least it takes, and the packages and categories it is good for. */
function ForWhat({ of }: { of: Fields }) {
  return (
    <fieldset>
      <legend>For what</legend>
      <div className={office.pair}>
        <Field {...of('leastRupees')} {...FIGURES} label="Price at least, ₹" help="Before it and before GST." />
        <Field
          {...of('leastPeople')}
          {...FIGURES}
          label="People at least"
          help="Who have a seat: an infant on a lap is none of them."
        />
      </div>
      <LongField
        {...of('packages')}
        label="Only these packages"
        help="Their addresses, parted by commas, as munnar-tea-country."
        rows={2}
        maxLength={2000}
      />
      <LongField
        {...of('categories')}
        label="Only these categories"
        help="Their addresses, parted by commas."
        rows={2}
        maxLength={2000}
      />
    </fieldset>
  )
}
