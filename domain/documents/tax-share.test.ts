import { expect, test } from 'vitest'
import { gstOn, roundOff } from '#domain/tax/gst.ts'
import { percentOf } from '#platform/money.ts'
import type { TaxedValue } from './document.ts'
import { addedTo, atItsRate, isAtItsRate, less, NOTHING, plus, takenFrom } from './tax-share.ts'

/** Numbers that are the same at every run. */
function chances(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}

function priceOf(taxablePaise: number, percent: number, withinState: boolean): TaxedValue {
  const taxes = gstOn(taxablePaise, { percent, withinState })
  const gross = taxes.reduce((sum, { paise }) => sum + paise, taxablePaise)
  return { taxablePaise, taxes, ...roundOff(gross) }
}

function amissIn(value: TaxedValue): string[] {
  const { taxablePaise, taxes, roundOffPaise, totalPaise } = value
  const sum = taxes.reduce((sum, { paise }) => sum + paise, taxablePaise + roundOffPaise)
  return [
    ...(taxes.every(({ percent, paise }) => paise === percentOf(taxablePaise, percent)) ? [] : ['rate']),
    ...(new Set(taxes.map(({ paise }) => paise)).size > 1 ? ['halves'] : []),
    ...(sum === totalPaise ? [] : ['sum']),
    ...(Math.abs(roundOffPaise) > 50 ? ['round-off'] : []),
    ...(taxablePaise < 0 || taxes.some(({ paise }) => paise < 0) ? ['below nothing'] : []),
  ]
}

type Pool = { sum: TaxedValue; percent: number }

/** A booking paid in parts, moved to another state and back, changed in price, given back in parts and at last wholly; every paper it makes. */
function tradeOf(seed: number) {
  const next = chances(seed)
  const percent = [5, 18][next(2)]!
  const pools: [Pool, Pool] = [
    { sum: NOTHING, percent },
    { sum: NOTHING, percent },
  ]
  const papers: TaxedValue[] = []
  let taxable = 1_000_00 + next(200_000_00)
  const give = (pool: Pool, paise: number) => {
    const value = takenFrom(pool.sum, paise)
    pool.sum = less(pool.sum, value)
    papers.push(value)
  }
  for (let step = 0; step < 3 + next(6); step++) {
    const at = next(2)
    const pool = pools[at]!
    if (next(3) > 0 || pool.sum.totalPaise === 0) {
      taxable += next(4) === 0 ? next(9_000_00) : 0
      const price = priceOf(taxable, percent, at === 0)
      const isFirst = pools.every(({ sum }) => sum.totalPaise === 0)
      const paise = next(5) === 0 ? price.totalPaise : 1 + next(price.totalPaise)
      const value = addedTo(pool.sum, paise, { price, isFirst })
      pool.sum = plus(pool.sum, value)
      papers.push(value)
    } else give(pool, 1 + next(pool.sum.totalPaise))
  }
  const held = pools.map(({ sum }) => sum)
  for (const pool of pools) if (pool.sum.totalPaise > 0) give(pool, pool.sum.totalPaise)
  return { papers, held, ends: pools.map(({ sum }) => sum) }
}

test('each paper of a booking bears the rate of its own value, and all of them together nothing too much or too little, in three thousand bookings', () => {
  let parts = 0
  for (let seed = 1; seed <= 3_000; seed++) {
    const { papers, held, ends } = tradeOf(seed)
    for (const paper of [...papers, ...held]) expect(amissIn(paper), `booking ${seed}`).toEqual([])
    for (const { taxablePaise, taxes, roundOffPaise, totalPaise } of ends)
      expect([taxablePaise, roundOffPaise, totalPaise, ...taxes.map(({ paise }) => paise)].filter(Boolean)).toEqual([])
    parts += papers.length
  }
  expect(parts).toBeGreaterThan(12_000)
})

test('an invoice is credited in notes that each bear their rate, down to nothing, in a thousand invoices', () => {
  for (let seed = 1; seed <= 1_000; seed++) {
    const next = chances(seed * 7)
    const whole = priceOf(500_00 + next(90_000_00), [5, 18][next(2)]!, next(2) === 0)
    let rest = whole
    while (rest.totalPaise > 0) {
      const note = takenFrom(rest, Math.min(rest.totalPaise, 1 + next(40_000_00)))
      expect(amissIn(note), `invoice ${seed}`).toEqual([])
      rest = less(rest, note)
    }
    expect([rest.taxablePaise, rest.roundOffPaise]).toEqual([0, 0])
  }
})

test.each([
  // Reference PRICING V1, and sums that papers once told otherwise.
  { paise: 1_890_00, percent: 5, withinState: true, told: [1_800_00, 45_00, 45_00, 0] },
  { paise: 21_339_00, percent: 5, withinState: true, told: [20_322_86, 508_07, 508_07, 0] },
  { paise: 1_000_50, percent: 5, withinState: false, told: [952_86, 47_64, 0] },
])('$paise paise of their own tell $told', ({ paise, percent, withinState, told }) => {
  const price = priceOf(86_925_00, percent, withinState)
  const { taxablePaise, taxes, roundOffPaise } = addedTo(NOTHING, paise, { price, isFirst: true })
  expect([taxablePaise, ...taxes.map((tax) => tax.paise), roundOffPaise]).toEqual(told)
})

test('the whole price in one bears what the price does', () => {
  const price = priceOf(86_925_00, 5, true)
  expect(price).toMatchObject({ taxes: [{ paise: 2_173_13 }, { paise: 2_173_13 }], roundOffPaise: -26 })
  expect(addedTo(NOTHING, price.totalPaise, { price, isFirst: true })).toEqual(price)
})

test('what was declared before papers bore their rates goes back as it was', () => {
  const old = {
    taxablePaise: 19_346_39,
    taxes: (['CGST', 'SGST'] as const).map((tax) => ({ tax, percent: 2.5, paise: 483_67 })),
    roundOffPaise: -73,
    totalPaise: 20_313_00,
  }
  expect(isAtItsRate(old)).toBe(false)
  const part = takenFrom(old, 5_000_00)
  expect(amissIn(part)).toEqual([])
  expect(plus(takenFrom(less(old, part), 15_313_00), part)).toEqual(old)
})

test('tax collected at source, which is of the whole bill, is no rate of the value', () => {
  const price = {
    ...priceOf(1_000_00, 5, false),
    taxes: [...priceOf(1_000_00, 5, false).taxes, { tax: 'TCS' as const, percent: 2, paise: 21_00 }],
    totalPaise: 1_071_00,
  }
  expect(atItsRate(price)).toEqual(price)
  const part = addedTo(NOTHING, 535_50, { price, isFirst: true })
  expect(part.taxes.map(({ paise }) => paise)).toEqual([25_00, 10_50])
})
