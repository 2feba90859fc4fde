import { addDays, formatDate, formatDays, monthName, monthOf, weekdayOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { daysBetweenDates, daysOn, firstDate } from './almanac.ts'
import type { Almanac } from './almanac.ts'
import type { AlmanacFact } from './fact.ts'

const LOOKED_AHEAD_DAYS = 400
const YEAR_DAYS = 365
const WEEKDAYS = ['', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']

/** Why something is shut on a day, and from when it is not; `opensOn` is undefined where nobody knows. */
export type Closing = { fact: AlmanacFact; opensOn: CalendarDate | undefined; isWeekly: boolean }

/** Why a place or sight cannot be visited on a date; undefined where nothing says that it is shut. */
export function closingOf(almanac: Almanac, at: string, date: CalendarDate): Closing | undefined {
  const fact = shutBy(almanac, at, date)
  if (!fact) return undefined
  const opensOn = firstDate(date, LOOKED_AHEAD_DAYS, (day) => isSurelyOpen(fact, day))
  return { fact, opensOn, isWeekly: fact.weekdays.length > 0 && !daysOn(fact, date) }
}

/** The fact that keeps a place or sight shut on a date; undefined where none does. Whoever asks of many days asks this: from when it is open again is not looked for. */
export function shutBy(almanac: Almanac, at: string, date: CalendarDate): AlmanacFact | undefined {
  const shut = (almanac.at.get(at) ?? []).filter((one) => isShut(one, date))
  return shut.find(({ kind }) => kind === 'open') ?? shut[0]
}

/** Whether a fact shuts on a date what it is about; of a year an opening knows nothing of nothing is said. */
function isShut(fact: AlmanacFact, date: CalendarDate): boolean {
  if (fact.kind === 'closed') return fact.weekdays.includes(weekdayOf(date)) || daysOn(fact, date) !== undefined
  if (fact.kind !== 'open') return false
  return isKnown(fact, date) && daysOn(fact, date) === undefined
}

/** Whether a fact knows that what it is about can be visited on a date: an opening only says so of its own days. */
export function isSurelyOpen(fact: AlmanacFact, date: CalendarDate): boolean {
  return fact.kind === 'open' ? daysOn(fact, date) !== undefined : !isShut(fact, date)
}

/** Nobody knows of a year before the first one that is dated, or after the last. */
function isKnown({ days, yearly }: AlmanacFact, date: CalendarDate): boolean {
  const year = date.slice(0, 4)
  if (yearly !== null || days.some(({ from, to }) => from.slice(0, 4) <= year && year <= to.slice(0, 4))) return true
  return days.some(({ to }) => to < date) && days.some(({ from }) => from > date)
}

/** The months, of those given, in which a place or sight can surely be visited on some day of the year to come; those given where there is none. */
export function openMonths(
  almanac: Almanac,
  at: string,
  { months, today }: { months: readonly number[]; today: CalendarDate },
): number[] {
  const facts = almanac.at.get(at) ?? []
  const open = new Set(
    Array.from({ length: YEAR_DAYS }, (_, ahead) => addDays(today, ahead))
      .filter((date) => facts.every((fact) => fact.weekdays.length > 0 || isSurelyOpen(fact, date)))
      .map(monthOf),
  )
  const left = months.filter((month) => open.has(month))
  return left.length > 0 ? left : [...months]
}

/** When a place or sight is closed or open, as rows of a page: "Closed", "Mondays and Tuesdays"; "Open", "about Wed 12 May to Sun 31 Oct 2027". */
export function hoursOfYear(almanac: Almanac, at: string, today: CalendarDate): { label: string; text: string }[] {
  return (almanac.at.get(at) ?? []).flatMap((fact) => {
    if (fact.kind !== 'closed' && fact.kind !== 'open') return []
    const text = fact.weekdays.length > 0 ? weekdaysText(fact) : daysText(fact, today)
    return text ? [{ label: fact.kind === 'open' ? 'Open' : 'Closed', text }] : []
  })
}

function daysText(fact: AlmanacFact, today: CalendarDate): string | undefined {
  if (fact.yearly && fact.days.length === 0)
    return `${yearDayText(fact.yearly.from)} to ${yearDayText(fact.yearly.to)} every year`
  const next = daysBetweenDates(fact, today, addDays(today, YEAR_DAYS))[0]
  return next && `${next.isExpected ? 'about ' : ''}${formatDays(next)}`
}

function yearDayText(day: string): string {
  return `${Number(day.slice(3))} ${monthName(Number(day.slice(0, 2)))}`
}

function weekdaysText({ weekdays }: AlmanacFact): string {
  return weekdays.map((day) => WEEKDAYS[day]).join(' and ')
}

/** "Ajanta is closed on Mondays." or "Kedarnath is shut on Sun 10 Jan 2027 and opens about Wed 12 May 2027." */
export function closingWords({ fact, opensOn, isWeekly }: Closing, date: CalendarDate): string {
  if (isWeekly) return `${fact.name} is closed on ${weekdaysText(fact)}.`
  const about = opensOn && daysOn(fact, opensOn)?.isExpected ? 'about ' : ''
  return `${fact.name} is shut on ${formatDate(date)}${opensOn ? ` and opens ${about}${formatDate(opensOn)}` : ''}.`
}
