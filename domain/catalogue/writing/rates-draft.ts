import { z } from 'zod'
import { EXTRA_UNITS, PICKUP_UNITS, PRICING_MODELS } from '#domain/catalogue/package.ts'
import type { MeetingPoint } from '#domain/catalogue/package.ts'
import { isPrintable, PLAIN_LINE } from '#domain/contact/plain-text.ts'
import { doMeet, readDayOfYear } from '#domain/catalogue/day-of-year.ts'
import { isCalendarDate } from '#platform/dates.ts'
import { LONGEST, Words } from './checks.ts'

/** In paise: ten crore rupees, beyond which a price is a slip of the finger. */
export const MOST_PAISE = 10_000_000_000
export const MOST_ROWS = 60

const MOST_PICKUPS = 20
const PRINTED = 'Please write it in Latin letters (A to Z, accents too) or in Devanagari: vouchers print it.'
const PICKUP_PRICE = 'A pick-up costs a sum in rupees, or 0 where it is free.'

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/
const HOUR_WORDS = 'An hour of the day, such as 7 pm or 21:30.'
const isPrinted = (place: string) => PLAIN_LINE.test(place) && isPrintable(place)

/** A sum in rupees that is not free. */
export const price = z
  .number('A price is a sum in rupees, such as 19,050.')
  .int()
  .positive()
  .max(MOST_PAISE, 'At most ₹10 crore.')
const age = z
  .number('Ages are whole years, 0 to 18.')
  .int('Ages are whole years, 0 to 18.')
  .min(0, 'Ages are whole years, 0 to 18.')
  .max(18, 'Ages are whole years, 0 to 18.')
/** 29 February is one, as of a leap year. */
const isDay = (day: string) => isCalendarDate(`2028-${day}`)
const dayOfYear = z.string().transform(readDayOfYear).refine(isDay, 'A day of the year, such as 20 Dec.')
const line = (message: string) => z.string().trim().min(1, message).max(LONGEST, `At most ${LONGEST} signs.`)

/** An extra is booked by its id, and read by its name. */
function refuseDoubles(extras: readonly { id: string; name: string }[], context: z.RefinementCtx): void {
  for (const [at, { id, name }] of extras.entries()) {
    const before = extras.slice(0, at)
    const isDouble = before.some((one) => one.name.toLowerCase() === name.toLowerCase())
    if (isDouble) context.addIssue({ code: 'custom', path: [at, 'name'], message: `There is another ${name}.` })
    else if (before.some((one) => one.id === id))
      context.addIssue({ code: 'custom', path: [at, 'id'], message: `Another extra has the id ${id}.` })
  }
}

/** A pick-up is chosen by its id, and found by its place and hour. */
function refuseTwicePicked(
  pickups: readonly { id: string; place: string; at: string }[],
  context: z.RefinementCtx,
): void {
  for (const [at, one] of pickups.entries()) {
    const before = pickups.slice(0, at)
    const isThere = before.some(
      ({ place, at: hour }) => place.toLowerCase() === one.place.toLowerCase() && hour === one.at,
    )
    if (isThere)
      context.addIssue({ code: 'custom', path: [at, 'place'], message: `There is another at ${one.place}, ${one.at}.` })
    else if (before.some(({ id }) => id === one.id))
      context.addIssue({ code: 'custom', path: [at, 'id'], message: `Another pick-up has the id ${one.id}.` })
  }
}

/** On a day with two seasons nobody could say which it costs; of both the first would count, and nothing would say so. */
function refuseSharedDays(seasons: readonly { name: string; from: string; to: string }[], context: z.RefinementCtx) {
  // Of a day that is none nobody can say what it meets.
  const areDays = ({ from, to }: { from: string; to: string }) => isDay(from) && isDay(to)
  for (const [at, season] of seasons.entries()) {
    const other = seasons.slice(0, at).find((before) => areDays(before) && doMeet(season, before))
    if (!other || !areDays(season)) continue
    const message = `${season.name} and ${other.name} hold on the same day. Part their days.`
    context.addIssue({ code: 'custom', path: [at, 'from'], message })
  }
}

const hourOrNone = z.string().refine((at) => at === '' || HOUR.test(at), HOUR_WORDS)

const NO_PLACE = 'Say where they come to at that hour.'

/** Where one comes to; emptied it is none. */
const Meeting = z
  .object({
    place: z.string(NO_PLACE).trim().max(80, 'At most 80 signs.').refine(isPrinted, PRINTED),
    at: hourOrNone.optional(),
  })
  .refine(({ place, at }) => place || !at, { path: ['place'], message: NO_PLACE })
  .transform(({ place, at }): MeetingPoint | undefined => (place ? { place, ...(at ? { at } : {}) } : undefined))

/** Without pick-ups and meeting point it reads as what was written before there were any: a file changes nothing in it, and its price has the digest it had. */
export const Rates = z
  .object({
    model: z.enum(PRICING_MODELS),
    ageBands: z
      .object({ infantUnder: age, olderInfantUnder: age, adultFrom: age, youngest: age })
      .refine(
        ({ infantUnder, olderInfantUnder, adultFrom }) =>
          infantUnder <= olderInfantUnder && olderInfantUnder <= adultFrom,
        { path: ['adultFrom'], message: 'The ages go up: infants, then older infants, then adults.' },
      ),
    singleSupplementPaise: z.number().int().nonnegative().max(MOST_PAISE).nullable(),
    seasons: z
      .array(
        z.object({
          name: line('A season has a name, such as Christmas week.'),
          from: dayOfYear,
          to: dayOfYear,
          percent: z
            .number('Percent as a whole number, such as 12 or -10.')
            .int('Percent as a whole number, such as 12 or -10.')
            .min(-90, 'At most 90% off.')
            .max(300, 'At most 300% more.'),
        }),
      )
      .max(MOST_ROWS)
      .superRefine(refuseSharedDays),
    groupSlabs: z
      .array(
        z.object({
          fromPeople: z.number('From how many: 2 or more.').int().min(2, 'From how many: 2 or more.'),
          percentOff: z
            .number('Percent off, 1 to 90.')
            .int('Percent off, 1 to 90.')
            .min(1, 'Percent off, 1 to 90.')
            .max(90, 'Percent off, 1 to 90.'),
        }),
      )
      .max(MOST_ROWS),
    extras: z
      .array(z.object({ id: Words, name: line('An extra has a name.'), pricePaise: price, per: z.enum(EXTRA_UNITS) }))
      .max(MOST_ROWS)
      .superRefine(refuseDoubles),
    pickups: z
      .array(
        z.object({
          id: Words,
          place: line('A pick-up has a place, such as Majestic.')
            .max(60, 'At most 60 signs.')
            .refine(isPrinted, PRINTED),
          at: z.string().regex(HOUR, HOUR_WORDS),
          pricePaise: z.number(PICKUP_PRICE).int().nonnegative(PICKUP_PRICE).max(MOST_PAISE, 'At most ₹10 crore.'),
          per: z.enum(PICKUP_UNITS),
        }),
      )
      .max(MOST_PICKUPS, `At most ${MOST_PICKUPS}.`)
      .superRefine(refuseTwicePicked)
      .optional(),
    meeting: Meeting.optional(),
  })
  .transform(({ pickups = [], meeting, ...rates }) => ({
    ...rates,
    ...(pickups.length > 0 ? { pickups } : {}),
    ...(meeting ? { meeting } : {}),
  }))
