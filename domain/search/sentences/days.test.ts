import { expect, test } from 'vitest'
import { read } from '#tests/read-golden.ts'

test.each([
  ['12 days minimum', '12-'],
  ['kam se kam 4 din', '4-'],
  ['4 din kam se kam', '4-'],
  ['sat-sun', '2-3'],
  ['friday to sunday', '2-3'],
])('how long is said before the days or behind them, or by the days of a weekend: %s', (text, days) => {
  expect(read(text)).toMatchObject({ days, rest: '' })
})

test('the least that is spent is no fewest days (caught: read as days)', () => {
  expect(read('goa 5 days minimum budget')).toMatchObject({ days: '5-5' })
})
