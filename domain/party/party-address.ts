import { partyParams } from './party.ts'
import type { PartyView } from './party.ts'

/** Remembers on a device who travels: the text of `partyParams`, percent-encoded; nothing in it tells one family from another. */
export const PARTY_COOKIE = 'padav-party'

/** The keys of an address that name a party and the way its prices are shown. */
export const PARTY_KEYS: ReadonlySet<string> = new Set(['adults', 'ages', 'rooms', 'per'])

/** A path of this site without the party its query names, so that whoever comes back to it sees prices for the party of the device. */
export function withoutParty(path: string): string {
  const [rest = '', hash] = path.split('#')
  const [pathname = '', query = ''] = rest.split('?')
  const params = new URLSearchParams(query)
  if (![...params.keys()].some((key) => PARTY_KEYS.has(key))) return path
  const others = new URLSearchParams([...params].filter(([key]) => !PARTY_KEYS.has(key)))
  return pathname + (others.size > 0 ? `?${others}` : '') + (hash === undefined ? '' : `#${hash}`)
}

/** The same path with the party `view` names in its query, in place of another. */
export function withParty(path: string, view: PartyView): string {
  const [rest = '', hash] = withoutParty(path).split('#')
  return `${rest}${rest.includes('?') ? '&' : '?'}${partyParams(view)}${hash === undefined ? '' : `#${hash}`}`
}
