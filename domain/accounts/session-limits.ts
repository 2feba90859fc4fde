import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import type { Role } from '#domain/policy/role.ts'

type Limits = { idle: number; absolute: number; noteSeenEvery: number }

const TRAVELLER: Limits = { idle: 30 * DAY, absolute: 90 * DAY, noteSeenEvery: DAY }
const STAFF: Limits = { idle: 30 * MINUTE, absolute: 12 * HOUR, noteSeenEvery: MINUTE }

/** How long a session of a role lives unused and in all, and how often its use is written down (FINDINGS §4.3). Milliseconds. */
export function sessionLimits(role: Role): Limits {
  return role === 'traveller' ? TRAVELLER : STAFF
}

/** For how long after signing in or giving the password a person may change what opens the account. */
export const FRESHLY_AUTHENTICATED_FOR = 15 * MINUTE
