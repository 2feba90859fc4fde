import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Party } from '#domain/party/party.ts'
import { USUAL_RATES } from '#domain/catalogue/package.ts'
import { anyPackage, anyParty, example, exampleFamily as family } from '#tests/pricing/any-package.ts'
import { runs } from '#tests/runs.ts'
import type { Promotion } from './promotion.ts'
import { quote } from './quote.ts'
import type { Quote } from './quote.ts'
import type { QuoteRequest } from './quote-request.ts'
import { twinInSeason } from './season.ts'
import { BUILT_IN_TERMS } from './terms.ts'
import { TAX_RULES, taxRulesOn } from '#domain/tax/tax-rules.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'

const bookedOn = '2026-11-21'
const terms = BUILT_IN_TERMS
const five: Promotion = { id: 'five', name: 'Five off', kind: 'coupon', off: { percent: 5 }, withOthers: true }

function quoted(change: Partial<QuoteRequest> = {}): Quote {
  const made = quote({ pkg: example, party: family, terms, bookedOn, gstRates: GST_RATES, ...change })
  if (!made.ok) throw new Error(made.reason)
  return made.value
}

/** Everything of a quote but its words. */
function pricesOf(made: ReturnType<typeof quote>) {
  return made.ok ? { ...made.value, trace: undefined } : made
}

describe('dates', () => {
  const seasons = [{ name: 'Christmas', from: '12-20', to: '01-05', percent: 10 }]
  const pkg = { ...example, rates: { ...USUAL_RATES, seasons } }
  const couple: Party = { adults: 2, ages: [4], rooms: undefined }

  test.each([
    ['2026-12-19', 45_000_00],
    ['2026-12-20', 50_550_00],
    ['2027-01-05', 50_550_00],
    ['2027-01-06', 45_000_00],
  ])('on %s the journey costs %i paise before GST', (startsOn, paise) => {
    expect(quoted({ pkg, party: couple, startsOn }).taxablePaise).toBe(paise)
  })

  test('a departure has its own twin price, other cells keep their distance and infants stay free', () => {
    const departure = { startsOn: '2026-12-24', twinPaise: 20_000_00 }
    const made = quoted({ pkg, party: { adults: 2, ages: [6, 1], rooms: undefined }, departure })
    expect(made.lines.map(({ cell, eachPaise }) => [cell, eachPaise])).toEqual([
      ['twin', 20_000_00],
      ['childNoBed', 9_500_00],
      ['infant', 0],
    ])
    expect(made.trace[1]).toBe(
      'Leaving on Thu 24 Dec 2026 costs ₹20,000 on twin sharing, and every other bed ₹1,500 more too.',
    )
  })

  test('a day costs the same as a departure priced by its season and as a date of one’s own (caught: every cell by percent)', () => {
    const percents = fc.integer({ min: -40, max: 60 })
    fc.assert(
      fc.property(anyPackage, anyParty(8), percents, (any, party, percent) => {
        const season = { name: 'All year', from: '01-01', to: '12-31', percent }
        const some = { ...any, rates: { ...any.rates, seasons: [season] } }
        const departure = { startsOn: '2026-12-24', twinPaise: twinInSeason(any.grid.twin, percent) }
        const [fixed, own] = [{ departure }, { startsOn: '2026-12-24' }].map((when) =>
          quote({ pkg: some, party, terms, bookedOn, gstRates: GST_RATES, ...when }),
        )
        expect(pricesOf(own!)).toEqual(pricesOf(fixed!))
      }),
      { numRuns: runs(60) },
    )
  })

  test('no date before the booking', () => {
    expect(quote({ pkg, party: couple, startsOn: '2026-11-20', terms, bookedOn, gstRates: GST_RATES })).toEqual({
      ok: false,
      reason: 'date-passed',
    })
  })
})

describe('what is added and taken off', () => {
  const extras = [
    { id: 'pickup', name: 'Airport pickup', pricePaise: 1_500_00, per: 'booking' as const },
    { id: 'meal', name: 'Dinner', pricePaise: 600_00, per: 'person-day' as const },
    { id: 'guide', name: 'Guide', pricePaise: 2_000_00, per: 'booking-day' as const },
    { id: 'pony', name: 'Pony', pricePaise: 900_00, per: 'person' as const },
  ]
  const pkg = { ...example, rates: { ...USUAL_RATES, extras } }
  const party: Party = { adults: 2, ages: [], rooms: undefined }

  test('extras count heads, bookings and days', () => {
    const wanted = extras.map(({ id }) => ({ id, count: 2 }))
    const made = quoted({ pkg, party, extras: wanted })
    expect(made.lines.slice(1).map(({ count, paise }) => [count, paise])).toEqual([
      [2, 3_000_00],
      [8, 4_800_00],
      [8, 16_000_00],
      [2, 1_800_00],
    ])
  })

  test.each([
    { id: 'balloon', count: 1 },
    { id: 'pony', count: 3 },
    { id: 'pony', count: 0 },
    { id: 'pickup', count: 1.5 },
  ])('%j is no extra', (extra) => {
    expect(quote({ pkg, party, extras: [extra], terms, bookedOn, gstRates: GST_RATES })).toEqual({
      ok: false,
      reason: 'not-an-extra',
    })
  })

  const early: Promotion = {
    id: 'e',
    name: 'Early bird',
    kind: 'early-bird',
    off: { percent: 10 },
    daysAhead: 60,
    withOthers: true,
  }
  const off = (promotions: Promotion[], startsOn = '2027-03-01') =>
    quoted({ pkg, party, promotions, startsOn, extras: [{ id: 'pickup', count: 1 }] })
      .lines.filter(({ kind }) => kind === 'promotion')
      .map(({ name, paise }) => [name, paise])

  test('an early bird comes first, then one coupon off what is left, and extras stay as they are', () => {
    const ten: Promotion = { ...five, id: 'ten', name: 'Ten off', off: { paise: 10_00 } }
    expect(off([ten, five, early])).toEqual([
      ['Early bird', -3_700_00],
      ['Five off', -1_665_00],
    ])
  })

  test('promotions that do not go together give the better of the two, and say so', () => {
    const alone = { ...five, withOthers: false }
    expect(off([early, alone])).toEqual([['Early bird', -3_700_00]])
    expect(quoted({ pkg, party, promotions: [early, alone], startsOn: '2027-03-01' }).trace).toContain(
      'Five off cannot be joined with Early bird, which takes more off.',
    )
  })

  test.each<[string, Promotion]>([
    ['too close', { ...early, daysAhead: 101 }],
    ['over', { ...five, validTo: '2026-11-20' }],
    ['not begun', { ...five, validFrom: '2026-11-22' }],
    ['too small a journey', { ...five, leastPaise: 37_000_01 }],
  ])('a promotion does not apply when it is %s', (_why, promotion) => {
    expect(off([promotion])).toEqual([])
  })

  test('a promotion holds on its last day and for its least price', () => {
    const tight = { ...five, validFrom: bookedOn, validTo: bookedOn, leastPaise: 37_000_00, daysAhead: 100 }
    expect(off([tight])).toEqual([['Five off', -1_850_00]])
  })

  test('a group slab is named, and takes nothing off who sleeps in no bed', () => {
    const slabbed = { ...example, rates: { ...USUAL_RATES, groupSlabs: [{ fromPeople: 4, percentOff: 10 }] } }
    const made = quoted({ pkg: slabbed, party: { adults: 4, ages: [6], rooms: undefined } })
    expect(made.taxablePaise).toBe(4 * 16_650_00 + 8_000_00)
    expect(made.trace).toContain('You are 4 in beds: from 4 on everybody in one pays 10 % less, ₹7,400 in all.')
  })
})

describe('tax rules', () => {
  test('stand for every day from their first on, each day once', () => {
    for (const [at, rule] of TAX_RULES.entries())
      expect(rule.validTo === null ? at : taxRulesOn(rule.validTo)).toEqual(
        rule.validTo === null ? TAX_RULES.length - 1 : rule,
      )
    expect(taxRulesOn('2026-04-01').overseasTcsPercent).toBe(2)
    expect(() => taxRulesOn('2017-01-01')).toThrow(RangeError)
  })

  test('place of supply may be where the journey is', () => {
    const taxRules = { ...taxRulesOn(bookedOn), placeOfSupply: 'journey' as const }
    const taxes = (change: Partial<QuoteRequest>) => quoted({ taxRules, ...change }).taxes.map(({ tax }) => tax)
    expect(taxes({ recipientState: 'IN-KL' })).toEqual(['CGST', 'SGST'])
    expect(taxes({ journeyState: 'IN-KL' })).toEqual(['IGST'])
  })

  test('income tax is collected abroad alone, on the amount with GST', () => {
    expect(quoted({ overseas: true }).taxes.at(-1)).toEqual({ tax: 'TCS', percent: 2, paise: 1_921_50 })
    expect(quoted().taxes).toHaveLength(2)
  })

  test('a total may be left to the paisa', () => {
    const taxRules = { ...taxRulesOn(bookedOn), roundTo: 'paisa' as const }
    expect(quoted({ promotions: [five], taxRules })).toMatchObject({ roundOffPaise: 0, totalPaise: 91_271_26 })
  })
})
