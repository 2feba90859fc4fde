import { isProgram } from '#domain/policy/actor.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { opensBooking } from './booking-link.ts'
import { opensShare } from './group/share-link.ts'

/** Who does something to a booking: who booked, a friend who has a place in it, a colleague for somebody, or the program. */
type Who = 'booker' | 'friend' | 'staff' | 'program'

const BOOKER = ['booker'] as const
const BOOKER_AND_STAFF = ['booker', 'staff'] as const

/** Who may do what to a booking: what visitors do asks this table, as the office asks the policy. */
export const DEEDS = {
  /** Who books and who travels. */
  'party.name': BOOKER_AND_STAFF,
  /** By a code that goes where they are reached. */
  'contact.prove': BOOKER,
  'hold.extend': BOOKER_AND_STAFF,
  'hold.again': BOOKER,
  /** Another date, people, rooms or extras; another date in place of one that was called off. */
  'journey.change': BOOKER_AND_STAFF,
  cancel: BOOKER_AND_STAFF,
  /** What was not paid, and what the operator called off. */
  'cancel.unasked': ['program'],
  /** Any part. A friend pays their own. */
  pay: ['booker', 'friend'],
  'details.give': BOOKER_AND_STAFF,
  'invoice.address': BOOKER_AND_STAFF,
  'group.form': BOOKER,
  /** What a friend says of themselves and whom they came with, and beside whom they sleep. */
  'share.own': ['friend'],
  'review.write': BOOKER,
  /** Among the trips of an account. */
  claim: BOOKER,
} as const satisfies Record<string, readonly Who[]>
export type Deed = keyof typeof DEEDS

type Opener = 'booker' | 'friend' | Actor

/** The classes stay here, so that nobody else makes one: an access is passed on, never put together. */
class Access {
  readonly #opener: Opener
  readonly bookingId: string

  constructor(bookingId: string, opener: Opener) {
    this.bookingId = bookingId
    this.#opener = opener
  }

  static openerOf(access: unknown): Opener {
    return typeof access === 'object' && access !== null && #opener in access ? access.#opener : undefined
  }
}

/** A booking in the hands of who may do something to it, itself or for somebody. */
class BookingAccess extends Access {
  readonly opens = 'booking'
}

/** A friend's place in a booking, counted from 1. It opens nothing else of it. */
class ShareAccess extends Access {
  readonly opens = 'share'
  readonly share: number

  constructor(bookingId: string, share: number) {
    super(bookingId, 'friend')
    this.share = share
  }
}

export type { BookingAccess, ShareAccess }

/** What opens a booking besides its reference: the secret of its link, or the account that made it. */
export type BookingKey = { token?: string | undefined; userId?: string | undefined }

/** A booking for who booked; undefined where neither the link nor the account is its own. */
export function accessByKey(
  keys: KeyRing,
  booking: { id: string; linkVersion: number; userId: string | null },
  { token, userId }: BookingKey,
): BookingAccess | undefined {
  const isLink = token !== undefined && opensBooking(keys, booking, token)
  const isOwn = userId !== undefined && booking.userId === userId
  return isLink || isOwn ? new BookingAccess(booking.id, 'booker') : undefined
}

/** A friend's place for whoever holds its link; undefined where it is another link, or one that is off. */
export function accessByShare(
  keys: KeyRing,
  { bookingId, share, linkId, isOff }: { bookingId: string; share: number; linkId: string; isOff: boolean },
  token: string,
): ShareAccess | undefined {
  return !isOff && opensShare(keys, linkId, token) ? new ShareAccess(bookingId, share) : undefined
}

/** A booking for a colleague or a job of the program. Whether they may is asked by each command. */
export function accessAs(actor: Actor, bookingId: string): BookingAccess {
  return new BookingAccess(bookingId, actor)
}

/** What a command of a booking asks before anything else: refuses 'forbidden' where whoever opened it may not do this, and whatever is no access. */
export function admit(access: BookingAccess | ShareAccess, deed: Deed): Result<void, 'forbidden'> {
  const opener = Access.openerOf(access)
  if (opener === undefined) return refused('forbidden')
  const allowed: readonly Who[] = DEEDS[deed]
  if (!allowed.includes(whoIs(opener))) return refused('forbidden')
  return isPerson(opener) ? demand(opener, 'bookings.work') : done(undefined)
}

/** Who of the staff does it for somebody, as in the audit; undefined where nobody does. */
export function colleagueIn(access: BookingAccess): string | undefined {
  const opener = Access.openerOf(access)
  return isPerson(opener) ? opener.id : undefined
}

type Person = Exclude<Opener, string | { program: string } | undefined>

function isPerson(opener: Opener): opener is Person {
  return typeof opener === 'object' && !isProgram(opener)
}

function whoIs(opener: NonNullable<Opener>): Who {
  if (typeof opener === 'string') return opener
  return isProgram(opener) ? 'program' : 'staff'
}
