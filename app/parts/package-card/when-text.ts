import type { NoDates } from '#domain/bookings/quote/no-dates.ts'
import { formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'

/** When a package without an open date leaves; `ownDay` is the day of one's own its price is of. */
export function whenText(found: NoDates | undefined, ownDay?: CalendarDate): string {
  switch (found?.why) {
    case undefined:
      return `On dates you choose${ownDay ? `, as ${formatDate(ownDay, { year: false })}` : ''}`
    case 'full':
      return `Full: ${formatDate(found.departure.startsOn, { year: false })}`
    case 'festival-unknown':
      return 'Its days are not known yet'
    case 'none':
      return 'No date is open now'
  }
}
