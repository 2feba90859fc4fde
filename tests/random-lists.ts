import fc from 'fast-check'
import type { Party } from '#domain/party/party.ts'
import { fromPaise } from '#domain/pricing/from-price.ts'
import { DIFFICULTIES, PACKAGE_KINDS, PRICING_MODELS, USUAL_RATES } from '#domain/catalogue/package.ts'
import { GST_RATES, GST_SCHEMES } from '#domain/tax/gst-rates.ts'
import { PACKAGE_SORTS } from '#domain/catalogue/package-sort.ts'
import type { Filters } from '#domain/search/filters.ts'
import type { ListCategory, OpenDeparture } from '#domain/search/lists/list-row.ts'
import type { ListQuestion } from '#domain/search/lists/port.ts'
import { addDays } from '#platform/dates.ts'
import type { PlainCatalogue, PlainPackage } from './plain-lists.ts'

const TAGS = ['beach', 'hills', 'tea', 'snow']
const CITIES = ['Kochi', 'New Delhi', 'Leh', 'Pune']
const SLUGS = ['kochi', 'new-delhi', 'leh', 'pune']
export const STATES = ['IN-KL', 'IN-RJ', 'IN-GA']
export const PLACES = ['place-a', 'place-b', 'place-c']
export const SIGHTS = ['sight-a', 'sight-b']
const TODAYS = ['2026-11-21', '2026-12-31', '2027-01-01']
const DATES = [
  '2026-11-20',
  '2026-11-21',
  '2026-11-30',
  '2026-12-05',
  '2026-12-31',
  '2027-01-01',
  '2027-01-20',
  '2027-05-09',
  '2027-10-31',
  '2027-11-01',
  '2027-11-21',
  '2027-12-04',
]
export const CATEGORIES: readonly ListCategory[] = [
  ...['hills', 'beaches', 'treks'].map((key) => category('speciality', key)),
  ...['honeymoons', 'islands'].map((key) => category('experience', key)),
]

function category(kind: ListCategory['kind'], key: string): ListCategory {
  return { id: `category-${key}`, url: `${key}-tours`, name: `${key} tours`, kind }
}

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 })
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const some = <Value>(values: readonly Value[], most = values.length) => fc.subarray([...values], { maxLength: most })
const hundreds = (least: number, most: number) => fc.integer({ min: least, max: most }).map((count) => count * 123_45)

const rates: fc.Arbitrary<PlainPackage['rates']> = fc.record({
  model: fc.constantFrom(...PRICING_MODELS),
  ageBands: fc.constantFrom(
    USUAL_RATES.ageBands,
    { infantUnder: 2, olderInfantUnder: 5, adultFrom: 12, youngest: 8 },
    { infantUnder: 3, olderInfantUnder: 6, adultFrom: 18, youngest: 0 },
  ),
  singleSupplementPaise: orNull(hundreds(1, 40)),
  seasons: fc.constantFrom(
    [],
    [{ name: 'New Year', from: '12-20', to: '01-05', percent: 12 }],
    [
      { name: 'The rains', from: '06-01', to: '01-31', percent: -10 },
      { name: 'October', from: '10-01', to: '11-30', percent: 5 },
    ],
  ),
  groupSlabs: fc.constantFrom(
    [],
    [{ fromPeople: 4, percentOff: 10 }],
    [
      { fromPeople: 3, percentOff: 2.5 },
      { fromPeople: 6, percentOff: 7 },
    ],
  ),
  extras: fc.constant([]),
})

const departure: fc.Arbitrary<OpenDeparture> = fc.record({
  startsOn: fc.constantFrom(...DATES),
  cutoffDays: fc.constantFrom(0, 1, 10),
  departureCity: fc.constantFrom(...CITIES),
  twinPaise: hundreds(20, 160),
  minToRun: fc.integer({ min: 1, max: 14 }),
  cells: fc.option(
    fc.record(
      { single: hundreds(10, 200), triple: hundreds(5, 120), childNoBed: hundreds(0, 50) },
      { requiredKeys: [] },
    ),
    { freq: 3 },
  ),
  seats: fc.integer({ min: 0, max: 9 }),
})

const pkg: fc.Arbitrary<Omit<PlainPackage, 'id' | 'possible'>> = fc.record({
  kind: fc.constantFrom(...PACKAGE_KINDS),
  days: fc.integer({ min: 1, max: 12 }),
  stateCodes: some(STATES),
  months: some([1, 2, 5, 10, 11, 12]),
  tags: some(TAGS),
  difficulty: orNull(fc.constantFrom(...DIFFICULTIES)),
  startCity: fc.constantFrom(...CITIES),
  groupMin: fc.integer({ min: 1, max: 8 }),
  groupMax: fc.integer({ min: 8, max: 12 }),
  infantsHaveSeats: fc.boolean(),
  grid: fc.record({
    twin: hundreds(20, 160),
    single: orNull(hundreds(20, 260)),
    triple: orNull(hundreds(10, 150)),
    quad: orNull(hundreds(10, 150)),
    childWithBed: orNull(hundreds(10, 100)),
    childNoBed: orNull(hundreds(5, 60)),
    infant: fc.constantFrom(0, 123_45),
  }),
  rates,
  ownDates: fc.record({
    areSold: fc.integer({ min: 0, max: 4 }).map((at) => at > 0),
    leadDays: fc.constantFrom(1, 5, 30),
    cutoffDays: fc.constant(1),
    mostPeople: orNull(fc.integer({ min: 1, max: 9 })),
  }),
  gstScheme: fc.constantFrom(...GST_SCHEMES),
  ...ratingParts(),
  facts: fc.constant<readonly number[]>([]),
  acts: fc.constant<readonly string[]>([]),
  cityIds: some(PLACES),
  attractionIds: some(SIGHTS),
  categoryIds: some(CATEGORIES.map(({ id }) => id)),
  departures: fc.uniqueArray(departure, {
    maxLength: 4,
    selector: ({ startsOn, departureCity }) => startsOn + departureCity,
  }),
})

function ratingParts() {
  return {
    rating: fc.constant<number | null>(null),
    ratingCount: fc.nat({ max: 12 }),
    ratingIsDemo: fc.boolean(),
    weightedStars: fc.constant<number | null>(null),
  }
}

const rating = orNull(fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10))

/** `isDecided` where the almanac decides the days of some packages. */
type RandomSize = { most: number; isDecided?: boolean }

const possibleSpans = some([
  { from: '2026-11-25', to: '2026-12-04' },
  { from: '2026-12-30', to: '2027-01-05' },
  { from: '2027-05-09', to: '2027-05-09' },
  { from: '2027-10-20', to: '2027-11-30' },
])

/** A catalogue of some packages, named so that every sorting of names agrees. */
export function randomCatalogue({ most, isDecided = false }: RandomSize): fc.Arbitrary<PlainCatalogue> {
  const possible = isDecided ? orNull(possibleSpans) : fc.constant(null)
  return fc.array(fc.tuple(pkg, rating, possible), { maxLength: most, size: 'max' }).map((packages) => ({
    categories: CATEGORIES,
    packages: packages.map(([row, stars, spans], at) => ({
      ...row,
      possible: spans,
      id: `package-${String(at).padStart(4, '0')}`,
      rating: stars,
      weightedStars:
        stars === null ? null : Math.round(((stars * row.ratingCount + 33.6) / (row.ratingCount + 8)) * 1_000_000),
    })),
  }))
}

/** Any price, or exactly what a package costs one adult. */
const price = fc.oneof(
  fc.integer({ min: 1, max: 60_000 }),
  fc
    .tuple(fc.integer({ min: 20, max: 160 }), fc.constantFrom(...GST_SCHEMES))
    .map(([count, scheme]) => fromPaise(count * 123_45, scheme, { on: TODAYS[0]!, rates: GST_RATES }) / 100),
)

const spanOf = (end: fc.Arbitrary<number>) =>
  fc.tuple(optional(end), optional(end)).map(([a, b]) => {
    if (a === undefined && b === undefined) return undefined
    const turned = a !== undefined && b !== undefined && a > b
    return turned ? { from: b, to: a } : { from: a, to: b }
  })

/** Most filters are not set most of the time, or nothing would ever fit. */
const seldom = <Value>(value: fc.Arbitrary<Value>, none: Value) =>
  fc.oneof({ arbitrary: fc.constant(none), weight: 3 }, { arbitrary: value, weight: 1 })

const randomDates = fc
  .tuple(fc.constantFrom(...DATES), fc.integer({ min: 0, max: 40 }))
  .map(([from, days]) => ({ from, to: addDays(from, days) }))

const randomWhen = seldom<Pick<Filters, 'month' | 'dates'>>(
  fc.oneof(
    fc.integer({ min: 1, max: 12 }).map((month) => ({ month, dates: undefined })),
    randomDates.map((dates) => ({ month: undefined, dates })),
  ),
  { month: undefined, dates: undefined },
)

const randomNarrowing = fc.record({
  price: seldom(spanOf(price), undefined),
  days: seldom(spanOf(fc.integer({ min: 1, max: 12 })), undefined),
  category: seldom(some([...CATEGORIES.slice(0, 3).map(({ url }) => url), 'unknown-tours'], 2), []),
  themes: seldom(some(CATEGORIES.slice(3).map(({ url }) => url)), []),
  tags: seldom(some([...TAGS, 'unknown'], 2), []),
  from: seldom(some([...SLUGS, 'atlantis'], 2), []),
  via: seldom(some([...PLACES, 'atlantis'], 2), []),
  difficulty: seldom(some(DIFFICULTIES, 3), []),
  rating: seldom(optional(fc.constantFrom(2, 3, 3.5, 4, 4.5)), undefined),
  group: seldom(optional(fc.integer({ min: 2, max: 10 })), undefined),
})

export const randomFilters: fc.Arbitrary<Filters> = fc
  .tuple(randomNarrowing, randomWhen)
  .map(([filters, when]) => ({ ...filters, ...when }))

const parties: readonly (Party | undefined)[] = [
  undefined,
  { adults: 2, ages: [], rooms: undefined },
  { adults: 1, ages: [], rooms: undefined },
  { adults: 3, ages: [9, 6, 1], rooms: undefined },
  { adults: 1, ages: [1, 0], rooms: undefined },
  { adults: 2, ages: [4], rooms: { single: 0, twin: 1, triple: 0, quad: 0 } },
  { adults: 9, ages: [], rooms: undefined },
]

/** A question about a catalogue made here; `among` names packages of it and one nobody knows. */
export const randomQuestion: fc.Arbitrary<ListQuestion> = fc
  .record({
    scope: fc.oneof(
      fc.constant({}),
      fc.record({ stateCode: fc.constantFrom(...STATES, 'IN-XX') }),
      fc.record({ cityId: fc.constantFrom(...PLACES) }),
      fc.record({ attractionId: fc.constantFrom(...SIGHTS) }),
      fc.record({ kind: fc.constantFrom(...PACKAGE_KINDS) }),
      fc.record({ categoryId: fc.constantFrom(...CATEGORIES.map(({ id }) => id)) }),
    ),
    filters: randomFilters,
    party: fc.constantFrom(...parties),
    sort: fc.constantFrom(...PACKAGE_SORTS, 'given' as const),
    today: fc.constantFrom(...TODAYS),
    page: fc.integer({ min: 1, max: 3 }),
    pageSize: fc.constantFrom(3, 24),
    last: optional(fc.subarray([...PACKAGE_KINDS], { minLength: 1 })),
    fittingFirst: fc.boolean(),
    among: optional(fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 20, size: 'max' })),
  })
  .map(({ among, last, sort, ...question }) => ({
    ...question,
    ...(last && { last }),
    sort: sort === 'given' && !among ? 'name' : sort,
    ...(among && { among: among.map((at) => `package-${String(at).padStart(4, '0')}`) }),
  }))
