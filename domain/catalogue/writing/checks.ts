import { z } from 'zod'
import { isStateCode } from '#platform/state-names.ts'
import { readOpening } from '#domain/catalogue/journey/visiting-hours.ts'

// What is wrong is said where it is typed, in a form and in a spreadsheet: each says what would be right.

/** A segment of an address: lower case words joined by single hyphens. */
export const UrlSegment = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'An address is small letters, figures and single hyphens, such as kerala-classic.')

/** Of one text, in letters. */
export const LONGEST = 8000

/** Words a visitor reads. */
export const Words = z.string().trim().min(1, 'Something must stand here.')

/** Month numbers 1 to 12 in any order, none twice. */
export const Months = z
  .array(z.number().int().min(1).max(12, 'A month is a number from 1 to 12.'))
  .min(1, 'Choose at least one month.')
  .refine((months) => new Set(months).size === months.length, 'A month stands twice.')

export const Paragraphs = z.array(Words)

/** A number of something between two bounds, with words that name what would be right. */
export function numberOf(least: number, most: number, message: string) {
  return z.number(message).min(least, message).max(most, message)
}

/** The same, and no part of one. */
export function wholeNumberOf(least: number, most: number, message: string) {
  return z.number(message).int(message).min(least, message).max(most, message)
}

export const Latitude = numberOf(-90, 90, 'A latitude is degrees from −90 to 90: 10.0889 for Munnar.')
export const Longitude = numberOf(-180, 180, 'A longitude is degrees from −180 to 180: 77.0595 for Munnar.')
export const StateCode = z.string().refine(isStateCode, 'No state or union territory has that code. Kerala’s is IN-KL.')

const Opening = z.string().refine((text) => {
  const { opens, closes } = readOpening(text)
  return opens < closes && closes <= 24
}, 'Hours are written 09:00-17:30, and end after they begin.')

/** The hours a sight keeps of a day, in their order with a rest between them; none for those of its kind. */
export const Openings = z
  .array(Opening)
  .max(4, 'A day has at most four openings.')
  .refine(
    (openings) =>
      openings.every((one, at) => at === 0 || readOpening(openings[at - 1]!).closes < readOpening(one).opens),
    'Each opening begins after the one before it has ended.',
  )

/** What is said of a sight that lies at no place there is. */
export const NO_PLACE = 'Choose the place it is visited from, by its address: munnar.'
