import { z } from '@hono/zod-openapi'
import type { AmendmentQuote } from '#domain/bookings/change/amendment-money.server.ts'
import type { CancellationQuote } from '#domain/bookings/cancel/cancellation-quote.ts'
import { BookableQuote, toBookableQuote } from './bookable-quote.ts'
import { date, leastCharge, nought, paise, taxes } from './booking-parts.ts'

export const CancellationAnswer = z
  .object({
    state: z.string().openapi({ example: 'confirmed' }),
    percent: z.number().openapi({ example: 25 }),
    least: leastCharge,
    chargePaise: z.number().int().openapi({ description: 'With GST, to the rupee.', example: 401_300 }),
    chargeBeforeGstPaise: z.number().int().openapi({ description: 'In paise.', example: 382_200 }),
    taxes: taxes.openapi({ example: [{ tax: 'IGST', percent: 5, paise: 19_110 }] }),
    roundOffPaise: z.number().int().openapi({ example: -10 }),
    earlierChargesPaise: z
      .number()
      .int()
      .openapi({ description: 'What earlier changes were charged, with GST: it is kept too.', example: 0 }),
    paidPaise: paise,
    refundPaise: z.number().int().openapi({
      example: 1_203_900,
      description: 'paidPaise less earlierChargesPaise and chargePaise, and never below nought.',
    }),
    until: date.nullable().openapi({ description: 'The last day on which it costs this.' }),
  })
  .openapi('Cancellation')

/** What cancelling costs, or did. */
export function toCancellation(quote: CancellationQuote, state: string): z.infer<typeof CancellationAnswer> {
  const { percent, least, chargeTotalPaise, chargePaise, taxes, roundOffPaise, earlierChargesPaise } = quote
  const { paidPaise, refundPaise, until } = quote
  return {
    state,
    percent,
    ...(least ? { least } : {}),
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
    differencePaise: nought,
    chargePaise: nought,
    paidPaise: paise,
    refundPaise: nought.openapi({ description: 'All that goes back.' }),
    refunds: z
      .array(z.object({ name: z.string(), amountPaise: paise }))
      .openapi({ description: 'The same by who paid: each gets it where they paid from.', example: [] }),
    payments: z.array(z.object({ amountPaise: paise, dueOn: date.nullable() })).openapi({ example: [] }),
  })
  .openapi('Amendment')

/** What a change would make of a booking. */
export function toAmendment(change: AmendmentQuote, remarks: string[]): z.infer<typeof AmendmentAnswer> {
  const { quote, wasPaise, isPaise, chargePaise, paidPaise, refundPaise, backTo, parts } = change
  return {
    quote: toBookableQuote(quote, remarks),
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
