import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cancellationCharge } from '#domain/pricing/cancellation-terms.ts'
import { USUAL_RATES } from '#domain/catalogue/package.ts'
import {
  anyPackage,
  anyParty,
  anySlabs,
  example,
  exampleFamily as family,
  sensibleGrid,
} from '#tests/pricing/any-package.ts'
import { CHANGING_GST } from '#tests/pricing/changing-gst.ts'
import { runs } from '#tests/runs.ts'
import { totallerFor } from './party-total.ts'
import type { Promotion } from './promotion.ts'
import { quote } from './quote.ts'
import type { Quote } from './quote.ts'
import type { QuoteRequest } from './quote-request.ts'
import { BUILT_IN_TERMS } from './terms.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'

const bookedOn = '2026-11-21'
const terms = BUILT_IN_TERMS
const five: Promotion = { id: 'five', name: 'Five off', kind: 'coupon', off: { percent: 5 }, withOthers: true }

function quoted(change: Partial<QuoteRequest> = {}): Quote {
  const made = quote({ pkg: example, party: family, terms, bookedOn, gstRates: GST_RATES, ...change })
  if (!made.ok) throw new Error(made.reason)
  return made.value
}

const sum = (lines: readonly { paise: number }[]) => lines.reduce((all, { paise }) => all + paise, 0)

describe('the worked examples of reference PRICING §4.7', () => {
  // caught: halves of GST from one rounded whole (V1 comes to 4,346.25), a coupon off GST too, a round-off swallowed by the tax.
  test('V1: a twin and a triple, 5 % off, at home', () => {
    const made = quoted({ promotions: [five], startsOn: '2027-05-15' })
    expect(sum(made.lines.filter(({ kind }) => kind === 'person'))).toBe(91_500_00)
    expect(made.taxablePaise).toBe(86_925_00)
    expect(made.taxes).toEqual([
      { tax: 'CGST', percent: 2.5, paise: 2_173_13 },
      { tax: 'SGST', percent: 2.5, paise: 2_173_13 },
    ])
    expect(made.roundOffPaise).toBe(-26)
    expect(made.totalPaise).toBe(91_271_00)
    expect(made.payments.map(({ paise }) => paise)).toEqual([22_818_00, 45_636_00, 22_817_00])
  })

  test('V1: to another state', () => {
    const made = quoted({ promotions: [five], recipientState: 'IN-KL' })
    expect(made.taxes).toEqual([{ tax: 'IGST', percent: 5, paise: 4_346_25 }])
    expect([made.roundOffPaise, made.totalPaise]).toEqual([-25, 91_271_00])
  })

  test('V2: at 18 %', () => {
    const made = quoted({ pkg: { ...example, gstScheme: 'TOUR_18' }, promotions: [five] })
    expect(made.taxes.map(({ paise }) => paise)).toEqual([7_823_25, 7_823_25])
    expect(made.taxablePaise + sum(made.taxes)).toBe(102_571_50)
    expect(made.totalPaise).toBe(102_572_00)
  })

  test('V3: two beds and an extra one', () => {
    const rates = { ...USUAL_RATES, model: 'TWIN_PLUS_EXTRA_BED' as const }
    expect(quoted({ pkg: { ...example, rates } }).taxablePaise).toBe(94_500_00)
    const withoutTriple = { ...example.grid, triple: null }
    expect(quoted({ pkg: { ...example, grid: withoutTriple, rates } }).taxablePaise).toBe(94_500_00)
  })

  test('V4: what cancelling costs, with GST between states', () => {
    const slabs = [
      { fromDays: 30, toDays: null, percent: 10 },
      { fromDays: 21, toDays: 29, percent: 50 },
      { fromDays: 0, toDays: 20, percent: 100 },
    ]
    const charged = (days: number) =>
      cancellationCharge(slabs, { taxablePaise: 86_925_00, seats: 6, gstPercent: 5, withinState: false, days })
    expect(charged(35)).toMatchObject({ percent: 10, chargePaise: 8_692_50, totalPaise: 9_127_13 })
    expect(charged(35).taxes).toEqual([{ tax: 'IGST', percent: 5, paise: 434_63 }])
    expect(charged(25)).toMatchObject({ chargePaise: 43_462_50, taxes: [{ paise: 2_173_13 }] })
    expect(charged(15)).toMatchObject({ percent: 100, chargePaise: 86_925_00 })
  })
})

describe('what holds for every quote', () => {
  const anything = fc.record({
    gstRates: fc.constant(GST_RATES),
    pkg: anyPackage,
    party: anyParty(14),
    extras: fc.subarray([
      { id: 'pickup', count: 1 },
      { id: 'porter', count: 1 },
    ]),
    promotions: fc.array(
      fc.record({
        id: fc.string(),
        name: fc.string(),
        kind: fc.constantFrom('early-bird' as const, 'coupon' as const),
        off: fc.oneof(
          fc.record({ percent: fc.integer({ min: 0, max: 120 }) }),
          fc.record({ percent: fc.constant(33.33), mostPaise: fc.integer({ min: 0, max: 100_000 }) }),
          fc.record({ paise: fc.integer({ min: 0, max: 90_000_000 }) }),
        ),
        withOthers: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
    departure: fc.option(
      fc.record({ startsOn: fc.constant('2027-01-09'), twinPaise: fc.integer({ min: 1, max: 6_000_000 }) }),
      {
        nil: undefined,
      },
    ),
    recipientState: fc.constantFrom(undefined, 'IN-DL', 'IN-KL'),
    terms: fc.constant(terms),
    bookedOn: fc.constant(bookedOn),
  })

  // caught: shares of a discount each rounded by itself, a fixed discount larger than the price, a second coupon, an extra discounted.
  test('lines add up, discounts are shared to the paisa, nothing is negative, all is whole', () => {
    fc.assert(
      fc.property(anything, (request) => {
        const made = quote(request)
        if (!made.ok) return
        const { lines, taxes, taxablePaise, totalPaise, roundOffPaise, payments } = made.value
        expect(sum(lines)).toBe(taxablePaise)
        expect(taxablePaise + sum(taxes) + roundOffPaise).toBe(totalPaise)
        const taken = lines.filter(({ kind }) => kind === 'slab' || kind === 'promotion')
        expect(lines.reduce((all, line) => all + line.discountPaise, 0)).toBe(0 - sum(taken))
        expect(lines.filter(({ kind }) => kind === 'promotion').length).toBeLessThanOrEqual(2)
        for (const line of lines) {
          expect(line.paise).toBe(line.count * line.eachPaise)
          if (taken.includes(line)) expect(line.paise).toBeLessThanOrEqual(0)
          else expect(line.discountPaise).toBeLessThanOrEqual(line.paise)
          if (line.kind === 'extra') expect(line.discountPaise).toBe(0)
        }
        expect(taxablePaise).toBeGreaterThanOrEqual(0)
        expect(totalPaise % 100).toBe(0)
        expect(Math.abs(roundOffPaise)).toBeLessThanOrEqual(50)
        if (request.departure) expect(sum(payments)).toBe(totalPaise)
        for (const amount of [taxablePaise, totalPaise, ...lines.flatMap((line) => [line.paise, line.discountPaise])])
          expect(Number.isSafeInteger(amount)).toBe(true)
      }),
      { numRuns: runs(300) },
    )
  })

  test('the same question has the same answer', () => {
    fc.assert(
      fc.property(anything, (request) => {
        expect(quote(structuredClone(request))).toEqual(quote(request))
      }),
    )
  })

  test('a share a head is the total shared by all, to half a rupee each', () => {
    fc.assert(
      fc.property(anything, (request) => {
        const made = quote(request)
        if (!made.ok) return
        const people = request.party.adults + request.party.ages.length
        expect(Math.abs(made.value.perPersonPaise * people - made.value.totalPaise)).toBeLessThanOrEqual(50 * people)
      }),
    )
  })

  // caught: lists that forget the departure's price, the slab, the supplement, the size of a group, the day, or round GST as one.
  test('lists show the same total, on both sides of a change of GST', () => {
    const days = fc.constantFrom('2026-11-21', '2027-03-31', '2027-04-01')
    fc.assert(
      fc.property(anything, fc.integer({ min: 4, max: 20 }), days, (request, groupMax, on) => {
        const pkg = { ...request.pkg, groupMax }
        const departure = request.departure && { ...request.departure, startsOn: '2027-05-01' }
        const made = quote({ pkg, party: request.party, departure, terms, bookedOn: on, gstRates: CHANGING_GST })
        const total = totallerFor(request.party, { on, rates: CHANGING_GST })(pkg, departure)
        expect(total).toBe(made.ok ? made.value.totalPaise : undefined)
      }),
      { numRuns: runs(300) },
    )
  })

  // caught: a slab that says nothing of itself.
  test('one adult more never costs less, unless a group slab says so', () => {
    const who = anyParty(12).filter(({ rooms }) => rooms === undefined)
    fc.assert(
      fc.property(sensibleGrid, anySlabs, who, (grid, groupSlabs, party) => {
        const pkg = { ...example, grid, rates: { ...USUAL_RATES, groupSlabs } }
        const [fewer, more] = [party, { ...party, adults: party.adults + 1 }].map((some) =>
          quote({ pkg, party: some, terms, bookedOn, gstRates: GST_RATES }),
        )
        if (!fewer?.ok || !more?.ok || more.value.totalPaise >= fewer.value.totalPaise) return
        expect(more.value.trace.join(' ')).toMatch(/from \d+ on everybody in one pays \d+ % less/)
      }),
      { numRuns: runs(300) },
    )
  })
})

test('a price is told step by step', () => {
  expect(quoted({ promotions: [five] }).trace).toEqual([
    'The usual price is ₹18,500 for an adult on twin sharing, before GST.',
    'Rooms, as you chose: 1 triple room for 2 adults, 1 child with a bed, 1 child without a bed and 1 infant, 1 twin room for 2 adults.',
    'Five off: 5 % off, ₹4,575 less.',
    'Before GST: ₹86,925.',
    'CGST 2.5 %: ₹2,173.13.',
    'SGST 2.5 %: ₹2,173.13.',
    'Rounded to the rupee: -₹0.26.',
    'In all: ₹91,271.',
  ])
})
