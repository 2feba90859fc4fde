import { expect, test } from 'vitest'
import { aboutText, freshRates, rateLine, RatesTyped } from './rates.ts'

const usd = { code: 'USD', rupees: 84.25, asOf: '2026-11-26' } as const

test('rates are typed one a line, each currency once', () => {
  const typed = 'usd: 84.25 on 2026-11-26\n\n EUR:98.1 on 2026-11-25 '
  const read = RatesTyped.parse({ rates: typed })
  expect(read.rates).toEqual([usd, { code: 'EUR', rupees: 98.1, asOf: '2026-11-25' }])
  expect(RatesTyped.parse({ rates: read.rates.map(rateLine).join('\n') })).toEqual(read)
  expect(rateLine(usd)).toBe('USD: 84.25 on 26 Nov 2026')
  expect(RatesTyped.parse({ rates: 'USD: 84.25 on 26 november 2026' }).rates).toEqual([usd])
  expect(RatesTyped.parse({ rates: '' })).toEqual({ rates: [] })
  for (const wrong of [
    'USD: 0 on 2026-11-26',
    'USD: 84',
    'XYZ: 84 on 2026-11-26',
    'USD: 84 on 2026-02-30',
    'USD: 84 on 30 Feb 2026',
    'USD: 84 on 26 Nob 2026',
    'INR: 1 on 2026-11-26',
  ])
    expect(RatesTyped.safeParse({ rates: wrong }).error?.issues[0]?.message).toContain('is no rate')
  expect(RatesTyped.safeParse({ rates: `${rateLine(usd)}\nUSD: 85 on 2026-11-26` }).error?.issues[0]?.message).toBe(
    'USD stands there twice.',
  )
  // caught: the first wrong line alone, the next after it was mended
  const several = RatesTyped.safeParse({ rates: 'USD 84\nXYZ: 1 on 2026-11-26' }).error?.issues[0]?.message
  expect(several).toMatch(/“USD 84” and “XYZ: 1 on 2026-11-26” are no rates/)
})

test('a price is said about in another currency, for seven days after somebody looked (caught: a rate of last year, one of a day to come)', () => {
  expect(aboutText(42_000_00, usd)).toBe('US$ 499')
  expect(aboutText(4_20_000_00, { code: 'EUR', rupees: 98.1 })).toBe('€ 4,281')
  const days = ['2026-11-25', '2026-11-26', '2026-12-03', '2026-12-04', '2027-11-26']
  expect(days.filter((today) => freshRates([usd], today).length > 0)).toEqual(['2026-11-26', '2026-12-03'])
})
