import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
import type { MailName, MailValues } from '#domain/messaging/kinds.ts'
import type { Message } from '#domain/messaging/message.ts'
import { sendMail } from '#domain/messaging/send.server.ts'
import { listApplied } from '#domain/payments/ledger.server.ts'
import type { Db } from '#platform/db.server.ts'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import type { BackTo } from '#domain/bookings/cancel/back-to.server.ts'
import type { Instalment } from '#domain/bookings/booking.ts'
import { valuesFor } from '#domain/bookings/booking-messages.server.ts'
import type { MessageNeeds, OwnMailValues } from '#domain/bookings/booking-messages.server.ts'
import { enclosed } from '#domain/bookings/papers/enclosures.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { shareUrl } from './share-link.ts'
import { groupShares } from './tables.ts'

/** A friend who gave their e-mail; whoever gave none is told by who booked. */
export type Friend = typeof groupShares.$inferSelect & { email: string }

/** The friends of a booking who are told by mail, also those whose group has ended and who travel no more. */
export async function listFriends(db: Db, bookingId: string): Promise<Friend[]> {
  const { bookingId: of, share, email, isOff } = groupShares
  const rows = await db
    .select()
    .from(groupShares)
    .where(and(eq(of, bookingId), ne(share, 0), isNotNull(email), eq(isOff, false)))
    .orderBy(asc(share))
  return rows.flatMap((row) => (row.email === null ? [] : [{ ...row, email: row.email }]))
}

/** Whoever pays a share, where they are told by mail. */
export async function findFriend(db: Db, bookingId: string, share: number | null): Promise<Friend | undefined> {
  return (await listFriends(db, bookingId)).find((one) => one.share === share)
}

/** Gives a friend their own link, to come back by. */
export async function tellLink(needs: MessageNeeds, booking: OpenedBooking, friend: Friend): Promise<void> {
  await mailFriend(needs, booking, friend, 'friend-link', {})
}

/** Tells a friend that their money has arrived, with their own receipt. */
export async function tellFriendPaid(
  needs: MessageNeeds,
  booking: OpenedBooking,
  friend: Friend,
  { paise, paymentId }: { paise: Paise; paymentId: string },
): Promise<void> {
  const own = { sum: formatPaise(paise), facts: factsOf(booking) }
  await mailFriend(needs, booking, friend, 'friend-paid', own, enclosed(booking, ['receipt-voucher'], paymentId))
}

/** Reminds each friend who is told by mail of what they have not paid of a date, which is to come or over. */
export async function tellFriendsDue(
  needs: MessageNeeds,
  booking: OpenedBooking,
  { unpaid, due, kept, isMissed }: { unpaid: readonly Instalment[]; due: string; kept: string; isMissed: boolean },
): Promise<void> {
  for (const friend of await listFriends(needs.db, booking.id)) {
    const own = unpaid.filter(({ share }) => share === friend.share)
    if (own.length === 0) continue
    const sum = formatPaise(own.reduce((paise, { amountPaise }) => paise + amountPaise, 0))
    await mailFriend(needs, booking, friend, isMissed ? 'friend-missed' : 'friend-due', {
      sum,
      due,
      kept,
      facts: factsOf(booking),
    })
  }
}

/** Tells each friend who travels that the date was called off, and until when who booked may choose another one. */
export async function tellFriendsCalledOff(
  needs: MessageNeeds,
  booking: OpenedBooking,
  { until, because }: { until: string; because: string },
): Promise<void> {
  const facts = [['Why', because] as const, ...factsOf(booking)]
  for (const friend of await listFriends(needs.db, booking.id))
    if (friend.share > 0) await mailFriend(needs, booking, friend, 'friend-called-off', { until, facts })
}

/** Tells a friend that money of theirs goes back while the trip goes on. */
export async function tellFriendRefund(
  needs: MessageNeeds,
  booking: OpenedBooking,
  friend: Friend,
  { paise, why }: { paise: Paise; why: string },
): Promise<void> {
  await mailFriend(needs, booking, friend, 'friend-refund', { sum: formatPaise(paise), why, facts: factsOf(booking) })
}

/** Tells a friend that `sum`, of which they were told, was only entered wrongly. */
export async function tellFriendEnteredWrongly(
  needs: MessageNeeds,
  booking: OpenedBooking,
  friend: Friend,
  sum: string,
): Promise<void> {
  await mailFriend(needs, booking, friend, 'friend-entered-wrongly', { sum, facts: factsOf(booking) })
}

/** Tells each friend who has paid that who booked pays the rest, and what becomes of their own money, and when. */
export async function tellFriendsEnded(needs: MessageNeeds, booking: OpenedBooking): Promise<void> {
  const applied = await listApplied(needs.db, booking.id)
  const days = String(booking.journey.terms.cancellation.refundDays)
  for (const friend of (await listFriends(needs.db, booking.id)).filter(({ places }) => places.length > 0)) {
    const paise = applied.reduce((sum, one) => (one.share === friend.share ? sum + one.applied : sum), 0)
    if (paise === 0) continue
    await mailFriend(needs, booking, friend, 'friend-ended', { sum: formatPaise(paise), days, facts: factsOf(booking) })
  }
}

/** Tells each friend that the trip is cancelled, why, and what of their own money goes back; of those who travel no more whoever gets something. */
export async function tellFriendsCancelled(
  needs: MessageNeeds,
  booking: OpenedBooking,
  { reason, backTo }: { reason: keyof typeof WHY_CANCELLED; backTo: readonly BackTo[] },
): Promise<void> {
  const organiser = booking.contactName ?? 'Who booked'
  for (const friend of await listFriends(needs.db, booking.id)) {
    const paise = backTo.find(({ share }) => share === friend.share)?.paise ?? 0
    if (friend.share < 0 && paise === 0) continue
    const back =
      paise > 0
        ? `${formatPaise(paise)} goes back to where it came from; you need do nothing.`
        : 'Nothing of your own payments goes back.'
    const own = { why: WHY_CANCELLED[reason](organiser), back, facts: factsOf(booking) }
    await mailFriend(needs, booking, friend, 'friend-cancelled', own)
  }
}

const WHY_CANCELLED = {
  asked: (organiser: string) => `${organiser} has cancelled the trip.`,
  unpaid: () => 'A part of the price did not reach us, also after its days of grace. The seats have gone back.',
  operator: () => 'We are sorry: we have had to call this departure off. All that was paid goes back.',
}

type FriendMail = Extract<MailName, `friend-${string}`>
type Common = { organiser: string; link: string }

/** Mails a friend about their own share, with the link of their own page. */
export async function mailFriend<Kind extends FriendMail>(
  needs: MessageNeeds,
  booking: OpenedBooking,
  friend: Friend,
  kind: Kind,
  own: Omit<OwnMailValues<Kind>, keyof Common>,
  encloses: Message['encloses'] = [],
): Promise<void> {
  const link = shareUrl(needs, booking.reference, friend)
  const common = { ...(await valuesFor(needs.db, booking, link)), organiser: booking.contactName ?? 'Who booked' }
  // On no list of the booking's: what a friend is written is theirs.
  await sendMail(needs.db, kind, {
    to: friend.email,
    values: { ...common, ...own } as unknown as MailValues<Kind>,
    encloses,
  })
}

function factsOf({ reference }: OpenedBooking) {
  return [['Booking', reference]] as const
}
