import { createHash } from 'node:crypto'
import type { ScriptNeeds } from '#domain/settings/script-needs.server.ts'

const NOTHING_INJECTED: ScriptNeeds = { hashes: [], scripts: [], images: [], connects: [] }

/** Where browsers report what a policy kept from running. */
export const REPORTS_PATH = '/reports/policy'
/** Says so to browsers that know the newer way; the policy itself to the others. */
export const REPORTING = { 'reporting-endpoints': `policy="${REPORTS_PATH}"` } as const

/** Scripts that stand in our pages, word for word, as a policy names them: by their hashes. */
export function namedByHash(bodies: Iterable<string>): readonly string[] {
  return [...bodies].map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`)
}

/**
 * The policy of a public page: our own files, the inline scripts we declared, and what approved injected scripts need. Shared pages cannot
 * carry a nonce (FINDINGS §4.4), so a hash stands for each script.
 */
export function documentPolicy(declared: readonly string[], injected: ScriptNeeds): string {
  const hashes = injected.hashes.map((hash) => `'sha256-${hash}'`)
  const scripts = new Set(["'self'", ...declared, ...hashes, ...injected.scripts])
  return policyOf([...scripts], injected, { framedBy: "'self'", formsTo: [] })
}

/** The policy of a document for one visitor: nothing an operator injected runs on it, and no page shows it in a frame. */
export function privatePolicy(declared: readonly string[], formsTo: readonly string[] = []): string {
  return policyOf(["'self'", ...declared], NOTHING_INJECTED, { framedBy: "'none'", formsTo })
}

/**
 * The policy of a page where people sign in or are signed in: what carries this answer's nonce runs, and what that fetches; nothing an
 * operator injected does, no page shows it in a frame but ours where it is `framedBy` them, and its forms lead to us and to the identity providers.
 */
export function appPolicy(
  nonce: string,
  formOrigins: readonly string[],
  framedBy: Borders['framedBy'] = "'none'",
): string {
  const scripts = [`'nonce-${nonce}'`, "'strict-dynamic'"]
  return policyOf(scripts, NOTHING_INJECTED, { framedBy, formsTo: formOrigins })
}

type Borders = { framedBy: "'self'" | "'none'"; formsTo: readonly string[] }

function policyOf(scripts: readonly string[], injected: ScriptNeeds, { framedBy, formsTo }: Borders): string {
  return [
    "default-src 'self'",
    ['script-src', ...scripts].join(' '),
    "script-src-attr 'none'",
    "worker-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...new Set(injected.images)].join(' '),
    ["connect-src 'self'", ...new Set(injected.connects)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
    ["form-action 'self'", ...formsTo].join(' '),
    `report-uri ${REPORTS_PATH}`,
    'report-to policy',
  ].join('; ')
}

/** The policy of an answer that is no page: nothing may run. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"
