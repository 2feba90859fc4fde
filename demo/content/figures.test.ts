import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoId } from '#demo/ids.ts'
import { drawCars } from '#demo/cars/cars.ts'
import { demoRoads } from '#demo/cars/roads.ts'
import { drawCities } from '#demo/catalogue/places.ts'
import { openFacts } from '#demo/facts/facts.ts'
import { makePackages } from '#demo/packages/make-packages.ts'
import { fareOf } from '#domain/cars/fare.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'
import { formatPaise } from '#platform/money.ts'
import { makeRoadNetwork } from '#domain/cars/roads/road-network.ts'
import type { RoadPlace } from '#domain/cars/roads/roads.ts'

const HERE = import.meta.dirname
const facts = openFacts(join(HERE, '../..'))
const places = drawCities(facts).map(({ draft }) => ({
  ...draft,
  stateName: draft.stateCode,
})) as unknown as RoadPlace[]
const slugs = new Map(facts.places.flatMap(({ name, altNames, slug }) => [name, ...altNames].map((one) => [one, slug])))
/** Links as their words. */
const articles = globSync('articles/*/*.md', { cwd: HERE }).map((path) => ({
  path,
  text: readFileSync(join(HERE, path), 'utf8').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'),
}))
const found = (words: RegExp) =>
  articles.flatMap(({ path, text }) => [...text.matchAll(words)].map(([said, ...parts]) => ({ path, said, parts })))
const isNear = (told: string | undefined, known: number) =>
  Math.abs(Number(told?.replaceAll(',', '')) / known - 1) <= 0.1

const treks = makePackages(facts, { today: '2026-11-20' }).filter(({ kind }) => kind === 'trek')
const trekNamed = (name: string) => treks.find(({ name: full }) => full.toLowerCase() === `${name} trek`.toLowerCase())

test('what an article says of a trek that is sold is what is sold (caught: 30 km to Brahmatal for 24)', () => {
  const told = found(/\*\*([^*]+?)\*\*[^.\n]*?(\d+) km(?:[^.\n]*?(\d,\d{3}) m)?/g).flatMap(({ path, said, parts }) => {
    const trek = trekNamed(parts[0]!.replace(' and ', ' '))
    return trek ? [{ path, said, trek, km: parts[1], metres: parts[2] }] : []
  })
  expect(told.length).toBeGreaterThan(8)
  const wrong = told.filter(
    ({ trek, km, metres }) =>
      !isNear(km, trek.distanceKm!) || (metres !== undefined && !isNear(metres, trek.maxAltitudeM!)),
  )
  expect(
    wrong.map(({ path, said, trek }) => `${path}: ${said} (${trek.distanceKm} km, ${trek.maxAltitudeM} m)`),
  ).toEqual([])
})

test('a road an article tells the length of is as long in the fares', () => {
  const network = makeRoadNetwork(places, demoRoads(facts))
  const told = found(/\b([A-Z][a-z]+(?: [A-Z][a-z]+)?) to ([A-Z][a-z]+(?: [A-Z][a-z]+)?)[^.|\n]{0,45}?\b(\d[\d,]*) km/g)
  const roads = told.flatMap(({ path, said, parts: [from = '', to = '', km] }) => {
    const ends = [slugs.get(from), slugs.get(to)]
    if (!ends[0] || !ends[1]) return []
    const road = network.between(demoId('city', ends[0]), demoId('city', ends[1]))
    return road.ok ? [{ path, said, km, known: road.value.km }] : []
  })
  expect(roads.length).toBeGreaterThan(2)
  expect(roads.filter(({ km, known }) => !isNear(km, known))).toEqual([])
})

/** The bills articles lay out: the class of car and the trips of it, each a column. */
const BILLS: Record<string, { car: string; trips: { km: number; days: number }[] }> = {
  'the-250-kilometre-rule': {
    car: 'compact-suv',
    trips: [
      { km: 640, days: 3 },
      { km: 820, days: 3 },
    ],
  },
  'train-to-the-hills-car-from-there': {
    car: 'sedan',
    trips: [
      { km: 1250, days: 5 },
      { km: 750, days: 3 },
    ],
  },
}

test.each(Object.entries(BILLS))(
  'the bill of %s is what the fares of the site say (caught: no line for hills, ₹15 and ₹400 for ₹14 and ₹300)',
  (name, { car: id, trips }) => {
    const { text } = articles.find(({ path }) => path.includes(name))!
    const car = drawCars(facts.cars)[facts.cars.findIndex((fact) => fact.id === id)]!.draft
    const amounts = trips.flatMap((trip, column) => {
      const asked = { kind: 'round-trip', ...trip, leaveAt: 7 * 60, inHills: true, otherStates: 0 } as const
      const fare = fareOf({ car, trip: asked, suppliedOn: '2026-12-05', gstRates: GST_RATES })
      if (!fare.ok) throw new Error(fare.reason)
      const { lines, gst, totalPaise } = fare.value
      const tax = gst.taxes.reduce((sum, { paise }) => sum + paise, 0)
      const isWhole = column === 0 || id === 'sedan'
      return [...(isWhole ? [...lines.map(({ paise }) => paise), tax] : [lines[0]!.paise]), totalPaise]
    })
    const rates = [car.perKmPaise, car.driverAllowancePaise]
    expect([...amounts, ...rates].map(formatPaise).filter((amount) => !text.includes(amount))).toEqual([])
    expect(/\| Hill roads/.test(text)).toBe(true)
    // caught: four nights in the hills as six days by one car and four by the other
    const nights = /\| Nights \| (\d) in hotels \| (\d) in hotels/.exec(text)?.slice(1).map(Number)
    if (nights) expect(nights).toEqual(trips.map(({ days }) => days - 1))
  },
)
