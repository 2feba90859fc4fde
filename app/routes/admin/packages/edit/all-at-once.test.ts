import { expect, test } from 'vitest'
import { faultsOfPart } from '#domain/catalogue/writing/drafts.server.ts'
import { hills } from '#tests/catalogue-fixture.ts'
import { halts } from './halts.tsx'
import { readPrices, typedPrices } from './price-reading.ts'

const munnar = { id: 'munnar', name: 'Munnar', url: 'munnar', stateCode: 'IN-KL' }
const known = { categories: [], states: [], places: [munnar], sights: [] } as never

test('what cannot be read and what cannot be is said at once (caught: the second when the first was mended)', () => {
  const typed = {
    ...typedPrices(hills),
    'grid.twin': 'cheap',
    'rates.ageBands.infantUnder': '20',
    'rates.seasons.count': '1',
    'rates.seasons.0.name': 'New Year',
    'rates.seasons.0.from': '31 Feb',
    'rates.seasons.0.to': '5 Jan',
    'rates.seasons.0.percent': '-200',
  }
  const { values, faults } = readPrices(typed)
  expect(faults.map(({ path }) => path)).toEqual(['grid.twin'])
  const all = faultsOfPart('prices', values, faults).map(({ path }) => path)
  expect(all).toEqual(
    expect.arrayContaining(['rates.ageBands.infantUnder', 'rates.seasons.0.from', 'rates.seasons.0.percent']),
  )
  expect(all.filter((path) => path === 'grid.twin')).toHaveLength(1)
})

test('the nights of a halt that is no row yet are said at their own field (caught: at no field)', () => {
  const read = (placeNights: string) => halts.read({ place: 'Munnar', placeNights }, known, hills)
  for (const nights of ['-2', '61', 'two']) expect(read(nights).faults.map(({ path }) => path)).toEqual(['placeNights'])
  expect(read('')).toMatchObject({ faults: [], values: { stops: [{ cityId: 'munnar', nights: 1 }] } })
})
