import { expect, test } from 'vitest'
import { hills } from '#tests/catalogue-fixture.ts'
import { Rates } from './rates-draft.ts'

const season = (name: string, from: string, to: string) => ({ name, from, to, percent: 10 })
const faults = (...seasons: ReturnType<typeof season>[]) =>
  Rates.safeParse({ ...hills.rates, seasons }).error?.issues.map(({ path }) => path.join('.'))

test('a day that is none marks its own field and no right one (caught: the season after it, said to share a day)', () => {
  const puja = season('Puja', '10 Oct', '25 Oct')
  expect(faults(season('Christmas', '30 Feb', '31 Dec'), puja)).toEqual(['seasons.0.from'])
  expect(faults(puja, season('Christmas', '20 Dec', '45 Dec'), season('Rains', '1 Jun', '31 Aug'))).toEqual([
    'seasons.1.to',
  ])
  expect(faults(season('Autumn', '1 Oct', '30 Nov'), puja)).toEqual(['seasons.1.from'])
  expect(faults(puja)).toBeUndefined()
})
