import { DEFAULT_NAME } from '#domain/settings/settings.ts'
import type { Variable } from '#domain/messaging/kind.ts'

export const SITE = { says: 'the name of the site', sample: DEFAULT_NAME } as const satisfies Variable
/** Needed where the table, which tells it too, is not there. */
export const IN_THE_TABLE = { unless: 'facts' } as const
export const LINK = {
  says: 'the link of this message, drawn as its button',
  sample: 'https://example.com/your-own-link',
  is: 'link',
  isNeeded: true,
} as const satisfies Variable
export const WHEN = {
  says: 'day and time of the change',
  sample: 'Sat 21 Nov 2026, 18:45 IST',
  form: /^[A-Z][a-z]{2} \d{1,2} [A-Z][a-z]{2} \d{4}, \d{2}:\d{2} IST$/,
} as const satisfies Variable
export const BOOKING = {
  says: 'the reference of the booking',
  sample: '7KQ4M2XZ',
  form: /^[2-9A-Z]{8}$/,
  isNeeded: IN_THE_TABLE,
} as const satisfies Variable
export const JOURNEY = { says: 'the name of the journey', sample: 'Munnar tea country' } as const satisfies Variable
export const DATE = {
  says: 'the day it leaves',
  sample: 'Sat 12 Dec 2026',
  form: /^[A-Za-z]{3} \d{1,2} [A-Za-z]{3} \d{4}$/,
} as const satisfies Variable
export const SUM = { says: 'the sum', sample: '₹16,052', isNeeded: true } as const satisfies Variable
export const DUE = { says: 'the day it is due', sample: 'Sat 12 Dec 2026', isNeeded: true } as const satisfies Variable
/** Of a mail before the day it is empty where days of grace, and so another mail, are to come. */
export const KEPT_BY_DUE = {
  says: 'until when the seats are kept where there are no days of grace, as a sentence; in the last mail before the day',
  sample: 'The seats are kept until Sat 12 Dec 2026; after that they go back.',
  isNeeded: true,
} as const satisfies Variable
export const KEPT = {
  says: 'until when the seats, or the car, are kept, as a sentence',
  sample: 'The seats are kept until Tue 15 Dec 2026; after that they go back.',
  isNeeded: true,
} as const satisfies Variable
export const FACTS = {
  says: 'the table of what matters',
  sample: [
    ['Booking', '7KQ4M2XZ'],
    ['Paid', '₹16,052'],
  ],
  is: 'facts',
} as const satisfies Variable

/** Of a message that is worth nothing without it. */
export const needed = <Of extends Variable>(variable: Of) => ({ ...variable, isNeeded: true }) as const

/** What every mail about a booking may say. */
export const OF_BOOKING = {
  site: SITE,
  journey: JOURNEY,
  date: DATE,
  booking: BOOKING,
  facts: FACTS,
  link: LINK,
} as const
export const OPEN = 'Open my booking'
