export const REVIEW_SORTS = ['latest', 'highest', 'lowest'] as const
/** Last travelled first, or by stars and then last travelled first. */
export type ReviewSort = (typeof REVIEW_SORTS)[number]
