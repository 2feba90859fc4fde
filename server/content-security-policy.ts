import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/**
 * The policy of a page that carries these inline scripts: their hashes, our own files, and the hosts of approved injected scripts.
 * Shared pages cannot carry a nonce (FINDINGS §4.4), so a hash stands for each script.
 */
export function documentPolicy(
  html: string,
  injected: { hashes: readonly string[]; hosts: readonly string[] },
): string {
  const hashes = new Set([...inlineHashes(html), ...injected.hashes])
  return policy([
    "'self'",
    "'inline-speculation-rules'",
    ...[...hashes].map((hash) => `'sha256-${hash}'`),
    ...injected.hosts,
  ])
}

/** The policy of an answer that is no page: nothing may run. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

function inlineHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !/type="(application\/(ld\+)?json|speculationrules)"/.test(attributes))
    .map(([, , body = '']) => createHash('sha256').update(body).digest('base64'))
}

function policy(scripts: string[]): string {
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "form-action 'self'",
  ].join('; ')
}
