import { z } from '@hono/zod-openapi'

export const paise = z.number().int().openapi({ description: 'In paise.', example: 1_605_200 })
export const date = z.string().openapi({ example: '2027-01-24' })
export const endsOn = z.string().openapi({ example: '2027-01-26' })
export const nought = z.number().int().openapi({ description: 'In paise.', example: 0 })
export const taxes = z
  .array(z.object({ tax: z.string(), percent: z.number(), paise: z.number().int() }))
  .openapi({ example: [{ tax: 'IGST', percent: 5, paise: 76_400 }] })
export const instant = z.string().openapi({ format: 'date-time', example: '2026-12-02T10:15:00.000Z' })
export const integer = (example: number) => z.number().int().openapi({ example })
export const text = (example: string) => z.string().openapi({ example })
export const leastCharge = z
  .object({ paise, per: z.enum(['person', 'booking']) })
  .optional()
  .openapi({
    description:
      'Before GST, by the head of who has a seat or for all: charged where it is more than the per cent, and never more than the price.',
  })
export const quoteToken = text('q7X2c8V1n4B6z9A3m0K5wR')
export const departureId = text('8n3v5b6z0a4k1m9x2c7q')
