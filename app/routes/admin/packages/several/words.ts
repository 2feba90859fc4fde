import type { SeveralDeed } from '#domain/catalogue/several.ts'
import type { ForeseenChange } from '#domain/catalogue/writing/several.server.ts'

type Words = {
  /** As the bar under the list says it. */
  name: string
  verb: string
  /** What comes of it, before it is done. */
  says: string
  done: string
  to?: string
}

/** How the deeds for several packages are called, and what they come to. */
export const DEED_WORDS: Record<SeveralDeed, Words> = {
  publish: {
    name: 'Publish…',
    verb: 'Publish',
    says: 'Their drafts are public at once, on every page. Bookings keep their price and their terms.',
    done: 'public',
  },
  withdraw: {
    name: 'Withdraw…',
    verb: 'Withdraw',
    says: 'Their pages and all lists lose them at once. What is booked stays booked; nobody new can book.',
    done: 'withdrawn',
  },
  category: {
    name: 'Change category…',
    verb: 'Change the category of',
    says: 'It goes into their drafts; visitors see it once those are published.',
    done: 'changed in their drafts',
    to: 'New category',
  },
  join: {
    name: 'Add a theme…',
    verb: 'Add a theme to',
    says: 'Their own category stays. It goes into their drafts; visitors see it once those are published.',
    done: 'changed in their drafts',
    to: 'Theme to add',
  },
  leave: {
    name: 'Take a theme away…',
    verb: 'Take a theme from',
    says: 'Their own category stays. It goes into their drafts; visitors see it once those are published.',
    done: 'changed in their drafts',
    to: 'Theme to take away',
  },
  cancellation: {
    name: 'Change cancellation…',
    verb: 'Change the cancellation of',
    says: 'It goes into their drafts. Once those are published it holds for new bookings; earlier ones keep their terms.',
    done: 'changed in their drafts',
    to: 'Cancellation terms',
  },
  payment: {
    name: 'Change payment…',
    verb: 'Change the payment of',
    says: 'It goes into their drafts. Once those are published it holds for new bookings; earlier ones keep their terms.',
    done: 'changed in their drafts',
    to: 'Payment terms',
  },
}

export function packagesText(count: number): string {
  return count === 1 ? '1 package' : `${count.toLocaleString('en-IN')} packages`
}

/** Why nothing is done to a package. */
export function notText({ not, gaps }: ForeseenChange): string {
  if (not === 'has-gaps') return `stays as it is: ${gaps === 1 ? '1 thing' : `${gaps} things`} to put right first`
  if (not === 'nothing-new') return 'stays as it is: public already, without a draft'
  if (not === 'belongs-there') return 'stays as it is: it belongs there, so change its category'
  return not === 'not-public' ? 'stays as it is: not public' : 'stays as it is: already so'
}
