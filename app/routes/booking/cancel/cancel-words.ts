import type { CancellationQuote } from '#domain/bookings/cancel/cancellation-quote.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import { slabCharge } from '#domain/pricing/cancellation-terms.ts'
import { refundRowOn } from '#domain/pricing/refund-table.ts'
import { addDays, formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'

/** When it would be back, and until when it costs this; `to` is where it goes, or who sends it. */
export function cancelWords(
  { until, refundPaise }: CancellationQuote,
  { refunds, terms }: Pick<PricedJourney, 'refunds' | 'terms'>,
  to: string,
): string {
  const back = refundPaise > 0 ? `${to}, within ${terms.cancellation.refundDays} working days.` : ''
  if (until === null) return back
  const after = refunds[refunds.findIndex((row) => row.until === until) + 1]
  const then = after
    ? `; from ${formatDate(addDays(until, 1), { year: false })} the charge is ${slabCharge(after)}`
    : ''
  return `${back} The same until ${formatDate(until, { year: false })}${then}.`.trim()
}

/** Where what goes back goes, said to whoever paid. */
export function backToWords(isShared: boolean): string {
  return isShared ? 'To where each of you paid from' : 'To where it came from'
}

/** What the charge for what falls away of a booking is made by, as its terms had it. */
export function changeChargeText(
  { refunds }: Pick<PricedJourney, 'refunds'>,
  today: CalendarDate,
  whose: string,
): string {
  const charge = slabCharge(refundRowOn(refunds, today))
  return `What falls away is charged as cancelling it: ${charge}, with GST, as ${whose} cancellation terms say.`
}

/** That cancelling costs another share once the journey is as it would be; empty where it costs the same. */
export function cancelChangeText(
  was: Pick<PricedJourney, 'refunds'>,
  is: Pick<PricedJourney, 'refunds'>,
  today: CalendarDate,
): string {
  const [before, after] = [was, is].map(({ refunds }) => slabCharge(refundRowOn(refunds, today)))
  if (before === after) return ''
  return `Cancelling the trip costs ${before} today, and ${after} once it is changed.`
}
