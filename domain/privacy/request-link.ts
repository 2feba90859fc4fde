import type { KeyRing } from '#platform/key-ring.ts'
import { readSignedId, signId } from '#platform/signed-id.ts'

const LINK = 'the link to a data request'
const ASKER = 'who asks for their data'

/** What opens a request without a session. */
export function requestToken(keys: KeyRing, id: string): string {
  return signId(keys, LINK, id)
}

/** The id in a token; undefined of one that was not made here. */
export function requestIdIn(keys: KeyRing, token: string): string | undefined {
  return readSignedId(keys, LINK, token)
}

/** The absolute address of a request's own page, with what opens it. */
export function requestUrl({ keys, config }: { keys: KeyRing; config: { publicUrl: string } }, id: string): string {
  return `${config.publicUrl}/your-data/${requestToken(keys, id)}`
}

/** What a mobile or an e-mail is known by where nobody is to read it: whoever proves it again is found by it. */
export function askerDigest(keys: KeyRing, contact: string): string {
  return keys.sign(ASKER, contact)
}
