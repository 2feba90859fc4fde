import { isCutOff } from '#domain/departures/departure.ts'
import type { Departure } from '#domain/departures/departure.ts'
import { SEATS_WORDS } from '#domain/departures/planning/departure-plan.ts'
import type { SeveralName, StayReason } from '#domain/departures/planning/several.ts'
import { addDays, formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { wordsOf } from '#web/refusals.ts'

type Words = {
  /** As the bar under the list says it. */
  name: string
  /** What is done to how many, before it is done. */
  title: (count: string) => string
  /** What comes of it. */
  says: string
  /** The button that does it. */
  verb: (count: string) => string
  done: string
}

/** How the deeds for several departures are called, and what they come to. */
export const DEED_WORDS: Record<SeveralName, Words> = {
  close: {
    name: 'Close…',
    title: (count) => `Close ${count}`,
    says: 'Nobody can book them any more. Whoever has booked travels, and each can be opened again.',
    verb: (count) => `Close ${count}`,
    done: 'closed',
  },
  open: {
    name: 'Open again…',
    title: (count) => `Open ${count} again`,
    says: 'They can be booked again, as long as there are seats and their last day to book has not passed. What was guaranteed when it was closed is so again.',
    verb: (count) => `Open ${count} again`,
    done: 'open again',
  },
  seats: {
    name: 'Change seats…',
    title: (count) => `Seats of ${count}`,
    says: 'Each has so many seats from then on, never fewer than are sold or held. Seats that come free go first to those who wait.',
    verb: (count) => `Give ${count} these seats`,
    done: 'changed',
  },
  cutoff: {
    name: 'Last day to book…',
    title: (count) => `Last day to book ${count}`,
    says: 'Each is booked until so many days before it leaves; with none, on the very day. What that makes of each is shown first.',
    verb: (count) => `Change ${count}`,
    done: 'changed',
  },
  price: {
    name: 'Raise or lower prices…',
    title: (count) => `Prices of ${count}`,
    says: 'The price of a twin room before GST goes up or down, and prices of a departure’s own with it by the same sum, but never an infant’s. What is booked keeps its price; whoever has a quote is told that it has changed.',
    verb: (count) => `Change prices of ${count}`,
    done: 'at the new price',
  },
}

/** Why a departure stays as it is. */
export const STAYS: Record<StayReason, string> = {
  'called-off': 'It was called off.',
  left: 'It has left.',
  promised: 'It is guaranteed: close it on its own page, which says what becomes of that.',
  'is-so': wordsOf({ reason: 'so-already' }),
  taken: 'More seats are sold or held.',
  'never-runs': 'With so few seats it could never run.',
  'changed-meanwhile': 'Somebody changed it meanwhile: it is not what was shown.',
  'no-price': 'One of its prices would be less than nothing.',
}

/** What a deed asks for before it shows what it does. */
export type AskedFirst = { label: string; help: string; fault: string }
export const ASKED_FIRST: Partial<Record<SeveralName, AskedFirst>> = {
  seats: {
    label: 'Seats of each',
    help: 'Never fewer than are sold or held: such a departure stays as it is.',
    fault: SEATS_WORDS,
  },
  price: {
    label: 'By how much',
    help: '+500 or -500 are rupees before GST, +5% or -5% a share of the twin price.',
    fault: 'Say by how much, such as +500, -500, +5% or -5%; at most 90%.',
  },
  cutoff: {
    label: 'Days before it leaves',
    help: 'So many days before it leaves is the last day to book; 0 is the very day.',
    fault: 'Days are a number from 0 to 365.',
  },
}

export const SHUT = 'shut from today'

type Booked = Pick<Departure, 'status' | 'startsOn' | 'cutoffDays'>

/** What another last day to book makes of a departure. */
export function untilText(departure: Booked, cutoffDays: number, today: CalendarDate): string {
  const last = `until ${formatDate(addDays(departure.startsOn, -cutoffDays))}`
  if (departure.status === 'closed') return `closed as it is; once open, booked ${last}`
  const [isShut, isToBe] = [isCutOff(departure, today), isCutOff({ ...departure, cutoffDays }, today)]
  if (isToBe) return isShut ? 'too late to book, as it is' : SHUT
  return isShut ? `open to book again, ${last}` : `booked ${last}`
}
