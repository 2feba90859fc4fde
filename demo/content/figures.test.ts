import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoId } from '#demo/ids.ts'
import { demoRoads } from '#demo/cars/roads.ts'
import { drawCities } from '#demo/catalogue/places.ts'
import { openFacts } from '#demo/facts/facts.ts'
import { makePackages } from '#demo/packages/make-packages.ts'
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
