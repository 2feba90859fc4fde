import { addDays, formatDate, monthName, monthOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { capitalised, numberInWords } from '#platform/wording.ts'
import type { LeavingSoon } from '#domain/bookings/desk/leaving.server.ts'
import type { Day } from './day.server.ts'

/** The day in a sentence or two, its figures first; of a day on which nothing is asked of anybody, that. */
export function sentenceOf(day: Day, today: CalendarDate): string {
  const { leaving, balances, calls, enquiries, reviews, asks } = day
  const said = [
    leaving ? leavingText(leaving) : '',
    balances?.all
      ? `${formatPaise(balances.allPaise)} is due by ${formatDate(addDays(today, 7), { year: false })}.`
      : '',
    calls?.total ? `${counted(calls.total, 'call is', 'calls are')} due by tonight.` : '',
    enquiries?.total ? `${counted(enquiries.total, 'new enquiry waits', 'new enquiries wait')} for a call.` : '',
    asks?.all ? `${counted(asks.all, 'deed waits', 'deeds wait')} for a second person.` : '',
    reviews ? `${counted(reviews, 'review waits', 'reviews wait')} to be read.` : '',
  ].filter(Boolean)
  return said.join(' ') || 'Nothing waits for you.'
}

function leavingText({ allToday: today, all: week, empty }: LeavingSoon): string {
  if (week === 0)
    return empty === 0 ? 'Nothing leaves this week.' : `Nobody is booked on ${datesText(empty)} of this week.`
  if (today === 0) return `${counted(week, 'departure leaves', 'departures leave')} this week, none of them today.`
  return `${counted(today, 'departure leaves', 'departures leave')} today.`
}

/** Dates on which nobody is booked: "the date", "any of the 27 dates". */
export function datesText(empty: number): string {
  return empty === 1 ? 'the date' : `any of the ${empty.toLocaleString('en-IN')} dates`
}

/** "Saturday 5 December" */
export function dayText(date: CalendarDate): string {
  const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' }).format(new Date(date))
  return `${weekday} ${Number(date.slice(8))} ${monthName(monthOf(date))}`
}

/** "Two departures", "16 departures", as a sentence begins. */
export function counted(count: number, one: string, many: string): string {
  return `${capitalised(numberInWords(count))} ${count === 1 ? one : many}`
}
