import { describe, expect, test } from 'vitest'
import { NO_FILTERS } from '#domain/search/filters.ts'
import { askedText, isAsked, readSearchQuery } from './search-query.ts'

const read = (query: string) => readSearchQuery(new URLSearchParams(query))
const PLAIN = { sort: 'given', view: 'cards', page: 1 }

describe('a question in an address', () => {
  test('is read whole', () => {
    expect(read('q=+kerala++trek+&month=12&days=4-7&price=-20000&sort=price&view=map&page=2')).toEqual({
      text: 'kerala trek',
      filters: { ...NO_FILTERS, month: 12, days: { from: 4, to: 7 }, price: { from: undefined, to: 20000 } },
      view: { sort: 'price', view: 'map', page: 2 },
    })
  })

  test('loses what makes no sense, and is nothing then', () => {
    for (const query of ['month=13', 'days=x', 'days=', 'sort=cheapest', 'page=x', 'view=moon', 'q=+'])
      expect(read(query)).toEqual({ text: '', filters: NO_FILTERS, view: PLAIN })
    expect(isAsked(read('q=&month=&days='))).toBe(false)
    expect(isAsked(read('days=4-7'))).toBe(true)
  })

  test('is cut where nobody types on', () => {
    expect(read(`q=${'a'.repeat(500)}`).text).toHaveLength(100)
  })

  test('has pages', () => {
    expect(['page=3', 'page=0', 'page=x', 'page=1e9', ''].map((query) => read(query).view.page)).toEqual([
      3, 1, 1, 1, 1,
    ])
  })
})

describe('a question in words', () => {
  test.each([
    ['q=kerala', ' for “kerala”'],
    ['month=12&days=4-7', ' of 4 to 7 days in December'],
    ['q=trek&month=1', ' for “trek” in January'],
    ['days=8-', ' of 8 days and more'],
    ['days=-3', ' of up to 3 days'],
    ['', ''],
  ])('%s', (query, words) => {
    expect(askedText(read(query))).toBe(words)
  })
})
