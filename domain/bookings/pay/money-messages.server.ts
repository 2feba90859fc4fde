import { receivedText } from '#domain/payments/desk-words.ts'
import type { CameByHand } from '#domain/payments/desk-words.ts'
import { addDays, formatDate, formatTime, istDate } from '#platform/dates.ts'
import { formatPaise, formatPaiseWithPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import { listed } from '#platform/wording.ts'
import type { Instalment, Reminder } from '#domain/bookings/booking.ts'
import { enclosed } from '#domain/bookings/papers/enclosures.ts'
import {
  findFriend,
  tellFriendEnteredWrongly,
  tellFriendPaid,
  tellFriendRefund,
  tellFriendsDue,
} from '#domain/bookings/group/friend-messages.server.ts'
import { listInstalments } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { listTravellers } from '#domain/bookings/trip/travellers.server.ts'
import { MORE_THAN_LEFT } from './desk-money.ts'
import { mail } from '#domain/bookings/booking-messages.server.ts'
import type { MessageNeeds } from '#domain/bookings/booking-messages.server.ts'

/** Tells that a later part has arrived: with its receipt whoever paid it, and who booked what a friend has paid. */
export async function tellPaid(
  needs: MessageNeeds,
  booking: OpenedBooking,
  { paise, paymentId, share, came }: TakenMoney,
): Promise<void> {
  const friend = await findFriend(needs.db, booking.id, share)
  if (friend) await tellFriendPaid(needs, booking, friend, { paise, paymentId })
  const parts = await listInstalments(needs.db, booking.id)
  const isWhole = parts.every(({ paidAt }) => paidAt !== null)
  const encloses = enclosed(
    booking,
    [...(friend ? [] : RECEIPT), ...(isWhole ? (['voucher', 'itinerary', 'calendar'] as const) : [])],
    paymentId,
  )
  const facts = [
    ['Booking', booking.reference] as const,
    ...(await paidBy(needs, booking, share)),
    ...cameFacts(came),
    ...heldFacts(booking, parts),
    ...(isWhole ? [['Left to pay', 'nothing: all is paid'] as const] : []),
  ]
  await mail(needs, booking, 'paid', { sum: formatPaise(paise), facts }, { encloses })
}

type TakenMoney = { paise: Paise; paymentId: string; share: number | null; came?: CameByHand | undefined }

type Fact = readonly [string, string]

/** Which of several friends, for who booked. */
async function paidBy({ db }: MessageNeeds, { id }: OpenedBooking, share: number | null): Promise<Fact[]> {
  const friend = share ? (await listTravellers(db, id)).find(({ position }) => position === share - 1) : undefined
  return friend ? [['Paid by', friend.name]] : []
}

function cameFacts(came: CameByHand | undefined): Fact[] {
  return came ? [['Came', receivedText(came)]] : []
}

/** Of a hold of whose first part some has come: what books it, and until when. */
function heldFacts({ state, holdExpiresAt }: OpenedBooking, parts: readonly Instalment[]): Fact[] {
  const rest = parts.find(({ paidAt }) => paidAt === null)
  if (state !== 'held' || !rest) return []
  const until = `${formatDate(istDate(holdExpiresAt))}, ${formatTime(holdExpiresAt)}`
  return [
    ['Books it', formatPaise(rest.amountPaise)],
    ['Held until', until],
  ]
}

function keptText({ journey, shown }: OpenedBooking, last: string): string {
  if (shown === 'completed') return 'The journey is over; this sum stays to be paid.'
  if (journey.package.kind === 'car') return `The car is kept for you until ${last}; after that it goes back.`
  return `The seats are kept until ${last}; after that they go back.`
}

const RECEIPT = ['receipt-voucher'] as const

/** Tells whoever paid that money came which pays nothing any more, and goes back by itself. */
export async function tellReturned(
  needs: MessageNeeds,
  booking: OpenedBooking,
  { paise, reason, share }: { paise: Paise; reason: string; share: number | null },
): Promise<void> {
  const friend = await findFriend(needs.db, booking.id, share)
  const why = WHY_BACK[reason] ?? 'This payment was not needed.'
  if (friend) return tellFriendRefund(needs, booking, friend, { paise, why })
  const payer = share === null || share === 0 ? 'you' : 'your friend'
  await mail(needs, booking, 'money-returned', {
    sum: formatPaise(paise),
    payer,
    why,
    facts: [['Booking', booking.reference], ...(await openFacts(needs, booking))],
  })
}

/** What is to be paid still of a booking that stands: money that went back has paid none of it. */
async function openFacts({ db }: MessageNeeds, booking: OpenedBooking): Promise<Fact[]> {
  const parts = await listInstalments(db, booking.id)
  const next = parts.find(({ paidAt }) => paidAt === null)
  if (booking.shown === 'held') return heldFacts(booking, parts)
  if (booking.state !== 'confirmed' || !next) return []
  const by = next.dueOn ? ` by ${formatDate(next.dueOn)}` : ''
  return [['Still due', `${formatPaise(next.amountPaise)}${by}`]]
}

/** Tells whoever paid that money of a wrong amount came, what was asked for, and what becomes of it. */
export async function tellWrongAmount(
  needs: MessageNeeds,
  booking: OpenedBooking,
  { paise, duePaise, share }: { paise: Paise; duePaise: Paise; share: number | null },
): Promise<void> {
  const [sum, due] = [formatPaiseWithPaise(paise), formatPaiseWithPaise(duePaise)]
  const friend = await findFriend(needs.db, booking.id, share)
  if (friend) {
    const why = `${due} was asked for and another sum came, so it has paid no part of your share; please pay that as it was asked. Once one of us has looked at it,`
    return tellFriendRefund(needs, booking, friend, { paise, why })
  }
  const standing =
    booking.shown === 'held'
      ? `Your seats are held until ${formatTime(booking.holdExpiresAt)}: please pay ${due} by then to keep them.`
      : booking.shown === 'confirmed'
        ? `Your seats stay yours; please pay ${due} by its date.`
        : booking.shown === 'completed'
          ? `Please pay ${due} as it was asked.`
          : ''
  await mail(needs, booking, 'wrong-amount', { sum, due, standing, facts: [['Booking', booking.reference]] })
}

/** Tells whoever was told of money of a wrong amount that only its entry was wrong. */
export async function tellEnteredWrongly(
  needs: MessageNeeds,
  booking: OpenedBooking,
  { paise, share }: { paise: Paise; share: number | null },
): Promise<void> {
  const sum = formatPaiseWithPaise(paise)
  const friend = await findFriend(needs.db, booking.id, share)
  if (friend) return tellFriendEnteredWrongly(needs, booking, friend, sum)
  await mail(needs, booking, 'entered-wrongly', { sum, facts: [['Booking', booking.reference]] })
}

/** Tells whoever was told that money was received that it was not, and how the booking stands now. */
export async function tellNotReceived(
  needs: MessageNeeds,
  booking: OpenedBooking,
  { paise, share }: { paise: Paise; share: number | null },
): Promise<void> {
  const sum = formatPaise(paise)
  const friend = await findFriend(needs.db, booking.id, share)
  if (friend) return tellFriendEnteredWrongly(needs, booking, friend, sum)
  const standing =
    booking.shown === 'held'
      ? `It is held for you until ${formatDate(istDate(booking.holdExpiresAt))}, ${formatTime(booking.holdExpiresAt)}, and what is due then books it.`
      : booking.state === 'confirmed'
        ? 'Your booking stands, and that sum is due again.'
        : ''
  await mail(needs, booking, 'not-received', { sum, standing, facts: [['Booking', booking.reference]] })
}

const WHY_BACK: Record<string, string> = {
  'paid already': 'This part had been paid before.',
  'parts changed': 'What was left to pay had changed meanwhile, so this payment no longer fits.',
  [MORE_THAN_LEFT]: 'Some of this had been paid another way meanwhile. Your payment has paid what was left of it.',
  'cancelled meanwhile': 'The booking had been cancelled meanwhile.',
  'called off': 'We had to call this departure off meanwhile, and we are sorry.',
  'hold ended': 'Some of the first part had come, and the hold has ended before the rest did.',
  'given back': 'We give you some of what you have paid back.',
  'sale over': 'The payment came after this date could be booked.',
  'seats gone': 'The payment came after the seats had gone to others.',
}

/** "Part 2", "Parts 2 and 3". */
function partsText(parts: readonly Instalment[]): string {
  return `${parts.length === 1 ? 'Part' : 'Parts'} ${listed(parts.map(({ part }) => String(part)))}`
}

/**
 * Reminds of a part that is due, or was; of what is due on one date once, with its sum, by the first of those parts: of who booked, or of what friends pay. Gives the message to who booked, or which part it went out `by`; undefined where
 * nothing is due of it.
 */
export async function tellDue(
  needs: MessageNeeds,
  booking: OpenedBooking,
  { part, kind }: { part: number; kind: Reminder },
): Promise<{ messageId: string | null } | { by: number } | undefined> {
  const unpaid = (await listInstalments(needs.db, booking.id)).filter(({ paidAt }) => paidAt === null)
  const asked = unpaid.find((one) => one.part === part)
  if (!asked?.dueOn) return undefined
  const isShared = asked.share !== null
  const same = unpaid.filter(({ share, dueOn }) => (share !== null) === isShared && dueOn === asked.dueOn)
  if (same[0]!.part !== part) return { by: same[0]!.part }
  const due = { dueOn: asked.dueOn, amountPaise: same.reduce((sum, { amountPaise }) => sum + amountPaise, 0) }
  const { graceDays } = booking.journey.terms.payment
  const values = {
    what: isShared ? 'Your group' : partsText(same),
    sum: formatPaise(due.amountPaise),
    due: formatDate(due.dueOn),
    facts: [['Booking', booking.reference]] as const,
  }
  const isMissed = kind === 'missed'
  const [graced, tomorrow] = [addDays(due.dueOn, graceDays), addDays(booking.today, 1)]
  // Told late, there is a whole day left.
  const last = formatDate(graced > tomorrow ? graced : tomorrow)
  const isLast = isMissed || (kind === 'day' && graceDays === 0)
  const kept = isLast ? keptText(booking, last) : ''
  const sent = isMissed
    ? await mail(needs, booking, 'part-missed', { ...values, last, kept })
    : await mail(needs, booking, isShared ? 'group-due' : 'part-due', { ...values, kept })
  if (isShared) await tellFriendsDue(needs, booking, { unpaid: same, due: values.due, kept, isMissed })
  return { messageId: sent?.id ?? null }
}
