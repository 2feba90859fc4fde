import { z } from 'zod'
import { saveRows } from '#domain/audit/save-rows.server.ts'
import { PlacedAlt } from '#domain/media/placed-alt.ts'
import { CAR_GST_SCHEMES } from '#domain/tax/gst-rates.ts'
import { cars } from './tables.ts'

const Words = z.string().trim().min(1, 'Something belongs here.')
const price = z.number().int().positive('More than nothing belongs here.')
const days = z.number().int().positive('A day or more belongs here.')

const CarFields = z.object({
  id: Words,
  name: Words,
  url: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters and figures with hyphens, as luxury-sedan.'),
  category: Words,
  models: z.array(Words).min(1, 'Name a model or more.'),
  seats: z.number().int().positive('A seat or more belongs here.'),
  largeBags: z.number().int().nonnegative(),
  smallBags: z.number().int().nonnegative(),
  airConditioned: z.boolean(),
  fuels: z.array(Words).min(1, 'Name a fuel or more.'),
  perKmPaise: price,
  perKmOneWayPaise: price.nullable(),
  minKmPerDay: z.number().int().positive('A kilometre or more belongs here.'),
  driverAllowancePaise: price,
  nightChargePaise: price,
  local4h40kmPaise: price.nullable(),
  local8h80kmPaise: price.nullable(),
  local12h120kmPaise: price.nullable(),
  extraKmPaise: price,
  extraHourPaise: price.nullable(),
  gstScheme: z.enum(CAR_GST_SCHEMES),
  /** The hires it is meant for, shortest and longest in days. */
  leastDays: days,
  mostDays: days,
  summary: Words,
  about: z.array(Words),
  tags: z.array(Words),
  position: z.number().int().nonnegative(),
  pictureId: z.string().trim().min(1, 'A class of car needs a picture: choose one.'),
  pictureAlt: PlacedAlt,
  nightPictureId: z.string().trim().min(1).nullable().optional(),
  /** Whether the site hires it out; it does where nothing is said. */
  offered: z.boolean().optional(),
})
export const CarDraft = CarFields.refine(({ leastDays, mostDays }) => leastDays <= mostDays, {
  path: ['mostDays'],
  message: 'The longest hire is at least as long as the shortest.',
})
export type CarDraft = z.infer<typeof CarDraft>

/** Writes classes of car; one whose id stands already is replaced. Throws when its picture is not saved yet. */
export const saveCars = saveRows('cars.edit', {
  draft: CarDraft,
  tags: ['cars'],
  subject: 'car',
  table: cars,
  key: cars.id,
})
