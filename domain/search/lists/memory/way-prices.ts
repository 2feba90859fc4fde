import { seatsFor } from '#domain/party/party.ts'
import type { Party } from '#domain/party/party.ts'
import { totallerFor } from '#domain/pricing/party-total.ts'
import type { Totaller } from '#domain/pricing/party-total.ts'
import { cheapestOwnDay, daysAsked } from '#domain/search/lists/leaving.ts'
import type { Leaving } from '#domain/search/lists/leaving.ts'
import type { TaxDay } from '#domain/tax/gst-rates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Catalogue, Priced } from './catalogue.ts'
import type { Departures } from './departures.ts'
import { rupeesOf } from './prices.ts'
import { eachWayOf } from './ways.ts'

type Way = { month: number; city: number; departure: number | undefined }

/** What each way a package leaves costs a party, whole rupees. */
export type WayPrices = {
  eachWayOf(number: number, found: (way: Way, rupees: number) => void): void
  /** What a date of one's own costs, the cheapest of the days asked for. */
  onOwnDay(number: number, when: When): number
}

type When = Omit<Leaving, 'from'>

const AT_A_TIME = 10_000

/** The day on which a package without departures costs least of those asked for; undefined where no season decides. */
export function ownDay({ rates }: Priced, when: When, today: CalendarDate): CalendarDate | undefined {
  const days = rates.seasons.length === 0 ? undefined : daysAsked(when, today)
  return days && cheapestOwnDay(rates.seasons, days, today)
}

/** The price of every date of every package for a party; lets other work in between. */
export async function makeWayPrices(
  catalogue: Catalogue,
  departures: Departures,
  { party, tax }: { party: Party | undefined; tax: TaxDay },
): Promise<WayPrices> {
  const total = totallerFor(party, tax)
  const wanted = { today: tax.on, seats: seatsFor(party) }
  const rupees = await departureRupees(catalogue, departures, total)
  const onOwnDay = (number: number, when: When) => {
    const priced = catalogue.priced[number]!
    return rupeesOf(total(priced, undefined, ownDay(priced, when, tax.on)))
  }
  return {
    onOwnDay,
    eachWayOf: (number, found) =>
      eachWayOf(catalogue, departures, { ...wanted, number }, (_number, month, city, departure) =>
        found(
          { month, city, departure },
          departure === undefined ? onOwnDay(number, inMonth(month)) : rupees[departure]!,
        ),
      ),
  }
}

function inMonth(month: number): When {
  return { month: month || undefined, dates: undefined }
}

/** Dates of one package often cost the same. */
async function departureRupees({ size, priced }: Catalogue, departures: Departures, total: Totaller) {
  const rupees = new Int32Array(departures.day.length)
  for (let number = 0; number < size; number++) {
    if (number % AT_A_TIME === AT_A_TIME - 1) await new Promise(setImmediate)
    const known = new Map<number, number>()
    for (let at = departures.starts[number]!; at < departures.starts[number + 1]!; at++) {
      const twinPaise = departures.twinPaise[at]!
      const found = known.get(twinPaise) ?? rupeesOf(total(priced[number]!, twinPaise))
      known.set(twinPaise, found)
      rupees[at] = found
    }
  }
  return rupees
}
