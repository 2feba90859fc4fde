import type { SeveralName, StayReason } from '#domain/departures/planning/several.ts'

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
    says: 'They can be booked again, as long as there are seats and their last day to book has not passed.',
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
    says: 'Each is booked until so many days before it leaves; with none, on the very day.',
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
  promised: 'It is guaranteed, and closing takes that back: do it on its own page.',
  'is-so': 'It is so already.',
  taken: 'More seats are sold or held.',
  'never-runs': 'With so few seats it could never run.',
  'changed-meanwhile': 'Somebody changed it meanwhile: it is not what was shown.',
  'no-price': 'One of its prices would be less than nothing.',
}
