import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileCallbacks } from '#tests/security/open-redirect-strings.ts'
import { runs } from '#tests/runs.ts'
import { readCallbackPath, readCallbackUrl } from './callback-url.ts'

const ORIGIN = 'https://padav.example'

/** Where a browser on a page of ours would end up with what we hand back. */
function expectHome(raw: unknown): void {
  const path = readCallbackPath(raw, ORIGIN)
  if (path !== undefined) {
    expect(path).toMatch(/^\/(?![/\\])/)
    expect(path).not.toMatch(/[\p{Cc}\\]/u)
    for (const page of ['/', '/signin?x', '/a/b/c']) expect(new URL(path, ORIGIN + page).origin).toBe(ORIGIN)
    expect(readCallbackPath(path, ORIGIN)).toBe(path)
  }
  const url = readCallbackUrl(raw, ORIGIN)
  expect([url, new URL(url).origin]).toEqual([url, ORIGIN])
}

describe('where a person may be sent back to', () => {
  test.each([
    ['/', '/'],
    ['/users/profile', '/users/profile'],
    ['/search?q=goa&sort=days#more', '/search?q=goa&sort=days#more'],
    [`${ORIGIN}/package/hampi?x=1#y`, '/package/hampi?x=1#y'],
    [ORIGIN, '/'],
    [`${ORIGIN.toUpperCase()}/India`, '/India'],
    ['/search?q=//evil.example', '/search?q=//evil.example'],
    ['/search?q=गोवा', '/search?q=%E0%A4%97%E0%A5%8B%E0%A4%B5%E0%A4%BE'],
  ])('%s is a page of ours', (raw, path) => {
    expect(readCallbackPath(raw, ORIGIN)).toBe(path)
    expect(readCallbackPath(raw, `${ORIGIN}/`)).toBe(path)
  })

  // Caught: a check of what was typed (starts with one slash) instead of what is handed back.
  test.each(hostileCallbacks(ORIGIN))('%j leads nowhere else', expectHome)

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    `${ORIGIN}//evil.example`,
    `${ORIGIN}@evil.example`,
    'javascript:alert(1)',
    'https://user@padav.example/',
    'http://padav.example/',
    'https://padav.example:8443/',
    '',
    undefined,
    null,
    7,
    ['/india'],
    { toString: () => '/india' },
  ])('%j is no page of ours', (raw) => {
    expect(readCallbackPath(raw, ORIGIN)).toBeUndefined()
    expect(readCallbackUrl(raw, ORIGIN)).toBe(ORIGIN)
  })

  test('whatever is made up leads nowhere else', () => {
    const mark = fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      '%5c',
      '\t',
      '\n',
      'https:',
      'evil.example',
      ORIGIN,
    )
    const pieces = fc.array(fc.oneof({ weight: 4, arbitrary: mark }, fc.string({ maxLength: 3 })), { maxLength: 9 })
    const made = fc.oneof(
      pieces.map((parts) => parts.join('')),
      fc.webUrl(),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(fc.property(made, expectHome), { numRuns: runs(5000) })
  })
})
