import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'
import type { Instalment } from '#domain/bookings/booking.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'

/** What is not paid is given back after its days of grace; from the day before it leaves nobody buys a seat any more. */
const SOLD_UNTIL_DAYS_BEFORE = 2
/** What rounding to whole rupees may take from a share. */
const TRIFLE_PAISE = 10_00

/** The last day on which a part may fall due so that its seats come free in time to be sold again. */
export function lastDueOn({ startsOn, terms }: Pick<PricedJourney, 'startsOn' | 'terms'>): CalendarDate {
  return addDays(startsOn, -(terms.payment.graceDays + SOLD_UNTIL_DAYS_BEFORE))
}

type ChangedMoney = {
  isPaise: Paise
  paidPaise: Paise
  refundPaise: Paise
  parts: readonly Pick<Instalment, 'dueOn'>[]
}

/**
 * Whether a change would hold seats that nobody pays for in time: it leaves more to pay than before, or another date, and its seats could not be sold again once that stays unpaid; or it moves to a date whose plan asks
 * for more at once than has been paid of the price.
 */
export function mustPayFirst(
  { today, totalPaise, startsOn }: Pick<OpenedBooking, 'today' | 'totalPaise' | 'startsOn'>,
  priced: PricedJourney,
  { isPaise, paidPaise, refundPaise, parts }: ChangedMoney,
): boolean {
  const isMoved = priced.startsOn !== startsOn
  const isMore = isMoved || isPaise - (paidPaise - refundPaise) > totalPaise - paidPaise
  const isDueNow = parts.some(({ dueOn }) => dueOn !== null && dueOn <= today)
  if (isMore && isDueNow && today > lastDueOn(priced)) return true
  if (!isMoved || priced.payments.length === priced.terms.payment.milestones.length) return false
  const atOncePaise = priced.payments.reduce((sum, one) => (one.dueOn === null ? sum + one.amountPaise : sum), 0)
  // Of a dearer date, the same share of what it costs now.
  const wantedPaise = Math.min(atOncePaise, (atOncePaise * totalPaise) / priced.totalPaise)
  return paidPaise + TRIFLE_PAISE < wantedPaise
}
