import { expect, test } from 'vitest'
import { compareHref } from './compare-href.ts'

test('comparing none is not the plain address, by which a device compares what it has chosen', () => {
  expect(compareHref(['tea-hills', 'pink-city'])).toBe('/compare?ids=tea-hills,pink-city')
  expect(compareHref([])).toBe('/compare?ids=')
})
