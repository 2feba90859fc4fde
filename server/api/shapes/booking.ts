import { z } from '@hono/zod-openapi'
import { listOwnPapers } from '#domain/bookings/papers/booking-papers.ts'
import type { WholeBooking } from '#domain/bookings/find-booking.server.ts'
import { ORDER_STATES, REFUND_STATES } from '#domain/payments/payment.ts'
import { departureState, DEPARTURE_STATES, isGuaranteed, seatsLeft } from '#domain/departures/departure.ts'
import type { Departure } from '#domain/departures/departure.ts'
import { meetingText, pickupText } from '#domain/catalogue/pickups.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { paise, date, endsOn, nought, instant, integer, text, departureId } from './booking-parts.ts'
import { QuotedPart, Sold, SoldCar, soldOf } from './bookable-quote.ts'

/** What the calls name, as the examples do. */
export const reference = text('7KQ4M2TX')
export const orderId = text('5b6z0a4k1m9x2c7q8v3n')
export const traveller = { name: text('Meera Kulkarni'), age: integer(34) }

export const DepartureAnswer = z
  .object({
    id: departureId,
    package: text('munnar-tea-country').openapi({ description: 'The url of its package.' }),
    startsOn: date,
    departureCity: text('Kochi'),
    capacity: integer(12),
    held: integer(1),
    sold: integer(4),
    seatsLeft: integer(7),
    state: z.enum(DEPARTURE_STATES),
    guaranteed: z.boolean().openapi({ description: 'It leaves whoever else books.' }),
  })
  .openapi('DepartureSeats')

export const BookingAnswer = z
  .object({
    reference,
    token: text('bX2c8V1n4B6z9A3m0K5wR7qT1yU4iO8pL6sD3fG9hJ2')
      .optional()
      .openapi({ description: 'Opens the booking without a session; given once, to who made it.' }),
    state: z.enum(['held', 'confirmed', 'expired', 'cancelled', 'completed']),
    holdExpiresAt: instant,
    chooseUntil: date.nullable().openapi({
      description:
        'Of what the operator called off: the last day on which another date is taken free of charge, on `/booking/{reference}/called-off`. Nothing is due meanwhile. Null of all else.',
      example: null,
    }),
    package: Sold.nullable().openapi({ description: 'Null where a car is sold.' }),
    car: SoldCar.optional(),
    departure: departureId.nullable().openapi({ description: 'Null of a car.' }),
    startsOn: date,
    endsOn,
    seats: integer(2),
    totalPaise: paise,
    paidPaise: nought,
    duePaise: paise,
    refundDuePaise: nought,
    refundedPaise: nought,
    disputedPaise: nought.openapi({ description: 'Money that is not what was asked for; a person looks at it.' }),
    payments: z
      .array(
        QuotedPart.extend({
          state: z.enum(['paid', 'due', 'void']).openapi({
            description: 'What is due stays due once the journey is over. Void is what nobody has to pay any more.',
            example: 'due',
          }),
          paidAt: instant.nullable().openapi({ example: null }),
        }),
      )
      .openapi({
        description:
          'As they stand now: they add up to totalPaise, which has what changes were charged in it. Of a part that was paid before a change made the booking cheaper, what came back is taken off, and stands in `refunds` as `amended`. Where friends pay their own, what is left has a part for each date and payer.',
      }),
    orders: z
      .array(
        z.object({
          orderId: z.string(),
          provider: z.string(),
          amountPaise: paise,
          state: z.enum(ORDER_STATES),
          detail: z.string(),
          disputedPaise: nought.openapi({ description: 'What came for it and is not what was asked for.' }),
        }),
      )
      .openapi({ example: [] }),
    refunds: z
      .array(z.object({ amountPaise: paise, state: z.enum(REFUND_STATES), reason: z.string() }))
      .openapi({ example: [] }),
    travellers: z.array(z.object({ ...traveller, room: integer(1).nullable() })),
    pickup: z
      .string()
      .nullable()
      .optional()
      .openapi({ description: 'Where the car comes; of a package where they get in, where that was chosen.' }),
    meeting: z
      .string()
      .optional()
      .openapi({ description: 'Where they come to and by when, of a package that says so; absent with a pick-up.' }),
    driver: z
      .object({ name: z.string(), mobile: z.string(), registration: z.string() })
      .nullable()
      .optional()
      .openapi({ description: 'Who drives, of a car; null until 18:00 in India on the evening before.' }),
    documents: z
      .array(
        z.object({
          kind: z.string().openapi({ example: 'receipt-voucher' }),
          number: z.string().nullable().openapi({ example: 'RV/26-27/000412' }),
          url: text('/booking/7KQ4M2TX/documents/receipt-voucher.pdf').openapi({
            description:
              'A path of this site, fetched with the same `Authorization: Bearer` token as the booking, or the owner’s session: PDF, or a calendar file.',
          }),
        }),
      )
      .openapi({ example: [] }),
  })
  .openapi('Booking')

/** A departure as its call shows it. */
export function toDeparture(
  departure: Departure & { package: { url: string } },
  today: CalendarDate,
): z.infer<typeof DepartureAnswer> {
  const { id, startsOn, departureCity, capacity, held, sold } = departure
  const seats = { capacity, held, sold, seatsLeft: seatsLeft(departure) }
  const state = departureState(departure, today)
  return {
    id,
    package: departure.package.url,
    startsOn,
    departureCity,
    ...seats,
    state,
    guaranteed: isGuaranteed(departure),
  }
}

/** A booking as its calls show it, to somebody it was opened for. */
export function toBooking(booking: WholeBooking): z.infer<typeof BookingAnswer> {
  const { journey, balances, instalments } = booking
  const isCalledOff = booking.shown === 'confirmed' && booking.choiceUntil !== null
  const isPayable = booking.shown !== 'expired' && booking.shown !== 'cancelled' && booking.choiceUntil === null
  const unpaid = isPayable ? ('due' as const) : ('void' as const)
  return {
    reference: booking.reference,
    state: booking.shown,
    holdExpiresAt: booking.holdExpiresAt.toISOString(),
    chooseUntil: isCalledOff ? booking.choiceUntil : null,
    ...soldOf(journey.package),
    departure: booking.departureId,
    startsOn: booking.startsOn,
    endsOn: booking.endsOn,
    seats: booking.seats,
    totalPaise: booking.totalPaise,
    paidPaise: balances.applied,
    duePaise: isPayable ? instalments.reduce((sum, { paidAt, amountPaise }) => sum + (paidAt ? 0 : amountPaise), 0) : 0,
    refundDuePaise: balances['refund-due'],
    refundedPaise: balances.refunded,
    disputedPaise: balances.dispute,
    payments: instalments.map(({ paidAt, share: _share, came: _came, ofPart: _of, ...part }) => ({
      ...part,
      state: paidAt ? ('paid' as const) : unpaid,
      paidAt: paidAt?.toISOString() ?? null,
    })),
    orders: booking.orders.map(({ id, provider, amountPaise, state, detail, disputedPaise }) => ({
      orderId: id,
      provider,
      amountPaise,
      state,
      detail,
      disputedPaise,
    })),
    refunds: booking.refunds.map(({ amountPaise, state, reason }) => ({ amountPaise, state, reason })),
    travellers: booking.travellers.map(({ name, age, room }) => ({ name, age, room })),
    ...(journey.package.kind === 'car' ? { pickup: booking.pickup, driver: booking.driver ?? null } : {}),
    ...(journey.pickup ? { pickup: pickupText(journey.pickup) } : {}),
    ...(journey.meeting ? { meeting: meetingText(journey.meeting) } : {}),
    documents: listOwnPapers(booking).map(({ kind, number, file }) => ({
      kind,
      number,
      url: `/booking/${booking.reference}/documents/${file}`,
    })),
  }
}
