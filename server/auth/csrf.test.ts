import { describe, expect, test } from 'vitest'
import { openKeyRing } from '#platform/key-ring.ts'
import { isCsrfVerified, makeCsrf, readCsrf } from './csrf.ts'

const keys = openKeyRing(['the secret of this site, thirty-two and more'])
const others = openKeyRing(['the secret of another, thirty-two and more'])

describe('the CSRF token', () => {
  const { token, cookie } = makeCsrf(keys)

  test('is 64 hex digits and is known again', () => {
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    expect(readCsrf(keys, cookie)).toBe(token)
    expect(isCsrfVerified(keys, cookie, token)).toBe(true)
    expect(makeCsrf(keys).token).not.toBe(token)
  })

  test('outlives a change of the secret while the old one is on the ring', () => {
    const rotated = openKeyRing([
      'a new secret of this site, thirty-two+',
      'the secret of this site, thirty-two and more',
    ])
    expect(readCsrf(rotated, cookie)).toBe(token)
  })

  // Caught: a plain double submit (any token is good as long as cookie and form agree), a comparison by prefix.
  test.each([
    ['a pair somebody made up', `${'a'.repeat(64)}|x`, 'a'.repeat(64)],
    ['a pair without signature', 'a'.repeat(64), 'a'.repeat(64)],
    ['a pair another site signed', makeCsrf(others).cookie, makeCsrf(others).token],
    ['another of our own tokens', cookie, makeCsrf(keys).token],
    ['an empty token', cookie, ''],
    ['the beginning of the token', cookie, token.slice(0, 32)],
    ['letters of the same number that are more bytes', cookie, 'é'.repeat(64)],
    ['a list', cookie, [token]],
    ['nothing', cookie, undefined],
    ['no cookie', undefined, token],
    ['a signature with something behind it', `${cookie}|x`, token],
  ])('is not %s', (_name, held, sent) => {
    expect(isCsrfVerified(keys, held, sent)).toBe(false)
  })
})
