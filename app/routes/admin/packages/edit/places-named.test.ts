import { expect, test } from 'vitest'
import { hills } from '#tests/catalogue-fixture.ts'
import { days } from './days.tsx'
import { facts } from './facts.tsx'

const munnar = { id: 'munnar', name: 'Munnar', url: 'munnar', stateCode: 'IN-KL' }
const sight = { id: 'tea-museum', name: 'Tea Museum', url: 'tea-museum', cityId: 'munnar' }
const known = { categories: [], states: [], places: [munnar], sights: [sight] } as never
const old = { ...hills, startCity: 'A camp of long ago' }

test('a package starts and ends in places of ours, and keeps the one it has (caught: any word)', () => {
  const read = (startCity: string) => facts.read({ startCity, endCity: 'munnar' }, known, old)
  expect(read('Nowhereville').faults).toEqual([
    { path: 'startCity', message: 'We have no place called Nowhereville. Its page comes first, under Cities.' },
  ])
  expect(read('A camp of long ago')).toMatchObject({ faults: [], values: { endCity: 'Munnar' } })
  expect(read('').faults).toEqual([])
})

test('every sight of a day that is not ours is named (caught: the last of them)', () => {
  const typed = { 'itinerary.count': '1', 'itinerary.0.sights': 'Top Stale\nTea Museum\nEcho Pint' }
  expect(days.read(typed, known, hills).faults).toEqual([
    {
      path: 'itinerary.0.sights',
      message: 'We have no sight called Top Stale, or Echo Pint. Its page comes first, under Attractions.',
    },
  ])
})
