import type { Span } from '#domain/search/filters.ts'
import { addDays, weekdayOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { TO } from './calendar-days.ts'
import type { DaysInWords } from './calendar-days.ts'
import { pastPhrase, phraseEnd, phrases } from './phrases.ts'
import type { Token } from './tokens.ts'

/** From Monday on; "sun" and "sat" begin other words. */
const DAYS = [
  'monday, mondays, somvar, somwar',
  'tuesday, tuesdays, mangalvar, mangalwar',
  'wednesday, wednesdays, budhvar, budhwar',
  'thursday, thursdays, guruvar, guruwar, brihaspativar',
  'friday, fridays, shukravar, shukrawar, shukrwar',
  'saturday, saturdays, shanivar, shaniwar',
  'sunday, sundays, ravivar, raviwar, itvar, itwar',
].map((names) => phrases(names))
const NEXT = phrases('next, agle, agale, agla')
const THIS = phrases('this, coming, upcoming, is, aane wale')
const AND = phrases('and, &, aur, or, ya')
const A_WEEK = 7

/** "friday", "this friday", "next friday" of the week after, "friday to sunday", "saturday sunday": the first of them, and how long from it to the second. */
export function weekdayAt(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
): (DaysInWords & { days?: Span }) | undefined {
  const next = phraseEnd(tokens, at, NEXT)
  const first = dayAt(tokens, next ?? pastPhrase(tokens, at, THIS))
  if (!first) return undefined
  const ahead = (first.day - weekdayOf(today) + A_WEEK) % A_WEEK
  const isOfThisWeek = first.day >= weekdayOf(today)
  const from = addDays(today, ahead + (next !== undefined && isOfThisWeek ? A_WEEK : 0))
  const dates = { from, to: from }
  const last = dayAt(tokens, pastPhrase(tokens, pastPhrase(tokens, first.end, TO), AND))
  if (!last || last.day === first.day) return { dates, end: first.end }
  const length = ((last.day - first.day + A_WEEK) % A_WEEK) + 1
  return { dates, days: { from: Math.max(1, length - 1), to: length }, end: last.end }
}

function dayAt(tokens: readonly Token[], at: number): { day: number; end: number } | undefined {
  for (const [before, names] of DAYS.entries()) {
    const end = phraseEnd(tokens, at, names)
    if (end !== undefined) return { day: before + 1, end }
  }
  return undefined
}
