import { billsOf } from '#app/routes/admin/packages/bills.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import { BUILT_IN_TERMS } from '#domain/pricing/terms.ts'
import { isCalendarDate } from '#platform/dates.ts'
import { Bills } from './bills.tsx'
import { Legs } from './legs.tsx'
import type { FieldsProps } from './part-form.ts'
import { LISTS, readPrices } from './price-reading.ts'
import { tidied } from './typed.ts'
import type { Typed } from './typed.ts'

type Loaded = FieldsProps['beside']
/** What a part causes, beside it. */
export function Beside({ beside: { legs, till }, ...props }: FieldsProps & { form: string }) {
  if (legs) return <Legs legs={legs} {...props} />
  return till ? <Till till={till} {...props} /> : null
}

type TillProps = { till: NonNullable<Loaded['till']>; content: PackageDraft; typed: Typed; form: string }

/** The bills of the prices as they stand in the form, saved or not. */
function Till({ till, content, typed, form }: TillProps) {
  const { plans, usualDay, ...under } = till
  const { values, faults } = readPrices(tidied(LISTS, typed))
  const day = typed['on'] || usualDay
  const isDay = isCalendarDate(day) && day >= under.bookedOn
  const terms = {
    cancellation: plans.cancellation.get(values.cancellationPlanId ?? '') ?? BUILT_IN_TERMS.cancellation,
    payment: plans.payment.get(values.paymentPlanId ?? '') ?? BUILT_IN_TERMS.payment,
  }
  const canCount = faults.length === 0 && values.grid.twin > 0 && isDay
  return (
    <Bills
      bills={canCount ? billsOf({ ...content, ...values }, { ...under, terms }, day) : undefined}
      startsOn={day}
      fault={isDay ? undefined : 'Choose a day from today on.'}
      form={form}
    />
  )
}
