import type { NoDates } from '#domain/bookings/quote/no-dates.ts'
import { formatDate } from '#platform/dates.ts'

/** When a package without an open date leaves. */
export function whenText(found: NoDates | undefined): string {
  switch (found?.why) {
    case undefined:
      return 'On dates you choose'
    case 'full':
      return `Full: ${formatDate(found.departure.startsOn, { year: false })}`
    case 'festival-unknown':
      return 'Its days are not known yet'
    case 'none':
      return 'No date is open now'
  }
}
