import { seatsText } from '#app/parts/booking/words.ts'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { OtherDate } from './nearest-dates.server.ts'

/** Other dates as a state card offers them. */
export function dateOptions(others: readonly OtherDate[]) {
  return others.map(({ startsOn, seatsLeft, totalPaise, href }) => ({
    name: formatDate(startsOn),
    note: `${seatsText(seatsLeft)} left, ${formatPaise(totalPaise)} in all`,
    href,
    action: 'Choose',
    hidden: formatDate(startsOn),
  }))
}
