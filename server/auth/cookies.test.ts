import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COOKIES, isPlainLoopback, openCookieJar } from './cookies.ts'

const names = Object.keys(COOKIES) as (keyof typeof COOKIES)[]
const safe = openCookieJar('https://padav.example')
const plain = openCookieJar('http://127.0.0.1:3000')

describe('the cookies of accounts', () => {
  test.each(names)('%s belongs to this host alone and no script reads it', (name) => {
    const line = safe.set(name, 'x', 60)
    expect(line).toBe(`__Host-${COOKIES[name]}=x; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=60`)
    expect(safe.clear(name)).toMatch(/^__Host-\w+=; .*Secure; Max-Age=0$/)
    expect(line).not.toMatch(/domain/i)
  })

  test('have plain names on this very machine without encryption only', () => {
    expect(plain.set('session', 'x')).toBe('sid=x; Path=/; HttpOnly; SameSite=Lax')
    for (const address of ['http://localhost', 'http://127.9.9.9:1', 'http://[::1]:3000'])
      expect(isPlainLoopback(new URL(address))).toBe(true)
    for (const address of [
      'https://localhost',
      'http://padav.example',
      'http://127.0.0.1.evil.example',
      'http://10.0.0.1',
    ])
      expect(isPlainLoopback(new URL(address))).toBe(false)
  })

  test('come back as they were given, whatever they hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (value) => {
        const pair = safe.set('flash', value).split(';')[0]
        expect(safe.read(`a=b; ${pair}; __Host-flashy=no`, 'flash')).toBe(value)
      }),
    )
  })

  test.each([
    ['none', ''],
    ['another name', 'sid=x'],
    ['a plain name where the safe one is due', 'otp=x; sid=x'],
    ['an empty one', '__Host-sid='],
    ['two, one of them planted', '__Host-sid=a; __Host-sid=b'],
    ['nonsense', '__Host-sid=%E0%A4%A'],
  ])('%s is no cookie', (_name, header) => {
    expect(safe.read(header, 'session')).toBeUndefined()
  })
})
