import { z } from 'zod'

/** A segment of an address: lower case words joined by single hyphens. */
export const UrlSegment = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'An address is small letters, figures and single hyphens, such as kerala-classic.')

/** Words a visitor reads. */
export const Words = z.string().trim().min(1)

/** Month numbers 1 to 12 in any order, none twice. */
export const Months = z
  .array(z.number().int().min(1).max(12))
  .min(1, 'Choose at least one month.')
  .refine((months) => new Set(months).size === months.length, 'a month stands twice')

export const Paragraphs = z.array(Words)
export const Latitude = z.number().min(-90).max(90)
export const Longitude = z.number().min(-180).max(180)
export const StateCode = z.string().regex(/^IN-[A-Z]{2}$/)
