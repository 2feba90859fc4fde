import type { TaxedValue } from '#domain/documents/document.ts'
import { valueWithin } from '#domain/documents/tax-share.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
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
