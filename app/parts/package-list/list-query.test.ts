import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NO_FILTERS } from '#domain/search/filters.ts'
import { canonicalHref, isIndexed, isUntidy, listHref, PLAIN_LIST, readListQuery } from './list-query.ts'

const read = (query: string) => readListQuery(new URLSearchParams(query))
const cheap = { from: undefined, to: 20_000 }

describe('what a list is asked for', () => {
  test('nothing means the first page of cards in the usual order', () => {
    expect(read('')).toEqual(PLAIN_LIST)
  })

  test('an order or a view nobody offers becomes the usual one', () => {
    expect(read('sort=cheapest&view=globe&page=2')).toEqual({ ...PLAIN_LIST, page: 2 })
  })

  test('a map may be drawn around a place, cards may not', () => {
    expect(read('view=map&around=leh')).toEqual({ ...PLAIN_LIST, view: 'map', around: 'leh' })
    expect(read('around=leh')).toEqual(PLAIN_LIST)
    expect(listHref('/india', read('view=map&around=leh')!)).toBe('/india?view=map&around=leh')
  })

  test('a page that is no page is none', () => {
    for (const page of ['0', '-1', '1.5', 'two', '10001', '1e9']) expect(read(`page=${page}`)).toBeUndefined()
  })

  test('nothing that is typed into an address can break it', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('price', 'days', 'from', 'sort', 'view', 'page'), fc.string()),
        (typed) => {
          const query = readListQuery(new URLSearchParams(typed))
          if (query) expect(read(listHref('', query).slice(1))).toEqual(query)
        },
      ),
    )
  })
})

describe('the address of a list', () => {
  test('leaves out what is usual', () => {
    expect(listHref('/india', PLAIN_LIST)).toBe('/india')
    expect(listHref('/india', { ...PLAIN_LIST, sort: 'price' })).toBe('/india?sort=price')
    expect(listHref('/india', { ...PLAIN_LIST, sort: 'price', view: 'map', page: 3 })).toBe(
      '/india?sort=price&view=map&page=3',
    )
  })

  test('is one for the same list, whatever order its choices were made in, and reads well', () => {
    const [one, other] = ['from=kochi,agra&price=-20000', 'price=0-20000&from=agra&from=kochi'].map((query) =>
      listHref('/india', read(query)!),
    )
    expect(one).toBe('/india?price=-20000&from=agra,kochi')
    expect(other).toBe(one)
  })

  test('is tidied when a form without a script made it', () => {
    const isTidied = (query: string) => isUntidy(new URLSearchParams(query))
    expect(
      ['price=&price=20000', 'from=agra&from=kochi', 'month=', 'sort='].filter((query) => !isTidied(query)),
    ).toEqual([])
    expect(['price=-20000&from=agra,kochi&sort=price', 'page=2', ''].filter(isTidied)).toEqual([])
  })
})

describe('what search engines see of a list', () => {
  test('every page of it by its own address, in the usual order', () => {
    const query = { ...PLAIN_LIST, sort: 'rating', page: 3 } as const
    expect(canonicalHref('/india', query)).toBe('/india?page=3')
    expect(isIndexed(query)).toBe(true)
  })

  test('not what a visitor narrows it to, which is known by the address of the whole', () => {
    const query = { ...PLAIN_LIST, filters: { ...NO_FILTERS, price: cheap }, page: 3 }
    expect(canonicalHref('/india', query)).toBe('/india')
    expect(isIndexed(query)).toBe(false)
    expect(isIndexed({ ...PLAIN_LIST, view: 'map' })).toBe(false)
  })
})
