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
    says: 'What is written of them is public at once, on every page. Bookings keep their price and their terms.',
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
    says: 'It is written in their drafts. Nothing of it is public before they are published.',
    done: 'changed in their drafts',
    to: 'Category they belong to',
  },
  join: {
    name: 'Add a theme…',
    verb: 'Add a theme to',
    says: 'They stand under it besides what they belong to. It is written in their drafts; nothing of it is public before they are published.',
    done: 'changed in their drafts',
    to: 'Theme or category they stand under, too',
  },
  leave: {
    name: 'Take a theme away…',
    verb: 'Take a theme from',
    says: 'What they belong to stays. It is written in their drafts; nothing of it is public before they are published.',
    done: 'changed in their drafts',
    to: 'Theme or category they leave',
  },
  cancellation: {
    name: 'Change cancellation…',
    verb: 'Change the cancellation of',
    says: 'It is written in their drafts. Once published it counts for new bookings; those there are keep their terms.',
    done: 'changed in their drafts',
    to: 'Cancelled by',
  },
  payment: {
    name: 'Change payment…',
    verb: 'Change the payment of',
    says: 'It is written in their drafts. Once published it counts for new bookings; those there are keep their terms.',
    done: 'changed in their drafts',
    to: 'Paid by',
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
  return not === 'not-public' ? 'stays as it is: not public' : 'stays as it is: it is so already'
}
