import { z } from 'zod'

/** What the form sends: an address, trimmed and in lower case, so that one person is one subscriber. */
export const SubscriptionRequest = z.object({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
})
export type SubscriptionRequest = z.infer<typeof SubscriptionRequest>

export type SubscriptionRefusal = 'invalid-email' | 'too-many'
export type ConfirmationRefusal = 'unknown' | 'expired' | 'left'
