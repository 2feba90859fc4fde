import { isDeepStrictEqual } from 'node:util'
import { listApplied } from '#domain/payments/ledger.server.ts'
import { formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import type { BackTo } from '#domain/bookings/cancel/back-to.server.ts'
import type { Instalment } from '#domain/bookings/booking.ts'
import { dueText } from '#domain/bookings/change/change-messages.server.ts'
import type { MessageNeeds } from '#domain/bookings/booking-messages.server.ts'
import { listInstalments } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { listFriends, mailFriend, tellFriendRefund } from './friend-messages.server.ts'
import type { Friend } from './friend-messages.server.ts'

/** How it stands for the friends of a booking who are told by mail: each with what they are still to pay. */
export type FriendsStand = { startsOn: CalendarDate; friends: (Friend & { owes: Owed[] })[] }
type Owed = Pick<Instalment, 'amountPaise' | 'dueOn'>

/** How it stands for the friends of a booking now. */
export async function findFriendsStand(
  db: Db,
  { id, startsOn }: Pick<OpenedBooking, 'id' | 'startsOn'>,
): Promise<FriendsStand> {
  const unpaid = (await listInstalments(db, id)).filter(({ paidAt }) => paidAt === null)
  const owes = (of: Friend) =>
    unpaid
      .filter(({ share }) => share === of.share)
      .map(({ amountPaise, dueOn }) => ({ amountPaise, dueOn }))
      .toSorted((one, other) => (one.dueOn ?? '').localeCompare(other.dueOn ?? ''))
  return { startsOn, friends: (await listFriends(db, id)).map((friend) => ({ ...friend, owes: owes(friend) })) }
}

/** Tells each friend for whom a change of the booking changed something: its date, what they are to pay and when, that they travel no more, what goes back to them. */
export async function tellFriendsChanged(
  needs: MessageNeeds,
  booking: OpenedBooking,
  { was, backTo = [] }: { was: FriendsStand; backTo?: readonly BackTo[] },
): Promise<void> {
  const now = await findFriendsStand(needs.db, booking)
  for (const before of was.friends) {
    const friend = now.friends.find(({ linkId }) => linkId === before.linkId)
    if (!friend || before.share < 0) continue
    const paise = backTo.find(({ share }) => share === before.share)?.paise ?? 0
    await tellOne(needs, booking, { friend, before, paise, wasOn: was.startsOn })
  }
}

type OneStands = {
  friend: FriendsStand['friends'][number]
  before: FriendsStand['friends'][number]
  paise: Paise
  wasOn: CalendarDate
}

async function tellOne(needs: MessageNeeds, booking: OpenedBooking, told: OneStands): Promise<void> {
  const { friend, before, paise, wasOn } = told
  const isGone = friend.share < 0
  const isEnded = before.places.length > 0 && friend.places.length === 0
  const isOther = wasOn !== booking.startsOn || !isDeepStrictEqual(friend.owes, before.owes) || isEnded
  if (paise > 0 && (isGone || !isOther)) {
    const why = isGone ? 'The trip has changed, and you no longer travel on it.' : 'The trip has changed.'
    return tellFriendRefund(needs, booking, friend, { paise, why })
  }
  if (!isOther) return
  const keptPaise = isGone ? await keptOf(needs.db, booking.id, friend.share) : 0
  const organiser = booking.contactName ?? 'Who booked'
  const stands = isGone
    ? `You no longer travel on it, and owe nothing more.${keptPaise > 0 ? ` The ${formatPaise(keptPaise)} you have paid is the charge for your place.` : ''}`
    : isEnded
      ? `You travel as before, and what is left to pay is for ${organiser} now. Your link shows what you have paid.`
      : 'This is how it stands for you now.'
  await mailFriend(needs, booking, friend, 'friend-changed', {
    stands,
    back: paise > 0 ? `${formatPaise(paise)} goes back to where it came from; you need do nothing.` : '',
    facts: isGone ? [['Booking', booking.reference]] : factsOf(booking, told),
  })
}

function factsOf({ reference, startsOn }: OpenedBooking, { friend: { owes }, wasOn }: OneStands) {
  const moved = wasOn === startsOn ? '' : `, not ${formatDate(wasOn)}`
  const parts = owes.map(({ amountPaise, dueOn }) => dueText(amountPaise, dueOn))
  return [
    ['Booking', reference] as const,
    ['Leaves', `${formatDate(startsOn)}${moved}`] as const,
    ...(parts.length === 0 ? ['Nothing'] : parts).map((part) => ['Yours to pay', part] as const),
  ]
}

async function keptOf(db: Db, bookingId: string, share: number): Promise<Paise> {
  const applied = await listApplied(db, bookingId)
  return applied.reduce((sum, one) => (one.share === share ? sum + one.applied : sum), 0)
}
