import { z } from '@hono/zod-openapi'

/** Shapes of OCTO, the open standard resellers of tours speak (octo.travel), as far as they are read here. */
const name = z.string().openapi({ example: 'Tea hills of Munnar' })
const reference = z.string().nullable()
export const productId = z.string().openapi({ example: '4k1m9x2c7q8v3n5b6z0a' })
const departureId = z.string().openapi({ example: '8n3v5b6z0a4k1m9x2c7q' })
const contactFields = z
  .array(z.enum(['firstName', 'lastName', 'emailAddress', 'phoneNumber']))
  .openapi({ example: ['firstName', 'lastName', 'emailAddress', 'phoneNumber'] })

export const OctoSupplier = z
  .object({
    id: z.string().openapi({ example: 'your-tours' }),
    name: z.string().openapi({ example: 'Your Tours' }),
    endpoint: z.string().openapi({ example: 'https://www.your-tours.in/api/octo' }),
    contact: z.object({
      website: z.string().nullable().openapi({ example: 'https://www.your-tours.in' }),
      email: z.string().nullable().openapi({ example: 'hello@your-tours.in' }),
      telephone: z.string().nullable().openapi({ example: '+91 98123 45678' }),
      address: z.string().nullable().openapi({ example: '12 Beach Road, Kochi, 682001' }),
    }),
  })
  .openapi('OctoSupplier')

const Unit = z.object({
  id: z.enum(['adult', 'child', 'infant']),
  internalName: z.string().openapi({ example: 'Adult' }),
  reference,
  type: z.enum(['ADULT', 'CHILD', 'INFANT']),
  requiredContactFields: contactFields,
  restrictions: z.object({
    minAge: z.number().int().openapi({ example: 12 }),
    maxAge: z.number().int().openapi({ example: 99 }),
    idRequired: z.boolean().openapi({ example: false }),
    minQuantity: z.number().int().nullable(),
    maxQuantity: z.number().int().nullable(),
    paxCount: z.number().int().openapi({ example: 1 }),
    accompaniedBy: z.array(z.string()).openapi({ example: [] }),
  }),
})

const Option = z.object({
  id: z.string().openapi({ description: 'Where it leaves from.', example: 'kochi' }),
  default: z.boolean(),
  internalName: z.string().openapi({ example: 'From Kochi' }),
  reference,
  availabilityLocalStartTimes: z.array(z.string()).openapi({ example: ['00:00'] }),
  cancellationCutoff: z.string().openapi({ example: '0 hours' }),
  cancellationCutoffAmount: z.number().int().openapi({ example: 0 }),
  cancellationCutoffUnit: z.enum(['hour', 'minute', 'day']),
  requiredContactFields: contactFields,
  restrictions: z.object({ minUnits: z.number().int().nullable(), maxUnits: z.number().int().nullable() }),
  units: z.array(Unit),
})

export const OctoProduct = z
  .object({
    id: productId,
    internalName: name,
    reference: reference.openapi({ description: 'Its address on the site.', example: 'munnar-tea-country' }),
    locale: z.string().openapi({ example: 'en-IN' }),
    timeZone: z.string().openapi({ example: 'Asia/Kolkata' }),
    allowFreesale: z.boolean().openapi({ example: false }),
    instantConfirmation: z.boolean(),
    instantDelivery: z.boolean(),
    availabilityRequired: z.boolean(),
    availabilityType: z.enum(['START_TIME', 'OPENING_HOURS']),
    deliveryFormats: z.array(z.enum(['PDF_URL', 'QRCODE'])),
    deliveryMethods: z.array(z.enum(['VOUCHER', 'TICKET'])),
    redemptionMethod: z.enum(['DIGITAL', 'PRINT', 'MANIFEST']),
    options: z.array(Option),
  })
  .openapi('OctoProduct')
export type OctoProduct = z.infer<typeof OctoProduct>

const Status = z.enum(['AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED'])
export type OctoStatus = z.infer<typeof Status>
const openingHours = z.array(z.object({ from: z.string(), to: z.string() })).openapi({ example: [] })
const seats = {
  available: z.boolean(),
  status: Status,
  vacancies: z.number().int().openapi({ example: 7 }),
  capacity: z.number().int().openapi({ example: 12 }),
  openingHours,
}

export const OctoAvailability = z
  .object({
    id: departureId.openapi({
      description: 'The departure, as GET /api/departures/{id} and POST /api/quotes take it.',
    }),
    localDateTimeStart: z.string().openapi({ example: '2026-12-12T00:00:00+05:30' }),
    localDateTimeEnd: z.string().openapi({ example: '2026-12-14T23:59:59+05:30' }),
    allDay: z.boolean(),
    utcCutoffAt: z.string().openapi({ description: 'Booked before.', example: '2026-12-10T18:30:00.000Z' }),
    maxUnits: z.number().int().openapi({ example: 7 }),
    ...seats,
  })
  .openapi('OctoAvailability')
export type OctoAvailability = z.infer<typeof OctoAvailability>

export const OctoDay = z
  .object({ localDate: z.string().openapi({ example: '2026-12-12' }), ...seats })
  .openapi('OctoDay')
export type OctoDay = z.infer<typeof OctoDay>

export const OctoRefused = z
  .object({
    error: z.enum(['INVALID_PRODUCT_ID', 'INVALID_OPTION_ID', 'INVALID_UNIT_ID', 'BAD_REQUEST']),
    errorMessage: z.string().openapi({ example: 'There is no such product.' }),
    productId: productId.optional(),
    optionId: z.string().optional(),
    unitId: z.string().optional(),
  })
  .openapi('OctoRefused')
export type OctoRefused = z.infer<typeof OctoRefused>

const day = z.iso.date().openapi({ example: '2026-12-12' })
const units = z
  .array(
    z.object({
      id: z.string().openapi({ example: 'adult' }),
      quantity: z.number().int().min(0).max(100).openapi({ example: 2 }),
    }),
  )
  .max(20)
  .optional()
const asked = { productId, optionId: z.string().openapi({ example: 'kochi' }), units }

export const OctoCalendarAsked = z
  .object({ ...asked, localDateStart: day, localDateEnd: day })
  .openapi('OctoCalendarAsked')
export type OctoCalendarAsked = z.infer<typeof OctoCalendarAsked>

export const OctoAvailabilityAsked = z
  .object({
    ...asked,
    localDateStart: day.optional(),
    localDateEnd: day.optional(),
    availabilityIds: z.array(departureId).max(100).optional().openapi({ description: 'In place of the two days.' }),
  })
  .openapi('OctoAvailabilityAsked', {
    example: {
      productId: '4k1m9x2c7q8v3n5b6z0a',
      optionId: 'kochi',
      localDateStart: '2026-12-01',
      localDateEnd: '2026-12-31',
      units: [{ id: 'adult', quantity: 2 }],
    },
  })
export type OctoAvailabilityAsked = z.infer<typeof OctoAvailabilityAsked>
