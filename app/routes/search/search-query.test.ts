import { describe, expect, test } from 'vitest'
import { askedText, daysParam, loosened, readSearchQuery, searchParams } from './search-query.ts'

const read = (query: string) => readSearchQuery(new URLSearchParams(query))

describe('a question in an address', () => {
  test('is read whole', () => {
    expect(read('q=+kerala+&month=12&days=4-7')).toEqual({
      text: 'kerala',
      month: 12,
      length: { least: 4, most: 7 },
      page: 1,
    })
  })

  test('loses what makes no sense', () => {
    for (const query of ['month=13', 'month=0', 'month=1.5', 'month=x', 'days=7-4', 'days=0-3', 'days=4', 'days=-1-3'])
      expect(read(query)).toEqual({ text: '', month: undefined, length: undefined, page: 1 })
  })

  test('is cut where nobody types on', () => {
    expect(read(`q=${'a'.repeat(500)}`).text).toHaveLength(100)
  })

  test('has pages', () => {
    expect(['page=3', 'page=0', 'page=x', 'page=1e9', ''].map((query) => read(query).page)).toEqual([3, 1, 1, 1, 1])
    expect(searchParams(read('q=leh&days=1-3&page=2'))).toBe('q=leh&days=1-3&page=2')
  })

  test('writes its length back as it was', () => {
    expect(daysParam(read('days=8-60').length)).toBe('8-60')
    expect(daysParam(undefined)).toBe('')
  })
})

describe('a question in words', () => {
  test.each([
    ['q=kerala', ' for “kerala”'],
    ['month=12&days=4-7', ' of 4 to 7 days in December'],
    ['q=trek&month=1', ' for “trek” in January'],
    ['days=8-60', ' of 8 days or more'],
    ['days=1-1', ' of 1 day'],
    ['', ''],
  ])('%s', (query, words) => {
    expect(askedText(read(query))).toBe(words)
  })
})

describe('a question let looser', () => {
  test('first of its length, then of its month, then not at all', () => {
    expect(loosened(read('q=leh&month=12&days=1-3'))).toEqual({
      params: 'q=leh&month=12',
      letGo: 'Tours of any length',
    })
    expect(loosened(read('q=leh&month=12'))).toEqual({ params: 'q=leh', letGo: 'Tours in any month' })
    expect(loosened(read('q=leh'))).toBeUndefined()
  })
})
