import { cancellationCharge } from '#domain/pricing/cancellation-terms.ts'
import type { LeastCharge } from '#domain/pricing/cancellation-terms.ts'
import type { TaxLine } from '#domain/tax/gst.ts'
import { daysBetween } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'
import type { BookingState } from '#domain/bookings/booking.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'

/** What cancelling costs on a day, and what comes back of what is paid; in paise. */
export type CancellationQuote = {
  on: CalendarDate
  /** Calendar days in India to departure. */
  days: number
  percent: number
  /** What is charged in place of the per cent, because it is more. */
  least?: LeastCharge
  /** Before GST. */
  chargePaise: Paise
  taxes: TaxLine[]
  roundOffPaise: Paise
  /** With GST, to the rupee. */
  chargeTotalPaise: Paise
  paidPaise: Paise
  /** What earlier changes of the booking were charged, with GST. */
  earlierChargesPaise: Paise
  /** Less than what is paid by the charge, and by what was charged for parts that fell away before. */
  refundPaise: Paise
  /** The last day on which it costs this; null when nothing comes after. */
  until: CalendarDate | null
}

/** A cancellation that costs nothing: nobody has paid yet, or it is not theirs. */
export function everythingBack(
  { today: on, startsOn }: { today: CalendarDate; startsOn: CalendarDate },
  paidPaise: Paise,
): CancellationQuote {
  const nothing = {
    percent: 0,
    chargePaise: 0,
    taxes: [],
    roundOffPaise: 0,
    chargeTotalPaise: 0,
    earlierChargesPaise: 0,
  }
  return { on, days: daysBetween(on, startsOn), ...nothing, paidPaise, refundPaise: paidPaise, until: null }
}

/** The cancellation of a sale on the booking's today, at what its refund table promised for the day; nothing is charged for seats nobody has paid for. */
export function cancellationOn(
  {
    journey,
    today,
    startsOn,
    state,
    chargesPaise,
  }: { journey: PricedJourney; today: CalendarDate; startsOn: CalendarDate; state: BookingState; chargesPaise: Paise },
  paidPaise: Paise,
): CancellationQuote {
  const days = daysBetween(today, startsOn)
  if (state === 'held') {
    return everythingBack({ today, startsOn }, paidPaise)
  }
  const { totalPaise: exact, ...charge } = cancellationCharge(journey.terms.cancellation.slabs, { ...journey, days })
  const row = journey.refunds.find(({ fromDays }) => days >= fromDays) ?? journey.refunds.at(-1)!
  const chargeTotalPaise = row.chargePaise
  const refundPaise = Math.max(0, paidPaise - chargesPaise - chargeTotalPaise)
  const sums = { chargeTotalPaise, earlierChargesPaise: chargesPaise, paidPaise, refundPaise }
  return { on: today, days, ...charge, roundOffPaise: chargeTotalPaise - exact, ...sums, until: row.until }
}
