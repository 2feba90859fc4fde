import { z } from 'zod'
import { addDays, daysBetween, isCalendarDate, weekdayOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'
import { isCutOff } from '#domain/departures/departure.ts'
import {
  faultOfDay,
  PLAN_FIELDS,
  canRun,
  NEVER_RUNS,
  TypedCells,
  TypedCity,
  TypedDate,
  TypedPrice,
} from './departure-plan.ts'

/** What one rule makes is looked over by a person before. */
export const MOST_OF_A_SEASON = 400
const MOST_DAYS = 731
const MOST_ROWS = 40

const range = { from: TypedDate, to: TypedDate }
type Range = { from: CalendarDate; to: CalendarDate }
const isForward = ({ from, to }: Range) => from <= to
/** What hangs on two days is asked once both are some, whatever else is amiss: a form says all of it at once. */
const areDays = ({ value }: { value: unknown }) => [(value as Range).from, (value as Range).to].every(isCalendarDate)
const BACKWARDS = { path: ['to'], message: 'The last day is before the first.', when: areDays }

/** Rows of a form, those nobody filled in left out; a fault names the row it stands in. */
function filledRows<Row>(row: z.ZodType<Row, Record<string, string>>) {
  const isEmpty = (typed: Record<string, string>) => Object.values(typed).every((value) => value.trim() === '')
  return z
    .array(z.record(z.string(), z.string()))
    .max(MOST_ROWS)
    .transform((rows, context) =>
      rows.flatMap((typed, at) => {
        if (isEmpty(typed)) return []
        const read = row.safeParse(typed)
        for (const { path, message } of read.error?.issues ?? [])
          context.addIssue({ code: 'custom', path: [at, ...path], message })
        return read.success ? [read.data] : []
      }),
    )
}

const Out = z.object(range).refine(isForward, BACKWARDS)
const Step = z
  .object({ ...range, twinRupees: TypedPrice })
  .refine(isForward, BACKWARDS)
  .transform(({ twinRupees, ...days }) => ({ ...days, twinPaise: twinRupees }))

/** The cities a rule leaves from, as they were typed on one line. */
export const TypedCities = z
  .string()
  .transform((typed) => [...new Set(typed.split(/[,\n;]/).map((city) => city.trim()))].filter((city) => city !== ''))
  .pipe(z.array(TypedCity).min(1, 'Say which city it leaves from.').max(12, 'At most twelve cities in one rule.'))

/** A season by a rule as it was typed: the days of the week between two dates, without those left out, at a price that steps between dates. */
export const SeasonRule = z
  .object({
    packageId: z.string().min(1, 'Choose a package.').max(60),
    ...range,
    weekdays: z
      .array(z.enum(['1', '2', '3', '4', '5', '6', '7']).transform(Number))
      .min(1, 'Choose at least one day of the week.'),
    out: filledRows(Out),
    cities: TypedCities,
    ...PLAN_FIELDS,
    twinRupees: TypedPrice,
    cells: TypedCells,
    steps: filledRows(Step),
  })
  .refine(isForward, BACKWARDS)
  .refine(canRun, NEVER_RUNS)
  .refine(({ from, to }) => daysBetween(from, to) <= MOST_DAYS, {
    path: ['to'],
    message: 'A season has at most two years.',
    when: areDays,
  })
  .refine(({ steps }) => !doOverlap(steps), {
    path: ['steps'],
    message: 'Two prices hold on the same day. Part their dates.',
    when: ({ value }) => Array.isArray((value as { steps: unknown }).steps),
  })
  .transform(({ twinRupees, ...rule }) => ({ ...rule, twinPaise: twinRupees }))
export type SeasonRule = z.infer<typeof SeasonRule>
export type TypedSeason = z.input<typeof SeasonRule>

/** On a day with two prices nobody could say which it costs. */
function doOverlap(steps: readonly Range[]): boolean {
  return steps.some((one, at) => steps.slice(0, at).some(({ from, to }) => one.from <= to && from <= one.to))
}

/** What becomes of a day the rule names: made, or why not. */
export type DayFate = 'new' | 'there' | 'left-out' | 'too-late' | 'too-far'
export type SeasonDay = { startsOn: CalendarDate; departureCity: string; twinPaise: Paise; fate: DayFate }

/** Every day the rule names with what becomes of it, in order; `there` holds `placeOf` of each departure that stands already. */
export function planSeason(
  rule: SeasonRule,
  { today, there }: { today: CalendarDate; there: ReadonlySet<string> },
): SeasonDay[] {
  return daysOf(rule).flatMap((startsOn) =>
    rule.cities.map((departureCity) => ({
      startsOn,
      departureCity,
      twinPaise: priceOn(rule, startsOn),
      fate: fateOf(rule, { today, startsOn, isThere: there.has(placeOf({ startsOn, departureCity })) }),
    })),
  )
}

/** What tells one departure of a package from another. */
export function placeOf({ startsOn, departureCity }: Pick<SeasonDay, 'startsOn' | 'departureCity'>): string {
  return `${startsOn} ${departureCity}`
}

function daysOf({ from, to, weekdays }: SeasonRule): CalendarDate[] {
  const all = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))
  return all.filter((day) => weekdays.includes(weekdayOf(day)))
}

function priceOn({ steps, twinPaise }: SeasonRule, day: CalendarDate): Paise {
  return steps.find(({ from, to }) => from <= day && day <= to)?.twinPaise ?? twinPaise
}

function fateOf(
  { out, cutoffDays }: SeasonRule,
  { today, startsOn, isThere }: { today: CalendarDate; startsOn: CalendarDate; isThere: boolean },
): DayFate {
  if (isThere) return 'there'
  if (out.some(({ from, to }) => from <= startsOn && startsOn <= to)) return 'left-out'
  if (isCutOff({ startsOn, cutoffDays }, today)) return 'too-late'
  return faultOfDay(startsOn, today) ? 'too-far' : 'new'
}
