import { billsOf } from '#app/routes/admin/packages/bills.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import { BUILT_IN_TERMS } from '#domain/pricing/terms.ts'
import { isCalendarDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { Bills } from './bills.tsx'
import { ComparedBills } from './compared-bills.tsx'
import { Legs } from './legs.tsx'
import type { FieldsProps } from './part-form.ts'
import { LISTS, readPrices } from './price-reading.ts'
import { tidied } from './typed.ts'
import type { TypedPackage } from './typed.ts'

type LoadedBeside = FieldsProps['beside']
/** What a part causes, beside it. */
export function Beside({ beside: { legs, till }, ...props }: FieldsProps & { form: string }) {
  if (legs) return <Legs legs={legs} {...props} />
  return till ? <Till till={till} {...props} /> : null
}

type Till = NonNullable<LoadedBeside['till']>
type TillProps = Pick<FieldsProps, 'content' | 'typed'> & { till: Till; form: string }

/** The bills of the prices as they stand in the form, saved or not. */
function Till({ till, content, typed, form }: TillProps) {
  const { day, isDay } = dayOf(typed, till)
  const { values, faults } = readPrices(tidied(LISTS, typed))
  const canCount = faults.length === 0 && isDay && till.mayBeKept
  return (
    <Bills
      bills={canCount ? count({ ...content, ...values }, till, day) : undefined}
      startsOn={day}
      fault={isDay ? undefined : 'Choose a day from today on.'}
      form={form}
    />
  )
}

/** Where a colleague saved prices while others were typed: what those of before, theirs and yours would cause. */
export function Compared({ beside: { till }, content, typed, meanwhile }: FieldsProps) {
  if (!till || !meanwhile) return null
  const { day, isDay } = dayOf(typed, till)
  const { values, faults } = readPrices(tidied(LISTS, typed))
  if (!isDay || faults.length > 0 || !till.mayBeKept) return null
  const billsBy = (prices: Partial<PackageDraft>) => count({ ...content, ...prices }, till, day)
  const before = meanwhile.was ? [{ whose: 'Before', bills: billsBy(meanwhile.was) }] : []
  const [theirs, yours] = [billsBy({}), billsBy(values)]
  return (
    <ComparedBills
      all={[...before, { whose: meanwhile.who, bills: theirs }, { whose: 'Yours, as sent', bills: yours }]}
    />
  )
}

function dayOf(typed: TypedPackage, { usualDay, bookedOn }: Till) {
  const day = typed['on'] || usualDay
  return { day, isDay: isCalendarDate(day) && day >= bookedOn }
}

function count(pkg: PackageDraft, { plans, usualDay: _usual, mayBeKept: _kept, ...under }: Till, day: CalendarDate) {
  if (pkg.grid.twin <= 0) return undefined
  const terms = {
    cancellation: plans.cancellation.get(pkg.cancellationPlanId ?? '') ?? BUILT_IN_TERMS.cancellation,
    payment: plans.payment.get(pkg.paymentPlanId ?? '') ?? BUILT_IN_TERMS.payment,
  }
  return billsOf(pkg, { ...under, terms }, day)
}
