import { z } from '@hono/zod-openapi'
import { CAR_GST_SCHEMES } from '#domain/tax/gst-rates.ts'
import type { PricedCar } from '#domain/cars/car.ts'
import type { Fare as ReckonedFare } from '#domain/cars/fare.ts'
import { TRIP_KINDS } from '#domain/cars/trip.ts'
import type { TripPlan } from '#domain/cars/trip/plan.ts'

const paise = z.number().int().openapi({ description: 'Paise.', example: 825_000 })
const band = z.object({ fromPaise: paise, toPaise: paise })

/** The whole fare of a trip. */
export const Fare = z
  .object({
    car: z.object({ name: z.string(), url: z.string() }).openapi({ example: { name: 'Sedan', url: 'sedan' } }),
    trip: z.enum(TRIP_KINDS),
    date: z.string().nullable().openapi({ example: '2026-12-05' }),
    km: z.number().int().openapi({ description: 'Kilometres of the trip as planned.', example: 560 }),
    chargeableKm: z.number().int().openapi({ description: 'Kilometres the fare holds.', example: 750 }),
    days: z.number().int().openapi({ description: 'Calendar days.', example: 3 }),
    nights: z.number().int().openapi({ description: 'Nights driven into.', example: 0 }),
    isEstimate: z.boolean().openapi({ description: 'A road of it is estimated from the map.', example: false }),
    legs: z.array(
      z.object({
        from: z.string().openapi({ example: 'New Delhi' }),
        to: z.string().openapi({ example: 'Jaipur' }),
        km: z.number().int().openapi({ example: 280 }),
        hours: z.number().openapi({ example: 5.5 }),
        basis: z.enum(['known', 'by-way', 'estimate']),
        by: z.array(z.string()).openapi({ description: 'Places on the way it is known by.', example: ['Neemrana'] }),
      }),
    ),
    reckoned: z.array(z.object({ said: z.string(), as: z.string() })).openapi({
      description: 'What was named that lies beside a place of ours, and the place the fare is reckoned from or to.',
      example: [{ said: 'Noida', as: 'New Delhi' }],
    }),
    lines: z.array(z.object({ kind: z.string(), words: z.string(), paise })).openapi({
      description: 'They add up to taxablePaise.',
      example: [{ kind: 'distance', words: '750 km at 11', paise: 825_000 }],
    }),
    taxablePaise: paise,
    gst: z.object({
      scheme: z.enum(CAR_GST_SCHEMES),
      heading: z.string().openapi({ example: '9966' }),
      percent: z.number().openapi({ example: 5 }),
      taxes: z.array(
        z.object({
          tax: z.string().openapi({ example: 'IGST' }),
          percent: z.number().openapi({ example: 5 }),
          paise: paise.openapi({ example: 41_250 }),
        }),
      ),
      reverseCharge: z.boolean().openapi({ example: false }),
    }),
    beforeRoundOffPaise: paise.openapi({ example: 866_250 }),
    roundOffPaise: paise.openapi({ example: 50 }),
    totalPaise: z.number().int().openapi({ description: 'What one pays, to the rupee.', example: 866_300 }),
    atActuals: z.array(z.object({ kind: z.string(), name: z.string(), why: z.string(), ...band.shape })).openapi({
      description: 'Paid on the road against slips, not in the total; the bands are estimates.',
      example: [{ kind: 'toll', name: 'Tolls', why: 'As the plazas charge.', fromPaise: 60_000, toPaise: 90_000 }],
    }),
    notIncluded: z.array(z.string()).openapi({ example: ['Entry tickets'] }),
  })
  .openapi('Fare')
export type Fare = z.infer<typeof Fare>

/** The fare of a plan in a class of car, as the call answers it. */
export function toFare({ car }: PricedCar, plan: TripPlan, fare: ReckonedFare): Fare {
  const { kind, atActuals, atActualsBand: _band, ...rest } = fare
  return {
    car: { name: car.name, url: car.url },
    trip: kind,
    date: plan.date ?? null,
    isEstimate: plan.isEstimate,
    reckoned: plan.reckoned,
    legs: plan.legs.map(({ stateCodes: _stateCodes, ...leg }) => leg),
    ...rest,
    atActuals: atActuals.map(({ band: [fromPaise, toPaise], ...actual }) => ({ ...actual, fromPaise, toPaise })),
  }
}
