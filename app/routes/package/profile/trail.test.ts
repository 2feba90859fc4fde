import { expect, test } from 'vitest'
import type { Leg } from '#domain/catalogue/journey/leg.ts'
import type { ItineraryDay } from '#domain/catalogue/package.ts'
import { overlap, textBox } from '#app/ui/boxes.ts'
import { drawProfile, LABEL_SIZE } from './altitude-profile.ts'
import { heightsOfTrail, marksOfTrail, trailOf, trailText } from './trail.ts'

type ToldDay = { night?: string; altitudeM?: number; highestM?: number; legs?: Leg[] }

function days(...told: ToldDay[]): ItineraryDay[] {
  return told.map(({ night, altitudeM = null, highestM = null, legs = [] }, at) => ({
    day: at + 1,
    ...({ title: 'Up', text: 'Up.', stay: null, meals: 'all', km: null, hours: null, travel: null } as const),
    legs,
    overnight: night ? { name: night, url: null } : null,
    altitudeM,
    highestM,
    sights: [],
  }))
}

const road: Leg = { by: 'road', km: 20, hours: 1 }
const walk = (km: number, upM: number, downM: number): Leg => ({ by: 'walk', km, hours: 4, upM, downM })

const trek = days(
  { night: 'Lohajung', altitudeM: 2300, legs: [road] },
  { night: 'Didna', altitudeM: 2450, legs: [road, walk(6, 650, 0)] },
  { night: 'Bedni', altitudeM: 3350, legs: [walk(10, 900, 0)] },
  { night: 'Bedni', altitudeM: 3350 },
  { night: 'Lohajung', altitudeM: 2300, highestM: 3600, legs: [walk(12, 250, 1500), road] },
  {},
)

test('a trail is the days between the first step and the last, each after the kilometres before it', () => {
  expect(trailOf(trek).map(({ day, km, sinceKm, camp }) => [day, km, sinceKm, camp])).toEqual([
    [2, 6, 0, 'Didna'],
    [3, 10, 6, 'Bedni'],
    [4, 0, 16, 'Bedni'],
    [5, 12, 16, null],
  ])
  expect(trailText(trailOf(trek))).toBe('28 km on foot in 3 days, 1,800 m up and 1,500 m down.')
  expect(trailOf(days({ night: 'Jaipur', legs: [road] }))).toEqual([])
})

test('where one comes or goes by car the trail has a height of its own, never that of the town', () => {
  expect(heightsOfTrail(trailOf(trek)).map(({ metres, along }) => [along, metres])).toEqual([
    [0, 1800],
    [6, 2450],
    [16, 3350],
    [expect.closeTo(17.7, 1), 3600],
    [28, 2100],
  ])
  const [loop] = trailOf(
    days({ night: 'Lavasa', altitudeM: 640, highestM: 1200, legs: [road, walk(9, 500, 400), road] }),
  )
  expect(loop).toMatchObject({ startM: 700, topM: 1200, endM: 800, camp: null })
})

test('heights nobody wrote down are not made up', () => {
  const unknown = trailOf(days({ legs: [road, { by: 'walk', km: 8, hours: 3 }, road], highestM: 900 }))
  expect(unknown[0]).toMatchObject({ startM: null, endM: null })
  expect(trailText(unknown)).toBe('8 km on foot in one day.')
})

test('the days under a trail keep apart', () => {
  const long = trailOf(
    days(
      ...Array.from({ length: 12 }, (_, at) => ({
        night: `Camp ${at}`,
        altitudeM: 2000 + at * 200,
        legs: [walk(3 + ((at * 7) % 15), 200, 0)],
      })),
    ),
  )
  const placed = drawProfile(heightsOfTrail(long), marksOfTrail(long)).marks.flatMap(({ lines, x }) =>
    lines.slice(0, 1).map((text) => textBox(text, LABEL_SIZE, { x, y: 0, anchor: 'middle' })),
  )
  expect(placed.length).toBeGreaterThan(8)
  for (const [at, box] of placed.entries())
    for (const other of placed.slice(at + 1)) expect(overlap(box, other)).toBe(false)
})
