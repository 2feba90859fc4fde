import { expect, test, vi } from 'vitest'
import { readCarFilters, SEVERAL_CAR_FILTERS } from './car-filters.ts'

test('filters of cars that are read of several say that they may be given several times', () => {
  const params = new URLSearchParams()
  const asked = vi.spyOn(params, 'getAll')
  readCarFilters(params)
  expect(asked.mock.calls.map(([key]) => key)).toEqual(SEVERAL_CAR_FILTERS)
})
