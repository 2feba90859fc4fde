import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partyParams } from '#domain/party/party.ts'
import { keyForVisitor, readPartyCookie } from './party-key.ts'

const wantsParty = (path: string) => path === '/india'
const key = (own: string, cookies?: string) => keyForVisitor(own, cookies, wantsParty)
const family = 'padav-party=adults%3D2%26ages%3D9-6'

describe('what a page is kept under for a visitor', () => {
  test('is its own key for whoever has set no party', () => {
    for (const own of ['/india', '/india?page=2', '/about-us']) {
      expect(key(own)).toBe(own)
      expect(key(own, '')).toBe(own)
    }
  })

  test('carries the party of the cookie, sorted among the other keys', () => {
    expect(key('/india', family)).toBe('/india?adults=2&ages=9-6')
    expect(key('/india?page=2', family)).toBe('/india?adults=2&ages=9-6&page=2')
    expect(key('/india', `a=1; ${family}%26per%3Dperson; b=2`)).toBe('/india?adults=2&ages=9-6&per=person')
  })

  // caught: any cookie in the key, which would keep a page for every session.
  test('is changed by no other cookie', () => {
    for (const other of ['session=asha', 'x-padav-party=adults%3D2', 'padav-party2=adults%3D2', 'theme=padav-party'])
      expect(key('/india?page=2', other)).toBe('/india?page=2')
    expect(key('/india', `__Host-session=asha; ${family}; theme=dark`)).toBe(key('/india', family))
  })

  // caught: any blank of Unicode, which would have a proxy keep the page of a party under no party.
  test('is read from the first of its cookies, behind the blanks a proxy knows', () => {
    expect(key('/india', `${family}; padav-party=adults%3D4`)).toBe(key('/india', family))
    expect(key('/india', `a=1; \t${family}`)).toBe(key('/india', family))
    expect(key('/india', `a=1;\u00a0${family}`)).toBe('/india')
  })

  // caught: the cookie on every page, which would keep a credits page for every family.
  test('carries it only where prices are for a party', () => {
    expect(key('/about-us', family)).toBe('/about-us')
    expect(key('/signin?callbackUrl=%2Findia', family)).toBe('/signin?callbackUrl=%2Findia')
  })

  // caught: the cookie's own text in the key, with which anybody could fill the cache.
  test.each([
    ['adults=2&ages=6-9', 'another order of ages'],
    ['adults=02&ages=9-06', 'leading zeros'],
    ['ages=9-6&adults=2', 'another order of keys'],
    ['adults=2&ages=9-6&per=total', 'what goes without saying'],
    ['adults=2&ages=9-6&rooms=', 'an empty word'],
    ['adults=2&ages=9-6&colour=blue', 'a key nobody knows'],
    ['adults=2&ages=9-6&rooms=castle4', 'rooms nobody has'],
  ])('%s is the same page: %s', (text) => {
    expect(key('/india', `padav-party=${encodeURIComponent(text)}`)).toBe('/india?adults=2&ages=9-6')
    expect(key('/india', `padav-party=${text}`)).toBe('/india?adults=2&ages=9-6')
  })

  test.each([
    '',
    'x',
    'adults=0',
    'adults=31',
    'adults=2&ages=40',
    'adults=-1',
    '%',
    '%E0%A4',
    `adults=2${'&a=b'.repeat(80)}`,
  ])('a cookie of nonsense counts as none: %s', (text) => {
    expect(key('/india?page=2', `padav-party=${text}`)).toBe('/india?page=2')
  })

  // caught: the cookie beating the address, so that a link sent to a friend would show another total.
  test('carries the party its address names, whatever the cookie says', () => {
    expect(key('/india?adults=4', family)).toBe('/india?adults=4')
    expect(key('/india?adults=4&per=person', family)).toBe('/india?adults=4&per=person')
    expect(key('/india?adults=2&ages=6-9')).toBe('/india?adults=2&ages=9-6')
    expect(key('/india?adults=2&ages=6-9')).toBe(key('/india', family))
  })

  test('leaves an address that names no party a person could be to the cookie', () => {
    expect(key('/india?adults=99&page=2')).toBe('/india?page=2')
    expect(key('/india?adults=99&page=2', family)).toBe('/india?adults=2&ages=9-6&page=2')
    expect(key('/india?per=person', family)).toBe('/india?adults=2&ages=9-6')
  })

  test('never throws, and is always in the one spelling of a party', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), fc.string({ maxLength: 60 }), (cookie, party) => {
        for (const cookies of [cookie, `padav-party=${cookie}`, `padav-party=adults%3D${party}`]) {
          const made = key('/india', cookies)
          const view = readPartyCookie(cookies)
          expect(made).toBe(view ? `/india?${partyParams(view)}` : '/india')
          expect(key(made, cookies)).toBe(made)
        }
      }),
    )
  })
})
