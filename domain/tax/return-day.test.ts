import { expect, test } from 'vitest'
import { advanceTaxDay } from './return-day.ts'

test('the tax of an advance counts on the day it came until the return of that month was due (caught: a year’s end, the day after the eleventh, an older month that ends late)', () => {
  const days = [
    ['2026-11-27', '2026-11-27'],
    ['2026-11-30', '2026-12-11'],
    ['2026-12-31', '2027-01-05'],
    ['2027-02-28', '2027-03-11'],
  ] as const
  for (const [cameOn, today] of days) expect(advanceTaxDay(cameOn, today)).toBe(cameOn)
  for (const cameOn of ['2026-11-01', '2026-11-30', '2026-10-31'])
    expect(advanceTaxDay(cameOn, '2026-12-12')).toBe('2026-12-12')
})
