import { SECOND, stoppedClock } from '#platform/clock.ts'
import { openKeyRing } from '#platform/key-ring.ts'
import { giveStamp } from '#domain/leads/stamp.server.ts'

/** What a site of the tests signs with, so that a test can sign as it does. */
export const AUTH_SECRET = 'the secret of the sites of the tests'

/** A stamp from a while ago, as whoever types for as long as a person takes has one; the site must have been given `AUTH_SECRET`. */
export function ripeStamp(about: string): string {
  const clock = stoppedClock(new Date(Date.now() - 20 * SECOND))
  return giveStamp({ clock, keys: openKeyRing([AUTH_SECRET]) }, about)
}
