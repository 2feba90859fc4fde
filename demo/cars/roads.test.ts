import { describe, expect, test } from 'vitest'
import { findPlaceByWords } from '#domain/cars/roads/find-place.ts'
import { estimateRoad } from '#domain/cars/roads/road-estimate.ts'
import { makeRoadNetwork } from '#domain/cars/roads/road-network.ts'
import type { RoadPlace } from '#domain/cars/roads/roads.ts'
import { isInHills } from '#domain/cars/roads/hills.ts'
import { NEWEST_RULES } from '#domain/cars/fare-rules.ts'
import { drawCities } from '#demo/catalogue/places.ts'
import { openFacts } from '#demo/facts/facts.ts'
import { demoId } from '#demo/ids.ts'
import { distanceKm } from '#platform/geo.ts'
import { demoRoads } from './roads.ts'

const facts = openFacts(process.cwd())
const places = drawCities(facts).map(({ draft }) => ({
  ...draft,
  stateName: draft.stateCode,
})) as unknown as RoadPlace[]
const byId = new Map(places.map((place) => [place.id, place]))
const known = demoRoads(facts)
const network = makeRoadNetwork(places, known)

function km(from: string, to: string): number | string {
  const road = network.between(demoId('city', from), demoId('city', to))
  return road.ok ? road.value.km : road.reason
}

/** Of known roads in the plains or with an end in the hills: theirs to the estimate's, in the middle. */
function middle(what: 'km' | 'hours', inHills: boolean): number {
  const ratios = known
    .filter(({ way }) => way === 'road')
    .flatMap((road) => {
      const [one, other] = [byId.get(road.oneCityId)!, byId.get(road.otherCityId)!]
      const hillEnds = [one, other].filter((place) => isInHills(place, NEWEST_RULES)).length
      const straight = distanceKm(one, other)
      return straight < 20 || hillEnds > 0 !== inHills ? [] : [road[what] / estimateRoad(straight, hillEnds)[what]]
    })
  expect(ratios.length).toBeGreaterThan(200)
  return ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)]!
}

describe('the roads of the demo', () => {
  test('are no shorter than the straight line, and join places of ours', () => {
    for (const { oneCityId, otherCityId, km } of known)
      expect(km).toBeGreaterThan(distanceKm(byId.get(oneCityId)!, byId.get(otherCityId)!) * 0.9)
    expect(known.length).toBeGreaterThan(800)
  })

  test('the factors of an estimate are those of the known roads', () => {
    for (const inHills of [false, true]) {
      expect(Math.abs(middle('km', inHills) - 1)).toBeLessThan(0.07)
      expect(Math.abs(middle('hours', inHills) - 1)).toBeLessThan(0.12)
    }
  })

  test('a camp called like a town far away makes no short cut (caught: Delhi to Manali in 330 km by Bharatpur)', () => {
    expect(km('new-delhi', 'manali')).toBe(535)
    expect(km('new-delhi', 'bharatpur')).toBe(185)
  })

  test('great distances come out as they are driven', () => {
    for (const [from, to, driven] of [
      ['new-delhi', 'mumbai', 1420],
      ['chennai', 'bengaluru', 350],
      ['kolkata', 'gangtok', 690],
      ['mumbai', 'bengaluru', 985],
      ['new-delhi', 'leh', 1010],
    ] as const)
      expect(Math.abs(Number(km(from, to)) / driven - 1)).toBeLessThan(0.2)
  })

  test.each([
    // Read in November 2026.
    ['guwahati', 'tawang', 512, 'freeroam.in, Guwahati to Tawang road guide; destinationassamcom.wordpress.com'],
    ['guwahati', 'kohima', 350, 'travelspeak.in, Hornbill festival driving directions'],
    ['guwahati', 'bhalukpong', 240, 'tripoto.com, Tawang, Arunachal Pradesh'],
    ['imphal', 'kohima', 137, 'bcmtouring.com, From one end to another'],
    ['leh', 'pangong-tso', 160, 'vargiskhan.com, Pangong to Leh by Chang La'],
    ['visakhapatnam', 'jagdalpur', 300, 'yovizag.com, Visakhapatnam to Jagdalpur by Jeypore'],
    ['agartala', 'kailashahar', 178, 'locateindia.com and sites.google.com/site/suhanasafarbyks, Unakoti'],
    ['chennai', 'kodaikanal', 520, 'travel2kodaikanal.com; webindia123.com'],
    ['madurai', 'kodaikanal', 120, 'webindia123.com, Kodaikanal, how to reach'],
    ['coimbatore', 'kodaikanal', 175, 'webindia123.com, Kodaikanal, how to reach'],
    ['mumbai', 'panaji', 590, 'the distance facts'],
  ])('%s to %s is %i km, give or take a tenth (%s)', (from, to, driven) => {
    expect(Math.abs(Number(km(from, to)) / driven - 1)).toBeLessThan(0.1)
  })

  test('islands and paths are refused, bridged islands are not', () => {
    expect(km('chennai', 'port-blair')).toBe('no-road-to')
    expect(km('havelock-island', 'port-blair')).toBe('no-road-from')
    expect(km('kochi', 'minicoy')).toBe('no-road-to')
    expect(km('new-delhi', 'kedarnath')).toBe('no-road-to')
    expect(km('haridwar', 'yamunotri')).toBe('no-road-to')
    expect(km('madurai', 'rameswaram')).toBeTypeOf('number')
    expect(km('rajkot', 'diu')).toBeTypeOf('number')
    expect(km('port-blair', 'diglipur')).toBeTypeOf('number')
  })
})

test.each([
  ['DEL', 'New Delhi'],
  ['bom', 'Mumbai'],
  ['COK', 'Kochi'],
  ['Indira Gandhi International Airport', 'New Delhi'],
  ['BLR airport', 'Bengaluru'],
])('%s is the airport of %s (caught: the nearest place, whatever it is)', (words, name) => {
  expect(findPlaceByWords(places, words)?.name).toBe(name)
})
