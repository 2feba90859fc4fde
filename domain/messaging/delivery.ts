/** How a message stands: left and not tried yet, to be tried again, taken by a carrier, given up, or no longer worth sending. */
export const DELIVERY_STATES = ['waiting', 'again', 'sent', 'failed', 'late'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]
