import type { Package } from '#domain/catalogue/package.ts'
import { pickupsToChange } from '#domain/catalogue/pickups.ts'
import type { PriceBasis, PricedJourney } from '#domain/bookings/quote/priced-journey.ts'

/** What a booking was priced with, and may be priced with again while its date stays; where one comes to is a fact of today. */
export function stayingBasis({ basis, pickup }: PricedJourney, now: Pick<Package, 'rates'>): PriceBasis {
  const { meeting: _told, ...rates } = basis!.rates
  const { meeting, pickups: nowThere = [] } = now.rates
  return {
    ...basis!,
    rates: {
      ...rates,
      ...(rates.pickups ? { pickups: pickupsToChange(rates.pickups, nowThere, pickup?.id) } : {}),
      ...(meeting ? { meeting } : {}),
    },
  }
}
