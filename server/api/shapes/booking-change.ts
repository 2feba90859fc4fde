import { z } from '@hono/zod-openapi'
import type { AmendmentQuote } from '#domain/bookings/change/amendment-quote.server.ts'
import type { CancellationQuote } from '#domain/bookings/cancel/cancellation-quote.ts'
import { BookableQuote, date, paise, toBookableQuote } from './booking.ts'

export const CancellationAnswer = z
  .object({
    state: z.string(),
    percent: z.number(),
    chargePaise: paise.openapi({ description: 'With GST, to the rupee.' }),
    chargeBeforeGstPaise: paise,
    taxes: z.array(z.object({ tax: z.string(), percent: z.number(), paise })),
    roundOffPaise: z.number().int(),
    earlierChargesPaise: paise.openapi({ description: 'What earlier changes were charged, with GST: it is kept too.' }),
    paidPaise: paise,
    refundPaise: paise.openapi({
      description: 'paidPaise less earlierChargesPaise and chargePaise, and never below nought.',
    }),
    until: date.nullable().openapi({ description: 'The last day on which it costs this.' }),
  })
  .openapi('Cancellation')

/** What cancelling costs, or did. */
export function toCancellation(quote: CancellationQuote, state: string): z.infer<typeof CancellationAnswer> {
  const { percent, chargeTotalPaise, chargePaise, taxes, roundOffPaise, earlierChargesPaise } = quote
  const { paidPaise, refundPaise, until } = quote
  return {
    state,
    percent,
    chargePaise: chargeTotalPaise,
    chargeBeforeGstPaise: chargePaise,
    taxes,
    roundOffPaise,
    earlierChargesPaise,
    paidPaise,
    refundPaise,
    until,
  }
}

export const AmendmentAnswer = z
  .object({
    quote: BookableQuote,
    wasPaise: paise,
    totalPaise: paise.openapi({ description: 'With the charge for what falls away.' }),
    differencePaise: z.number().int(),
    chargePaise: paise,
    paidPaise: paise,
    refundPaise: paise.openapi({ description: 'All that goes back.' }),
    refunds: z
      .array(z.object({ name: z.string(), amountPaise: paise }))
      .openapi({ description: 'The same by who paid: each gets it where they paid from.' }),
    payments: z.array(z.object({ amountPaise: paise, dueOn: date.nullable() })),
  })
  .openapi('Amendment')

/** What a change would make of a booking. */
export function toAmendment(change: AmendmentQuote): z.infer<typeof AmendmentAnswer> {
  const { quote, wasPaise, isPaise, chargePaise, paidPaise, refundPaise, backTo, parts } = change
  return {
    quote: toBookableQuote(quote),
    wasPaise,
    totalPaise: isPaise,
    differencePaise: isPaise - wasPaise,
    chargePaise,
    paidPaise,
    refundPaise,
    refunds: backTo.map(({ name, paise: amountPaise }) => ({ name, amountPaise })),
    payments: parts,
  }
}
