import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import type { Role } from './role.ts'

/** Whoever asks: a signed-in person's role, or a guest. */
export type Who = Role | 'guest'

const EVERYONE = ['guest', 'traveller', 'sales', 'editor', 'owner'] as const
const SIGNED_IN = ['traveller', 'sales', 'editor', 'owner'] as const
const STAFF = ['sales', 'editor', 'owner'] as const
const SELLING = ['sales', 'owner'] as const
const WRITING = ['editor', 'owner'] as const
const OWNER = ['owner'] as const

/** Who may do what, everywhere: pages, calls and domain functions ask this table and no other. */
export const POLICY = {
  /** Every public page and call, the sign-in among them. */
  'site.read': EVERYONE,
  'account.enter': EVERYONE,
  /** `/dev/outbox`, which exists in demo mode only. */
  'outbox.read': EVERYONE,
  /** One's own profile, sessions, identities and what is kept on oneself; never another's. */
  'profile.own': SIGNED_IN,
  /** One's own trips. */
  'bookings.own': SIGNED_IN,
  /** The back office's front page. */
  'office.enter': STAFF,
  'enquiries.work': SELLING,
  'bookings.work': SELLING,
  'catalogue.edit': WRITING,
  'cars.edit': WRITING,
  'content.edit': WRITING,
  'reviews.moderate': WRITING,
  'settings.change': OWNER,
  'scripts.change': OWNER,
  'staff.appoint': OWNER,
} as const satisfies Record<string, readonly Who[]>
export type Action = keyof typeof POLICY

/** Whether a role, or a guest when undefined, may do something. */
export function may(role: Role | undefined, action: Action): boolean {
  const allowed: readonly Who[] = POLICY[action]
  return allowed.includes(role ?? 'guest')
}

/** What a domain function asks before anything else: refuses `forbidden` unless the policy allows it. */
export function demand(asking: { role: Role } | undefined, action: Action): Result<void, 'forbidden'> {
  return may(asking?.role, action) ? done(undefined) : refused('forbidden')
}
