import type { FacetCounts } from '#domain/search/lists/choices.ts'
import type { Filters } from '#domain/search/filters.ts'
import { eachBit } from './bits.ts'
import type { Bits } from './bits.ts'
import type { Day } from './day.ts'
import { isWithin, NO_PRICE } from './prices.ts'
import type { WayPrices } from './way-prices.ts'

/**
 * How many of `bits` there would be with each month, and with each city, at a price within what is asked for, where one is: the price of
 * a choice is that of its own cheapest date.
 */
export function countPricedWays(
  { catalogue, meets: meetsOn }: Day,
  { prices, filters }: { prices: WayPrices; filters: Filters },
  bits: Bits,
): Pick<FacetCounts, 'month' | 'from'> {
  const meets = meetsOn(filters)
  const fits = ({ price }: Filters, rupees: number) => price === undefined || isWithin(rupees, price)
  const inMonth = new Map(Array.from({ length: 12 }, (_, at) => [String(at + 1), 0]))
  const fromCity = new Map<string, number>()
  eachBit(bits, (number) => {
    const months = new Map<string, number>()
    const cities = new Map<string, number>()
    prices.eachWayOf(number, ({ month, city, departure }, rupees) => {
      if (month > 0 && meets.city(city)) keepLeast(months, String(month), rupees)
      if (!meets.when(month, departure)) return
      const paid = departure === undefined && filters.dates ? prices.onOwnDay(number, filters) : rupees
      keepLeast(cities, catalogue.cities.slugs.values[city]!, paid)
    })
    for (const [month, rupees] of months) if (fits(filters, rupees)) addOne(inMonth, month)
    for (const [slug, rupees] of cities) if (slug !== '' && fits(filters, rupees)) addOne(fromCity, slug)
  })
  return { month: inMonth, from: fromCity }
}

function keepLeast(least: Map<string, number>, key: string, rupees: number): void {
  least.set(key, Math.min(least.get(key) ?? NO_PRICE, rupees))
}

function addOne(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
