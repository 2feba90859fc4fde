import type { Context } from 'hono'
import type { Device } from '#domain/accounts/sessions.server.ts'
import type { Services } from '#domain/services.server.ts'
import { DAY, SECOND } from '#platform/clock.ts'
import { hashToken, newToken } from '#platform/token.ts'
import { addressReader, networkOf } from '#server/middleware/client-address.ts'
import { openCookieJar } from './cookies.ts'
import type { CookieJar, CookieName } from './cookies.ts'

/** What the accounts' calls need of the house. */
export type AuthServices = Pick<Services, 'config' | 'db' | 'clock' | 'keys' | 'log'> & {
  heartbeat: Pick<Services['heartbeat'], 'check' | 'note'>
}

/** The services, and what a request tells of who sends it. */
export type RequestServices = AuthServices & {
  jar: CookieJar
  /** The site's own origin; never what a request claims it to be. */
  origin: string
  cookie(c: Context, name: CookieName): string | undefined
  /** The address a request comes from, as far as the site's proxies are believed. */
  addressOf(c: Context): string
  device(c: Context): Device
  browser(c: Context): Browser
}

/** What codes and grants are bound to; `setCookie` when the browser is new here. */
export type Browser = { hash: string; setCookie: string | undefined }

const BROWSER_KNOWN_FOR = (30 * DAY) / SECOND
const LONGEST_USER_AGENT = 300

export function openRequestServices(services: AuthServices): RequestServices {
  const { publicUrl, trustProxy } = services.config
  const jar = openCookieJar(publicUrl)
  const addressOf = addressReader(trustProxy)
  const cookie = (c: Context, name: CookieName) => jar.read(c.req.header('cookie'), name)
  return {
    ...services,
    jar,
    origin: new URL(publicUrl).origin,
    cookie,
    addressOf,
    device: (c) => ({
      userAgent: (c.req.header('user-agent') ?? '').slice(0, LONGEST_USER_AGENT),
      network: networkOf(addressOf(c)),
    }),
    browser: (c) => readBrowser(jar, cookie(c, 'browser')),
  }
}

function readBrowser(jar: CookieJar, known: string | undefined): Browser {
  if (known !== undefined && /^[\w-]{43}$/.test(known)) return { hash: hashToken(known), setCookie: undefined }
  const nonce = newToken()
  return { hash: hashToken(nonce), setCookie: jar.set('browser', nonce, BROWSER_KNOWN_FOR) }
}

/** Adds Set-Cookie lines to what is answered; those there are none of are left out. */
export function setCookies(c: Context, lines: readonly (string | undefined)[]): void {
  for (const line of lines) if (line !== undefined) c.header('Set-Cookie', line, { append: true })
}
