import type { DepartureQuery } from '#domain/search/lists/departure-query.ts'
import type { Catalogue } from './catalogue.ts'
import { addBit, noBits } from './bits.ts'
import type { Bits } from './bits.ts'
import { bySmall, byNumber, turned } from './orders.ts'
import type { PackageOrder } from './orders.ts'
import { NO_PRICE } from './way-prices.ts'
import type { WayPrices } from './way-prices.ts'
import { isOwn } from './ways.ts'
import type { MeetsDeparture } from './ways.ts'

const AT_A_TIME = 10_000
const NO_WAY = Infinity
/** More than any journey has. */
const DAYS = 256

/** What packages cost a party, whole rupees as shown, and the orders that follow from it. */
export type Prices = {
  /** Package numbers by price; those the party cannot go on stand last, after the first `count`. */
  order: PackageOrder
  count: number
  /** Whole rupees along `order`. */
  sorted: Int32Array
  /** Room for the prices of a list while they are counted, one more than there are. */
  found: Int32Array
  /** Those the party can go on. */
  fitting(): Bits
  byPriceDown(): PackageOrder
  byDays(): PackageOrder
  byDaysDown(): PackageOrder
}

/** The prices of a catalogue, of the cheapest way that is asked for or else the usual grid; lets other work in between. */
export async function makePrices(
  { size, days }: Catalogue,
  ways: WayPrices,
  { departing, meets }: { departing: DepartureQuery; meets: MeetsDeparture },
): Promise<Prices> {
  const rupees = new Int32Array(size)
  const rupeesOf = ways.rupeesWhen(departing)
  /** Of the departures that are asked for, else of a date of one's own, else as usual. */
  const leastOf = (number: number) => {
    let least = NO_WAY
    for (let at = ways.starts[number]!; at < ways.starts[number + 1]!; at++) {
      if (least !== NO_WAY && isOwn(ways.departure[at]!)) break
      if (meets.when(ways.month[at]!, ways.departure[at]!, number) && meets.city(ways.city[at]!))
        least = Math.min(least, rupeesOf(number, at))
    }
    return least === NO_WAY ? ways.usualRupees[number]! : least
  }
  for (let number = 0; number < size; number++) {
    if (number % AT_A_TIME === AT_A_TIME - 1) await new Promise(setImmediate)
    rupees[number] = leastOf(number)
  }
  const order = byNumber(size, (number) => rupees[number]!)
  const sorted = Int32Array.from(order, (number) => rupees[number]!)
  const count = firstAbove(sorted, NO_PRICE - 1)
  return {
    order,
    count,
    sorted,
    found: new Int32Array(size + 1),
    fitting: once(() => {
      const bits = noBits(size)
      for (const number of order.subarray(0, count)) addBit(bits, number)
      return bits
    }),
    byPriceDown: once(() => turned(order, count, (one, other) => rupees[one] === rupees[other])),
    byDays: once(() => bySmall(order, DAYS, (number) => days[number]!)),
    byDaysDown: once(() => bySmall(order, DAYS, (number) => DAYS - 1 - days[number]!)),
  }
}

/** Where in sorted numbers the first stands that is above one. */
export function firstAbove(sorted: Int32Array, number: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! > number) high = middle
    else low = middle + 1
  }
  return low
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}
