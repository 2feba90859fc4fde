/** What a webhook of ours tells: one word each, and what it is told for. */
export const WEBHOOK_TOPICS = {
  bookings: 'Bookings: held, confirmed, changed, cancelled',
  payments: 'Payments: what came in, what went back',
  catalogue: 'Packages, places, cars: that one changed',
} as const
export type WebhookTopic = keyof typeof WEBHOOK_TOPICS
export const TOPIC_NAMES = Object.keys(WEBHOOK_TOPICS) as WebhookTopic[]

/** How often one thing is told before it is given up: over a day and a half. */
export const MOST_TRIES = 9

/** What a webhook is told when somebody tries it. */
export const TEST_EVENT = 'test'
