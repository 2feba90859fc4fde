import { describe, expect, test } from 'vitest'
import { estimateRoad } from './road-estimate.ts'
import { makeRoadNetwork } from './road-network.ts'
import type { KnownRoad, RoadPlace } from './roads.ts'

function place(id: string, lat: number, lon: number, changes: Partial<RoadPlace> = {}): RoadPlace {
  const name = id.charAt(0).toUpperCase() + id.slice(1)
  const state = { stateCode: 'IN-RJ', stateName: 'Rajasthan' }
  return { id, name, url: id, lat, lon, altitudeM: 200, types: [], altNames: [], airport: null, ...state, ...changes }
}

function road(oneCityId: string, otherCityId: string, km: number, way: KnownRoad['way'] = 'road'): KnownRoad {
  return { oneCityId, otherCityId, km, hours: km / 50, way }
}

// Along a line of latitude near 26°, a degree is about 100 km.
const PLACES = [
  place('agra', 26, 78),
  place('bharatpur', 26, 77),
  place('dausa', 26, 76),
  place('jaipur', 26, 75),
  place('alone', 26, 74),
  place('camp', 26, 72),
  place('isle', 15, 93, { types: ['island'], stateCode: 'IN-AN' }),
  place('bay', 15, 94, { types: ['island'], stateCode: 'IN-AN' }),
  place('reef', 15, 95, { types: ['island'], stateCode: 'IN-AN' }),
  place('bridged', 25, 75, { types: ['island'] }),
]
const KNOWN = [
  road('agra', 'bharatpur', 120),
  road('bharatpur', 'dausa', 125),
  road('dausa', 'jaipur', 130),
  road('jaipur', 'camp', 300, 'walk'),
  road('isle', 'bay', 105),
  road('isle', 'reef', 70, 'boat'),
  road('jaipur', 'bridged', 140),
]
const network = makeRoadNetwork(PLACES, KNOWN)

function between(from: string, to: string) {
  const answer = network.between(from, to)
  return answer.ok ? answer.value : answer.reason
}

describe('the road between two places', () => {
  test('a known leg is known either way', () => {
    const leg = { km: 120, basis: 'known', by: [], stateCodes: ['IN-RJ'] }
    expect(between('agra', 'bharatpur')).toMatchObject(leg)
    expect(between('bharatpur', 'agra')).toMatchObject(leg)
  })

  test('legs in a row stand for the road, and name the places between', () => {
    expect(between('agra', 'jaipur')).toMatchObject({
      km: 375,
      hours: 7.5,
      basis: 'by-way',
      by: ['Bharatpur', 'Dausa'],
    })
    expect(between('jaipur', 'agra')).toMatchObject({ km: 375, by: ['Dausa', 'Bharatpur'] })
  })

  test('a long way round is not taken for the road (caught: no limit to the detour)', () => {
    const around = makeRoadNetwork(PLACES, [road('agra', 'jaipur', 400), road('jaipur', 'bharatpur', 400)])
    const answer = around.between('agra', 'bharatpur')
    expect(answer).toMatchObject({ ok: true, value: { km: estimateRoad(99.94, 0).km, basis: 'estimate', by: [] } })
  })

  test('a road that is known goes before a shorter way round (caught: the shortest path for every pair)', () => {
    const known = [road('agra', 'jaipur', 240), road('agra', 'bharatpur', 57), road('bharatpur', 'jaipur', 170)]
    expect(makeRoadNetwork(PLACES, known).between('agra', 'jaipur')).toMatchObject({
      value: { km: 240, basis: 'known' },
    })
  })

  test('a place without a known road is reached from the nearest that has one, as an estimate', () => {
    expect(between('alone', 'dausa')).toMatchObject({ km: 130 + 125, basis: 'estimate', by: ['Jaipur'] })
  })

  test('islands have the roads that are known there and none to the mainland (caught: the estimate for all)', () => {
    expect(between('isle', 'bay')).toMatchObject({ km: 105, basis: 'known' })
    expect(between('isle', 'agra')).toBe('no-road-from')
    expect(between('agra', 'bay')).toBe('no-road-to')
    expect(between('agra', 'reef')).toBe('no-road-to')
    expect(between('jaipur', 'bridged')).toMatchObject({ km: 140, basis: 'known' })
    expect(between('agra', 'bridged')).toMatchObject({ basis: 'estimate' })
  })

  test('where one only walks or sails to, the road ends', () => {
    expect(between('agra', 'camp')).toBe('no-road-to')
    expect(network.hasRoads('camp')).toBe(false)
    expect(network.roadEnd('camp')).toEqual({ way: 'walk', at: 'Jaipur' })
    expect(network.roadEnd('reef')).toEqual({ way: 'boat', at: 'Isle' })
    // What has roads of its own is no place one only sails to.
    expect(network.roadEnd('isle')).toBeUndefined()
    expect(network.hasRoads('alone')).toBe(true)
  })
})

describe('an estimate', () => {
  test('is the straight line made longer, more within 100 km of an end in the hills', () => {
    expect(estimateRoad(100, 0).km).toBe(125)
    expect(estimateRoad(100, 1).km).toBe(175)
    expect(estimateRoad(300, 1).km).toBe(425)
    expect(estimateRoad(300, 2).km).toBe(475)
    expect(estimateRoad(0, 0)).toEqual({ km: 5, hours: 0.25 })
    expect(estimateRoad(90, 0).hours).toBe(2.5)
  })

  test('never goes shorter than the straight line', () => {
    for (let km = 0; km < 3000; km += 7) expect(estimateRoad(km, 0).km).toBeGreaterThanOrEqual(km)
  })
})
