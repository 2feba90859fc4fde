import type { TaxedValue } from '#domain/documents/document.ts'
import { valueWithin } from '#domain/documents/tax-share.ts'
import { refundTable } from '#domain/pricing/refund-table.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'

/** What changes of a booking have cost so far, as it was billed; of changes from before their bills were kept, with the journey's GST taken out of the sum. */
export function changesOf({
  chargesPaise,
  journey,
}: {
  chargesPaise: Paise
  journey: Pick<PricedJourney, 'amendment' | 'taxes'>
}): TaxedValue {
  const billed = journey.amendment?.changes
  if (billed?.totalPaise === chargesPaise) return billed
  return valueWithin(
    chargesPaise,
    journey.taxes.filter(({ tax }) => tax !== 'TCS'),
  )
}

type Amendment = NonNullable<PricedJourney['amendment']>

/** A journey as a change makes it of a booking. What cancelling it costs from `today` on is rounded to the rupee once with what the changes have cost: both are kept then. */
export function amended(journey: PricedJourney, amendment: Amendment, today: CalendarDate): PricedJourney {
  const { startsOn, terms } = journey
  const roundedPaise = amendment.changes?.roundOffPaise ?? 0
  const refunds = refundTable(journey, terms.cancellation.slabs, { startsOn, today, roundedPaise })
  return { ...journey, amendment, refunds }
}
