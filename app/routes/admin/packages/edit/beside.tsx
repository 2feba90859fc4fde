import { billsOf } from '#app/routes/admin/packages/bills.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import { BUILT_IN_TERMS } from '#domain/pricing/terms.ts'
import { isCalendarDate } from '#platform/dates.ts'
import type { besideOf } from './beside.server.ts'
import { Bills } from './bills.tsx'
import { Legs } from './legs.tsx'
import { prices, readPrices } from './prices.tsx'
import { tidied } from './typed.ts'
import type { Typed } from './typed.ts'

type Loaded = Awaited<ReturnType<typeof besideOf>>
type Props = { beside: Loaded; content: PackageDraft; typed: Typed; form: string }

/** What a part causes, beside it. */
export function Beside({ beside: { legs, till }, ...props }: Props) {
  if (legs) return <Legs legs={legs} />
  return till ? <Till till={till} {...props} /> : null
}

type TillProps = Omit<Props, 'beside'> & { till: NonNullable<Loaded['till']> }

/** The bills of the prices as they stand in the form, saved or not. */
function Till({ till, content, typed, form }: TillProps) {
  const { plans, usualDay, ...under } = till
  const { values, faults } = readPrices(tidied(prices.lists, typed))
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
