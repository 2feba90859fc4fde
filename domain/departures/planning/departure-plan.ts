import { z } from 'zod'
import { addDays, isCalendarDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { readRupees } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import { isCellSold } from '#domain/catalogue/package.ts'
import { OWN_CELLS } from '#domain/departures/departure.ts'
import type { Departure, OwnCells } from '#domain/departures/departure.ts'

/** What is planned further ahead than this is a slip of the finger. */
export const MOST_DAYS_AHEAD = 3 * 366
const MOST_SEATS = 500
/** What is said of seats that are none. */
export const SEATS_WORDS = `Seats are a number from 1 to ${MOST_SEATS}.`

const figure = (least: number, most: number, words: string) =>
  z.number(words).int(words).min(least, words).max(most, words)
const PRICE_WORDS = 'A price is a sum in rupees, such as 19,050; at most ₹10 crore.'

/** How far what a plan says may go, by whichever way it comes: a form or a file. */
export const PLAN_BOUNDS = {
  capacity: figure(1, MOST_SEATS, SEATS_WORDS),
  minToRun: figure(1, MOST_SEATS, `Say from how many travellers on it runs: 1 to ${MOST_SEATS}.`),
  cutoffDays: figure(0, 365, 'Days are a number from 0 to 365.'),
  twinPaise: figure(100, 10_000_000_000, PRICE_WORDS),
  cellPaise: figure(0, 10_000_000_000, PRICE_WORDS),
}

/** A whole number as it was typed. */
function typedNumber(value: z.ZodType<number, number>) {
  const read = (typed: string) => (/^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN)
  return z.string().trim().transform(read).pipe(value)
}

/** A date as a form sends it. */
export const TypedDate = z.string().trim().refine(isCalendarDate, 'Choose a date.')

/** A price as it was typed: rupees, before GST. */
export const TypedPrice = z
  .string()
  .transform((typed) => readRupees(typed.trim()) ?? Number.NaN)
  .pipe(PLAN_BOUNDS.twinPaise)

const cellsOf = <Cell extends z.ZodType>(cell: Cell) =>
  z.object(Object.fromEntries(OWN_CELLS.map((name) => [name, cell])) as Record<(typeof OWN_CELLS)[number], Cell>)

/** Those that are priced; null where none is. */
function priced(cells: { [Cell in keyof OwnCells]?: Paise | null | undefined }): OwnCells | null {
  const own = OWN_CELLS.flatMap((cell) => (typeof cells[cell] === 'number' ? [[cell, cells[cell]] as const] : []))
  return own.length === 0 ? null : Object.fromEntries(own)
}

/** A departure's own prices beside that of a twin room, as they were typed; an empty field keeps its distance from the twin price. */
export const TypedCells = cellsOf(
  z
    .string()
    .transform((typed) => (typed.trim() === '' ? undefined : (readRupees(typed.trim()) ?? Number.NaN)))
    .pipe(PLAN_BOUNDS.cellPaise.optional()),
)
  .partial()
  .default({})
  .transform(priced)

/** The same in paise, as a file or a program gives them. */
export const GivenCells = cellsOf(PLAN_BOUNDS.cellPaise.nullable().optional())
  .nullable()
  .default(null)
  .transform((cells) => priced(cells ?? {}))

/** Which own price a package sells nothing for, in words by its field. */
export function faultOfCells(
  pkg: Parameters<typeof isCellSold>[0],
  cells: OwnCells | null,
): { path: string; message: string } | undefined {
  const unsold = OWN_CELLS.find((cell) => cells?.[cell] !== undefined && !isCellSold(pkg, cell))
  return unsold && { path: `cells.${unsold}`, message: 'Its package has no such price. Add it there first.' }
}

/** The city a departure leaves from, as it was typed. */
export const TypedCity = z
  .string()
  .trim()
  .min(2, 'Say which city it leaves from.')
  .max(60, 'A city has at most 60 letters.')
  .regex(/^[\p{L}\p{M}\p{N} .,'’()/-]*$/u, 'A city has letters, and no signs such as <.')

/** What every departure of a plan says, by the names of the fields. */
export const PLAN_FIELDS = {
  capacity: typedNumber(PLAN_BOUNDS.capacity),
  minToRun: typedNumber(PLAN_BOUNDS.minToRun),
  cutoffDays: typedNumber(PLAN_BOUNDS.cutoffDays),
}

type Runs = { capacity: number; minToRun: number }

/** Whether a departure could ever run. */
export function canRun({ capacity, minToRun }: Runs): boolean {
  return minToRun <= capacity
}

/** What is said where it could not: asked of numbers that are some, whatever else is amiss, so that a form says all at once. */
export const NEVER_RUNS = {
  path: ['minToRun'],
  error: ({ input }: { input: unknown }) => `With ${(input as Runs).capacity} seats it could never run.`,
  when: ({ value }: { value: unknown }) => {
    const { capacity, minToRun } = value as Runs
    return Number.isInteger(capacity) && Number.isInteger(minToRun) && capacity > 0 && minToRun > 0
  },
}

/** The key of what is worth a second look, as `hintsKey` made it, of whoever has had that look and means it all the same. */
export const SeenHints = z.string().max(60).default('')

const Plan = z.object({
  ...PLAN_FIELDS,
  departureCity: TypedCity,
  twinRupees: TypedPrice,
  cells: TypedCells,
  seenHints: SeenHints,
})

/** One departure to add, as it was typed. */
export const AddedDeparture = Plan.extend({
  packageId: z.string().min(1, 'Choose a package.').max(60),
  startsOn: TypedDate,
}).refine(canRun, NEVER_RUNS)

/** What is to be different of a departure, as it was typed; `seen` is what `seenOf` gave of it when it was shown. */
export const ChangedDeparture = Plan.extend({
  id: z.string().min(1).max(60),
  seen: z.string().max(64),
}).refine(canRun, NEVER_RUNS)

/** How a departure may stand while it is planned; it is called off otherwise. */
export const PLANNED_STATUSES = ['scheduled', 'guaranteed', 'closed'] as const

export const MarkedDeparture = z.object({
  id: z.string().min(1).max(60),
  was: z.enum(PLANNED_STATUSES),
  to: z.enum(PLANNED_STATUSES),
})

/** What a plan says of a departure, as the audit keeps it. */
export type AuditedPlan = Pick<
  Departure,
  'packageId' | 'startsOn' | 'departureCity' | 'twinPaise' | 'cells' | 'capacity' | 'minToRun' | 'cutoffDays' | 'status'
>

/** What of a departure its form can change. */
export function changeableOf({ departureCity, twinPaise, cells, capacity, minToRun, cutoffDays }: AuditedPlan) {
  return { departureCity, twinPaise, cells: cells ?? null, capacity, minToRun, cutoffDays }
}
export type ChangeablePlan = ReturnType<typeof changeableOf>

/** Why a departure cannot be planned for a day, in words; undefined of one that can. */
export function faultOfDay(startsOn: CalendarDate, today: CalendarDate): string | undefined {
  if (startsOn < today) return 'That day is over. Choose a later one.'
  return startsOn > addDays(today, MOST_DAYS_AHEAD) ? 'That is more than three years ahead.' : undefined
}
