import { describe, expect, test } from 'vitest'
import { SHIPPED_ALMANAC } from './almanac.ts'
import { faultsOn, isPossible, nearestDates } from './journey.ts'
import type { Journey } from './journey.ts'

function journey(name: string, nights: string[], sights: Record<number, string> = {}): Journey {
  const days = [...nights, undefined].map((url, at) => ({
    day: at + 1,
    overnight: url === undefined ? null : { url },
    sights: sights[at + 1] ? [{ url: sights[at + 1]! }] : [],
  }))
  return { name, itinerary: days }
}

describe('a season', () => {
  const year = { from: '2026-11-28', to: '2027-11-27' }
  const ice = { ...journey('Chadar Trek', ['leh']), ownMonths: [1, 2], tags: ['winter-trek'] }
  const summit = { ...journey('Summit', ['leh']), ownMonths: [7, 8, 9], difficulty: 'difficult', maxAltitudeM: 6250 }

  test('is a condition of what is there for the ice, and of a walk as high as the snow lies (caught: the frozen river in July)', () => {
    expect(faultsOn(SHIPPED_ALMANAC, ice, '2027-07-15')).toEqual([
      {
        reason: 'out-of-season',
        day: null,
        words: 'Chadar Trek can be had only in its season: January to February.',
      },
    ])
    expect(isPossible(faultsOn(SHIPPED_ALMANAC, summit, '2027-01-15'))).toBe(false)
    expect(nearestDates(SHIPPED_ALMANAC, ice, { wanted: '2027-07-15', ...year })).toEqual(['2027-02-28'])
    expect(nearestDates(SHIPPED_ALMANAC, summit, { wanted: '2027-01-15', ...year })).toEqual(['2027-07-01'])
    for (const sold of [ice, summit])
      expect(faultsOn(SHIPPED_ALMANAC, sold, sold === ice ? '2027-01-15' : '2027-08-01')).toEqual([])
  })

  test('is advice to whoever walks low or is driven', () => {
    for (const low of [
      { ...summit, maxAltitudeM: 1450 },
      { ...summit, difficulty: null },
    ])
      expect(faultsOn(SHIPPED_ALMANAC, low, '2027-01-15')).toEqual([])
  })

  test('of a forest binds what is named for it or for its tigers, and is a remark to what only passes by', () => {
    const on = (name: string, sight: string) =>
      faultsOn(SHIPPED_ALMANAC, journey(name, ['chandrapur'], { 1: sight }), '2027-08-16').map(({ reason }) => reason)
    expect(on('Tadoba Safari', 'tadoba-andhari-tiger-reserve')).toEqual(['shut'])
    expect(on('Tigers and the Taj', 'ranthambore-national-park')).toEqual(['shut'])
    expect(on('Saurashtra', 'gir-national-park')).toEqual(['sight-shut'])
    const safari = journey('Tadoba Safari', ['chandrapur'], { 1: 'tadoba-andhari-tiger-reserve' })
    expect(nearestDates(SHIPPED_ALMANAC, safari, { wanted: '2027-08-16', ...year })).toEqual([
      '2027-06-30',
      '2027-10-01',
    ])
  })
})
