import { generateCookie } from 'hono/cookie'
import { DAY, SECOND } from '#platform/clock.ts'
import { partyParams, readPartyView } from '#domain/party/party.ts'
import type { PartyView } from '#domain/party/party.ts'
import { PARTY_COOKIE, PARTY_KEYS } from '#domain/party/party-address.ts'
import { queryOf } from '#web/page-key.ts'

const LONGEST_COOKIE = 200

/**
 * The key of a page as this visitor sees it. A page whose prices are for a party is kept under the party its address names, else the
 * one of the cookie, always in the one spelling of `partyParams`; nonsense in either counts as none. No other page, and no other
 * cookie, changes anything.
 */
export function keyForVisitor(
  key: string,
  cookies: string | undefined,
  wantsParty: (pathname: string) => boolean,
): string {
  const isNamed = namesParty(key)
  const remembered = cookies?.includes(PARTY_COOKIE) === true
  if (!isNamed && !remembered) return key
  const [path = '/', query = ''] = key.split('?')
  if (!wantsParty(path)) return key
  const asked = new URLSearchParams(query)
  const named = isNamed ? readPartyView(asked) : undefined
  const view = named?.party ? named : remembered ? readPartyCookie(cookies) : undefined
  const others = [...asked].filter(([name]) => !PARTY_KEYS.has(name))
  return path + queryOf([...others, ...(view ? partyParams(view) : [])])
}

/** The party a request's cookies remember; none when that is nonsense. Read as `deploy/nginx/padav.conf` reads it for its key, which knows no other blanks. */
export function readPartyCookie(cookies: string | undefined): PartyView | undefined {
  const value = /(?:^|;[ \t]*)padav-party=([^;]*)/.exec(cookies ?? '')?.[1]?.trim()
  if (!value || value.length > LONGEST_COOKIE) return undefined
  try {
    const view = readPartyView(new URLSearchParams(decodeURIComponent(value)))
    return view.party ? view : undefined
  } catch {
    return undefined
  }
}

/** Whether what is kept under a key is drawn for a party: that of its address, or of a cookie. */
export function namesParty(key: string): boolean {
  return key.includes('adults=')
}

const KEPT_FOR = 365 * DAY

/** The line of a header that has a device remember who travels, or forget it. */
export function partyCookie(view: PartyView, publicUrl: string): string {
  const maxAge = view.party ? KEPT_FOR / SECOND : 0
  const secure = publicUrl.startsWith('https:')
  return generateCookie(PARTY_COOKIE, String(partyParams(view)), { path: '/', maxAge, sameSite: 'Lax', secure })
}
