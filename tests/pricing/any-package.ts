import fc from 'fast-check'
import type { Package, PackageRates, PriceGrid } from '#domain/catalogue/package.ts'
import { PRICING_MODELS, USUAL_RATES } from '#domain/catalogue/package.ts'
import { makeParty } from '#domain/party/party.ts'
import type { Party } from '#domain/party/party.ts'

// What properties of prices are tried on.

/** The package of the worked examples of reference PRICING §4.7. */
export const example = {
  kind: 'tour',
  days: 4,
  grid: {
    twin: 18_500_00,
    single: 26_000_00,
    triple: 17_000_00,
    quad: null,
    childWithBed: 12_500_00,
    childNoBed: 8_000_00,
    infant: 0,
  },
  rates: USUAL_RATES,
  gstScheme: 'TOUR_5',
} as const satisfies Partial<Package>

/** The party of the worked examples, in the rooms it has there. */
export const exampleFamily: Party = {
  adults: 4,
  ages: [9, 6, 1],
  rooms: { single: 0, twin: 1, triple: 1, quad: 0 },
}

const price = fc.integer({ min: 1, max: 5_000_000 })
const priceOrNot = fc.option(price, { freq: 4 })

/** Prices without rhyme or reason: any cell may be dearer than any other, and missing. */
export const anyGrid: fc.Arbitrary<PriceGrid> = fc.record({
  twin: price,
  single: priceOrNot,
  triple: priceOrNot,
  quad: priceOrNot,
  childWithBed: priceOrNot,
  childNoBed: priceOrNot,
  infant: fc.oneof(fc.constant(0), price),
})

const share = (min: number, max: number) => fc.integer({ min, max })

/** Prices as operators print them: a larger room never costs less in all, and children less than adults. */
export const sensibleGrid: fc.Arbitrary<PriceGrid> = fc
  .tuple(price, share(120, 190), share(86, 100), fc.option(share(82, 86)), share(60, 82), share(30, 58), share(0, 10))
  .map(([twin, single, triple, quad, withBed, noBed, infant]) => {
    const of = (percent: number) => Math.max(1, Math.round((twin * percent) / 100))
    return {
      twin,
      single: of(single),
      triple: of(triple),
      quad: quad === null ? null : of(quad),
      childWithBed: of(withBed),
      childNoBed: of(noBed),
      infant: of(infant),
    }
  })

export const anySlabs: fc.Arbitrary<PackageRates['groupSlabs']> = fc.array(
  fc.record({ fromPeople: fc.integer({ min: 2, max: 12 }), percentOff: fc.integer({ min: 1, max: 60 }) }),
  { maxLength: 2 },
)

export const anyRates: fc.Arbitrary<PackageRates> = fc.record({
  model: fc.constantFrom(...PRICING_MODELS),
  ageBands: fc.constantFrom(
    USUAL_RATES.ageBands,
    { infantUnder: 5, olderInfantUnder: 5, adultFrom: 11, youngest: 0 },
    { infantUnder: 0, olderInfantUnder: 0, adultFrom: 8, youngest: 8 },
    { infantUnder: 2, olderInfantUnder: 6, adultFrom: 18, youngest: 1 },
  ),
  singleSupplementPaise: priceOrNot,
  seasons: fc.constant([]),
  groupSlabs: anySlabs,
  extras: fc.constant([
    { id: 'pickup', name: 'Airport pickup', pricePaise: 1_499_99, per: 'booking' as const },
    { id: 'porter', name: 'Porter', pricePaise: 350_01, per: 'person-day' as const },
  ]),
})

export const anyPackage = fc
  .record({ grid: anyGrid, rates: anyRates, gstScheme: fc.constantFrom('TOUR_5' as const, 'TOUR_18' as const) })
  .map((pkg) => ({ ...pkg, kind: 'tour' as const, days: 4 }))

/** A party of at most so many, in rooms of its own now and then. */
export function anyParty(most: number): fc.Arbitrary<Party> {
  const rooms = fc.record({
    single: fc.integer({ min: 0, max: 2 }),
    twin: fc.integer({ min: 0, max: 3 }),
    triple: fc.integer({ min: 0, max: 2 }),
    quad: fc.integer({ min: 0, max: 1 }),
  })
  return fc
    .record({
      adults: fc.integer({ min: 1, max: most }),
      ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: Math.min(8, most - 1) }),
      rooms: fc.option(rooms, { freq: 3, nil: undefined }),
    })
    .filter(({ adults, ages }) => adults + ages.length <= most)
    .map(({ adults, ages, rooms: own }) => makeParty(adults, ages, own))
    .filter((made) => made.ok)
    .map((made) => made.value)
}
