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

test('a pick-up whose price was emptied is asked for it, and 0 is free (caught: an emptied price gave it away)', () => {
  const row = { 'rates.pickups.count': '1', 'rates.pickups.0.place': 'Silk Board', 'rates.pickups.0.at': '9:45 pm' }
  const read = (price: string) => readPrices(tidied(LISTS, { ...stands, ...row, 'rates.pickups.0.pricePaise': price }))
  expect(read('').faults).toEqual([{ path: 'rates.pickups.0.pricePaise', message: expect.stringContaining('or 0') }])
  expect(read('0')).toMatchObject({ faults: [] })
  expect(read('0').values.rates.pickups).toEqual([
    { id: 'silk-board', place: 'Silk Board', at: '21:45', pricePaise: 0, per: 'booking' },
  ])
})

test.each([
  ['12 am', '00:00'],
  ['12:30 pm', '12:30'],
  ['5.15', '05:15'],
  ['23:05', '23:05'],
  ['13 pm', '13 pm'],
  ['at dawn', 'at dawn'],
])('the hour %s is read as %s', (typed, hour) => {
  const row = { 'rates.pickups.count': '1', 'rates.pickups.0.place': 'Dadar', 'rates.pickups.0.at': typed }
  expect(readPrices(tidied(LISTS, { ...stands, ...row })).values.rates.pickups[0]!.at).toBe(hour)
})

test('pick-ups stand in their fields as they are read from them', () => {
  const pickups = [{ id: 'dadar', place: 'Dadar', at: '21:00', pricePaise: 0, per: 'person' as const }]
  const typed = typedPrices({ ...hills, rates: { ...hills.rates, pickups } })
  expect(readPrices(tidied(LISTS, typed)).values.rates.pickups).toEqual(pickups)
})

test('a meeting point stands in its fields as it is read from them, its hour as it is typed by hand', () => {
  const typed = typedPrices({ ...hills, rates: { ...hills.rates, meeting: { place: 'Kochi station', at: '06:15' } } })
  const read = (more: Record<string, string>) => readPrices(tidied(LISTS, { ...typed, ...more })).values.rates.meeting
  expect(read({})).toEqual({ place: 'Kochi station', at: '06:15' })
  expect(read({ 'rates.meeting.at': '7 pm' })).toEqual({ place: 'Kochi station', at: '19:00' })
})

test('each new extra has an id of its own (caught: one id for two of a name)', () => {
  const added = { 'rates.extras.count': '4', 'rates.extras.2.name': 'Guide', 'rates.extras.3.name': 'गाइड' }
  expect(extrasOf(added).map(({ id }) => id)).toEqual(['guide', 'porter', 'guide-2', expect.any(String)])
  const twice = { 'rates.extras.count': '4', 'rates.extras.2.name': 'Permit', 'rates.extras.3.name': 'Permit' }
  expect(extrasOf(twice).map(({ id }) => id)).toEqual(['guide', 'porter', 'permit', 'permit-2'])
})
