import type { Span } from '#domain/search/filters.ts'
import { addDays, weekdayOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { TO } from './calendar-days.ts'
import type { DaysInWords } from './calendar-days.ts'
import { pastAll, pastPhrase, phraseEnd, phrases } from './phrases.ts'
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
/** As they are cut short beside another: "sun" and "sat" alone begin other words. */
const CUT_SHORT = ['mon', 'tue, tues', 'wed', 'thu, thur, thurs', 'fri', 'sat', 'sun'].map((names) => phrases(names))
const NEXT = phrases('next, agle, agale, agla')
const THIS = phrases('this, coming, upcoming, is, aane wale')
const AND = phrases('and, &, aur, or, ya')
/** Said before the first of them. */
const LEAVING = phrases(
  'leave on, leave, leaving on, leaving, start on, start, starting on, starting, depart on, departing on, after office on, after office, after work on, after work, free from, off from, between, nikalna, nikalenge, jayenge, se nikal kar, only',
)
/** What part of a day it is, said behind it. */
const PART = phrases(
  'early morning, morning, noon, afternoon, evening, night, late night, eve, subah, dopahar, shaam, sham, shaam ko, raat, raat ko, subah ko, after office, after work, ko, se, ki, tak',
)
/** What leads on to the day one is back. */
const BACK = phrases(
  'to, till, until, untill, upto, up to, -, se, tak, and, &, aur, and back, back, back on, back by, and back by, and back on, come back, come back on, be back, be back by, be back on, return, return on, return by, returning, returning on, and return, and return on, home by, wapas, wapsi, laut kar, lautna, lautenge, and come back, and come back on, then back',
)
const A_WEEK = 7

/** "friday", "this friday", "next friday" of the week after, "friday to sunday", "saturday sunday": the first of them, and how long from it to the second. */
export function weekdayAt(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
): (DaysInWords & { days?: Span }) | undefined {
  const start = pastPhrase(tokens, at, LEAVING)
  const next = phraseEnd(tokens, start, NEXT)
  const begin = next ?? pastPhrase(tokens, start, THIS)
  const first = dayAt(tokens, begin) ?? cutShortBeforeAnother(tokens, begin)
  if (!first) return undefined
  const ahead = (first.day - weekdayOf(today) + A_WEEK) % A_WEEK
  const isOfThisWeek = first.day >= weekdayOf(today)
  const from = addDays(today, ahead + (next !== undefined && isOfThisWeek ? A_WEEK : 0))
  const dates = { from, to: from }
  const last = lastDay(tokens, first.end)
  if (!last || last.day === first.day) return { dates, end: first.end }
  const length = ((last.day - first.day + A_WEEK) % A_WEEK) + 1
  return { dates, days: { from: Math.max(1, length - 1), to: length }, end: last.end }
}

/** "Fri night se sunday". */
function cutShortBeforeAnother(tokens: readonly Token[], at: number): ReturnType<typeof dayAt> {
  const first = dayAt(tokens, at, CUT_SHORT)
  const part = first && phraseEnd(tokens, first.end, PART)
  return part !== undefined && lastDay(tokens, first!.end) ? first : undefined
}

/** "Friday evening till sunday night": the day one is back, and behind what part of it. */
function lastDay(tokens: readonly Token[], firstEnd: number): ReturnType<typeof dayAt> {
  const led = [pastAll(tokens, firstEnd, PART), firstEnd].flatMap((end) => [
    pastPhrase(tokens, end, BACK),
    pastPhrase(tokens, pastPhrase(tokens, end, TO), AND),
  ])
  const last = led.map((end) => dayAt(tokens, end) ?? dayAt(tokens, end, CUT_SHORT)).find((day) => day !== undefined)
  return last && { ...last, end: pastAll(tokens, last.end, PART) }
}

function dayAt(
  tokens: readonly Token[],
  at: number,
  written: readonly ReturnType<typeof phrases>[] = DAYS,
): { day: number; end: number } | undefined {
  for (const [before, names] of written.entries()) {
    const end = phraseEnd(tokens, at, names)
    if (end !== undefined) return { day: before + 1, end }
  }
  return undefined
}
