import { z } from 'zod'
import { isCalendarDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'

/** A festival; a day nobody works; when schools are out; when something can be visited at all; when it cannot; what the weather does. */
export const FACT_KINDS = ['festival', 'holiday', 'school', 'open', 'closed', 'weather'] as const
export type FactKind = (typeof FACT_KINDS)[number]

/** Days of one year, both included; `main` is the day one comes for; those expected follow a rule until somebody announces them. */
export type FactDays = { from: CalendarDate; to: CalendarDate; main: CalendarDate | null; isExpected: boolean }
/** Days of every year as 'MM-DD', both included; may span the new year. */
export type YearlyDays = { from: string; to: string }

/**
 * One thing that depends on a date, with who says so. `at` holds addresses of the places and sights it concerns, none for the whole country. `days` go before `yearly` in a year they name; of a
 * festival whose days nobody has published `months` says when it usually is. `weekdays` are 1 for a Monday to 7.
 */
export type AlmanacFact = {
  key: string
  kind: FactKind
  name: string
  otherNames: string[]
  at: string[]
  isDayOff: boolean
  /** Moves with every full moon of its months. */
  isFullMoon: boolean
  months: number[]
  days: FactDays[]
  yearly: YearlyDays | null
  weekdays: number[]
  source: string
}

const Word = z.string().trim().min(1).max(80)
const Slug = z.string().regex(/^[a-z0-9-]{2,80}$/, 'Addresses are written in small letters: konark, taj-mahal.')
const Day = z.string().refine(isCalendarDate, 'Dates are written 2027-03-22.')
/** The 29th of February is a day of some years. */
const YearDay = z.string().refine((day) => isCalendarDate(`2028-${day}`), 'Days of every year are written 06-01.')

const Days = z
  .object({ from: Day, to: Day, main: Day.nullable(), isExpected: z.boolean() })
  .refine(({ from, to }) => from <= to, 'The last day is before the first.')
  .refine(({ from, to, main }) => main === null || (from <= main && main <= to), 'The main day lies outside its days.')

/** A fact as an editor corrects it. */
export const AlmanacFact: z.ZodType<AlmanacFact, AlmanacFact> = z
  .object({
    key: Slug,
    kind: z.enum(FACT_KINDS),
    name: Word,
    otherNames: z.array(Word).max(12),
    at: z.array(Slug).max(60),
    isDayOff: z.boolean(),
    isFullMoon: z.boolean(),
    months: z.array(z.number().int().min(1).max(12)).max(12),
    days: z.array(Days).max(40),
    yearly: z.object({ from: YearDay, to: YearDay }).nullable(),
    weekdays: z.array(z.number().int().min(1).max(7)).max(6),
    source: z.string().trim().min(3, 'Say who says so.').max(400),
  })
  .refine(
    ({ months, days, yearly, weekdays }) => months.length + days.length + weekdays.length > 0 || yearly !== null,
    { path: ['days'], message: 'Say when: days, days of every year, days of the week or months.' },
  )
  .refine(({ kind, days, yearly }) => kind !== 'open' || days.length > 0 || yearly !== null, {
    path: ['days'],
    message: 'Say from when to when it is open: days, or days of every year.',
  })

type ShippedFact = Pick<AlmanacFact, 'key' | 'name' | 'source'> & Partial<AlmanacFact>

/** A fact as it is shipped: what is not said is empty. */
export function shipped(kind: FactKind, fact: ShippedFact): AlmanacFact {
  const none = { otherNames: [], at: [], isDayOff: false, isFullMoon: false, months: [], days: [], yearly: null }
  return { ...none, weekdays: [], kind, ...fact }
}

/** Days that are announced, as '2027-03-14..2027-03-22' or one day; after '!' the main one. */
export function known(...days: string[]): FactDays[] {
  return days.map((text) => readDays(text, false))
}

/** Days that follow a rule and are not announced yet, written as `known` takes them. */
export function expected(...days: string[]): FactDays[] {
  return days.map((text) => readDays(text, true))
}

function readDays(text: string, isExpected: boolean): FactDays {
  const [span = '', main = null] = text.split('!')
  const [from = '', to = from] = span.split('..')
  return { from, to, main, isExpected }
}
