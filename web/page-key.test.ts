import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageKey } from './page-key.ts'

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
    [`/search?q=${'a'.repeat(300)}`, '/search'],
    [`/wishlist?ids=${'a'.repeat(300)}`, `/wishlist?ids=${'a'.repeat(300)}`],
  ])('%s', (url, key) => {
    expect(pageKey(url)).toEqual({ ok: true, key })
  })

  test.each(['//evil.example', '/%', '/%E0%A4', '/a%00b', '/a%2fb', '/a\\b', 'http://x/', '/a%5Cb'])(
    'refuses %s',
    (url) => {
      expect(pageKey(url)).toEqual({ ok: false, reason: 'malformed-address' })
    },
  )

  test('refuses an endless address', () => {
    expect(pageKey(`/${'a'.repeat(4000)}`)).toEqual({ ok: false, reason: 'endless-address' })
  })

  test('never throws, and a key is its own key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const first = pageKey(`/${text}`)
        if (first.ok) expect(pageKey(first.key)).toEqual(first)
      }),
    )
  })
})
