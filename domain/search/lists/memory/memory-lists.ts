import { makeChoices } from '#domain/search/lists/choices.ts'
import type { HaltsTold, ListAnswer, ListQuestion } from '#domain/search/lists/port.ts'
import { countBits, countCommon, eachBit, hasBit, keepCommon } from './bits.ts'
import type { Bits } from './bits.ts'
import { allBut, countFacets, countPlaces, spreadOf } from './counting.ts'
import type { Day } from './day.ts'
import { haltingAt, narrowings, packagesAskedAbout, unionOfValues } from './narrowing.ts'
import type { PackageOrder } from './orders.ts'
import type { Prices } from './prices.ts'

/** Answers a question from the columns of its day. */
export async function listFromColumns(day: Day, question: ListQuestion): Promise<ListAnswer> {
  const { filters, today, party } = question
  const wayPrices = filters.price || filters.dates ? await day.wayPricesFor(party) : undefined
  const { prices, departureFacets, base, narrowed, whole } = await narrow(day, question)
  const others = allBut(base, narrowed, whole)
  const { categoryNames, cities } = day.catalogue
  const names = { category: categoryNames, from: cities.names }
  return {
    ids: pageOf(day, orderOf(day, prices, question), parted(day, { whole, prices }, question), question),
    total: countBits(whole),
    fitting: party && countCommon(whole, prices.fitting()),
    facets: {
      price: spreadOf(prices, others('price')),
      ...makeChoices(countFacets(day, { departureFacets, filters, wayPrices }, others), filters, { names, today }),
    },
    places: countPlaces(day, whole),
  }
}

/** What a list holds at each of some groups of places: how many, and the least that is paid for one of them. */
export async function tellHaltsFromColumns(
  day: Day,
  question: ListQuestion,
  groups: readonly (readonly string[])[],
): Promise<HaltsTold[]> {
  const { prices, whole } = await narrow(day, question)
  const rupees = new Map<number, number>()
  for (let at = 0; at < prices.count; at++) rupees.set(prices.order[at]!, prices.sorted[at]!)
  return groups.map((cityIds) => {
    const halting = haltingAt(day.catalogue, cityIds)
    keepCommon(halting, whole)
    let least = Infinity
    eachBit(halting, (number) => (least = Math.min(least, rupees.get(number) ?? Infinity)))
    return { count: countBits(halting), fromRupees: least === Infinity ? undefined : least }
  })
}

/** A question's packages before and after they are narrowed, and by what. */
async function narrow(day: Day, question: ListQuestion) {
  const { filters, party } = question
  const prices = await day.pricesFor(party, filters)
  const departureFacets = day.departureFacetsFor(party)
  const base = packagesAskedAbout(day, question)
  const narrowed = narrowings(day, { prices, departureFacets, filters, party })
  const whole = base.slice()
  for (const bits of narrowed.values()) keepCommon(whole, bits)
  return { prices, departureFacets, base, narrowed, whole }
}

/** The order a list stands in; undefined is the order of names, which is that of the numbers. */
function orderOf(
  { catalogue, inSeason }: Day,
  prices: Prices,
  { sort, among }: ListQuestion,
): PackageOrder | readonly number[] | undefined {
  switch (sort) {
    case 'best-season':
      return inSeason
    case 'price':
      return prices.order
    case 'price-desc':
      return prices.byPriceDown()
    case 'days':
      return prices.byDays()
    case 'days-desc':
      return prices.byDaysDown()
    case 'rating':
      return catalogue.mostRated
    case 'name':
      return undefined
    case 'given':
      return among && [...new Set(among)].flatMap((id) => catalogue.numbers.get(id) ?? [])
  }
}

/** A list in the parts that stand one after the other, each in the order of the whole. */
function parted(
  { catalogue }: Day,
  { whole, prices }: { whole: Bits; prices: Prices },
  { last, party, fittingFirst }: ListQuestion,
): Bits[] {
  const { values, counted } = catalogue.kinds
  const kindsIn = (kinds: readonly string[]) =>
    unionOfValues(
      catalogue.size,
      counted.sets,
      kinds.map((kind) => values.find(kind)),
    )
  const parts = last === undefined ? [whole] : cut(whole, kindsIn(last)).toReversed()
  if (!party || !fittingFirst) return parts
  const both = parts.map((part) => cut(part, prices.fitting()))
  return [...both.map(([fitting]) => fitting), ...both.map(([, others]) => others)]
}

/** Those of a set that are in another, and those that are not. */
function cut(whole: Bits, other: Bits): [inside: Bits, outside: Bits] {
  const [inside, outside] = [whole.slice(), whole.slice()]
  keepCommon(inside, other)
  for (let at = 0; at < outside.length; at++) outside[at]! &= ~other[at]!
  return [inside, outside]
}

function pageOf(
  { catalogue }: Day,
  order: PackageOrder | readonly number[] | undefined,
  parts: readonly Bits[],
  { page, pageSize }: ListQuestion,
): string[] {
  const ids: string[] = []
  let skip = (page - 1) * pageSize
  const end = order?.length ?? catalogue.size
  for (const bits of parts)
    for (let at = 0; at < end && ids.length < pageSize; at++) {
      const number = order ? order[at]! : at
      if (hasBit(bits, number) && --skip < 0) ids.push(catalogue.ids[number]!)
    }
  return ids
}
