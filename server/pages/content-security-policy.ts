import { createHash } from 'node:crypto'
import type { InjectedSources } from './injected-sources.ts'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/**
 * The policy of a page that carries these inline scripts: their hashes, our own files, and what approved injected scripts need.
 * Shared pages cannot carry a nonce (FINDINGS §4.4), so a hash stands for each script.
 */
export function documentPolicy(html: string, injected: InjectedSources): string {
  return policyOf(html, injected, { framedBy: "'self'", formsTo: [] })
}

/**
 * The policy of a page where people sign in or are signed in: nothing an operator injected runs on it, no page shows it in a frame, and
 * its forms lead to us and to the identity providers.
 */
export function appPolicy(html: string, formOrigins: readonly string[]): string {
  return policyOf(html, { hashes: [], scripts: [], images: [] }, { framedBy: "'none'", formsTo: formOrigins })
}

type Borders = { framedBy: "'self'" | "'none'"; formsTo: readonly string[] }

function policyOf(html: string, injected: InjectedSources, { framedBy, formsTo }: Borders): string {
  const hashes = new Set([...inlineHashes(html), ...injected.hashes])
  const scripts = [...[...hashes].map((hash) => `'sha256-${hash}'`), ...new Set(injected.scripts)]
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...new Set(injected.images)].join(' '),
    ["connect-src 'self'", ...new Set(injected.scripts)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
    ["form-action 'self'", ...formsTo].join(' '),
  ].join('; ')
}

/** The policy of an answer that is no page: nothing may run. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

function inlineHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !/type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , body = '']) => createHash('sha256').update(body).digest('base64'))
}
