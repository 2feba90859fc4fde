import { expect, test } from 'vitest'
import type { ItineraryDay } from '#domain/catalogue/package.ts'
import { USUAL_RATES } from '#domain/catalogue/package.ts'
import { WORLD_HERITAGE } from './acts-around.ts'
import { actsOf } from './acts-told.ts'
import { FACT_NAMES, factsOf, unitOf } from './package-facts.ts'

const day = (of: Partial<ItineraryDay>): ItineraryDay => ({
  day: 1,
  title: '',
  text: '',
  overnight: { name: 'Leh', url: 'leh' },
  stay: 'Good town hotel',
  meals: 'breakfast',
  km: null,
  hours: null,
  travel: null,
  altitudeM: null,
  highestM: null,
  sights: [],
  ...of,
})

const source = {
  kind: 'tour' as const,
  comfort: 'premium' as const,
  days: 4,
  maxAltitudeM: 5300,
  groupMax: 12,
  rates: USUAL_RATES,
  itinerary: [
    day({ km: 200, hours: 5.5, travel: 'road' }),
    day({ day: 2, meals: 'all' }),
    day({
      day: 3,
      stay: 'Tent for two',
      overnight: { name: 'Pangong', url: null },
      altitudeM: 4250,
      begins: '05:30',
      legs: [
        { by: 'road', km: 100, hours: 3 },
        { by: 'walk', km: 4, hours: 2 },
      ],
    }),
    day({ day: 4, overnight: null, stay: null, meals: 'none' }),
  ],
  halts: [
    { altitudeM: 3500, airportKm: 4 },
    { altitudeM: 4250, airportKm: 160 },
  ],
  isVegetarian: true,
  sights: [
    { type: 'monastery', fame: 10, listedIn: null, tags: [] },
    { type: 'temple', fame: 30, listedIn: 1987, tags: ['jyotirlinga'] },
  ],
}

test('a package is measured by its days, its nights and its halts', () => {
  const kept = factsOf(source)
  const told = Object.fromEntries(FACT_NAMES.map((name, at) => [name, kept[at]! / unitOf(name).per]))
  expect(told).toMatchObject({
    longestDrive: 5.5,
    drivenADay: 2.1,
    highestNight: 4250,
    highest: 5300,
    onFoot: 2,
    beds: 2,
    tentNights: 1,
    earliestStart: 5.5,
    daysAtRest: 25,
    comfort: 2,
    airportAway: 160,
    fame: 20,
    temples: 1,
    vegetarianUnsaid: 0,
    monasteries: 1,
    jyotirlingas: 1,
    listed: 1,
    forts: 0,
  })
})

test('what one does is told by texts, tags and sights, and what it is for by name and highlights', () => {
  const told = actsOf({
    name: 'Slow Kumarakom',
    highlights: ['A night on a houseboat'],
    titles: [],
    texts: ['A kayak at four', 'The raft of state', 'Patwon ki Haveli'],
    stays: ['Palace hotel'],
    tags: [],
    sights: ['bird-sanctuary', 'fort', 'fort', WORLD_HERITAGE],
    halts: [],
  })
  expect(told).toEqual(
    expect.arrayContaining([
      'houseboat',
      'houseboat!',
      'kayak',
      'birds!',
      'world-heritage!',
      'seen-forts',
      'seen-forts!',
    ]),
  )
  expect(told).not.toContain('kayak!')
  expect(told).toContain('palace-stay!')
  expect(told).not.toContain('haveli-stay')
})

test('a camel on a beach is told, and a ride on one is what it is for (caught: peanuts before dunes)', () => {
  const bare = { titles: [], texts: [], stays: [], tags: [], sights: [], halts: [] }
  const beach = actsOf({ ...bare, name: 'Puri', highlights: ['Fishermen, camels, peanuts'] })
  expect([beach.includes('camel'), beach.includes('camel!')]).toEqual([true, false])
  const dunes = actsOf({ ...bare, name: 'Dunes', highlights: [], texts: ['Camels take you over the dunes'] })
  expect(dunes).toContain('camel!')
})
