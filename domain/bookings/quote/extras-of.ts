import type { PricedJourney } from './priced-journey.ts'

/** What was booked beside the journey, as whoever meets the travellers reads it. */
export function extrasOf({ lines, extras }: Pick<PricedJourney, 'lines' | 'extras'>): string[] {
  return lines
    .filter(({ kind, pickupId }) => kind === 'extra' && pickupId === undefined)
    .map(({ name }, at) => {
      const count = extras[at]?.count ?? 1
      return count > 1 ? `${count} × ${name}` : name
    })
}
