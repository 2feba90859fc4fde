import { z } from 'zod'
import { isCalendarDate } from '#platform/dates.ts'
import { ungrouped } from '#platform/digits.ts'
import { readRupees } from '#platform/money.ts'
import { COUPON_BOUNDS, refuseEndBeforeBegin } from './coupon-bounds.ts'

/** What the form of a coupon or an early bird says, as it is typed; an empty field sets no condition. */
export const COUPON_FIELDS = [
  ...(['code', 'name', 'percent', 'mostRupees', 'rupees', 'validFrom', 'validTo', 'daysAhead', 'leastRupees'] as const),
  ...([
    'packages',
    'categories',
    'leastPeople',
    'firstBookingOnly',
    'withOthers',
    'mostUses',
    'mostPerPerson',
  ] as const),
]
export type CouponTyped = Record<(typeof COUPON_FIELDS)[number], string>

/** What an early bird is asked for, by form or by file. */
export const EARLY_BIRD_WORDS = {
  name: 'Name it as the bill is to say it: Early bird.',
  when: 'Say how many days before departure, or until when it is booked.',
}

/** An early bird is nobody's to type: it takes off by itself. */
const NoCode = z.string().transform(() => null)
const Day = z.string().transform((typed, context): string | null => {
  if (typed === '' || isCalendarDate(typed)) return typed || null
  context.addIssue({ code: 'custom', message: 'Choose a day, as 12 December 2026.' })
  return z.NEVER
})
/** A field that may stay empty, else read to what a value may be. */
const typed = (read: (typed: string) => number | undefined, value: z.ZodType<number, number>) =>
  z
    .string()
    .transform((typed) => (typed === '' ? null : (read(typed) ?? Number.NaN)))
    .pipe(value.nullable())
const Rupees = typed(readRupees, COUPON_BOUNDS.paise)
const count = (value: z.ZodType<number, number>) => typed(readFigure, value)

function readFigure(typed: string): number | undefined {
  const figure = ungrouped(typed)
  return /^\d{1,9}$/.test(figure) ? Number(figure) : undefined
}

/** Addresses of packages or categories, parted by commas or spaces. */
export function readAddresses(typed: string): string[] {
  const words = typed.toLowerCase().split(/[\s,]+/)
  return [...new Set(words.filter(Boolean))]
}
const Addresses = z.string().transform(readAddresses)
const Ticked = z.string().transform((typed) => typed !== '')

function draftOf(code: z.ZodType<string | null, string>, name: z.ZodType<string, string>) {
  return z
    .object({
      code,
      name,
      percent: count(COUPON_BOUNDS.percent),
      mostRupees: Rupees,
      rupees: Rupees,
      validFrom: Day,
      validTo: Day,
      daysAhead: count(COUPON_BOUNDS.daysAhead),
      leastRupees: Rupees,
      packages: Addresses,
      categories: Addresses,
      leastPeople: count(COUPON_BOUNDS.leastPeople),
      firstBookingOnly: Ticked,
      withOthers: Ticked,
      mostUses: count(COUPON_BOUNDS.mostUses),
      mostPerPerson: count(COUPON_BOUNDS.mostPerPerson),
    })
    .refine(({ percent, rupees }) => (percent === null) !== (rupees === null), {
      path: ['percent'],
      message: 'Either a share in per cent or a sum in rupees.',
    })
    .refine(({ percent, mostRupees }) => mostRupees === null || percent !== null, {
      path: ['mostRupees'],
      message: 'Only a share is held to a sum.',
    })
    .superRefine(refuseEndBeforeBegin)
}

/** A coupon as its form says it: a share or a sum, and what it asks for. */
export const CouponDraft = draftOf(COUPON_BOUNDS.code, COUPON_BOUNDS.name)
export type CouponDraft = z.infer<typeof CouponDraft>
/** An early bird: the same without a code or a person, with a name, which is all that the bill says of it, and with an end or a time ahead, which make it early. */
export const EarlyBirdDraft = draftOf(NoCode, COUPON_BOUNDS.name.min(3, EARLY_BIRD_WORDS.name))
  .refine(({ daysAhead, validTo }) => daysAhead !== null || validTo !== null, {
    path: ['daysAhead'],
    message: EARLY_BIRD_WORDS.when,
  })
  .overwrite((draft) => ({ ...draft, firstBookingOnly: false, mostPerPerson: null }))
