import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { appPolicy, CLOSED_POLICY, documentPolicy, namedByHash, privatePolicy } from './content-security-policy.ts'

const nothingInjected = { hashes: [], scripts: [], images: [], connects: [] }
const injected = {
  hashes: ['abc='],
  scripts: ['https://www.googletagmanager.com'],
  images: ['https://www.facebook.com'],
  connects: ['https://*.google-analytics.com'],
}

function hashOf(body: string): string {
  return `'sha256-${createHash('sha256').update(body).digest('base64')}'`
}

function sourcesOf(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `))
  return found?.split(' ').slice(1) ?? []
}

describe('the policy of a page', () => {
  test('allows our files and the scripts we declared, by their hash', () => {
    const declared = namedByHash(['one()', 'two()\n'])
    const scripts = ["'self'", hashOf('one()'), hashOf('two()\n')]
    expect(sourcesOf(documentPolicy(declared, nothingInjected), 'script-src')).toEqual(scripts)
    expect(sourcesOf(privatePolicy(declared), 'script-src')).toEqual(scripts)
  })

  test('of one visitor allows what carries its nonce, and no file besides', () => {
    expect(sourcesOf(appPolicy('once', []), 'script-src')).toEqual(["'nonce-once'", "'strict-dynamic'"])
  })

  test('adds what approved scripts need, and only on public pages', () => {
    const policy = documentPolicy([], injected)
    expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", "'sha256-abc='", 'https://www.googletagmanager.com'])
    expect(sourcesOf(policy, 'img-src')).toEqual(["'self'", 'data:', 'https://www.facebook.com'])
    expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'", 'https://*.google-analytics.com'])
    expect(sourcesOf(policy, 'style-src')).toEqual(["'self'"])
  })

  test.each([
    ["'self'", documentPolicy(namedByHash(['a()']), injected)],
    ["'none'", privatePolicy(namedByHash(['a()']))],
    ["'none'", appPolicy('once', ['https://accounts.google.com'])],
    ["'self'", appPolicy('once', [], "'self'")],
  ])('closes what no page needs; framed by %s', (framedBy, policy) => {
    expect(sourcesOf(policy, 'script-src').join(' ')).not.toMatch(/unsafe-inline|unsafe-eval|\*|data:|https:(\s|$)/)
    for (const closed of ["object-src 'none'", "base-uri 'none'", "script-src-attr 'none'", 'report-to policy'])
      expect(policy.split('; ')).toContain(closed)
    expect(sourcesOf(policy, 'frame-ancestors')).toEqual([framedBy])
    expect(sourcesOf(policy, 'form-action')[0]).toBe("'self'")
  })

  test('lets nothing run in an answer that is no page', () => {
    expect(sourcesOf(CLOSED_POLICY, 'default-src')).toEqual(["'none'"])
  })
})
