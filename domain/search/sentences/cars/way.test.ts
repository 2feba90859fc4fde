import { expect, test } from 'vitest'
import { goldenSentenceNames } from '#tests/golden-documents.ts'
import { readCarWay } from './way.ts'

const names = goldenSentenceNames()

test.each([
  ['kochi to munnar taxi', 'Kochi', 'Munnar'],
  ['munnar cab from kochi', 'Kochi', 'Munnar'],
  ['cab from kochi to munnar', 'Kochi', 'Munnar'],
  ['agra ke liye delhi se taxi', 'New Delhi', 'Agra'],
  ['delhi se agra taxi', 'New Delhi', 'Agra'],
  ['taxi from noida to agra', 'Noida', 'Agra'],
  ['agra cab from kathgodam', 'Kathgodam', 'Agra'],
])('of “%s” the drive begins in %s (caught: the place named first)', (text, from, to) => {
  expect(readCarWay(text, names)).toMatchObject({ from, to, via: undefined, left: [] })
})

test('a halt between is driven to, and what there is no room for is told (caught: all but two places dropped)', () => {
  expect(readCarWay('delhi to agra via jaipur taxi', names)).toMatchObject({
    from: 'New Delhi',
    to: 'Agra',
    via: 'Jaipur',
  })
  expect(readCarWay('kochi munnar alleppey car', names)).toMatchObject({ to: 'Alappuzha', via: 'Munnar', left: [] })
  expect(readCarWay('kochi munnar thekkady alleppey 5 days car with driver', names)).toEqual({
    from: 'Kochi',
    to: 'Alappuzha',
    via: 'Munnar',
    left: ['Thekkady'],
  })
})

test('what is said of the party and the hour is no place mistyped (caught: Barot of a barat, Sam of shaam)', () => {
  expect(readCarWay('barat me 45 log jayenge, bus', names).from).toBe(undefined)
  expect(readCarWay('delhi se agra subah jaake shaam wapas', names)).toMatchObject({ from: 'New Delhi', to: 'Agra' })
})
