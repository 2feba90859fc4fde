import type { Totaller } from '#domain/pricing/party-total.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'
import type { Span } from '#platform/query-values.ts'
import type { Catalogue } from './catalogue.ts'
import { bySmall, byNumber, turned } from './orders.ts'
import type { Order } from './orders.ts'

/** What stands for a price where the party cannot go: above every price there is. */
export const NO_PRICE = 0x7fffffff
const AT_A_TIME = 10_000

/** What packages cost a party, whole rupees as shown, and the orders that follow from it. */
export type Prices = {
  /** Package numbers by price; those the party cannot go on stand last, after the first `count`. */
  order: Order
  count: number
  /** Whole rupees along `order`. */
  sorted: Int32Array
  /** Room for the prices of a list while they are counted, one more than there are. */
  found: Int32Array
  byPriceDown(): Order
  byDays(): Order
}

/** What a package is priced at: the twin price of its cheapest departure, or a day of one's own; neither for the usual grid. */
export type PricedAt = (number: number) => { twinPaise?: Paise | undefined; startsOn?: CalendarDate | undefined }

/** The prices of a catalogue, of the cheapest departure with seats for all or else the grid; lets other work in between. */
export async function makePrices(catalogue: Catalogue, at: PricedAt, totaller: Totaller): Promise<Prices> {
  const { size, priced, days } = catalogue
  const rupees = new Int32Array(size)
  for (let number = 0; number < size; number++) {
    if (number % AT_A_TIME === AT_A_TIME - 1) await new Promise(setImmediate)
    const { twinPaise, startsOn } = at(number)
    rupees[number] = rupeesOf(totaller(priced[number]!, twinPaise, startsOn))
  }
  const order = byNumber(size, (number) => rupees[number]!)
  const sorted = Int32Array.from(order, (number) => rupees[number]!)
  const count = firstAbove(sorted, NO_PRICE - 1)
  return {
    order,
    count,
    sorted,
    found: new Int32Array(size + 1),
    byPriceDown: once(() => turned(order, count, (one, other) => rupees[one] === rupees[other])),
    byDays: once(() => bySmall(order, 256, (number) => days[number]!)),
  }
}

/** Whole rupees as columns keep them. */
export function rupeesOf(paise: Paise | undefined): number {
  return paise === undefined ? NO_PRICE : Math.min(paise / 100, NO_PRICE - 1)
}

/** Whether a price lies within a span; none does that is no price. */
export function isWithin(rupees: number, { from = 0, to = NO_PRICE - 1 }: Span): boolean {
  return rupees >= from && rupees <= to
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
