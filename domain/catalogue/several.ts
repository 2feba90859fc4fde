/** What can be done with several packages in one go. What changes a package changes its draft; nothing of that is public before it is published. */
export const SEVERAL_DEEDS = ['publish', 'withdraw', 'category', 'join', 'leave', 'cancellation', 'payment'] as const
export type SeveralDeed = (typeof SEVERAL_DEEDS)[number]

/** As many as one can look through before pressing; of a longer list the first. */
export const MOST_AT_ONCE = 200
