/** Package numbers in the order they are listed in. */
export type PackageOrder = Uint32Array

const NUMBERS = 2 ** 21

/** Numbers below `size` by a whole number of at most 31 bits, lowest first; equals by themselves. */
export function byNumber(size: number, keyOf: (number: number) => number): PackageOrder {
  const keys = Float64Array.from({ length: size }, (_, number) => keyOf(number) * NUMBERS + number)
  return Uint32Array.from(keys.toSorted(), (key) => key % NUMBERS)
}

/** An order by a whole number below `keys`, lowest first; equals stay as they stand. */
export function bySmall(order: PackageOrder, keys: number, keyOf: (number: number) => number): PackageOrder {
  const next = new Uint32Array(keys + 1)
  for (const number of order) next[keyOf(number) + 1]!++
  for (let key = 0; key < keys; key++) next[key + 1]! += next[key]!
  const sorted = new Uint32Array(order.length)
  for (const number of order) sorted[next[keyOf(number)]!++] = number
  return sorted
}

/** The first `count` of an order turned round, what follows them staying last; neighbours that are equal keep their order. */
export function turned(
  order: PackageOrder,
  count: number,
  isEqual: (one: number, other: number) => boolean,
): PackageOrder {
  const result = order.slice()
  let [end, to] = [count, 0]
  while (end > 0) {
    let start = end - 1
    while (start > 0 && isEqual(order[start - 1]!, order[start]!)) start--
    result.set(order.subarray(start, end), to)
    to += end - start
    end = start
  }
  return result
}
