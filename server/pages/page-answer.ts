import { MINUTE, SECOND } from '#platform/clock.ts'
import type { Encoding, KeptPage } from './page-cache.ts'
import { namesParty } from './party-key.ts'

const BROWSER_KEEPS = MINUTE / SECOND
const ABSENT_KEPT = 10

/** The best encoding a request accepts: Brotli, then gzip, then plain; a quality of zero refuses one. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

function accepts(header: string, encoding: string): boolean {
  const at = header.indexOf(encoding)
  if (at < 0) return false
  const rest = header.slice(at + encoding.length, at + encoding.length + 12)
  return /^\s*(,|$|;\s*q=(1|0?\.0*[1-9]))/.test(rest)
}

/** The headers a kept page goes out with in an encoding. */
export function pageHeaders(page: KeptPage, encoding: Encoding): Record<string, string> {
  return {
    ...page.headers,
    ...SECURITY_HEADERS,
    etag: page.etag,
    vary: page.headers['vary'] ?? 'Accept-Encoding',
    // It looks at no cookie, and would show one visitor's party to all (README, CDN).
    ...(namesParty(page.key) ? { 'cloudflare-cdn-cache-control': 'no-store' } : {}),
    'cache-control': page.keep ? keptBy(page) : 'no-store',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  }
}

function keptBy({ status }: KeptPage): string {
  if (status === 404) return `public, max-age=0, s-maxage=${ABSENT_KEPT}`
  return `public, max-age=0, s-maxage=${BROWSER_KEEPS}, stale-while-revalidate=${10 * BROWSER_KEEPS}`
}

/** An address that leads on leads everybody to the same place: nobody's party may be written into it. */
export function isRedirect({ status }: Pick<KeptPage, 'status'>): boolean {
  return status >= 300 && status < 400
}

/** What every page says to a browser about trust. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
} as const

/** Where the site's own address is encrypted, browsers that came once use no other for a year. */
export function strictTransport(publicUrl: string): Record<string, string> {
  return publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}
}
