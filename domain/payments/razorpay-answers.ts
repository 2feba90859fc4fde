import { z } from 'zod'
import { ProviderUnreachable } from './provider.ts'

export const Payment = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  amount: z.number().int().positive(),
  currency: z.string(),
  status: z.string(),
  /** False of one that went back by itself, because nobody took what the bank had let go. */
  captured: z.boolean().nullish(),
  error_description: z.string().nullish(),
})
export type Payment = z.infer<typeof Payment>
export const Refund = z.object({
  id: z.string(),
  status: z.string(),
  receipt: z.string().nullish(),
  payment_id: z.string().nullish(),
  amount: z.number().int().positive().nullish(),
})
export type Refund = z.infer<typeof Refund>
export const Dispute = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount_deducted: z.number().int().nonnegative(),
  status: z.string().nullish(),
})
export type Dispute = z.infer<typeof Dispute>
/** Several of something, as Razorpay lists them. */
export const listOf = <Item>(item: z.ZodType<Item>) => z.object({ items: z.array(item) })

/** Razorpay has understood, and said no. */
export class RazorpayRefused extends ProviderUnreachable {
  override name = 'RazorpayRefused'
}

/** Keys, limits, and a call that is still being worked on: the operator's or time's to mend, and no word about what was asked. */
const SAYS_NOTHING = [401, 403, 404, 408, 409, 429]

/** Asks Razorpay, and reads its answer. Throws ProviderUnreachable where there is none one could read, and RazorpayRefused where it said no. */
export async function ask<Answer>(schema: z.ZodType<Answer>, call: () => Promise<unknown>): Promise<Answer> {
  let answer: unknown
  try {
    answer = await call()
  } catch (error) {
    throw judge(error)
  }
  const read = schema.safeParse(answer)
  if (!read.success) throw new ProviderUnreachable(`Razorpay answered what we cannot read: ${read.error.message}`)
  return read.data
}

const Words = z.object({ description: z.string() })
const Refusal = z.object({ statusCode: z.number(), error: Words })
const TransportRefusal = z.object({ response: z.object({ status: z.number(), data: z.object({ error: Words }) }) })

function judge(error: unknown): Error {
  const said = Refusal.safeParse(error).data
  const read = TransportRefusal.safeParse(error).data
  const status = said?.statusCode ?? read?.response.status
  const words = said?.error.description ?? read?.response.data.error.description ?? ''
  const isNo = status !== undefined && status >= 400 && status < 500 && !SAYS_NOTHING.includes(status)
  if (isNo) return new RazorpayRefused(words)
  return new ProviderUnreachable(`Razorpay: ${status ?? 'no answer'} ${words}`)
}
