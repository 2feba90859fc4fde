/** Every cookie of accounts, by what it is for. */
export const COOKIES = {
  /** The session's secret. */
  session: 'sid',
  /** What one-time codes and grants are bound to: this browser. */
  browser: 'otp',
  /** What a verified code earned, for one use. */
  grant: 'grant',
  csrf: 'csrf',
  /** A device its owner signed in on before. */
  device: 'device',
  /** What a form without a script left for its page. */
  flash: 'flash',
  /** What a form of a booking came to, for the page that shows it. */
  answer: 'answer',
  /** The key under which a quote is accepted, until it was. */
  accepting: 'accepting',
  /** Where a sign-in at an identity provider stands. */
  oidc: 'oidc',
  /** An identity that waits for its owner's consent. */
  link: 'link',
  /** The link to seats that are kept for somebody who waited. */
  offer: 'offer',
  /** What was typed in the office when its session had ended, sealed. */
  unsaved: 'unsaved',
  /** Where to go after signing in. */
  callback: 'callback',
} as const
/** The cookie of one booking, by its reference, or of a friend’s place in one. */
export type TripCookie = `trip-${string}` | `friend-${string}`
export type CookieName = keyof typeof COOKIES | TripCookie

export type CookieJar = {
  /** The value a request brought, undefined when there is none. */
  read(header: string | null | undefined, name: CookieName): string | undefined
  /** The Set-Cookie line; without an age the cookie ends with the browser. */
  set(name: CookieName, value: string, maxAgeSeconds?: number): string
  clear(name: CookieName): string
  /** The names of the bookings' cookies a request brought. */
  tripsIn(header: string | null | undefined): TripCookie[]
  /** The name as the browser knows it. */
  nameOf(name: CookieName): string
}

/**
 * The cookies of the site at `publicUrl`: `__Host-`, Secure, HttpOnly, SameSite=Lax and for the whole site, so that no neighbour on the domain
 * can set or read one. Plain names without Secure only where the site is plain HTTP on this very machine.
 */
export function openCookieJar(publicUrl: string): CookieJar {
  const plain = isPlainLoopback(new URL(publicUrl))
  const flags = `Path=/; HttpOnly; SameSite=Lax${plain ? '' : '; Secure'}`
  const nameOf = (name: CookieName) => (plain ? wordOf(name) : `__Host-${wordOf(name)}`)
  const set = (name: CookieName, value: string, maxAgeSeconds?: number) => {
    const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${Math.max(0, Math.floor(maxAgeSeconds))}`
    return `${nameOf(name)}=${encodeURIComponent(value)}; ${flags}${age}`
  }
  return {
    nameOf,
    set,
    clear: (name) => set(name, '', 0),
    tripsIn: (header) => (header ?? '').split(';').flatMap((pair) => tripCookieOf(pair, plain) ?? []),
    read: (header, name) => valueOf(header ?? '', nameOf(name)),
  }
}

const TRIP_COOKIE = /^ *(__Host-)?((?:trip|friend)-[\w-]+)=/

function tripCookieOf(pair: string, plain: boolean): TripCookie | undefined {
  const [, host, word] = TRIP_COOKIE.exec(pair) ?? []
  return (host === undefined) === plain ? (word as TripCookie | undefined) : undefined
}

function wordOf(name: CookieName): string {
  return name in COOKIES ? COOKIES[name as keyof typeof COOKIES] : name
}

/** Whether an address is plain HTTP on this very machine, where browsers keep no Secure cookie for certain. */
export function isPlainLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}

/** A name that comes twice was planted by somebody: it is worth nothing. */
function valueOf(header: string, name: string): string | undefined {
  const found = header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
  if (found.length !== 1) return undefined
  try {
    return decodeURIComponent(found[0]!.slice(name.length + 1)) || undefined
  } catch {
    return undefined
  }
}
