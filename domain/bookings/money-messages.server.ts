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
  await mail(needs, booking, {
    subject: `${formatPaise(paise)} received for booking ${booking.reference}`,
    paragraphs: [`We have received ${formatPaise(paise)} for ${booking.journey.package.name}. Thank you.`],
    facts: [['Booking', booking.reference]],
    action: 'Open my booking',
    encloses: enclosed(
      booking,
      isWhole ? ['receipt-voucher', 'voucher', 'itinerary', 'calendar'] : ['receipt-voucher'],
    ),
  })
}

/** Tells that money came which pays nothing any more, and goes back by itself. */
export async function tellReturned(
  needs: MessageNeeds,
  booking: OpenedBooking,
  { paise, reason, share }: { paise: Paise; reason: string; share: number | null },
): Promise<void> {
  const payer = share === null ? 'you' : 'your friend'
  await mail(needs, booking, {
    subject: `${formatPaise(paise)} goes back to ${payer}, booking ${booking.reference}`,
    paragraphs: [
      `${WHY_BACK[reason] ?? 'This payment was not needed.'} ${formatPaise(paise)} goes back to where it came from; you need do nothing.`,
    ],
    facts: [['Booking', booking.reference]],
    action: 'Open my booking',
  })
}

const WHY_BACK: Record<string, string> = {
  'paid already': 'This part had been paid before.',
  'reckoned anew': 'What was left to pay had been divided anew meanwhile, so this payment fits no part of it.',
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
  const sum = formatPaise(due.amountPaise)
  const last = formatDate(addDays(due.dueOn, graceDays))
  await mail(needs, booking, {
    subject: `${isShared ? 'Your group' : `Part ${part}`}, ${sum} by ${formatDate(due.dueOn)}: ${booking.journey.package.name}`,
    paragraphs:
      kind === 'missed'
        ? [
            `${sum} was due on ${formatDate(due.dueOn)} and has not reached us. Your seats are kept until ${last}; after that they go back.`,
          ]
        : isShared
          ? [
              `${sum} of your group’s shares is due by ${formatDate(due.dueOn)}. The page of your group says who has paid; you may pay for whoever has not.`,
            ]
          : [`Part ${part} of your journey, ${sum}, is due by ${formatDate(due.dueOn)}.`],
    facts: [['Booking', booking.reference]],
    action: `Pay ${sum}`,
  })
  return true
}
