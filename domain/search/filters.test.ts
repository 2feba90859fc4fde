import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { DIFFICULTIES } from '#domain/catalogue/package.ts'
import { addDays } from '#platform/dates.ts'
import { FILTER_KEYS, filterParams, isUnfiltered, NO_FILTERS, readFilters, SEVERAL_FILTERS } from './filters.ts'
import type { Filters } from './filters.ts'
import { runs } from '#tests/runs.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

const word = fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,1}$/)
const words = fc.uniqueArray(word, { maxLength: 9 }).map((all) => all.toSorted())
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const span = (most: number) =>
  optional(
    fc
      .tuple(optional(fc.integer({ min: 1, max: most })), optional(fc.integer({ min: 0, max: most })))
      .filter(([from, to]) => (from !== undefined || to !== undefined) && (from ?? 0) <= (to ?? most))
      .map(([from, to]) => ({ from, to })),
  )
const dates = fc
  .tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 91 }))
  .map(([ahead, more]) => ({ from: addDays('2026-11-21', ahead), to: addDays('2026-11-21', ahead + more) }))
const when = fc.oneof(
  optional(fc.integer({ min: 1, max: 12 })).map((month) => ({ month, dates: undefined })),
  dates.map((days) => ({ month: undefined, dates: days })),
)
const undated = fc.record({
  price: span(99_999_999),
  days: span(60),
  category: words,
  themes: words,
  tags: words,
  from: words,
  via: words,
  difficulty: fc.subarray([...DIFFICULTIES]),
  rating: optional(fc.integer({ min: 2, max: 10 }).map((halves) => halves / 2)),
  group: optional(fc.integer({ min: 2, max: 60 })),
})
const anyFilters: fc.Arbitrary<Filters> = fc.tuple(undated, when).map(([filters, days]) => ({ ...filters, ...days }))

describe('filters in an address', () => {
  test.for<[string, Partial<Filters>]>([
    ['price=20000', { price: { from: undefined, to: 20_000 } }],
    ['price=10000-20000', { price: { from: 10_000, to: 20_000 } }],
    ['price=10000,20000', { price: { from: 10_000, to: 20_000 } }],
    ['price=20000-10000', { price: { from: 10_000, to: 20_000 } }],
    ['price=20,000', { price: { from: undefined, to: 20_000 } }],
    ['price=%E2%82%B91,20,000-', { price: { from: 120_000, to: undefined } }],
    ['price=10000&price=20000', { price: { from: 10_000, to: 20_000 } }],
    ['price=&price=20000', { price: { from: undefined, to: 20_000 } }],
    ['price=10000&price=', { price: { from: 10_000, to: undefined } }],
    ['price=&price=', {}],
    ['price=0-', {}],
    ['price=cheap', {}],
    ['price=-5-7', {}],
    ['price=123456789', {}],
    ['days=4-7', { days: { from: 4, to: 7 } }],
    ['days=1-3&days=4-7', { days: { from: 1, to: 7 } }],
    ['days=4-7&days=8-', { days: { from: 4, to: undefined } }],
    ['days=900', { days: { from: undefined, to: 60 } }],
    ['tags=tea&tags=beach', { tags: ['beach', 'tea'] }],
    ['tags=tea,beach,tea', { tags: ['beach', 'tea'] }],
    ['tags=Tea,<b>,--,beach', { tags: ['beach'] }],
    ['month=12', { month: 12 }],
    ['month=13', {}],
    ['month=1.5', {}],
    ['month=0x3', {}],
    ['dates=2026-12-15', { dates: { from: '2026-12-15', to: '2026-12-15' } }],
    ['dates=2026-12-15..2026-12-18', { dates: { from: '2026-12-15', to: '2026-12-18' } }],
    ['dates=2026-12-18..2026-12-15', {}],
    ['dates=2026-12-15..2027-12-15', {}],
    ['dates=2026-02-30', {}],
    ['dates=2026-12-15..', {}],
    ['dates=2026-12-15&month=12', { month: 12 }],
    ['difficulty=hard,easy', { difficulty: ['easy'] }],
    ['rating=4.5', { rating: 4.5 }],
    ['rating=4.37', {}],
    ['rating=1e1', {}],
    ['group=5', { group: 5 }],
    ['colour=red', {}],
  ])('%s', ([query, wanted]) => {
    expect(read(query)).toEqual({ ...NO_FILTERS, ...wanted })
  })

  test('read back as they were written, and are written one way', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const params = filterParams(filters)
        expect(readFilters(params)).toEqual(filters)
        expect(filterParams(readFilters(new URLSearchParams(params.toString()))).toString()).toBe(params.toString())
        expect(isUnfiltered(filters)).toBe(params.size === 0)
      }),
    )
  })

  test('never fail and stay small, whatever is asked', () => {
    const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.stringMatching(/^[0-9a-z,.-]{0,400}$/))
    const given = fc.array(fc.tuple(fc.constantFrom(...FILTER_KEYS, '__proto__', ''), value), { maxLength: 30 })
    fc.assert(
      fc.property(given, (pairs) => {
        const params = filterParams(readFilters(new URLSearchParams(pairs)))
        // Written anew they say the same, and no value is longer than a page keeps.
        expect(filterParams(readFilters(params)).toString()).toBe(params.toString())
        for (const [key, text] of params) {
          expect(FILTER_KEYS).toContain(key)
          expect(text.length).toBeLessThanOrEqual(200)
        }
      }),
      { numRuns: runs(500) },
    )
  })

  test('stay short enough for a page to keep, however much is chosen', () => {
    const many = Array.from({ length: 19 }, (_, at) => `a-very-long-choice-indeed-${String.fromCodePoint(97 + at)}`)
    const written = filterParams(read(`tags=${many.join(',')}`))
    expect(written.get('tags')?.length).toBeLessThanOrEqual(200)
    expect(written.get('tags')?.split(',')).toHaveLength(7)
    expect(filterParams(readFilters(written)).toString()).toBe(written.toString())
  })

  test('that are read of several say that they may be given several times', () => {
    const params = new URLSearchParams()
    const asked = vi.spyOn(params, 'getAll')
    readFilters(params)
    expect([...new Set(asked.mock.calls.map(([key]) => key))]).toEqual(SEVERAL_FILTERS)
  })

  test('the order in which things are chosen does not matter', () => {
    expect(filterParams(read('tags=tea&from=kochi&price=-9000&tags=beach')).toString()).toBe(
      filterParams(read('from=kochi&tags=beach,tea&price=9000')).toString(),
    )
  })
})
