import type { EachDeeds } from '#app/routes/admin/several/each-page.tsx'

/** What can be done with several places, sights, categories or classes of car at once. */
export const SEVERAL_DEEDS = {
  publish: {
    name: 'Publish drafts',
    verb: 'Publish the drafts of',
    says: 'What is written of them is on the site at once. A draft that has its hour does not wait for it.',
    done: 'public as written',
    look: 'go',
  },
  review: {
    name: 'Send drafts for review',
    verb: 'Send the drafts of',
    after: 'for review',
    says: 'They stand among what is in review until somebody publishes them. Visitors see nothing of it.',
    done: 'in review',
    look: 'ink',
  },
  draft: {
    name: 'Back to writing',
    verb: 'Take the drafts of',
    after: 'back to writing',
    says: 'Out of review, and out of the schedule: nothing of it becomes public by itself.',
    done: 'being written again',
    look: 'ink',
  },
  drop: {
    name: 'Throw drafts away',
    verb: 'Throw the drafts of',
    after: 'away',
    says: 'What is public stays as it is. The next page takes them up again.',
    done: 'without a draft now',
    look: 'bad',
  },
  month: {
    name: 'Add a month',
    verb: 'Add a month to',
    says: 'They are said to be good in it too, on the site at once.',
    done: 'changed',
    look: 'ink',
  },
  'no-month': {
    name: 'Take a month away',
    verb: 'Take a month from',
    says: 'They are no longer said to be good in it, on the site at once.',
    done: 'changed',
    look: 'ink',
  },
  tag: {
    name: 'Add a tag',
    verb: 'Add a tag to',
    says: 'They are found by it on the site at once.',
    done: 'changed',
    look: 'ink',
  },
  'no-tag': {
    name: 'Take a tag away',
    verb: 'Take a tag from',
    says: 'They are found by it no longer, at once.',
    done: 'changed',
    look: 'ink',
  },
  offer: {
    name: 'Offer',
    verb: 'Offer',
    says: 'They stand on the site at once, and can be booked.',
    done: 'offered',
    look: 'go',
  },
  stop: {
    name: 'Offer no longer',
    verb: 'Offer',
    after: 'no longer',
    says: 'They stand nowhere on the site and cannot be booked; what is booked of them stays.',
    done: 'offered no longer',
    look: 'bad',
  },
  remove: {
    name: 'Take away',
    verb: 'Take',
    after: 'away',
    says: 'Their pages are gone at once. The next page brings them back.',
    done: 'taken away',
    look: 'bad',
  },
} as const satisfies EachDeeds

export type SeveralDeed = keyof typeof SEVERAL_DEEDS

const OF_DRAFTS = ['publish', 'review', 'draft', 'drop'] as const
const OF_MONTHS = ['month', 'no-month'] as const
const OF_TAGS = ['tag', 'no-tag'] as const

/** Which of them each kind has. */
export const DEEDS_OF = {
  states: [...OF_DRAFTS, ...OF_MONTHS, 'remove'],
  cities: [...OF_DRAFTS, ...OF_MONTHS, 'remove'],
  attractions: [...OF_DRAFTS, ...OF_MONTHS, ...OF_TAGS, 'remove'],
  categories: [...OF_DRAFTS, 'remove'],
  // One of them that is taken away is brought back by nothing: several are offered no longer.
  cars: [...OF_DRAFTS, 'offer', 'stop', ...OF_TAGS],
} as const satisfies Record<string, readonly SeveralDeed[]>

/** The same with their words, as the bar under a list and the page of several take them. */
export function deedsOf(kind: keyof typeof DEEDS_OF): EachDeeds {
  return Object.fromEntries(DEEDS_OF[kind].map((deed) => [deed, SEVERAL_DEEDS[deed]]))
}
