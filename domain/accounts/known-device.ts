import { randomBytes } from 'node:crypto'
import type { KeyRing } from '#platform/key-ring.ts'

const PURPOSE = 'device'

/**
 * What a browser keeps to be known again as one that a person signed in from: it opens nothing, it only gives tries of its own.
 * A token that is already this person's is kept, so that a device has one budget and not one for each sign-in.
 */
export function knownDeviceToken(keys: KeyRing, userId: string, had?: string): string {
  if (had !== undefined && isKnownDevice(keys, userId, had)) return had
  const device = `${userId}.${randomBytes(16).toString('base64url')}`
  return `${device}.${keys.sign(PURPOSE, device)}`
}

/** Whether a token says that this person has signed in from its browser before. */
export function isKnownDevice(keys: KeyRing, userId: string, token: string): boolean {
  const [owner, device, signature] = token.split('.')
  if (owner !== userId || !device || !signature || token.split('.').length !== 3) return false
  return keys.verify(PURPOSE, `${owner}.${device}`, signature)
}
