import { describe, expect, inject, test } from 'vitest'
import { askRaw } from '#tests/raw-request.ts'
import type { RawAnswer, RawQuestion } from '#tests/raw-request.ts'

const siteUrl = inject('siteUrl')

function ask(target: string, question?: RawQuestion): Promise<RawAnswer> {
  return askRaw(siteUrl, target, question)
}

describe('trust, said with every answer', () => {
  test.each([
    '/',
    '/india?page=2',
    '/nowhere',
    '/%',
    '/india/',
    '/api/nowhere',
    '/api/search-api',
    '/api/docs',
    '/healthz',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/media/x/100.jpg',
    '/india.data',
    '/newsletter/thanks',
    '/dev/outbox',
  ])('GET %s', async (target) => expectTrust(await ask(target)))

  test.each(['POST', 'PROPFIND'])('%s', async (method) => expectTrust(await ask('/', { method })))

  test('a page not sent because it is known', async () => {
    const { headers } = await ask('/about-us')
    const again = await ask('/about-us', { headers: { 'If-None-Match': headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
    expectTrust(again)
  })

  test.each(['/sw.js', '/offline.html', '/logo.svg'])('the file %s', async (target) => {
    const { status, headers } = await ask(target)
    expect([status, headers.get('x-content-type-options')]).toEqual([200, 'nosniff'])
  })

  function expectTrust({ headers }: RawAnswer): void {
    expect(headers.get('content-security-policy')).toMatch(/default-src|script-src/)
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBeTruthy()
    expect(headers.get('permissions-policy')).toBeTruthy()
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('set-cookie')).toBeNull()
    // Promised where the address is https, and nowhere else: a browser would never come back to this one.
    expect(headers.get('strict-transport-security')).toBeNull()
  }
})
