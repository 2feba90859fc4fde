import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageKey, queryKeys } from './page-key.ts'

const keys = ['page', 'sort', { key: 'price', several: true }, 'from', 'q', { key: 'ids', longest: 2000 }] as const
const keysOf = (path: string) => queryKeys(path.startsWith('/about') ? [] : keys)

describe('what a page is kept under', () => {
  test.each([
    ['/india', '/india'],
    ['/india?page=2&sort=price', '/india?page=2&sort=price'],
    ['/india?sort=price&page=2', '/india?page=2&sort=price'],
    ['/india?price=20000&price=', '/india?price=20000&price='],
    ['/india?utm_source=x&fbclid=y', '/india'],
    ['/india?page=2&__proto__=1', '/india?page=2'],
    [
      '/search?q=%E0%A4%AE%E0%A4%A8%E0%A4%BE%E0%A4%B2%E0%A5%80',
      '/search?q=%E0%A4%AE%E0%A4%A8%E0%A4%BE%E0%A4%B2%E0%A5%80',
    ],
    // caught: a page for every key of another page, for every spelling of its path, for a key said twice.
    ['/about-us?page=2&price=1&q=x', '/about-us'],
    ['/ind%69a', '/india'],
    ['/%69%6E%64%69%61?page=2', '/india?page=2'],
    ['/search/%e0%a4%ae', '/search/%E0%A4%AE'],
    ['/india//munnar', '/india/munnar'],
    ['/a%3Ab', '/a:b'],
    ['/a%3fb', '/a%3Fb'],
    ['/india?page=2&page=3&page=2', '/india?page=2'],
    ['/india?price=20000&price=20000', '/india?price=20000&price=20000'],
    // caught: one list for all pages of what may be given again, long after a page asks it once.
    ['/package/tea-hills?from=kochi&from=munnar', '/package/tea-hills?from=kochi'],
    [`/search?q=${'a'.repeat(300)}`, '/search'],
    [`/wishlist?ids=${'a'.repeat(300)}`, `/wishlist?ids=${'a'.repeat(300)}`],
  ])('%s', (url, key) => {
    expect(pageKey(url, keysOf)).toMatchObject({ ok: true, key })
  })

  test.each([
    '//evil.example',
    '/%',
    '/%E0%A4',
    '/a%00b',
    '/a%2fb',
    '/a\\b',
    'http://x/',
    '/a%5Cb',
    '/./india',
    '/%2e%2E/india',
  ])('refuses %s', (url) => {
    expect(pageKey(url, keysOf)).toEqual({ ok: false, reason: 'malformed-address' })
  })

  test('refuses an endless address', () => {
    expect(pageKey(`/${'a'.repeat(4000)}`, keysOf)).toEqual({ ok: false, reason: 'endless-address' })
  })

  test('never throws, and a key is its own key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const first = pageKey(`/${text}`, keysOf)
        if (first.ok) expect(pageKey(first.key, keysOf)).toEqual(first)
      }),
    )
  })
})
