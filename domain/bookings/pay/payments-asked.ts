/**
 * What waits for whoever settles payments: transfers whose payers say that they have gone, those that were only asked for, refunds to pay back by hand, refunds a gateway has not sent yet, and money that fits no order.
 */
export const PAYMENT_VIEWS = ['find', 'asked', 'back', 'gateway', 'disputes'] as const
export type PaymentView = (typeof PAYMENT_VIEWS)[number]

/** What an address of the list asks for; `words` are a booking, whom it is for, a number of the bank or the gateway, or a sum in rupees. */
export type PaymentsAsked = { view: PaymentView; words?: string | undefined }
