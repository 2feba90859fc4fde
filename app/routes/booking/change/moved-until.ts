import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import { formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'

/** Why a date cannot be moved any more, as the terms it was sold under say it. */
export function movedUntilText({ terms }: Pick<PricedJourney, 'terms'>, lastDay: CalendarDate): string {
  const days = terms.cancellation.slabs[0]?.fromDays ?? 0
  const before = days === 0 ? 'to the day itself' : `until ${days === 1 ? '1 day' : `${days} days`} before`
  return `Under the terms it was sold by, its date may be moved ${before}: that was ${formatDate(lastDay)}.`
}
