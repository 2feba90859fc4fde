import { describe, expect, test } from 'vitest'
import { listHref, readListQuery } from './list-query.ts'

const read = (query: string) => readListQuery(new URLSearchParams(query))

describe('what a list is asked for', () => {
  test('nothing means the first page in the usual order', () => {
    expect(read('')).toEqual({ sort: 'best-season', page: 1 })
  })

  test('an order nobody offers becomes the usual one', () => {
    expect(read('sort=cheapest&page=2')).toEqual({ sort: 'best-season', page: 2 })
  })

  test('a page that is no page is none', () => {
    for (const page of ['0', '-1', '1.5', 'two', '10001', '1e9']) expect(read(`page=${page}`)).toBeUndefined()
  })
})

describe('the address of a list', () => {
  test('leaves out what is usual', () => {
    expect(listHref('/india', { sort: 'best-season', page: 1 })).toBe('/india')
    expect(listHref('/india', { sort: 'price', page: 1 })).toBe('/india?sort=price')
    expect(listHref('/india', { sort: 'price', page: 3 })).toBe('/india?sort=price&page=3')
  })

  test('reads back as it was written', () => {
    const query = { sort: 'rating', page: 4 } as const
    expect(read(listHref('', query))).toEqual(query)
  })
})
