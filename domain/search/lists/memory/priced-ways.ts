import type { FacetCounts } from '#domain/search/lists/choices.ts'
import type { Filters, Span } from '#domain/search/filters.ts'
import { eachBit } from './bits.ts'
import type { Bits } from './bits.ts'
import type { Day } from './day.ts'
import { isOwn } from './ways.ts'
import { NO_PRICE } from './way-prices.ts'
import type { WayPrices } from './way-prices.ts'

/**
 * How many of `bits` there would be with each month, and with each city, at a price within what is asked for, where one is: the price of
 * a choice is that of its own cheapest date.
 */
export function countPricedWays(
  { catalogue, meets: meetsOn }: Day,
  { ways, filters }: { ways: WayPrices; filters: Filters },
  bits: Bits,
): Pick<FacetCounts, 'month' | 'from'> {
  const meets = meetsOn(filters)
  const slugs = catalogue.cities.slugs.values
  const months = countLeast(13, filters.price)
  const cities = countLeast(slugs.length, filters.price)
  const { starts, month, city, departure, rupees } = ways
  const rupeesOf = ways.rupeesWhen(filters)
  eachBit(bits, (number) => {
    const end = starts[number + 1]!
    for (let at = starts[number]!; at < end; at++) {
      const ifUnseen = isOwn(departure[at]!)
      if (month[at]! > 0 && meets.city(city[at]!)) months.keepLeast(month[at]!, rupees[at]!, ifUnseen)
      if (meets.when(month[at]!, departure[at]!, number)) cities.keepLeast(city[at]!, rupeesOf(number, at), ifUnseen)
    }
    months.countThem()
    cities.countThem()
  })
  const leaving = [...cities.counts.entries()].filter(([city, count]) => count > 0 && slugs[city] !== '')
  return {
    month: new Map(MONTHS.map((month) => [String(month), months.counts[month]!])),
    from: new Map(leaving.map(([city, count]) => [slugs[city]!, count])),
  }
}

const UNSEEN = -1
const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1)

/** Counts for how many packages the least price of each choice is asked for; one package after the other, in the same columns. */
function countLeast(choices: number, asked: Span | undefined) {
  const [from, to] = [asked?.from ?? 0, asked ? (asked.to ?? NO_PRICE - 1) : NO_PRICE]
  const counts = new Uint32Array(choices)
  const least = new Int32Array(choices).fill(UNSEEN)
  const seen = new Uint16Array(choices)
  let length = 0
  return {
    counts,
    /** `ifUnseen` where it counts only for a choice that has nothing yet: a date of one's own where nothing leaves. */
    keepLeast(choice: number, rupees: number, ifUnseen: boolean) {
      if (least[choice] === UNSEEN) seen[length++] = choice
      else if (ifUnseen || rupees >= least[choice]!) return
      least[choice] = rupees
    },
    countThem() {
      for (let at = 0; at < length; at++) {
        const choice = seen[at]!
        if (least[choice]! >= from && least[choice]! <= to) counts[choice]!++
        least[choice] = UNSEEN
      }
      length = 0
    },
  }
}
