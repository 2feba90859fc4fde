import type { KeyRing } from '#platform/key-ring.ts'

const PURPOSE = 'the link of a friend to a booking'

/** What opens a friend's own page: a signature over the id of their link, so that the database holds nothing that opens one. 256 bits, base64url. */
export function shareToken(keys: KeyRing, linkId: string): string {
  return keys.sign(PURPOSE, linkId)
}

/** The absolute address of a friend's own page, with what opens it. */
export function shareUrl(
  { keys, config }: { keys: KeyRing; config: { publicUrl: string } },
  reference: string,
  { share, linkId }: { share: number; linkId: string },
): string {
  return `${config.publicUrl}/booking/${reference}/share/${share}?key=${shareToken(keys, linkId)}`
}

/** Whether a token is the one of a friend's link. */
export function opensShare(keys: KeyRing, linkId: string, token: string): boolean {
  return keys.verify(PURPOSE, linkId, token)
}
