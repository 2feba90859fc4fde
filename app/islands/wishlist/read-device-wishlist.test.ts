import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_COMPARED, MOST_IN_WISHLIST } from '#domain/wishlist/wishlist.ts'
import { readDeviceWishlist } from './read-device-wishlist.ts'

const NOTHING = { wished: [], viewed: [], compared: [], of: '', askedAt: 0, unsent: [] }

test.each([
  null,
  7,
  'x',
  [],
  { wished: 'x', viewed: 3, compared: 'goa', of: 5, askedAt: 'x', unsent: {} },
  { askedAt: 11 },
])('%j is nothing', (nonsense) => expect(readDeviceWishlist(nonsense, 10)).toEqual(NOTHING))

test('what makes sense is kept among what does not', () => {
  const unsent = [
    { kind: 'wished', url: 'goa', at: 3 },
    { kind: 'liked', url: 'goa', at: 3 },
    { kind: 'viewed', url: '/', at: 1 },
    null,
  ]
  const written = {
    wished: [{ url: 'goa', at: 3 }, 'leh'],
    compared: ['goa', 7, 'goa', 'leh'],
    of: 'meera',
    askedAt: 9,
    unsent,
  }
  expect(readDeviceWishlist(written, 10)).toEqual({
    ...NOTHING,
    wished: [{ url: 'goa', at: 3 }],
    compared: ['goa', 'leh'],
    of: 'meera',
    askedAt: 9,
    unsent: [unsent[0]],
  })
})

test('it is bounded, whatever was written', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.array(fc.string()), (anything, words) => {
      const { wished, viewed, compared, unsent } = readDeviceWishlist(
        { wished: anything, viewed: anything, compared: words, unsent: anything },
        10,
      )
      expect(wished.length).toBeLessThanOrEqual(MOST_IN_WISHLIST.wished)
      expect(viewed.length).toBeLessThanOrEqual(MOST_IN_WISHLIST.viewed)
      expect(compared.length).toBeLessThanOrEqual(MOST_COMPARED)
      expect(unsent.length).toBeLessThanOrEqual(100)
    }),
  )
})
