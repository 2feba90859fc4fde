import { PARTY_KEYS } from '#domain/party/party-address.ts'
import { FILTER_KEYS } from '#domain/search/filters.ts'

/** The query keys a public page may depend on; every other key is removed before the router or the cache sees it. */
const PAGE_QUERY = new Set<string>([
  ...FILTER_KEYS,
  ...PARTY_KEYS,
  ...[
    'page sort q view all token error callbackUrl typed',
    'date trip to via start end time km hours',
    'ids about',
    // What old addresses ask their filters with (SPEC §2).
    'state india spacilityTour package detail',
  ].flatMap((keys) => keys.split(' ')),
])

const LONGEST_URL = 2048
const LONGEST_VALUE = 200
/** A list of packages by name is longer than anything that is typed. */
const LONGEST_IDS = 2000

export type PageKey = { ok: true; key: string } | { ok: false; reason: 'malformed-address' | 'endless-address' }

/** What a page is kept under: its path and the allowed, sorted query. Refuses what no page of the site could be. */
export function pageKey(url: string): PageKey {
  if (url.length > LONGEST_URL) return { ok: false, reason: 'endless-address' }
  const [path, query] = splitOnce(url, '?')
  if (!isPlainPath(path)) return { ok: false, reason: 'malformed-address' }
  return query === undefined ? { ok: true, key: path } : { ok: true, key: path + allowedQuery(query) }
}

function splitOnce(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}

function isPlainPath(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return false
  if (!path.includes('%')) return true
  try {
    // Control characters and encoded separators have no business in a path of ours.
    return !/[\p{Cc}\\]|\/\//u.test(decodeURIComponent(path)) && !/%2f/i.test(path)
  } catch {
    return false
  }
}

function allowedQuery(query: string): string {
  const given = [...new URLSearchParams(query)].filter(
    ([key, value]) => PAGE_QUERY.has(key) && value.length <= (key === 'ids' ? LONGEST_IDS : LONGEST_VALUE),
  )
  return queryOf(given)
}

/** Keys and values as the query of a page's key: sorted, so that their order makes no second page; an empty word for none. */
export function queryOf(entries: [string, string][]): string {
  if (entries.length === 0) return ''
  // The order among values of one key may mean something: a form sends the least and the most of a span.
  const sorted = entries.toSorted(([a], [b]) => compare(a, b))
  return `?${new URLSearchParams(sorted)}`
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
