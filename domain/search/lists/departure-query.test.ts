import { expect, test } from 'vitest'
import { NO_FILTERS } from '#domain/search/filters.ts'
import { stillToCome } from './departure-query.ts'

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
