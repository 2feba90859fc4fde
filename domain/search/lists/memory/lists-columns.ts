import type { PriceGrid } from '#domain/catalogue/package.ts'
import type { OwnCells } from '#domain/departures/departure.ts'
import type { Columns, Numbers } from '#platform/columns-file.server.ts'
import type { DateSpan } from '#platform/query-values.ts'
import { DepartureCities, Numbering } from './catalogue.ts'
import type { Catalogue, KeyedValues, PricedPackage } from './catalogue.ts'
import type { Departures } from './departures.ts'
import { IdNumbers } from './id-numbers.ts'
import { CountedValues } from './value-sets.ts'

const ALONE = [
  'days',
  'groupMin',
  'infantsHaveSeats',
  'rating',
  'months',
  'startCity',
  'trusted',
  'mostRated',
  'facts',
] as const
const KEYED = [
  'kinds',
  'states',
  'places',
  'attractions',
  'categories',
  'speciality',
  'experience',
  'tags',
  'acts',
] as const
const SETS = ['lengths', 'stars', 'difficulties'] as const
const OF_DEPARTURES = ['starts', 'day', 'lastDay', 'month', 'city', 'twinPaise', 'minToRun', 'seats'] as const
const CELLS: readonly (keyof PriceGrid)[] = ['twin', 'single', 'triple', 'quad', 'childWithBed', 'childNoBed', 'infant']

/** What few packages differ in. */
type Rules = Pick<PricedPackage, 'rates' | 'ownDates' | 'gstScheme'>
type Plain = {
  size: number
  rules: Rules[]
  values: Record<string, readonly string[]>
  sets: Record<string, number>
  cities: string[]
  categoryNames: [string, string][]
  placeIds: [string, string][]
  possible: [number, readonly DateSpan[]][]
  cells: [number, OwnCells][]
}
type PublishedParts = { catalogue: Catalogue; departures: Departures }

/** What is published, and when it leaves, as columns of this moment. */
export function listsToColumns({ catalogue, departures }: PublishedParts): Columns {
  const { size, priced } = catalogue
  const rules = new RuleNumbers()
  const numbers: Record<string, Numbers> = {
    ids: Buffer.from(catalogue.ids.join('\n')),
    idSlots: catalogue.numbers.slots,
    groupMax: Uint16Array.from(priced, ({ groupMax }) => groupMax),
    grid: Float64Array.from({ length: size * CELLS.length }, (_, at) => cellAt(priced, at) ?? Number.NaN),
    rules: Uint32Array.from(priced, rules.of),
  }
  for (const name of ALONE) numbers[name] = catalogue[name]
  for (const name of SETS) catalogue[name].forEach((bits, at) => (numbers[`${name}.${at}`] = bits))
  for (const name of KEYED) {
    const { sets, own } = catalogue[name].counted
    Object.assign(numbers, {
      [`${name}.sets.starts`]: sets.runs.starts,
      [`${name}.sets.items`]: sets.runs.items,
      [`${name}.own.starts`]: own.runs.starts,
      [`${name}.own.items`]: own.runs.items,
    })
  }
  for (const name of OF_DEPARTURES) numbers[`departures.${name}`] = departures[name]
  // Seats are put in their cells whenever one is sold.
  numbers['departures.seats'] = departures.seats.slice()
  const plain: Plain = {
    size,
    rules: rules.all,
    values: Object.fromEntries(KEYED.map((name) => [name, catalogue[name].values.values])),
    sets: Object.fromEntries(SETS.map((name) => [name, catalogue[name].length])),
    cities: [...catalogue.cities.numbers.keys()],
    categoryNames: [...catalogue.categoryNames],
    placeIds: [...catalogue.placeIds],
    possible: [...catalogue.possible],
    cells: [...departures.cells],
  }
  return { plain, numbers }
}

/** What such columns were. */
export function listsFromColumns({ plain, numbers }: Columns): PublishedParts {
  const { size, rules, values, sets, cities, categoryNames, placeIds, possible, cells } = plain as Plain
  const ids =
    size === 0
      ? []
      : Buffer.from(numbers['ids'] as Uint8Array)
          .toString()
          .split('\n')
  const departureCities = new DepartureCities()
  for (const city of cities) departureCities.of(city)
  const alone = Object.fromEntries(ALONE.map((name) => [name, numbers[name]])) as Pick<
    Catalogue,
    (typeof ALONE)[number]
  >
  const setsOf = (name: string) => Array.from({ length: sets[name]! }, (_, at) => numbers[`${name}.${at}`])
  const catalogue = {
    ...alone,
    ...Object.fromEntries(SETS.map((name) => [name, setsOf(name)])),
    ...Object.fromEntries(KEYED.map((name) => [name, keyedFrom(name, values[name]!, numbers)])),
    size,
    ids,
    numbers: new IdNumbers(ids, numbers['idSlots'] as Uint32Array),
    priced: pricedFrom(numbers, rules),
    cities: departureCities,
    categoryNames: new Map(categoryNames),
    placeIds: new Map(placeIds),
    possible: new Map(possible),
  } as unknown as Catalogue
  const columns = Object.fromEntries(OF_DEPARTURES.map((name) => [name, numbers[`departures.${name}`]]))
  return { catalogue, departures: { ...columns, cells: new Map(cells) } as unknown as Departures }
}

/** Numbers of what packages are priced by, each kept once: packages with the same rules hold the same objects. */
class RuleNumbers {
  readonly all: Rules[] = []
  readonly #parts = new Map<object, number>()
  readonly #known = new Map<string, number>()

  of = ({ rates, ownDates, gstScheme }: Rules): number => {
    const key = `${this.#part(rates)} ${this.#part(ownDates)} ${gstScheme}`
    const known = this.#known.get(key) ?? this.all.length
    if (known === this.all.length) this.#known.set(key, this.all.push({ rates, ownDates, gstScheme }) - 1)
    return known
  }

  #part(part: object): number {
    const known = this.#parts.get(part) ?? this.#parts.size
    this.#parts.set(part, known)
    return known
  }
}

function cellAt(priced: Catalogue['priced'], at: number): number | null {
  return priced[Math.floor(at / CELLS.length)]!.grid[CELLS[at % CELLS.length]!]
}

function pricedFrom(numbers: Columns['numbers'], rules: readonly Rules[]): PricedPackage[] {
  const [days, groupMax, grid] = [numbers['days']!, numbers['groupMax']!, numbers['grid']!]
  const cell = (at: number) => (Number.isNaN(grid[at]) ? null : grid[at]!)
  return Array.from(numbers['rules']!, (rule, number) => {
    const at = number * CELLS.length
    return {
      days: days[number]!,
      grid: {
        twin: grid[at]!,
        single: cell(at + 1),
        triple: cell(at + 2),
        quad: cell(at + 3),
        childWithBed: cell(at + 4),
        childNoBed: cell(at + 5),
        infant: grid[at + 6]!,
      },
      ...rules[rule]!,
      groupMax: groupMax[number]!,
    }
  })
}

function keyedFrom(name: string, known: readonly string[], numbers: Columns['numbers']): KeyedValues {
  const values = new Numbering()
  for (const value of known) values.of(value)
  const runs = (kind: 'sets' | 'own') => ({
    starts: numbers[`${name}.${kind}.starts`] as Uint32Array,
    items: numbers[`${name}.${kind}.items`] as Uint32Array,
  })
  return { values, counted: new CountedValues(runs('sets'), runs('own')) }
}
