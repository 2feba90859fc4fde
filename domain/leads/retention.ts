import { DAY } from '#platform/clock.ts'

/** How long a lead is kept, as the form and the privacy policy say: 24 months. */
export const KEEP_LEADS = 730 * DAY
/** How long what looks like spam is kept. */
export const KEEP_SPAM = 30 * DAY
