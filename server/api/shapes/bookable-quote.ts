import { z } from '@hono/zod-openapi'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import type { StoredQuote } from '#domain/bookings/quote/quotes.server.ts'
import { TRIP_KINDS } from '#domain/cars/trip.ts'
import { Id } from './ids.ts'
import {
  paise,
  date,
  endsOn,
  leastCharge,
  nought,
  taxes,
  instant,
  integer,
  text,
  quoteToken,
  departureId,
} from './booking-parts.ts'

export const QuotedPart = z.object({
  part: integer(1),
  percent: z.number().nullable().openapi({ description: 'Null where the part is no agreed share.', example: 100 }),
  amountPaise: paise,
  dueOn: date.nullable().openapi({ description: 'Null is due on booking.', example: null }),
})

export const Sold = z.object({ _id: Id, name: text('Tea hills of Munnar'), url: text('munnar-tea-country') })
export const SoldCar = z.object({
  _id: z.string(),
  name: z.string(),
  url: z.string(),
  trip: z.enum(TRIP_KINDS),
  from: z.string(),
  to: z.string(),
  days: z.number().int(),
  km: z.number().int().openapi({ description: 'Of the trip as planned.' }),
  chargeableKm: z.number().int().openapi({ description: 'That the fare holds.' }),
  notIncluded: z.array(z.string()),
})

export const BookableQuote = z
  .object({
    token: quoteToken.openapi({ description: 'Opens /q/{token}; a booking names it.' }),
    version: integer(1),
    expiresAt: instant,
    package: Sold.nullable().openapi({ description: 'Null where a car is sold.' }),
    car: SoldCar.optional(),
    departure: departureId.nullable(),
    startsOn: date,
    endsOn,
    seats: integer(2),
    roomsText: text('1 twin room for 2 adults'),
    pickup: z
      .object({ id: text('majestic'), place: text('Majestic'), at: text('21:30') })
      .optional()
      .openapi({ description: 'Where they get in and when, of a package; absent where none was chosen.' }),
    meeting: z
      .object({ place: text('New Delhi station'), at: text('19:00').optional() })
      .optional()
      .openapi({ description: 'Where they come to, of a package that says so; absent with a pick-up.' }),
    totalPaise: paise,
    perPersonPaise: integer(802_600),
    taxablePaise: integer(1_528_800),
    roundOffPaise: nought,
    lines: z
      .array(z.record(z.string(), z.unknown()))
      .openapi({ example: [{ kind: 'person', name: 'Twin sharing', count: 2, eachPaise: 764_400, paise: 1_528_800 }] }),
    taxes,
    reverseCharge: z.literal(true).optional().openapi({
      description: 'Of a car: the body corporate that hires it pays the GST itself, so that `taxes` are none.',
    }),
    payments: z.array(QuotedPart),
    refunds: z.array(
      z.object({
        fromDays: integer(0),
        toDays: integer(6).nullable(),
        until: date.nullable(),
        percent: integer(100),
        least: leastCharge,
        chargePaise: paise,
        refundPaise: nought,
      }),
    ),
    trace: z.array(text('2 adults on twin sharing at 7,644')),
    remarks: z.array(z.string()).openapi({
      description: 'What is to be known of the date: out of season, what is closed on the way.',
      example: ['Sat 10 Jul 2027 is outside its season: September to March.'],
    }),
  })
  .openapi('BookableQuote')

/** A quote that may be booked, as its calls show it. */
export function toBookableQuote(
  { token, version, expiresAt, departureId, priced }: StoredQuote,
  remarks: string[],
): z.infer<typeof BookableQuote> {
  const {
    package: pkg,
    startsOn,
    endsOn,
    seats,
    roomsText,
    totalPaise,
    perPersonPaise,
    taxablePaise,
    roundOffPaise,
  } = priced
  const { lines, taxes, reverseCharge, payments, refunds, trace, pickup, meeting } = priced
  return {
    token,
    version,
    expiresAt: expiresAt.toISOString(),
    ...soldOf(pkg),
    departure: departureId,
    startsOn,
    endsOn,
    seats,
    roomsText,
    ...(pickup ? { pickup } : {}),
    ...(meeting ? { meeting } : {}),
    totalPaise,
    perPersonPaise,
    taxablePaise,
    roundOffPaise,
    lines: lines.map(({ cell: _cell, promotionId: _promotion, pickupId: _pickup, ...line }) => line),
    taxes,
    ...(reverseCharge ? { reverseCharge } : {}),
    payments,
    refunds,
    trace,
    remarks,
  }
}

export function soldOf(sold: PricedJourney['package']) {
  const named = { _id: sold.id, name: sold.name, url: sold.url }
  if (sold.kind !== 'car') return { package: named }
  const { trip, km, chargeableKm, notIncluded } = sold.hire
  // Who comes back goes somewhere first.
  const to = trip === 'round-trip' ? (sold.stops.at(-1)?.name ?? sold.endCity) : sold.endCity
  const way = { trip, from: sold.startCity, to, days: sold.days, km, chargeableKm, notIncluded }
  return { package: null, car: { ...named, ...way } }
}
