import type { CancellationQuote } from '#domain/bookings/cancel/cancellation-quote.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import { addDays, formatDate } from '#platform/dates.ts'

/** When it would be back, and until when it costs this. */
export function cancelWords(
  { until, refundPaise }: CancellationQuote,
  { refunds, terms }: Pick<PricedJourney, 'refunds' | 'terms'>,
  isShared = false,
): string {
  const to = isShared ? 'To where each of you paid from' : 'To where it came from'
  const back = refundPaise > 0 ? `${to}, within ${terms.cancellation.refundDays} working days.` : ''
  if (until === null) return back
  const after = refunds[refunds.findIndex((row) => row.until === until) + 1]
  const then = after
    ? `; from ${formatDate(addDays(until, 1), { year: false })} the charge is ${after.percent}\u00a0%`
    : ''
  return `${back} The same until ${formatDate(until, { year: false })}${then}.`.trim()
}
