import { expect, test } from 'vitest'
import { NO_FILTERS } from '#domain/search/filters.ts'
import { daysOfMonth, stillToCome } from './departure-query.ts'

test.each([
  ['2026-11-20', '2026-11-30', { from: '2026-11-23', to: '2026-11-30' }],
  ['2026-11-23', '2026-11-23', { from: '2026-11-23', to: '2026-11-23' }],
  ['2025-12-12', '2025-12-12', undefined],
  ['0000-01-01', '0000-01-02', undefined],
  ['2029-11-20', '2029-12-20', { from: '2029-11-20', to: '2029-11-25' }],
  ['9999-12-01', '9999-12-31', undefined],
])('of the days from %s to %s those count that are to come and can be planned for', (from, to, dates) => {
  const asked = { ...NO_FILTERS, dates: { from, to } }
  expect(stillToCome(asked, '2026-11-23')).toEqual({ ...NO_FILTERS, dates })
})

test.each([
  [11, '2026-11-25', { from: '2026-11-25', to: '2026-11-30' }],
  [11, '2026-11-27', { from: '2027-11-01', to: '2027-11-30' }],
  [12, '2026-11-27', { from: '2026-12-01', to: '2026-12-31' }],
  [12, '2026-12-30', { from: '2027-12-01', to: '2027-12-31' }],
  [1, '2026-12-30', { from: '2027-01-01', to: '2027-01-31' }],
])(
  'month %d asked for on %s is that of which more than a few days are left (caught: three days of November)',
  (month, today, days) => {
    expect(daysOfMonth(month, today)).toEqual(days)
  },
)
