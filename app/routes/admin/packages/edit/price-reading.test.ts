import { expect, test } from 'vitest'
import { hills } from '#tests/catalogue-fixture.ts'
import { LISTS, readPrices, typedPrices } from './price-reading.ts'
import { tidied } from './typed.ts'

const guide = { id: 'guide', name: 'Guide', pricePaise: 500_00, per: 'booking' } as const
const porter = { id: 'porter', name: 'Porter', pricePaise: 900_00, per: 'person' } as const
const stands = typedPrices({ ...hills, rates: { ...hills.rates, extras: [guide, porter] } })
const extrasOf = (typed: Record<string, string>) =>
  readPrices(tidied(LISTS, { ...stands, ...typed })).values.rates.extras

test('an extra whose name and price were emptied is gone, whatever else its line holds (caught: kept for its hidden id)', () => {
  expect(extrasOf({ 'rates.extras.0.name': '', 'rates.extras.0.pricePaise': ' ' })).toEqual([porter])
  expect(extrasOf({ 'rates.extras.0.name': '' })).toMatchObject([{ id: 'guide', name: '' }, porter])
})

test('each new extra has an id of its own (caught: one id for two of a name)', () => {
  const added = { 'rates.extras.count': '4', 'rates.extras.2.name': 'Guide', 'rates.extras.3.name': 'गाइड' }
  expect(extrasOf(added).map(({ id }) => id)).toEqual(['guide', 'porter', 'guide-2', expect.any(String)])
  const twice = { 'rates.extras.count': '4', 'rates.extras.2.name': 'Permit', 'rates.extras.3.name': 'Permit' }
  expect(extrasOf(twice).map(({ id }) => id)).toEqual(['guide', 'porter', 'permit', 'permit-2'])
})
