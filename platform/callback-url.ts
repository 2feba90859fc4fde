const LONGEST = 2000

/**
 * Where a person may be sent after signing in or out: the path, query and fragment of an address of this site, or undefined for any other.
 * What is checked is the very string that is handed back, so that nothing can open again when it is put together (FINDINGS §4.5).
 */
export function readCallbackPath(raw: unknown, publicUrl: string): string | undefined {
  if (typeof raw !== 'string' || raw.length > LONGEST || /^\s*$/.test(raw)) return undefined
  const { origin } = new URL(publicUrl)
  const asked = parse(raw, origin)
  if (!asked || asked.origin !== origin || asked.username || asked.password) return undefined
  const path = asked.pathname + asked.search + asked.hash
  return staysHere(path, origin) ? path : undefined
}

/** The same as a full address, as the session client wants it; the site's own address for anything else. */
export function readCallbackUrl(raw: unknown, publicUrl: string): string {
  const { origin } = new URL(publicUrl)
  const path = readCallbackPath(raw, publicUrl)
  return path === undefined ? origin : origin + path
}

function staysHere(path: string, origin: string): boolean {
  if (!path.startsWith('/') || /^\/[/\\]/.test(path) || path.includes('\\')) return false
  return parse(path, origin)?.origin === origin && parse(origin + path, origin)?.origin === origin
}

function parse(text: string, base: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined
}
