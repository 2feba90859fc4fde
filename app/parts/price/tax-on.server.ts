import type { GstRates, TaxDay } from '#domain/tax/gst-rates.ts'
import type { CalendarDate } from '#platform/dates.ts'

const known = new WeakMap<GstRates, TaxDay>()

/** What journeys are taxed by on a day: the same value for all pages of the day, so that what is drawn of it is drawn once. */
export function taxOn({ gstRates: rates }: { gstRates: GstRates }, on: CalendarDate): TaxDay {
  const last = known.get(rates)
  if (last?.on === on) return last
  const tax = { on, rates }
  known.set(rates, tax)
  return tax
}
