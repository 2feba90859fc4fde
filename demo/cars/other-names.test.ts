import { expect, test } from 'vitest'
import { makeRoadNetwork } from '#domain/cars/roads/road-network.ts'
import type { RoadPlace } from '#domain/cars/roads/roads.ts'
import written from '#domain/search/language/names-in-scripts.json' with { type: 'json' }
import { SUBURBS } from '#domain/search/language/suburbs.ts'
import { openOtherNames } from '#domain/search/sentences/other-names.ts'
import { drawCities } from '#demo/catalogue/places.ts'
import { openFacts } from '#demo/facts/facts.ts'

const facts = openFacts(process.cwd())
const places = drawCities(facts).map(({ draft }) => ({
  ...draft,
  stateName: draft.stateCode,
})) as unknown as RoadPlace[]
const network = makeRoadNetwork(places, [], openOtherNames)

function found(words: string) {
  const place = network.find(words)
  return place && `${place.place.name}${place.isBeside ? ' beside it' : ''}`
}

test.each([
  ['Noida', 'New Delhi beside it'],
  ['Kathgodam', 'Bhimtal beside it'],
  ['Simla', 'Shimla'],
  ['IGI', 'New Delhi'],
  ['IGI Airport', 'New Delhi'],
  ['दिल्ली', 'New Delhi'],
  ['নতুন দিল্লি', 'New Delhi'],
  ['কলকাতা', 'Kolkata'],
  ['சென்னை', 'Chennai'],
  ['హైదరాబాద్', 'Hyderabad'],
  ['ಬೆಂಗಳೂರು', 'Bengaluru'],
  ['കൊച്ചി', 'Kochi'],
  ['અમદાવાદ', 'Ahmedabad'],
  ['ਅੰਮ੍ਰਿਤਸਰ', 'Amritsar'],
  ['ପୁରୀ', 'Puri'],
  ['آگرہ', 'Agra'],
  ['Bangalore airport', 'Bengaluru'],
  ['Munaar', 'Munnar'],
  ['Kashmir', 'Srinagar beside it'],
  ['Goa', 'Panaji beside it'],
  ['howrah station', 'Kolkata beside it'],
  ['नोएडा', 'New Delhi beside it'],
])('“%s” is %s for a fare, as for the search (caught: no place called so)', (words, name) => {
  expect(found(words)).toBe(name)
})

test.each(['Atlantis', 'tour', 'to', 'Koch', 'Munnr', 'from Delhi', 'Simla, IN-KL', '', ' , '])(
  '“%s” is no place: no letter may be wrong, and nothing be said besides',
  (words) => {
    expect(found(words)).toBe(undefined)
  },
)

test('a place is the same in every script it is written in', () => {
  const wrong = Object.entries(written.places).flatMap(([latin, all]) => {
    const place = found(latin)
    return place === undefined ? [] : all.split(', ').filter((name) => found(name) !== place)
  })
  expect(wrong).toEqual([])
})

test('everywhere people set off from has a place it is reckoned as', () => {
  const starts = [...facts.circuits.map(({ start }) => start), ...Object.values(SUBURBS).flat()]
  expect(starts.filter((start) => !network.find(start))).toEqual([])
})
