import type { DeparturePrice } from '#domain/departures/departure.ts'
import type { Party } from '#domain/party/party.ts'
import type { TaxDay } from '#domain/tax/gst-rates.ts'
import { taxRulesOn } from '#domain/tax/tax-rules.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'
import { PRICE_RULES } from './rules.ts'
import { beginSum } from './sum.ts'
import type { SumRequest } from './sum.ts'

/**
 * What a package costs: paise with GST, whole rupees; undefined when the party cannot go. Without a departure a date of one's own decides the
 * season, where it is given.
 */
export type Totaller = (
  pkg: SumRequest['pkg'],
  departure?: DeparturePrice,
  startsOn?: CalendarDate,
) => Paise | undefined

/**
 * The total of `quote` for whoever books on the day of `tax`, prepared once for a party: the same rules without what they say of
 * themselves; at home, without extras or promotions. One adult on twin sharing without a party.
 */
export function totallerFor(party: Party | undefined, { on: bookedOn, rates: gstRates }: TaxDay): Totaller {
  const taxRules = taxRulesOn(bookedOn)
  return (pkg, departure, startsOn) => {
    const sum = beginSum({ pkg, party, departure, startsOn, bookedOn, gstRates, taxRules })
    for (const rule of PRICE_RULES) if (rule.reckon?.(sum)) return undefined
    return sum.totalPaise
  }
}
