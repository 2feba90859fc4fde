import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { ENQUIRY_FIELDS, readEnquiry, typedIn } from './enquiry.ts'
import { newReference } from './reference.ts'
import { aboutOf, readAbout } from './source.ts'
import { findTextSignals } from './text-signals.ts'
import { runs } from '#tests/runs.ts'

const TODAY = '2026-11-20'
const WHO = { name: 'Meera Nair', mobile: '9812345678', email: 'meera@example.org' }
const read = (form: Record<string, unknown>) => readEnquiry({ ...WHO, ...form }, TODAY)
const faultsOf = (form: Record<string, unknown>) => {
  const result = read(form)
  return result.ok ? {} : result.faults
}

describe('an enquiry', () => {
  it('needs a name, a mobile and an e-mail, and says all that is missing at once', () => {
    expect(readEnquiry({}, TODAY)).toEqual({
      ok: false,
      faults: { name: 'name-missing', mobile: 'mobile-missing', email: 'email-missing' },
    })
    expect(read({})).toEqual({
      ok: true,
      value: {
        ...WHO,
        mobile: '+919812345678',
        time: { kind: 'open' },
        party: null,
        budgetPaise: null,
        message: '',
      },
    })
  })

  test.each([
    [{ month: '12' }, { kind: 'month', month: '2026-12' }],
    [{ month: '11' }, { kind: 'month', month: '2026-11' }],
    [{ month: '3' }, { kind: 'month', month: '2027-03' }],
    [{ month: '2027-03' }, { kind: 'month', month: '2027-03' }],
    [{ from: '2026-12-05' }, { kind: 'dates', startsOn: '2026-12-05', endsOn: null }],
    [
      { from: '2026-12-05', until: '2026-12-09', month: '12' },
      { kind: 'dates', startsOn: '2026-12-05', endsOn: '2026-12-09' },
    ],
  ])('with %j is for %j', (form, time) => {
    expect(read(form)).toMatchObject({ ok: true, value: { time } })
  })

  test.each([
    [{ from: '2026-11-19' }, { from: 'date-past' }],
    [{ from: '2026-02-30' }, { from: 'date-wrong' }],
    [{ from: '2029-01-01' }, { from: 'date-far' }],
    [{ from: '2026-12-05', until: '2026-12-04' }, { until: 'dates-turned' }],
    [{ until: '2026-12-04' }, { from: 'date-alone' }],
    [{ from: '2026-12-05', month: '1' }, { month: 'month-twice' }],
    [{ month: '13' }, { month: 'month-wrong' }],
    [{ month: '2026-10' }, { month: 'month-wrong' }],
    [{ month: '2026-13' }, { month: 'month-wrong' }],
    [{ month: '2031-01' }, { month: 'date-far' }],
    [{ adults: '0' }, { adults: 'adults-wrong' }],
    [{ adults: 'two' }, { adults: 'adults-wrong' }],
    [{ ages: '9' }, { adults: 'ages-alone' }],
    [{ adults: '2', ages: '18' }, { ages: 'ages-wrong' }],
    [{ adults: '2', ages: 'Anu 9' }, { ages: 'ages-wrong' }],
    [{ adults: '29', ages: '4, 4' }, { adults: 'party-large' }],
    [{ budget: 'a lot' }, { budget: 'budget-wrong' }],
    [{ budget: '0' }, { budget: 'budget-wrong' }],
    [{ budget: '99999999' }, { budget: 'budget-wrong' }],
    [{ message: 'x'.repeat(2001) }, { message: 'message-long' }],
    [{ name: 'x'.repeat(81) }, { name: 'name-long' }],
    [{ mobile: '12345678' }, { mobile: 'mobile-wrong' }],
    [{ email: 'meera@' }, { email: 'email-wrong' }],
    [
      { name: ['Meera'], email: { $ne: 1 } },
      { name: 'name-missing', email: 'email-missing' },
    ],
  ])('with %j is refused at %j', (form, faults) => {
    expect(faultsOf(form)).toEqual(faults)
  })

  test.each([
    ['60000', 60_000_00],
    ['₹ 60,000', 60_000_00],
    ['Rs. 60,000/-', 60_000_00],
    ['60k', 60_000_00],
    ['1.5 lakh', 1_50_000_00],
    ['2 lakhs', 2_00_000_00],
  ])('understands a budget of %s', (budget, paise) => {
    expect(read({ budget })).toMatchObject({ value: { budgetPaise: paise } })
  })

  test('reads what a program sends as numbers (dropped without a word before)', () => {
    const sent = typedIn({
      adults: 2,
      ages: [9, '6'],
      budget: 50_000,
      month: 5,
      name: { first: 'Asha' },
      mobile: [[1]],
    })
    expect(sent).toMatchObject({ adults: '2', ages: '9, 6', budget: '50000', month: '5', name: '', mobile: '' })
  })

  test.each(['9, 6', '6-9', '9 and 6', '6,9', '9 6'])('understands ages as "%s"', (ages) => {
    expect(read({ adults: '2', ages })).toMatchObject({ value: { party: { adults: 2, ages: [9, 6] } } })
  })

  it('is read from any nonsense without a surprise', () => {
    const field = fc.oneof(fc.string(), fc.constantFrom('', '2026-12-05', '12', '2', '9, 6'), fc.anything())
    const form = fc.record(Object.fromEntries([...ENQUIRY_FIELDS].map((name) => [name, field])))
    fc.assert(
      fc.property(form, (typed) => {
        const result = readEnquiry(typed, TODAY)
        expect(result.ok || Object.keys(result.faults).length > 0).toBe(true)
      }),
      { numRuns: runs(300) },
    )
  })
})

describe('what a page says of itself', () => {
  it('is read as it was written', () => {
    const source = { kind: 'package', key: 'munnar-tea-country' } as const
    expect(readAbout(aboutOf(source))).toEqual(source)
    for (const wrong of ['', 'package', 'villa:x', 7, `package:${'x'.repeat(200)}`])
      expect(readAbout(wrong)).toBeUndefined()
  })
})

describe('what a machine writes', () => {
  const signals = (message: string, name = 'Meera') => findTextSignals({ name, message })

  it('is known by many links, by markup and by a link for a name', () => {
    expect(signals('see www.a.com b.xyz https://c.ru')).toEqual(['links'])
    expect(signals('<a href="x">cheap</a>')).toEqual(['markup'])
    expect(signals('[url=x]cheap[/url]')).toEqual(['markup'])
    for (let i = 0; i < 3; i++) expect(signals('', 'cheap-pills.com')).toEqual(['links'])
  })

  it('is not what a traveller writes (caught: every link suspected)', () => {
    expect(
      signals('As on https://padav.example/package/goa, near www.some-hotel.in. 2.5 km of walking is fine.'),
    ).toEqual([])
    expect(signals('मुन्नार में चार दिन, दो बच्चे', 'मीरा नायर')).toEqual([])
    expect(signals('Budget < 60k, 2 adults', "Dr. A.P.J. D'Souza")).toEqual([])
  })
})

describe('a reference', () => {
  it('can be read out and is hardly ever the same', () => {
    const made = Array.from({ length: 500 }, newReference)
    for (const reference of made) expect(reference).toMatch(/^ENQ-[2-9A-HJKMNP-TW-Z]{4}-[2-9A-HJKMNP-TW-Z]{4}$/)
    expect(new Set(made).size).toBe(500)
  })
})
