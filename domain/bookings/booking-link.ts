import type { KeyRing } from '#platform/key-ring.ts'

const PURPOSE = 'the link to a booking'

type LinkedBooking = { id: string; linkVersion: number }

/** What opens a booking without a session: a signature over its id, so that the database holds nothing that opens one. 256 bits, base64url. */
export function bookingToken(keys: KeyRing, { id, linkVersion }: LinkedBooking): string {
  return keys.sign(PURPOSE, `${id} ${linkVersion}`)
}

/** Whether a token is the one of a booking. */
export function opensBooking(keys: KeyRing, { id, linkVersion }: LinkedBooking, token: string): boolean {
  return keys.verify(PURPOSE, `${id} ${linkVersion}`, token)
}
