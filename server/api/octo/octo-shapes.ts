import { z } from '@hono/zod-openapi'

/** Shapes of OCTO, the open standard resellers of tours speak (octo.travel), as far as they are read here. */
const name = z.string().openapi({ example: 'Tea hills of Munnar' })
const reference = z.string().nullable()
const contactFields = z.array(z.enum(['firstName', 'lastName', 'emailAddress', 'phoneNumber']))

export const OctoSupplier = z
  .object({
    id: z.string(),
    name: z.string(),
    endpoint: z.string().openapi({ example: 'https://www.your-tours.in/api/octo' }),
    contact: z.object({
      website: z.string().nullable(),
      email: z.string().nullable(),
      telephone: z.string().nullable(),
      address: z.string().nullable(),
    }),
  })
  .openapi('OctoSupplier')

const Unit = z.object({
  id: z.enum(['adult', 'child', 'infant']),
  internalName: z.string(),
  reference,
  type: z.enum(['ADULT', 'CHILD', 'INFANT']),
  requiredContactFields: contactFields,
  restrictions: z.object({
    minAge: z.number().int(),
    maxAge: z.number().int(),
    idRequired: z.boolean(),
    minQuantity: z.number().int().nullable(),
    maxQuantity: z.number().int().nullable(),
    paxCount: z.number().int(),
    accompaniedBy: z.array(z.string()),
  }),
})

const Option = z.object({
  id: z.string().openapi({ description: 'Where it leaves from.', example: 'kochi' }),
  default: z.boolean(),
  internalName: z.string().openapi({ example: 'From Kochi' }),
  reference,
  availabilityLocalStartTimes: z.array(z.string()),
  cancellationCutoff: z.string(),
  cancellationCutoffAmount: z.number().int(),
  cancellationCutoffUnit: z.enum(['hour', 'minute', 'day']),
  requiredContactFields: contactFields,
  restrictions: z.object({ minUnits: z.number().int().nullable(), maxUnits: z.number().int().nullable() }),
  units: z.array(Unit),
})

export const OctoProduct = z
  .object({
    id: z.string(),
    internalName: name,
    reference: reference.openapi({ description: 'Its address on the site.', example: 'munnar-tea-country' }),
    locale: z.string(),
    timeZone: z.string(),
    allowFreesale: z.boolean(),
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
const openingHours = z.array(z.object({ from: z.string(), to: z.string() }))
const seats = {
  available: z.boolean(),
  status: Status,
  vacancies: z.number().int(),
  capacity: z.number().int(),
  openingHours,
}

export const OctoAvailability = z
  .object({
    id: z.string().openapi({ description: 'The departure, as GET /api/departures/{id} and POST /api/quotes take it.' }),
    localDateTimeStart: z.string().openapi({ example: '2026-12-12T00:00:00+05:30' }),
    localDateTimeEnd: z.string().openapi({ example: '2026-12-14T23:59:59+05:30' }),
    allDay: z.boolean(),
    utcCutoffAt: z.string().openapi({ description: 'Booked before.', example: '2026-12-10T18:30:00.000Z' }),
    maxUnits: z.number().int(),
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
    errorMessage: z.string(),
    productId: z.string().optional(),
    optionId: z.string().optional(),
    unitId: z.string().optional(),
  })
  .openapi('OctoRefused')
export type OctoRefused = z.infer<typeof OctoRefused>

const day = z.iso.date().openapi({ example: '2026-12-01' })
const units = z
  .array(z.object({ id: z.string(), quantity: z.number().int().min(0).max(100) }))
  .max(20)
  .optional()
const asked = { productId: z.string(), optionId: z.string(), units }

export const OctoCalendarAsked = z
  .object({ ...asked, localDateStart: day, localDateEnd: day })
  .openapi('OctoCalendarAsked')
export type OctoCalendarAsked = z.infer<typeof OctoCalendarAsked>

export const OctoAvailabilityAsked = z
  .object({
    ...asked,
    localDateStart: day.optional(),
    localDateEnd: day.optional(),
    availabilityIds: z.array(z.string()).max(100).optional().openapi({ description: 'In place of the two days.' }),
  })
  .openapi('OctoAvailabilityAsked')
export type OctoAvailabilityAsked = z.infer<typeof OctoAvailabilityAsked>
