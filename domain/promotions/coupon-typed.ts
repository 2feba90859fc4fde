import { z } from 'zod'
import { isCalendarDate } from '#platform/dates.ts'
import { readRupees } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'

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

const MOST_RUPEES = 10_00_000
const Code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{3,20}$/, 'A code has 3 to 20 letters and figures, as MONSOON10.')
/** An early bird is nobody's to type: it takes off by itself. */
const NoCode = z.string().transform(() => null)
const Day = z.string().transform((typed, context): string | null => {
  if (typed === '' || isCalendarDate(typed)) return typed || null
  context.addIssue({ code: 'custom', message: 'Choose a day, as 12 December 2026.' })
  return z.NEVER
})
const Rupees = z.string().transform((typed, context): Paise | null => {
  const paise = typed === '' ? null : readRupees(typed)
  if (paise === null || (paise !== undefined && paise > 0 && paise <= MOST_RUPEES * 100)) return paise
  context.addIssue({ code: 'custom', message: 'A sum in rupees, as 1,500.' })
  return z.NEVER
})
const count = (most: number) =>
  z.string().transform((typed, context): number | null => {
    const figure = typed.replaceAll(',', '')
    if (figure === '') return null
    if (/^[1-9]\d{0,6}$/.test(figure) && Number(figure) <= most) return Number(figure)
    context.addIssue({ code: 'custom', message: `A figure from 1 to ${most.toLocaleString('en-IN')}.` })
    return z.NEVER
  })
/** Addresses of packages or categories, parted by commas or spaces. */
const Addresses = z.string().transform((typed) => [
  ...new Set(
    typed
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  ),
])
const Ticked = z.string().transform((typed) => typed !== '')

const Name = z.string().trim().max(60, 'At most 60 letters: it stands in the bill.')

function draftOf(code: z.ZodType<string | null, string>, name: z.ZodType<string, string>) {
  return z
    .object({
      code,
      name,
      percent: count(100),
      mostRupees: Rupees,
      rupees: Rupees,
      validFrom: Day,
      validTo: Day,
      daysAhead: count(730),
      leastRupees: Rupees,
      packages: Addresses,
      categories: Addresses,
      leastPeople: count(42),
      firstBookingOnly: Ticked,
      withOthers: Ticked,
      mostUses: count(9_999_999),
      mostPerPerson: count(9_999),
    })
    .refine(({ percent, rupees }) => (percent === null) !== (rupees === null), {
      path: ['percent'],
      message: 'Either a share in per cent or a sum in rupees.',
    })
    .refine(({ percent, mostRupees }) => mostRupees === null || percent !== null, {
      path: ['mostRupees'],
      message: 'Only a share is held to a sum.',
    })
    .refine(({ validFrom, validTo }) => !validFrom || !validTo || validTo >= validFrom, {
      path: ['validTo'],
      message: 'That is before it begins.',
    })
}

/** A coupon as its form says it: a share or a sum, and what it asks for. */
export const CouponDraft = draftOf(Code, Name)
export type CouponDraft = z.infer<typeof CouponDraft>
/** An early bird: the same without a code or a person, with a name, which is all that the bill says of it, and with an end or a time ahead, which make it early. */
export const EarlyBirdDraft = draftOf(NoCode, Name.min(3, 'Name it as the bill is to say it: Early bird.'))
  .refine(({ daysAhead, validTo }) => daysAhead !== null || validTo !== null, {
    path: ['daysAhead'],
    message: 'Say how many days before departure, or until when it is booked.',
  })
  .overwrite((draft) => ({ ...draft, firstBookingOnly: false, mostPerPerson: null }))
