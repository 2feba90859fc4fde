import { z } from '@hono/zod-openapi'
import { EXTRA_UNITS, PICKUP_UNITS, PRICING_MODELS } from '#domain/catalogue/package.ts'

const paiseOrNot = z.number().int().nullable()
const years = z.number().int()

/** How the price of a package is made, as its call shows it. */
export const PackageRates = z
  .object({
    model: z.enum(PRICING_MODELS).openapi({
      description: 'A price a head for each kind of room, or twin rooms with an extra bed.',
    }),
    ageBands: z.object({ infantUnder: years, olderInfantUnder: years, adultFrom: years, youngest: years }).openapi({
      description: 'Completed years on the day of departure; nobody younger than `youngest` may come.',
      example: { infantUnder: 2, olderInfantUnder: 5, adultFrom: 12, youngest: 0 },
    }),
    singleSupplementPaise: paiseOrNot,
    seasons: z
      .array(z.object({ name: z.string(), from: z.string(), to: z.string(), percent: z.number().int() }))
      .openapi({
        description: 'On dates of one’s own the grid moves by `percent`; days are MM-DD, both included.',
        example: [{ name: 'Christmas', from: '12-20', to: '12-31', percent: 12 }],
      }),
    groupSlabs: z
      .array(z.object({ fromPeople: z.number().int(), percentOff: z.number().int() }))
      .openapi({ example: [{ fromPeople: 10, percentOff: 5 }] }),
    extras: z
      .array(z.object({ id: z.string(), name: z.string(), pricePaise: z.number().int(), per: z.enum(EXTRA_UNITS) }))
      .openapi({
        description: 'What may be added; paise before GST.',
        example: [{ id: 'guide', name: 'A local guide for a day', pricePaise: 220_000, per: 'booking' }],
      }),
    pickups: z
      .array(
        z.object({
          id: z.string(),
          place: z.string(),
          at: z.string(),
          pricePaise: z.number().int(),
          per: z.enum(PICKUP_UNITS),
        }),
      )
      .optional()
      .openapi({
        description:
          'Where it takes travellers in on its first day, where it leaves from its start city: one may be chosen. Paise before GST, 0 is free; `person` counts everybody who comes.',
        example: [{ id: 'majestic', place: 'Majestic', at: '21:30', pricePaise: 0, per: 'booking' }],
      }),
    meeting: z
      .object({ place: z.string(), at: z.string().optional() })
      .optional()
      .openapi({
        description:
          'Where one comes to in its start city without a pick-up, and the hour to be there by; no hour where any will do.',
        example: { place: 'New Delhi station', at: '19:00' },
      }),
  })
  .openapi('PackageRates')
