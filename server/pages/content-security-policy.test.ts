import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { CLOSED_POLICY, documentPolicy } from './content-security-policy.ts'

const nothingInjected = { hashes: [], scripts: [], images: [] }

function hashOf(body: string): string {
  return `'sha256-${createHash('sha256').update(body).digest('base64')}'`
}

function sourcesOf(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `))
  return found?.split(' ').slice(1) ?? []
}

describe('the policy of a page', () => {
  test('allows the inline scripts it carries by their hash, each once', () => {
    const html = '<script>one()</script><p>text</p><script type="module">two()\n</script><script>one()</script>'
    const scripts = sourcesOf(documentPolicy(html, nothingInjected), 'script-src')
    expect(scripts).toEqual(["'self'", hashOf('one()'), hashOf('two()\n')])
  })

  test('hashes nothing for files and for data blocks, which do not run', () => {
    const html = [
      '<script src="/assets/a.js"></script>',
      '<script type="module" src="/assets/b.js"></script>',
      '<script type="application/ld+json">{"@type":"Product"}</script>',
    ].join('')
    expect(documentPolicy(html, nothingInjected)).not.toContain('sha256')
  })

  test('hashes speculation rules too: not every browser knows a keyword for them', () => {
    const scripts = sourcesOf(
      documentPolicy('<script type="speculationrules">{}</script>', nothingInjected),
      'script-src',
    )
    expect(scripts).toEqual(["'self'", hashOf('{}')])
  })

  test('never allows inline scripts or eval at large', () => {
    const scripts = sourcesOf(documentPolicy('<script>a()</script>', nothingInjected), 'script-src').join(' ')
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*|data:|https:(\s|$)/)
  })

  test('closes what no page needs', () => {
    const policy = documentPolicy('', nothingInjected)
    for (const closed of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'", "form-action 'self'"])
      expect(policy.split('; ')).toContain(closed)
  })

  test('adds what approved scripts need, and only that', () => {
    const policy = documentPolicy('', {
      hashes: ['abc='],
      scripts: ['https://www.googletagmanager.com'],
      images: ['https://www.facebook.com'],
    })
    expect(sourcesOf(policy, 'script-src')).toContain("'sha256-abc='")
    expect(sourcesOf(policy, 'script-src')).toContain('https://www.googletagmanager.com')
    expect(sourcesOf(policy, 'img-src')).toEqual(["'self'", 'data:', 'https://www.facebook.com'])
    expect(sourcesOf(policy, 'style-src')).toEqual(["'self'"])
  })

  test('lets nothing run in an answer that is no page', () => {
    expect(sourcesOf(CLOSED_POLICY, 'default-src')).toEqual(["'none'"])
  })
})
