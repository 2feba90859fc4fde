import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRef, joinWishlistEntries, MOST_IN_WISHLIST, readWishlistEntries, readRefs } from './wishlist.ts'

const NOW = Date.UTC(2026, 10, 21)
const entry = (url: string, at: number) => ({ url, at })

describe('a list that anybody may have written', () => {
  test.each([null, undefined, 7, 'leh', {}, { length: 3 }, [null, 7, 'leh', [], {}, { url: 'leh' }, { at: 5 }]])(
    '%j holds nothing',
    (nonsense) => expect(readWishlistEntries(nonsense, 50, NOW)).toEqual([]),
  )

  test('gives each package once, latest first, and nothing from the future (caught: a clock that runs ahead stays on top)', () => {
    const written = [
      entry('goa', 5),
      entry('leh', 9),
      entry('goa', 7),
      entry('ooty', NOW + 1),
      entry('../x', 3),
      entry('a', -1),
    ]
    expect(readWishlistEntries(written, 50, NOW)).toEqual([entry('ooty', NOW), entry('leh', 9), entry('goa', 7)])
  })

  test('is never longer than it may be, whatever it is', () => {
    const anything = fc.oneof(fc.jsonValue(), fc.array(fc.record({ url: fc.string(), at: fc.double() })))
    fc.assert(
      fc.property(anything, fc.nat(60), (written, most) => {
        const read = readWishlistEntries(written, most, NOW)
        expect(read.length).toBeLessThanOrEqual(most)
        expect(read.every(({ url, at }) => isRef(url) && at >= 0 && at <= NOW)).toBe(true)
        expect(new Set(read.map(({ url }) => url)).size).toBe(read.length)
      }),
    )
  })
})

describe('two lists', () => {
  const list = fc.array(fc.record({ url: fc.constantFrom('goa', 'leh', 'ooty', 'puri'), at: fc.nat(99) }))

  test('become one with the later moment of each package', () => {
    expect(joinWishlistEntries([entry('goa', 1), entry('leh', 5)], [entry('goa', 9)], 50)).toEqual([
      entry('goa', 9),
      entry('leh', 5),
    ])
    expect(joinWishlistEntries([entry('goa', 1), entry('leh', 5)], [entry('ooty', 3)], 2)).toEqual([
      entry('leh', 5),
      entry('ooty', 3),
    ])
  })

  test('joined once or twice are the same list, whichever comes first', () => {
    fc.assert(
      fc.property(list, list, (one, other) => {
        const joined = joinWishlistEntries(one, other, MOST_IN_WISHLIST.wished)
        expect(joinWishlistEntries(joined, other, MOST_IN_WISHLIST.wished)).toEqual(joined)
        const moments = (all: typeof joined) => new Map(all.map(({ url, at }) => [url, at]))
        expect(moments(joinWishlistEntries(other, one, MOST_IN_WISHLIST.wished))).toEqual(moments(joined))
      }),
    )
  })
})

test('an address names packages, each once, in its order, and not too many', () => {
  expect(readRefs('goa,leh,goa,,%00,<b>,ooty,puri', 3)).toEqual(['goa', 'leh', 'ooty'])
  expect(readRefs(null, 4)).toEqual([])
})
