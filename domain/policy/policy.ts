import { MINUTE } from '#platform/clock.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { isProgram } from './actor.ts'
import type { Actor } from './actor.ts'
import type { Role } from './role.ts'

/** Whoever asks: a signed-in person's role, a guest, or the program itself. */
export type AskerKind = Role | 'guest' | 'program'

const EVERYONE = ['guest', 'traveller', 'sales', 'editor', 'owner'] as const
const SIGNED_IN = ['traveller', 'sales', 'editor', 'owner'] as const
const STAFF = ['sales', 'editor', 'owner'] as const
const SELLING = ['sales', 'owner'] as const
const WRITING = ['editor', 'owner', 'program'] as const
const PLANNING = ['sales', 'editor', 'owner', 'program'] as const
const SELLING_AND_PROGRAM = ['sales', 'owner', 'program'] as const
const OWNING = ['owner'] as const
const SETTING_UP = ['owner', 'program'] as const

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
  /** The program wins the enquiry whose quote was booked. */
  'enquiries.work': SELLING_AND_PROGRAM,
  /** Everybody the site knows, in one file. */
  'customers.export': OWNING,
  /** Customers brought along from elsewhere, from their files, and taken along again. */
  'customers.take-in': OWNING,
  /** What guests asked for of what is kept of them: a copy, or that it is erased. */
  'privacy.answer': OWNING,
  'bookings.work': SELLING,
  /** A departure is called off; the program does it for whoever is at the machine. */
  'departures.call-off': SELLING_AND_PROGRAM,
  /** Seats held for somebody for longer than two days. */
  'bookings.hold-long': OWNING,
  /** The page of the books: payments matched with bank lines, refunds given by the second person or tried again. */
  'payments.settle': SELLING,
  /** What gateways and the bank say they have paid out, from their files. */
  'settlements.take-in': OWNING,
  'catalogue.edit': WRITING,
  'cars.edit': WRITING,
  /** The site's own pictures: taking them in, their crops and credits. */
  'pictures.edit': WRITING,
  'content.edit': WRITING,
  'departures.plan': PLANNING,
  'promotions.plan': SELLING_AND_PROGRAM,
  'reviews.moderate': WRITING,
  'settings.change': SETTING_UP,
  /** Where money goes: the address that takes it, how much one person gives back alone. */
  'money.change': SETTING_UP,
  /** The log of what was sent, without addresses in full; a message that failed tried again. */
  'messages.work': SELLING,
  /** Bookings, money, GST, occupancy and enquiries by month. */
  'reports.read': SELLING,
  /** The words of messages and their ids; a test to oneself. */
  'messages.change': SETTING_UP,
  'scripts.change': SETTING_UP,
  /** Taken off every page, in a hurry: nobody is asked anew who they are. */
  'scripts.stop': SETTING_UP,
  'staff.appoint': SETTING_UP,
  /** The keys partners' programs call the site with. */
  'partners.change': OWNING,
  /** Who changed what. */
  'audit.read': OWNING,
  /** CSV files in and out; each kind of thing asks its own right too. */
  'imports.run': WRITING,
} as const satisfies Record<string, readonly AskerKind[]>
export type Action = keyof typeof POLICY

/** What is done by nobody whose last proof of who they are is old: money, scripts, roles. */
const PROVEN_ANEW: ReadonlySet<Action> = new Set([
  'payments.settle',
  'money.change',
  'scripts.change',
  'staff.appoint',
  'partners.change',
])
/** For how long a proof counts there (reference FINDINGS §4.4). Milliseconds. */
export const REAUTHENTICATION_LASTS = 5 * MINUTE

/** Whether whoever asks is to show first who they are: a session that was left open does none of this. The program is asked nothing. */
export function mustProveAnew(actor: Actor, action: Action, now: Date): boolean {
  if (!PROVEN_ANEW.has(action) || isProgram(actor)) return false
  return !isProvenAt(actor?.provenAt, now)
}

/** Whether a proof of that moment still counts. */
export function isProvenAt(provenAt: Date | undefined, now: Date): boolean {
  return provenAt !== undefined && now.getTime() - provenAt.getTime() < REAUTHENTICATION_LASTS
}

/** Whether a role, the program, or a guest when undefined, may do something. */
export function may(who: AskerKind | undefined, action: Action): boolean {
  const allowed: readonly AskerKind[] = POLICY[action]
  return allowed.includes(who ?? 'guest')
}

/** What a domain function asks before anything else: refuses `forbidden` unless the policy allows it. */
export function demand(actor: Actor | { role: Role }, action: Action): Result<void, 'forbidden'> {
  return may(whoIs(actor), action) ? done(undefined) : refused('forbidden')
}

function whoIs(actor: Actor | { role: Role }): AskerKind {
  if (actor === undefined) return 'guest'
  return 'role' in actor ? actor.role : 'program'
}
