import { expect, test } from 'vitest'
import { distanceKm, nearest } from './geo.ts'

const delhi = { id: 'delhi', lat: 28.6139, lon: 77.209 }
const mumbai = { id: 'mumbai', lat: 19.076, lon: 72.8777 }
const agra = { id: 'agra', lat: 27.1767, lon: 78.0081 }

test('Delhi to Mumbai is about 1,150 km as the crow flies', () => {
  expect(distanceKm(delhi, mumbai)).toBeCloseTo(1148, -1)
  expect(distanceKm(mumbai, delhi)).toBeCloseTo(distanceKm(delhi, mumbai), 9)
})

test('a place is no distance from itself, and its antipode half the earth away', () => {
  expect(distanceKm(delhi, delhi)).toBe(0)
  expect(distanceKm({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(20015, 0)
})

test('the nearest come first, without the place itself', () => {
  const found = nearest([mumbai, delhi, agra], delhi, { limit: 5, exceptId: 'delhi' })
  expect(found.map(({ id }) => id)).toEqual(['agra', 'mumbai'])
  expect(Math.round(found[0]!.km)).toBe(178)
})
