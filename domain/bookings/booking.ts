import type { CalendarDate } from '#platform/dates.ts'
import type { CameByHand } from '#domain/payments/desk-words.ts'
import type { Paise } from '#platform/money.ts'

/** Held while somebody pays, confirmed once the first part is paid, expired when nobody did, cancelled by either side. */
export const BOOKING_STATES = ['held', 'confirmed', 'expired', 'cancelled'] as const
export type BookingState = (typeof BOOKING_STATES)[number]
/** As it is shown: a confirmed journey that is over is completed, and a hold is over by the clock. */
export type ShownState = BookingState | 'completed'

/** Of what was booked, whatever became of it since. */
export const BOOKED_STATES = ['confirmed', 'cancelled'] as const satisfies readonly BookingState[]

/** Whether somebody has booked it: it is no hold, and none that ran out. */
export function wasBooked({ state }: { state: BookingState }): boolean {
  return BOOKED_STATES.some((booked) => booked === state)
}

export const BOOKING_EVENTS = [
  'held',
  'extended',
  'held-again',
  'expired',
  'confirmed',
  'paid',
  'unpaid',
  'money-returned',
  'called-off',
  'cancelled',
  'amended',
  'travellers-named',
  'details-given',
  'pickup-moved',
  'address-asked',
  'leaving-told',
  'review-asked',
  'shared-out',
  'claimed',
] as const

/** Who books: the one who gets the messages. */
export type Contact = { name: string; mobile: string; email: string }

/** The address of who booked, once it is forgotten who that was: no mail reaches it (RFC 2606). */
export const FORGOTTEN_EMAIL = 'nobody@deleted.invalid'

/** Whether it was forgotten who made a booking: an account that was deleted, or a guest who asked for it. */
export function isForgotten({ contactEmail }: { contactEmail: string | null }): boolean {
  return contactEmail === FORGOTTEN_EMAIL
}

/** Who booked, by name; null where nobody has said yet, and where it was forgotten. */
export function bookerName(booking: { contactName: string | null; contactEmail: string | null }): string | null {
  return isForgotten(booking) ? null : booking.contactName
}

/** Somebody who travels; the age is in completed years on the day of departure. */
export type Traveller = { name: string; age: number }

/** A part of the price; `dueOn` null is due on booking. */
export type Instalment = {
  part: number
  percent: number | null
  amountPaise: Paise
  dueOn: CalendarDate | null
  /** Whose it is to pay, where friends pay their own; null is who booked. */
  share: number | null
  paidAt: Date | null
  /** Of a part whose money staff took at the desk. */
  came?: CameByHand
  /** The part it is some of, where staff took less than that; the rest stands under that number. */
  ofPart?: number
}

/** What a part is called. */
export function partName({ part, ofPart }: Pick<Instalment, 'part' | 'ofPart'>): string {
  return ofPart === undefined ? `Part ${part}` : `Some of part ${ofPart}`
}

/** When somebody is reminded of a part: a week and a day before its date, and once it is missed. */
export const REMINDERS = ['week', 'day', 'missed'] as const
export type Reminder = (typeof REMINDERS)[number]
export const REMINDED_DAYS_BEFORE: Record<Reminder, number> = { week: 7, day: 1, missed: -1 }

/** What somebody may be promised of reminders so many days before a part is due: those of days that are over do not come any more. */
export function reminderToCome(daysLeft: number): Exclude<Reminder, 'missed'> | undefined {
  return (['week', 'day'] as const).find((kind) => daysLeft > REMINDED_DAYS_BEFORE[kind])
}

/** What a note of the staff goes with. */
export const NOTED_DEEDS = ['note', 'cancelled', 'refund', 'left', 'reached'] as const
/** A refund by hand waits for a second person, was given, or was not. */
export const REFUND_ASK_STATES = ['open', 'given', 'declined'] as const

/** Seats wait this long for their money (reference FINDINGS §4.1), and once more when asked. */
export const HOLD_MINUTES = 15
/** Seats wait so many hours for somebody who was booked for or sent a quote, and never longer than their date is sold. */
export const STAFF_HOLD_HOURS = [1, 4, 24, 48] as const
/** So many where the owner says so. */
export const LONG_HOLD_HOURS = [72, 168] as const
export const HOLD_HOURS = [...STAFF_HOLD_HOURS, ...LONG_HOLD_HOURS] as const
/** A bank that was asked may take so long to answer; the seats wait for it. */
export const PENDING_MINUTES = 30

/** The state by the clock on the wall: what nobody has swept yet counts as over. */
export function shownState(
  { state, holdExpiresAt, endsOn }: { state: BookingState; holdExpiresAt: Date; endsOn: CalendarDate },
  { now, today }: { now: Date; today: CalendarDate },
): ShownState {
  if (state === 'held' && holdExpiresAt <= now) return 'expired'
  return state === 'confirmed' && endsOn < today ? 'completed' : state
}
