import { z } from 'zod'
import { listed } from '#platform/wording.ts'
import { daysBetween, formatDate, isCalendarDate, monthName } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'

/** Currencies a price may be said in beside rupees, each with the sign its readers know it by. */
const CURRENCY_SIGNS = {
  USD: 'US$ ',
  EUR: '€ ',
  GBP: '£ ',
  AED: 'AED ',
  SGD: 'S$ ',
  AUD: 'A$ ',
  CAD: 'C$ ',
  CHF: 'CHF ',
} as const
export type Currency = keyof typeof CURRENCY_SIGNS
const CODES = Object.keys(CURRENCY_SIGNS) as [Currency, ...Currency[]]

/** How many rupees one of a currency is, and the day somebody looked. */
export const Rate = z.object({ code: z.enum(CODES), rupees: z.number().positive().max(1000), asOf: z.iso.date() })
export type Rate = z.infer<typeof Rate>

/** A rate that is older says nothing. Days. */
export const RATE_LASTS = 7

const LINE = /^([A-Za-z]{3})\s*:\s*(\d{1,3}(?:\.\d{1,4})?)\s+on\s+(\S.*)$/

/** Rates as the office types them, one a line: USD: 84.25 on 26 Nov 2026. None says prices in rupees alone. */
export const RatesTyped = z.object({ rates: z.string().max(600) }).transform(({ rates }, context) => {
  const lines = rates
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  const read = lines.map(readLine)
  const wrong = lines.filter((_, at) => read[at] === undefined)
  const codes = read.map((rate) => rate?.code)
  const twice = codes.find((code, at) => code !== undefined && codes.indexOf(code) !== at)
  if (wrong.length === 0 && twice === undefined) return { rates: read.filter((rate) => rate !== undefined) }
  const messages = [
    ...(wrong.length > 0 ? [faultOf(wrong)] : []),
    ...(twice === undefined ? [] : [`${twice} stands there twice.`]),
  ]
  for (const message of messages) context.addIssue({ code: 'custom', path: ['rates'], message })
  return z.NEVER
})

function readLine(line: string): Rate | undefined {
  const [, code = '', rupees, day = ''] = LINE.exec(line) ?? []
  const asOf = dayTyped(day)
  if (!isCalendarDate(asOf)) return undefined
  return Rate.safeParse({ code: code.toUpperCase(), rupees: Number(rupees), asOf }).data
}

/** "26 Nov 2026" or "2026-11-26" as the latter; anything else as it was typed. */
function dayTyped(typed: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2}) ([a-z]{3})[a-z]* (\d{4})$/i.exec(typed) ?? []
  const at = SHORT_MONTHS.indexOf(month.toLowerCase()) + 1
  return at === 0 ? typed : [year, ...[String(at), day].map((part) => part.padStart(2, '0'))].join('-')
}

/** "26 Nov 2026", without its weekday. */
function daySaid(day: CalendarDate): string {
  return formatDate(day).slice(4)
}

const SHORT_MONTHS = Array.from({ length: 12 }, (_, at) =>
  monthName(at + 1)
    .slice(0, 3)
    .toLowerCase(),
)

function faultOf(lines: readonly string[]): string {
  const said = listed(lines.map((line) => `“${line.slice(0, 40)}”`))
  return `${said} ${lines.length === 1 ? 'is no rate' : 'are no rates'}. One a line: USD: 84.25 on 26 Nov 2026, of ${CODES.join(', ')}.`
}

/** As it would be typed. */
export function rateLine({ code, rupees, asOf }: Rate): string {
  return `${code}: ${rupees} on ${daySaid(asOf)}`
}

/** Rates somebody looked at within the last days. */
export function freshRates(rates: readonly Rate[], today: CalendarDate): Rate[] {
  return rates.filter(({ asOf }) => {
    const age = daysBetween(asOf, today)
    return age >= 0 && age <= RATE_LASTS
  })
}

/** About how much a price is in another currency, in whole units and grouped as its readers do: what is owed are the rupees. */
export function aboutText(paise: Paise, { code, rupees }: Pick<Rate, 'code' | 'rupees'>): string {
  return `${CURRENCY_SIGNS[code]}${Math.round(paise / 100 / rupees).toLocaleString('en-US')}`
}
