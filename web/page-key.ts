const LONGEST_URL = 2048
const LONGEST_VALUE = 200

/** `spelt` is the path of the key: whoever asked for it in other signs is led there, so that nothing is kept for one address and said of another. */
export type PageKey =
  | { ok: true; key: string; spelt: string }
  | { ok: false; reason: 'malformed-address' | 'endless-address' }

/** A key of an address, as its owner says it: once and as long as what is typed, or otherwise. */
export type QueryKey = string | QueryKeyRule
export type QueryKeyRule = {
  key: string
  /** It may be given several times; of every other key the first counts. */
  several?: true
  /** The longest value that is kept, in letters. */
  longest?: number
}

/** What the address of the page at a path may ask: its keys by their names. */
export type QueryKeys = (pathname: string) => ReadonlyMap<string, QueryKeyRule>

/** Keys by their names. */
export function queryKeys(keys: Iterable<QueryKey>): Map<string, QueryKeyRule> {
  const rules = Array.from(keys, (key) => (typeof key === 'string' ? { key } : key))
  return new Map(rules.map((rule) => [rule.key, rule]))
}

/**
 * What a page is kept under: its path in one spelling, and of its query, sorted, what that page reads. Refuses what no page of the site
 * could be.
 */
export function pageKey(url: string, keysOf: QueryKeys): PageKey {
  if (url.length > LONGEST_URL) return { ok: false, reason: 'endless-address' }
  const [written, query] = splitOnce(url, '?')
  const path = spellPath(written)
  if (path === undefined) return { ok: false, reason: 'malformed-address' }
  return { ok: true, key: query === undefined ? path : path + allowedQuery(query, keysOf(path)), spelt: path }
}

function splitOnce(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}

const PLAIN = /^(\/[\w-]+)+$/

/** The one spelling of a path: only what must be is escaped, in capital letters, and one slash stands for several. */
function spellPath(path: string): string | undefined {
  if (PLAIN.test(path)) return path
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return undefined
  try {
    const parts = path.split('/').map(decodeURIComponent)
    // Control characters, separators and ways up have no business in a path of ours.
    if (parts.some((part) => /[\p{Cc}\\/]|^\.\.?$/u.test(part))) return undefined
    const [first = '', ...others] = parts
    const last = others.pop() ?? ''
    return [first, ...others.filter((part) => part !== ''), last].map(escapePart).join('/')
  } catch {
    return undefined
  }
}

function escapePart(part: string): string {
  return encodeURI(part).replace(/[?#]/g, encodeURIComponent)
}

function allowedQuery(query: string, keys: ReturnType<QueryKeys>): string {
  const seen = new Set<string>()
  const given = [...new URLSearchParams(query)].filter(([key, value]) => {
    const rule = keys.get(key)
    if (!rule || value.length > (rule.longest ?? LONGEST_VALUE)) return false
    if (seen.has(key) && !rule.several) return false
    seen.add(key)
    return true
  })
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
