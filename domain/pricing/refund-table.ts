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
 * A charge of `exactPaise` to the rupee, never more than `mostPaise`; `roundOffPaise` is what the rounding did. What it is added to was rounded by `roundedPaise` before:
 * the sum of both is rounded once.
 */
export function chargeInRupees(
  exactPaise: Paise,
  { mostPaise, roundedPaise }: { mostPaise: Paise; roundedPaise: Paise },
): { roundOffPaise: Paise; totalPaise: Paise } {
  const rounded = exactPaise === 0 ? 0 : Math.max(0, roundToRupee(exactPaise - roundedPaise))
  const totalPaise = Math.min(rounded, mostPaise)
  return { roundOffPaise: totalPaise - exactPaise, totalPaise }
}

/**
 * What comes back when from `today` on, for one booking with all of it paid: in each slab its percent of the price before GST, with GST on it, rounded
 * to the rupee, and never more than the total. Charges for what fell away before were rounded by `roundedPaise`, and are rounded once with these.
 */
export function refundTable(
  { totalPaise, ...booking }: PaidBooking,
  slabs: readonly CancellationSlab[],
  { startsOn, today, roundedPaise = 0 }: { startsOn: CalendarDate; today: CalendarDate; roundedPaise?: Paise },
): RefundRow[] {
  const rows = slabs.map((slab) => {
    const charge = cancellationCharge(slabs, { ...booking, days: slab.fromDays })
    const { totalPaise: chargePaise } = chargeInRupees(charge.totalPaise, { mostPaise: totalPaise, roundedPaise })
    const until = slab.fromDays === 0 ? null : addDays(startsOn, -slab.fromDays)
    return { ...slab, until, chargePaise, refundPaise: totalPaise - chargePaise }
  })
  return rows.filter(({ until }) => until === null || today <= until)
}

/** The row that holds on a day in India. */
export function refundRowOn(rows: readonly RefundRow[], today: CalendarDate): RefundRow {
  return rows.find(({ until }) => until === null || today <= until)!
}
