import type { KeyRing } from '#platform/key-ring.ts'

const LINK = 'the link to a data request'
const ASKER = 'who asks for their data'

/** What opens a request without a session: its id, and a signature over it, so that the database holds nothing that opens one. */
export function requestToken(keys: KeyRing, id: string): string {
  return `${id}.${keys.sign(LINK, id)}`
}

/** The id in a token; undefined of one that was not made here. */
export function requestIdIn(keys: KeyRing, token: string): string | undefined {
  const [, id = '', signature = ''] = /^([0-9a-z]{20})\.([\w-]{43})$/.exec(token) ?? []
  return id !== '' && keys.verify(LINK, id, signature) ? id : undefined
}

/** The absolute address of a request's own page, with what opens it. */
export function requestUrl({ keys, config }: { keys: KeyRing; config: { publicUrl: string } }, id: string): string {
  return `${config.publicUrl}/your-data/${requestToken(keys, id)}`
}

/** What a mobile or an e-mail is known by where nobody is to read it: whoever proves it again is found by it. */
export function askerDigest(keys: KeyRing, contact: string): string {
  return keys.sign(ASKER, contact)
}
