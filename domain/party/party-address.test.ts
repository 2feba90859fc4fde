import { expect, test } from 'vitest'
import { withoutParty } from './party-address.ts'

test.each([
  ['/india', '/india'],
  ['/india?page=2', '/india?page=2'],
  ['/india?adults=2&ages=9-6&rooms=twin1&per=person', '/india'],
  ['/india?adults=2&page=2', '/india?page=2'],
  ['/package/goa?date=2026-12-05&adults=2#dates', '/package/goa?date=2026-12-05#dates'],
  ['/india?q=adults%3D2#adults=2', '/india?q=adults%3D2#adults=2'],
])('%s without its party is %s', (path, expected) => {
  expect(withoutParty(path)).toBe(expected)
})
