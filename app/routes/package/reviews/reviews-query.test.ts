import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readReviewsQuery, reviewsHref, shownCount } from './reviews-query.ts'

const read = (query: string) => readReviewsQuery(new URLSearchParams(query))

test('what makes no sense counts as absent', () => {
  for (const query of [
    '',
    'rating=0&sort=cheapest&page=0',
    'rating=6&page=21',
    'rating=4.5&page=1e9',
    'rating=&page=x',
  ])
    expect(read(query)).toEqual({ rating: undefined, sort: 'latest', page: 1 })
})

test('an address reads back as it was written', () => {
  const query = fc.record({
    rating: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
    sort: fc.constantFrom('latest', 'highest', 'lowest'),
    page: fc.integer({ min: 1, max: 20 }),
  })
  fc.assert(
    fc.property(query, (asked) => {
      const { search, hash } = new URL(reviewsHref('/package/leh', asked), 'https://padav.test')
      expect([read(search), hash]).toEqual([asked, '#reviews'])
    }),
  )
})

test('more are added to those before, and not without end', () => {
  expect(['page=1', 'page=2', 'page=20', 'page=999'].map((query) => shownCount(read(query)))).toEqual([3, 13, 193, 3])
})
