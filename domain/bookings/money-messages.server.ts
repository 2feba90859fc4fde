import { addDays, formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import type { Reminder } from './booking.ts'
import { enclosed } from './enclosures.ts'
import { listInstalments } from './find-booking.server.ts'
import type { OpenedBooking } from './find-booking.server.ts'
import { mail } from './booking-messages.server.ts'
import type { MessageNeeds } from './booking-messages.server.ts'

/** Tells that a later part has arrived. */
export async function tellPaid(
  needs: MessageNeeds,
  booking: OpenedBooking,
  { paise }: { paise: Paise },
): Promise<void> {
  const isWhole = (await listInstalments(needs.db, booking.id)).every(({ paidAt }) => paidAt !== null)
  const encloses = enclosed(
    booking,
    isWhole ? ['receipt-voucher', 'voucher', 'itinerary', 'calendar'] : ['receipt-voucher'],
  )
  await mail(needs, booking, 'paid', { sum: formatPaise(paise), facts: [['Booking', booking.reference]] }, { encloses })
}

/** Tells that money came which pays nothing any more, and goes back by itself. */
export async function tellReturned(
  needs: MessageNeeds,
  booking: OpenedBooking,
  { paise, reason, share }: { paise: Paise; reason: string; share: number | null },
): Promise<void> {
  const payer = share === null ? 'you' : 'your friend'
  await mail(needs, booking, 'money-returned', {
    sum: formatPaise(paise),
    payer,
    why: WHY_BACK[reason] ?? 'This payment was not needed.',
    facts: [['Booking', booking.reference]],
  })
}

const WHY_BACK: Record<string, string> = {
  'paid already': 'This part had been paid before.',
  'parts changed': 'What was left to pay had changed meanwhile, so this payment no longer fits.',
  'cancelled meanwhile': 'The booking had been cancelled meanwhile.',
  'called off': 'We had to call this departure off meanwhile, and we are sorry.',
  'seats gone': 'The payment came after the seats had gone to others.',
}

/** Reminds of a part that is due, or was; of what friends pay on one date once, with its sum, by the first of their parts. False where that is another one. */
export async function tellDue(
  needs: MessageNeeds,
  booking: OpenedBooking,
  { part, kind }: { part: number; kind: Reminder },
): Promise<boolean> {
  const unpaid = (await listInstalments(needs.db, booking.id)).filter(({ paidAt }) => paidAt === null)
  const asked = unpaid.find((one) => one.part === part)
  if (!asked?.dueOn) return false
  const isShared = asked.share !== null
  const same = isShared ? unpaid.filter(({ share, dueOn }) => share !== null && dueOn === asked.dueOn) : [asked]
  if (same[0]!.part !== part) return false
  const due = { dueOn: asked.dueOn, amountPaise: same.reduce((sum, { amountPaise }) => sum + amountPaise, 0) }
  const { graceDays } = booking.journey.terms.payment
  const values = {
    what: isShared ? 'Your group' : `Part ${part}`,
    sum: formatPaise(due.amountPaise),
    due: formatDate(due.dueOn),
    facts: [['Booking', booking.reference]] as const,
  }
  const last = formatDate(addDays(due.dueOn, graceDays))
  if (kind === 'missed') await mail(needs, booking, 'part-missed', { ...values, last })
  else await mail(needs, booking, isShared ? 'group-due' : 'part-due', values)
  return true
}
