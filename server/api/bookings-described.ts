import { createRoute, z } from '@hono/zod-openapi'
import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi'
import type { Refusal } from '#web/refusals.ts'
import { byStatus } from './authentication-described.ts'
import { BookingAnswer, DepartureAnswer, orderId, reference } from './shapes/booking.ts'
import { BookableQuote } from './shapes/bookable-quote.ts'
import { departureId, paise, quoteToken } from './shapes/booking-parts.ts'
import { AmendmentAnswer, CancellationAnswer } from './shapes/booking-change.ts'
import {
  count,
  QuoteSent,
  CarSent,
  BookingSent,
  PaymentSent,
  AmendmentSent,
  CancellationSent,
} from './bookings-sent.ts'

const ALWAYS: readonly Refusal[] = ['too-many', 'unexpected-error', 'database-gone']
const CHANGING: readonly Refusal[] = [...ALWAYS, 'cross-site', 'too-long']
const OPENED: readonly Refusal[] = ['no-session', 'unknown-booking']
const CLOSED: readonly Refusal[] = ['departure-closed', 'departure-called-off']
const NOT_PRICED: readonly Refusal[] = [
  ...CLOSED,
  'unclear-quote',
  'unknown-package',
  'unknown-departure',
  'sold-out',
  'too-late',
  'date-passed',
  'too-young',
  'group-too-large',
  'not-offered',
  'rooms-do-not-fit',
  'not-an-extra',
  'not-a-pickup',
  'unknown-car',
  'unclear-trip',
]

const Refused = z
  .object({
    message: z.string().openapi({ example: 'That is sold out.' }),
    reason: z.string().openapi({ example: 'sold-out' }),
    fields: z.record(z.string(), z.string()).optional().openapi({ description: 'What is wrong, by field.' }),
    data: z
      .object({ quote: z.string(), totalPaise: count })
      .optional()
      .openapi({ description: 'The quote of now, where that of a booking ran out or its price has changed.' }),
  })
  .openapi('BookingRefused')

const key = z.object({
  'Idempotency-Key': z.string().openapi({
    example: '7d1f4c1e-2f0b-4a5e-9f3e-0b6a5c1d2e3f',
    description:
      'Of your choice, kept for good: the same key with the same body gives the same booking or payment, as it stands by then; with another body 422. Yours alone: it is told apart by who is signed in, and for guests by the quote they book and by how they are reached.',
  }),
})
const params = z.object({ reference })

function body(schema: z.ZodType, required = true) {
  return { required, content: { 'application/json': { schema } } }
}

function answer(schema: z.ZodType, description: string) {
  return { description, content: { 'application/json': { schema: z.object({ data: schema }) } } }
}

/** Either of them opens a booking. */
const OPENERS: Record<string, string[]>[] = [{ booking: [] }, { session: [] }]

type Call = Pick<RouteConfig, 'method' | 'path' | 'summary' | 'description' | 'request'> & {
  refusals: readonly Refusal[]
  good: RouteConfig['responses']
}

const CALLS: Call[] = [
  {
    method: 'get',
    path: '/api/departures/{id}',
    summary: 'A departure with its seats as they are now',
    request: { params: z.object({ id: departureId }) },
    refusals: [...ALWAYS, 'malformed', 'unknown-departure'],
    good: { 200: answer(DepartureAnswer, 'The departure.') },
  },
  {
    method: 'post',
    path: '/api/quotes',
    summary: 'A price that is promised for a time, and may be booked',
    description: 'Of a package for a party, or of a class of car for a trip.',
    request: { body: body(z.union([QuoteSent, CarSent])) },
    refusals: [...CHANGING, ...NOT_PRICED],
    good: { 201: answer(BookableQuote, 'The quote.') },
  },
  {
    method: 'get',
    path: '/api/quotes/{token}',
    summary: 'A quote by its token',
    request: { params: z.object({ token: quoteToken }) },
    refusals: [...ALWAYS, 'malformed', 'unknown-quote'],
    good: { 200: answer(BookableQuote, 'The quote.') },
  },
  {
    method: 'post',
    path: '/api/bookings',
    summary: 'Hold the seats of a quote for fifteen minutes, at exactly its total',
    request: { headers: key, body: body(BookingSent) },
    refusals: [
      ...CHANGING,
      'key-missing',
      'key-reused',
      'unclear-booking',
      'invalid-travellers',
      'unknown-quote',
      'quote-expired',
      'price-changed',
      ...NOT_PRICED,
      ...CLOSED,
    ],
    good: { 201: answer(BookingAnswer, 'The booking, with the token that opens it.') },
  },
  {
    method: 'get',
    path: '/api/bookings/{reference}',
    summary: 'A booking, for its token or the session of who made it',
    request: { params },
    refusals: [...ALWAYS, ...OPENED],
    good: { 200: answer(BookingAnswer, 'The booking.') },
  },
  {
    method: 'post',
    path: '/api/bookings/{reference}/hold',
    summary: 'Fifteen minutes more, once; or the seats of a hold that ended again, while they are there',
    request: { params },
    refusals: [
      ...CHANGING,
      ...OPENED,
      'not-allowed',
      'sold-out',
      'price-changed',
      'quote-expired',
      'held-enough',
      'coupon-used',
      'too-late',
    ],
    good: { 200: answer(BookingAnswer.pick({ state: true, holdExpiresAt: true }), 'Until when they are held.') },
  },
  {
    method: 'post',
    path: '/api/bookings/{reference}/payments',
    summary: 'Open an order for a part at a payment provider',
    request: { params, headers: key, body: body(PaymentSent) },
    refusals: [
      ...CHANGING,
      ...OPENED,
      'key-missing',
      'key-reused',
      'malformed',
      'hold-expired',
      'part-paid',
      'not-allowed',
      'contact-missing',
      'unknown-provider',
      'gateway-down',
    ],
    good: {
      201: answer(
        z.object({
          orderId,
          amountPaise: paise,
          payUrl: z.string().openapi({ example: 'https://www.your-tours.in/pay/5b6z0a4k1m9x2c7q8v3n' }),
        }),
        'Where it is paid: send the browser to `payUrl`.',
      ),
    },
  },
  {
    method: 'post',
    path: '/api/bookings/{reference}/amendments',
    summary: 'What a change would cost; with the quote of a change, the change itself',
    description:
      'Where the date was called off and while `chooseUntil` stands, another `departure` (or `startsOn`, of a date of one’s own, `date` of a car) at no charge, for what was paid or less; the same people travel, and anything else is refused with not-allowed.',
    request: { params, body: body(AmendmentSent) },
    refusals: [
      ...CHANGING,
      ...OPENED,
      ...NOT_PRICED,
      'pay-first',
      'not-allowed',
      'unknown-quote',
      'quote-expired',
      'price-changed',
      'invalid-travellers',
    ],
    good: {
      200: answer(BookingAnswer, 'The booking as it is now.'),
      201: answer(AmendmentAnswer, 'What it would cost.'),
    },
  },
  {
    method: 'get',
    path: '/api/bookings/{reference}/cancellation',
    summary: 'What comes back if the booking is cancelled today, in paise',
    request: { params },
    refusals: [...ALWAYS, ...OPENED, 'not-allowed', 'too-late'],
    good: { 200: answer(CancellationAnswer, 'The refund quote, or what was refunded.') },
  },
  {
    method: 'post',
    path: '/api/bookings/{reference}/cancellation',
    summary: 'Cancel, and have exactly the quoted refund go back',
    request: { params, body: body(CancellationSent, false) },
    refusals: [...CHANGING, ...OPENED, 'malformed', 'not-allowed', 'too-late', 'price-changed'],
    good: { 200: answer(CancellationAnswer, 'What goes back.') },
  },
]

/** Adds the calls about departures, quotes and bookings to the document; they are answered in `bookings.ts`. */
export function describeBookings(api: OpenAPIHono): void {
  api.openAPIRegistry.registerComponent('securitySchemes', 'booking', {
    type: 'http',
    scheme: 'bearer',
    description: 'The token a booking was made with.',
  })
  for (const { refusals, good, ...call } of CALLS) {
    const isOpened = call.path.startsWith('/api/bookings/')
    const security = isOpened ? { security: OPENERS } : {}
    const responses = { ...byStatus(refusals, Refused), ...good }
    api.openAPIRegistry.registerPath(createRoute({ ...call, tags: ['Bookings'], ...security, responses }))
  }
}
