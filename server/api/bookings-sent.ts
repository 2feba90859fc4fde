import { z } from '@hono/zod-openapi'
import { OFFERED_WAYS } from '#domain/payments/payment.ts'
import { TRIP_KINDS } from '#domain/cars/trip.ts'
import { traveller } from './shapes/booking.ts'
import { quoteToken } from './shapes/booking-parts.ts'

export const count = z.number().int()

export const QuoteSent = z
  .object({
    package: z.string().openapi({ description: 'Its url or its _id.', example: 'munnar-tea-country' }),
    departure: z.string().optional().openapi({
      description: 'A departure of it; else `startsOn`, a date of one’s own. Both only where they are one day.',
    }),
    startsOn: z.string().optional().openapi({ example: '2027-01-24' }),
    adults: count.openapi({ example: 2 }),
    ages: z
      .array(count)
      .optional()
      .openapi({ description: 'Of everybody under eighteen, on the day of departure.', example: [9] }),
    rooms: z
      .record(z.string(), count)
      .optional()
      .openapi({ description: 'By kind; proposed without it.', example: { twin: 1 } }),
    extras: z.array(z.object({ id: z.string(), count })).optional(),
    pickup: z.string().optional().openapi({
      description:
        'Where they get in, by its id among the pick-ups of the package; without it they come to where it leaves.',
    }),
    share: z.boolean().optional(),
    state: z.string().optional().openapi({ description: 'Where the bill goes.', example: 'IN-KL' }),
    coupon: z.string().optional(),
  })
  .openapi('QuoteAsked')

export const CarSent = z
  .object({
    car: z.string().openapi({ description: 'A class of car, by its url or its _id.', example: 'sedan' }),
    trip: z.enum(TRIP_KINDS).optional(),
    from: z.string().openapi({ description: 'As in the call of fares, and so are the others.', example: 'New Delhi' }),
    to: z.string().optional().openapi({ example: 'Jaipur' }),
    via: z.string().optional(),
    date: z.string().openapi({ example: '2026-12-05' }),
    days: count.optional(),
    time: z.string().optional().openapi({ example: '07:30' }),
    end: z.string().optional(),
    km: count.optional(),
    hours: count.optional(),
    people: count.optional().openapi({ description: 'How many travel; 1 without it.', example: 3 }),
    pickup: z
      .string()
      .optional()
      .openapi({ description: 'Where the car comes, where it is known by now; else it is said with the booking.' }),
    state: z.string().optional().openapi({ description: 'Where the bill goes.', example: 'IN-KL' }),
    gstin: z.string().optional().openapi({
      description:
        'Of a business that hires. Where the seller is no body corporate and the business is one, it pays the GST of a car that is rented at 5 % itself, so that its price has none (`reverseCharge`).',
    }),
    bodyCorporate: z.boolean().optional().openapi({
      description:
        'Whether the business is a body corporate; needed where its GSTIN leaves that open, of a firm or an LLP say.',
    }),
  })
  .openapi('CarQuoteAsked')

const Person = z.object({
  name: traveller.name,
  age: traveller.age.openapi({ description: 'In whole years on the day of departure.' }),
})
export const BookingSent = z
  .object({
    quote: quoteToken.openapi({ description: 'Its token.' }),
    contact: z
      .object({ name: z.string(), mobile: z.string(), email: z.string() })
      .openapi({ example: { name: 'Meera Kulkarni', mobile: '+91 98123 45678', email: 'meera@example.org' } }),
    travellers: z.array(Person).optional(),
    pickup: z.string().optional().openapi({
      description:
        'Where a car comes: house, street and what it is near. Of a package it is chosen with the quote; another one than the quote has is refused.',
    }),
    buyer: z
      .object({
        name: z.string().optional().openapi({ description: 'Where it is somebody else than the contact.' }),
        address: z.string().openapi({ description: 'House, street and area.' }),
        city: z.string(),
        pin: z.string().optional().openapi({ description: 'The PIN code, six figures; needed in India.' }),
        state: z.string().optional().openapi({ description: 'A state or union territory of India, by its code.' }),
        country: z.string().optional().openapi({ description: 'Outside India, in place of the state.' }),
        gstin: z.string().optional().openapi({
          description:
            'Of a business that is registered for GST, with `name` as it is registered. It is of the state; without `state` it says it.',
        }),
      })
      .optional()
      .openapi({
        description:
          'Whom the invoice is made out to; the law wants it from ₹50,000 before GST on. Its state decides between CGST with SGST and IGST; the total stays.',
        example: { address: '12 Lake Road', city: 'Kochi', pin: '682001', state: 'IN-KL' },
      }),
  })
  .openapi('BookingAsked')
export const PaymentSent = z
  .object({
    provider: z.enum(OFFERED_WAYS),
    part: z
      .union([count, z.literal('all')])
      .optional()
      .openapi({ description: 'A part by its number, or all that is not paid; the first without it.' }),
  })
  .openapi('PaymentAsked', { example: { provider: 'simulator', part: 1 } })
/** Of a hire: another class, how many come, another trip. */
const hireChange = CarSent.omit({ trip: true, state: true, gstin: true, bodyCorporate: true, pickup: true }).partial()
  .shape
export const AmendmentSent = QuoteSent.omit({ package: true, share: true, state: true, coupon: true })
  .partial()
  .extend({
    quote: z.string().optional().openapi({ description: 'Of the change that is accepted; nothing else is read then.' }),
    travellers: z
      .array(Person)
      .optional()
      .openapi({ description: 'Who travels then; needed where friends have paid and the party changes.' }),
    ...hireChange,
  })
  .openapi('AmendmentAsked', { example: { startsOn: '2027-01-31', adults: 2 } })
export const CancellationSent = z
  .object({
    refundPaise: count
      .optional()
      .openapi({ description: 'The refund that was shown: another one is refused with price-changed.' }),
  })
  .openapi('CancellationAsked', { example: { refundPaise: 1_203_900 } })
