import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { roundToRupee } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import { cancellationCharge } from './cancellation-terms.ts'
import type { CancellationSlab, CancelledBooking } from './cancellation-terms.ts'

/** What cancelling costs in one slab, and what of the whole total comes back; `until` is the last day in India it holds, null for the last row. */
export type RefundRow = CancellationSlab & { until: CalendarDate | null; chargePaise: Paise; refundPaise: Paise }

type PaidBooking = Omit<CancelledBooking, 'days'> & { totalPaise: Paise }

/**
 * What comes back when from `today` on, for one booking with all of it paid: in each slab its percent of the price before GST, with GST on it, rounded
 * to the rupee, and never more than the total.
 */
export function refundTable(
  { totalPaise, ...booking }: PaidBooking,
  slabs: readonly CancellationSlab[],
  { startsOn, today }: { startsOn: CalendarDate; today: CalendarDate },
): RefundRow[] {
  const rows = slabs.map((slab) => {
    const charge = cancellationCharge(slabs, { ...booking, days: slab.fromDays })
    const chargePaise = Math.min(totalPaise, roundToRupee(charge.totalPaise))
    const until = slab.fromDays === 0 ? null : addDays(startsOn, -slab.fromDays)
    return { ...slab, until, chargePaise, refundPaise: totalPaise - chargePaise }
  })
  return rows.filter(({ until }) => until === null || today <= until)
}

/** The row that holds on a day in India. */
export function refundRowOn(rows: readonly RefundRow[], today: CalendarDate): RefundRow {
  return rows.find(({ until }) => until === null || today <= until)!
}
