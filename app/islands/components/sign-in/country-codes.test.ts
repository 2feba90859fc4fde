import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { expect, test } from 'vitest'
import { fullMobile } from '#domain/contact/full-mobile.ts'
import { findCountries, listCountries } from './country-codes.ts'

const countries = listCountries()
const found = (typed: string) => findCountries(countries, typed).map(({ iso }) => iso)

test('knows every country the numbering plan knows, with its calling code, India first', () => {
  const known = new Map(countries.map(({ iso, dial }) => [iso, dial]))
  const islandsOfSaintHelena = ['AC', 'TA']
  const wrong = getCountries().filter(
    (iso) => !islandsOfSaintHelena.includes(iso) && known.get(iso) !== getCountryCallingCode(iso),
  )
  expect(wrong).toEqual([])
  expect(countries[0]).toEqual({ iso: 'IN', dial: '91', name: 'India' })
  expect(countries[1]?.name).toBe('Afghanistan')
})

test('finds a country by a word of its name, its calling code or its ISO code', () => {
  expect(found('ind')).toEqual(['IN', 'IO', 'ID'])
  expect(found('+977')).toEqual(['NP'])
  expect(found('emirates')).toEqual(['AE'])
  expect(found('lk')).toEqual(['LK'])
  expect(found('cote')).toEqual(['CI'])
  expect(found('zzz')).toEqual([])
  expect(found(' ')).toHaveLength(countries.length)
})

test('puts the country code in front of a number that brings none', () => {
  expect(fullMobile('98765 43210', '91')).toBe('+919876543210')
  expect(fullMobile('+977 984-1234567', '91')).toBe('+9779841234567')
  expect(fullMobile('00977 9841234567', '91')).toBe('+9779841234567')
  expect(fullMobile('919876543210', '91')).toBe('+919876543210')
  expect(fullMobile('9198765432', '91')).toBe('+919198765432')
  expect(fullMobile(' ', '91')).toBe('')
})
