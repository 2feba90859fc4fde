import { expect, test } from 'vitest'
import { USUAL_RATES } from '#domain/catalogue/package.ts'
import { agesOf, agesText } from './age-text.ts'

const USUAL = USUAL_RATES.ageBands
const TREK = { infantUnder: 0, olderInfantUnder: 0, adultFrom: 10, youngest: 10 }

test('the ages of a package are said in words', () => {
  expect(agesText(USUAL, true)).toBe(
    'Age counts in completed years on the day of departure: infant under 2, child: 2 to 11 years, adult from 12.',
  )
  expect(agesText(USUAL, false)).toBe('Everybody who comes pays as an adult.')
  expect(agesText(TREK, false)).toBe('From 10 years on. Everybody who comes pays as an adult.')
  expect(agesText({ ...USUAL, youngest: 5 }, true)).toBe(
    'From 5 years on. Age counts in completed years on the day of departure: child: 5 to 11 years, adult from 12.',
  )
})

test('a cell of the grid says whose it is', () => {
  expect(agesOf('childNoBed', USUAL)).toBe('2 to 11 years')
  expect(agesOf('infant', USUAL)).toBe('under 2 years')
  expect(agesOf('childNoBed', { ...USUAL, youngest: 5 })).toBe('5 to 11 years')
  expect(agesOf('infant', { ...USUAL, youngest: 5 })).toBeUndefined()
  expect(agesOf('twin', USUAL)).toBeUndefined()
  expect(agesOf('infant', TREK)).toBeUndefined()
  expect(agesOf('childWithBed', { ...USUAL, infantUnder: 0 })).toBe('up to 11 years')
})
