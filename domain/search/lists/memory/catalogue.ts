import { LENT_RATINGS, LENT_STARS } from '#domain/catalogue/lent-ratings.ts'
import type { Package } from '#domain/catalogue/package.ts'
import { DIFFICULTIES } from '#domain/catalogue/package.ts'
import type { DateSpan } from '#platform/query-values.ts'
import { FACT_NAMES } from '#domain/search/facts/package-facts.ts'
import { citySlug, LENGTHS, STARS } from '#domain/search/lists/choices.ts'
import type { ListCategory, ListPlace, ListRow } from '#domain/search/lists/list-row.ts'
import { bitsWhere } from './bits.ts'
import type { Bits } from './bits.ts'
import { IdNumbers } from './id-numbers.ts'
import { bySmall } from './orders.ts'
import type { PackageOrder } from './orders.ts'
import { CountedValues, runsByNumber, runsByValue } from './value-sets.ts'
import type { EachHolding } from './value-sets.ts'

/** What a price is made from. */
export type PricedPackage = Pick<Package, 'days' | 'grid' | 'rates' | 'gstScheme' | 'groupMax' | 'ownDates'>

/** Values numbered in the order they are met. */
export class Numbering {
  readonly values: string[] = []
  readonly #numbers = new Map<string, number>()

  of(value: string): number {
    const known = this.#numbers.get(value)
    if (known !== undefined) return known
    this.#numbers.set(value, this.values.length)
    return this.values.push(value) - 1
  }

  find(value: string): number | undefined {
    return this.#numbers.get(value)
  }
}

/** What is published: packages by name, categories, and the places on the map. */
export type PublishedCatalogue = {
  rows: readonly ListRow[]
  categories: readonly ListCategory[]
  places: readonly ListPlace[]
}

/** Values of packages that can be asked for, and who has them. */
export type KeyedValues = { values: Numbering; counted: CountedValues }

/** What is published, in columns; packages are numbered by name. */
export type Catalogue = {
  size: number
  ids: readonly string[]
  numbers: IdNumbers
  priced: readonly PricedPackage[]
  days: Uint8Array
  groupMin: Uint16Array
  /** 1 where infants take seats. */
  infantsHaveSeats: Uint8Array
  /** Tenths of a star, 0 while nobody has rated it. */
  rating: Uint8Array
  /** A bit a month, January the lowest. */
  months: Uint16Array
  /** Of those whose days the almanac decides, the spans of days on which they can begin. */
  possible: ReadonlyMap<number, readonly DateSpan[]>
  /** The city a package begins in on a date of one's own. */
  startCity: Uint16Array
  cities: DepartureCities
  categoryNames: ReadonlyMap<string, string>
  kinds: KeyedValues
  states: KeyedValues
  places: KeyedValues
  /** Ids of places by their addresses. */
  placeIds: ReadonlyMap<string, string>
  attractions: KeyedValues
  /** Every category by its id. */
  categories: KeyedValues
  speciality: KeyedValues
  experience: KeyedValues
  tags: KeyedValues
  /** What one does on a package. */
  acts: KeyedValues
  /** What is measured of them: of each all of `FACT_NAMES` side by side. */
  facts: Uint16Array
  lengths: readonly Bits[]
  stars: readonly Bits[]
  difficulties: readonly Bits[]
  /** By the stars that enough people gave, samples as if nobody had, equal ones by their price; and all by their stars, equal ones by how many gave them. */
  trusted: PackageOrder
  mostRated: PackageOrder
}

/** Columns of rows that stand by name. */
export function makeCatalogue({ rows, categories, places }: PublishedCatalogue): Catalogue {
  const size = rows.length
  const cities = new DepartureCities()
  const urls = new Map(categories.map((category) => [category.id, category]))
  const urlsOf = (row: ListRow, kind: ListCategory['kind']) =>
    row.categoryIds.flatMap((id) => (urls.get(id)?.kind === kind ? urls.get(id)!.url : []))
  const days = Uint8Array.from(rows, (row) => row.days)
  const ids = rows.map(({ id }) => id)
  const rating = Uint8Array.from(rows, (row) => Math.round((row.rating ?? 0) * 10))
  return {
    size,
    ids,
    numbers: new IdNumbers(ids),
    priced: rows.map(shareRates()),
    days,
    rating,
    groupMin: Uint16Array.from(rows, (row) => row.groupMin),
    infantsHaveSeats: Uint8Array.from(rows, (row) => Number(row.infantsHaveSeats)),
    months: Uint16Array.from(rows, (row) => row.months.reduce((all, month) => all | (1 << (month - 1)), 0)),
    possible: new Map(rows.flatMap(({ possible }, number) => (possible ? [[number, possible] as const] : []))),
    startCity: Uint16Array.from(rows, ({ startCity }) => cities.of(startCity)),
    cities,
    categoryNames: new Map(categories.map(({ url, name }) => [url, name])),
    kinds: keyed(rows, (row) => [row.kind]),
    states: keyed(rows, (row) => row.stateCodes),
    places: keyed(rows, (row) => row.cityIds),
    placeIds: new Map(places.map(({ id, url }) => [url, id])),
    attractions: keyed(rows, (row) => row.attractionIds),
    categories: keyed(rows, (row) => row.categoryIds),
    speciality: keyed(rows, (row) => urlsOf(row, 'speciality')),
    experience: keyed(rows, (row) => urlsOf(row, 'experience')),
    tags: keyed(rows, (row) => row.tags),
    acts: keyed(rows, (row) => row.acts),
    facts: factsOfAll(rows),
    lengths: LENGTHS.map(({ span }) =>
      bitsWhere(size, (number) => days[number]! >= (span.from ?? 0) && days[number]! <= (span.to ?? Infinity)),
    ),
    stars: STARS.map((stars) => bitsWhere(size, (number) => rating[number]! >= stars * 10)),
    difficulties: DIFFICULTIES.map((known) => bitsWhere(size, (number) => rows[number]!.difficulty === known)),
    trusted: byStars(rows, [trustedStars, lowPrice]),
    mostRated: byStars(rows, [starsOf, ratingsOf]),
  }
}

/** Departure cities by name, numbered by the slug they are asked for with. */
export class DepartureCities {
  readonly slugs = new Numbering()
  /** What each is called, by slug. */
  readonly names = new Map<string, string>()
  /** By how each is written, in the order they were met. */
  readonly numbers = new Map<string, number>()

  of(name: string): number {
    const known = this.numbers.get(name)
    if (known !== undefined) return known
    const slug = citySlug(name)
    if (!this.names.has(slug)) this.names.set(slug, name)
    const number = this.slugs.of(slug)
    this.numbers.set(name, number)
    return number
  }
}

function factsOfAll(rows: readonly ListRow[]): Uint16Array {
  const facts = new Uint16Array(rows.length * FACT_NAMES.length)
  rows.forEach((row, number) => facts.set(row.facts, number * FACT_NAMES.length))
  return facts
}

function keyed(rows: readonly ListRow[], valuesOf: (row: ListRow) => readonly string[]): KeyedValues {
  const values = new Numbering()
  for (const row of rows) for (const value of valuesOf(row)) values.of(value)
  const holding: EachHolding = (holds) =>
    rows.forEach((row, number) => valuesOf(row).forEach((value) => holds(values.of(value), number)))
  const count = values.values.length
  const counted = new CountedValues(runsByValue(count, holding), runsByNumber(rows.length, count, holding))
  return { values, counted }
}

/** Many packages are priced and sold by the same rules, which need not be kept as often. */
function shareRates(): (row: ListRow) => PricedPackage {
  const [rates, ownDates] = [keptOnce<PricedPackage['rates']>(), keptOnce<PricedPackage['ownDates']>()]
  return ({ days, grid, gstScheme, groupMax, ...row }) => {
    return { days, grid, rates: rates(row.rates), ownDates: ownDates(row.ownDates), gstScheme, groupMax }
  }
}

function keptOnce<Value>(): (value: Value) => Value {
  const known = new Map<string, Value>()
  return (value) => {
    const text = JSON.stringify(value)
    if (!known.has(text)) known.set(text, value)
    return known.get(text)!
  }
}

const starsOf = ({ weightedStars }: ListRow) => weightedStars ?? 0
const ratesLittle = ({ ratingIsDemo, ratingCount }: ListRow) => ratingIsDemo || ratingCount < LENT_RATINGS
/** What nobody rated, few did or samples do is as good as the middling ratings lent to all. */
const trustedStars = (row: ListRow) => (ratesLittle(row) ? undefined : row.weightedStars) ?? LENT_STARS * 1_000_000
const lowPrice = ({ grid }: ListRow) => -grid.twin
const ratingsOf = ({ ratingCount }: ListRow) => ratingCount

/** An order by what is most first, equals by what comes after it, and at last by themselves. */
function byStars(rows: readonly ListRow[], keys: readonly ((row: ListRow) => number)[]): PackageOrder {
  const order = Uint32Array.from(rows, (_, number) => number)
  const apart = (a: number, b: number) => {
    for (const key of keys) {
      const [one, other] = [key(rows[a]!), key(rows[b]!)]
      if (one !== other) return other - one
    }
    return a - b
  }
  return order.toSorted(apart)
}

/** How each package leaves next: in how many days, `FAR_DAYS` for later or never, and whether within weeks in one of its months. */
export type LeavesNext = { days: Uint16Array; inSeason: Uint8Array }
export const FAR_DAYS = 400

/** Those that leave soon and in season first, then by how soon their season in or after `month` begins; of equals the nearer date, then what many rated better, then the lower price. */
export function bySeason({ trusted, months }: Catalogue, month: number, { days, inSeason }: LeavesNext): PackageOrder {
  const byDate = bySmall(trusted, FAR_DAYS + 1, (number) => days[number]!)
  return bySmall(byDate, 14, (number) => (inSeason[number] ? 0 : 1 + monthsUntil(months[number]!, month)))
}

function monthsUntil(months: number, from: number): number {
  for (let ahead = 0; ahead < 12; ahead++) if (months & (1 << ((from - 1 + ahead) % 12))) return ahead
  return 12
}
