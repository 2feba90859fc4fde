import { expect, test } from 'vitest'
import { teaHills } from '#tests/sample-catalogue.ts'
import { pictureFaults } from './picture-faults.ts'
import { taxFaults } from './tax-faults.ts'

test('5 % is for stay and transport together (caught: either of them was enough)', () => {
  const [day] = teaHills.itinerary
  const said = (one: Partial<typeof day>, gstScheme: typeof teaHills.gstScheme = 'TOUR_5') =>
    taxFaults({ gstScheme, inclusions, itinerary: [{ ...day!, ...one }] }).map(
      ({ message }) => message.split(' in it')[0],
    )
  const inclusions = ['A guide', 'Breakfast']
  const home = { overnight: null, stay: null }
  const onFoot = { travel: 'walk', legs: undefined } as const
  expect(taxFaults(teaHills)).toEqual([])
  expect(said({ ...home, travel: 'road' })).toEqual(['No night'])
  expect(said(onFoot)).toEqual(['No transport'])
  expect(said({ ...home, ...onFoot })).toEqual(['No night and no transport'])
  expect(said({ ...home, ...onFoot }, 'TOUR_18')).toEqual([])
  const byCar = { gstScheme: 'TOUR_5' as const, inclusions: ['Private sedan with driver'] }
  expect(taxFaults({ ...byCar, itinerary: [{ ...day!, ...onFoot }] })).toEqual([])
  expect(taxFaults({ gstScheme: 'TOUR_5', inclusions, itinerary: [] })).toEqual([])
})

test('a picture is not told of by the name of its file, but by words of this package or its own', () => {
  const album = ['pic1', 'IMG 2041', 'Tea gardens at dawn', 'Munnar'].map((alt, at) => ({ id: `p${at}`, alt }))
  const pictureIds = album.map(({ id }) => id)
  const told = (pictureAlts?: Record<string, string>) =>
    pictureFaults({ pictureIds, pictureAlts }, album).map(({ message }) => message)
  expect(told()).toEqual([
    'Picture 1 is called “pic1”: say what it shows here.',
    'Picture 2 is called “IMG 2041”: say what it shows here.',
  ])
  expect(told({ p0: 'A bridge of roots', p1: 'Two men and a boat' })).toEqual([])
})
