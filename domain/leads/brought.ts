import { z } from 'zod'
import { readMobile } from '#domain/contact/mobile.ts'
import { isNameLike, PLAIN_LINE, PLAIN_PARAGRAPHS } from '#domain/contact/plain-text.ts'
import type { CalendarDate } from '#platform/dates.ts'

const PLAIN = 'Please write it in plain text, without < and >.'
const Day = z.iso.date('A day belongs here, as 2026-12-05.').nullable()
const Source = z.string().trim().min(2).max(120, '120 letters are enough.').regex(PLAIN_LINE, PLAIN).nullable()

const FIELDS = z.object({
  id: z.string().min(1).max(80),
  reference: z
    .string()
    .trim()
    .regex(/^[\w.-]{1,60}$/, 'What your own list calls them: up to 60 letters, figures, hyphens and points.'),
  name: z.string().trim().max(100, '100 letters are enough.').refine(isNameLike, 'A name in letters belongs here.'),
  mobile: z
    .string()
    .refine((typed) => readMobile(typed) === typed, 'A mobile is written +919876543210.')
    .nullable(),
  email: z.email('An e-mail belongs here, as meera@example.org.').lowercase().max(254).nullable(),
  note: z.string().trim().max(2000, '2,000 letters are enough.').regex(PLAIN_PARAGRAPHS, PLAIN).nullable(),
  newsEmailOn: Day,
  newsEmailFrom: Source,
  newsSmsOn: Day,
  newsSmsFrom: Source,
})

export type BroughtCustomer = z.infer<typeof FIELDS>

const NO_DAY = 'On which day did they agree? Without one there is no consent.'
const NO_SOURCE = 'Where did they agree? A form, a call, a stall: without it there is no consent.'

const RULES: [isAmiss: (customer: BroughtCustomer) => boolean, path: keyof BroughtCustomer, message: string][] = [
  [
    ({ mobile, email }) => mobile === null && email === null,
    'mobile',
    'A mobile or an e-mail: by these somebody is known again.',
  ],
  [({ newsEmailOn, newsEmailFrom }) => newsEmailOn !== null && newsEmailFrom === null, 'newsEmailFrom', NO_SOURCE],
  [({ newsEmailOn, newsEmailFrom }) => newsEmailOn === null && newsEmailFrom !== null, 'newsEmailOn', NO_DAY],
  [({ newsSmsOn, newsSmsFrom }) => newsSmsOn !== null && newsSmsFrom === null, 'newsSmsFrom', NO_SOURCE],
  [({ newsSmsOn, newsSmsFrom }) => newsSmsOn === null && newsSmsFrom !== null, 'newsSmsOn', NO_DAY],
  [
    ({ newsEmailOn, email }) => newsEmailOn !== null && email === null,
    'email',
    'They agreed to news by e-mail: to which address?',
  ],
  [
    ({ newsSmsOn, mobile }) => newsSmsOn !== null && mobile === null,
    'mobile',
    'They agreed to news by SMS: to which mobile?',
  ],
]

/** Somebody an operator brings along; what they agreed to hear of has a day and where it was agreed, or there is no consent. Without e-mail and mobile nobody is known again. */
export const BroughtCustomer = RULES.reduce(
  (fields, [isAmiss, path, message]) => fields.refine((customer) => !isAmiss(customer), { path: [path], message }),
  FIELDS,
)

type Told = Pick<BroughtCustomer, 'reference' | 'mobile' | 'email'>

/** Whether two are one person: by one e-mail, or by one mobile unless each has an e-mail of their own. */
export function areOnePerson(one: Told, other: Told): boolean {
  if (one.email !== null && other.email !== null) return one.email === other.email
  return one.mobile !== null && one.mobile === other.mobile
}

/** What stands against somebody beside all others that stand or come along: a double, in words, and a day that has not been. */
export function faultsBeside(
  one: Told & Pick<BroughtCustomer, 'newsEmailOn' | 'newsSmsOn'>,
  others: readonly Told[],
  today: CalendarDate,
) {
  const double = others.find((other) => other.reference !== one.reference && areOnePerson(one, other))
  const by = double?.email !== null && double?.email === one.email ? 'email' : 'mobile'
  const message = `${double?.reference} has this ${by === 'email' ? 'e-mail' : 'mobile'} too: bring one row of one person.`
  const ahead = (['newsEmailOn', 'newsSmsOn'] as const).filter((path) => (one[path] ?? '') > today)
  return [
    ...(double ? [{ path: by, message }] : []),
    ...ahead.map((path) => ({ path, message: 'That day has not been yet.' })),
  ]
}
