import { daysOfMonth } from '#domain/search/lists/departure-query.ts'
import { monthName, monthOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { isDoubtful, isHindiIn, monthAt, yearAt } from './month-names.ts'
import { pastPhrase, phraseEnd, phrases } from './phrases.ts'
import type { Rule } from './sentence-rule.ts'
import type { Token } from './tokens.ts'

const BEFORE = phrases(
  'in the month of, month of, on the, on, in the, in, during, for, of, this, next, coming, around, by',
)
const AFTER = phrases(
  'ke mahine mein, ke mahine me, ke mahine, mahine mein, mahine me, mahine, mahina, month, mein, mai, me, men, ke, ki',
)
const SOON = phrases('in, for')
const OR = phrases('or, to, and, -, /, ya, se')
const THIS_MONTH = phrases('this month, is mahine, is maheene')
const NEXT_MONTH = phrases('next month, agle mahine, agale mahine, coming month')

/** When: "in december", "december mein", "dec", "दिसंबर में", "next month"; "november 2027" is that of the year that is said. Of two months the first counts. */
export const readMonth: Rule = (tokens, at, { today }) => {
  const found = (today && soonAt(tokens, at, today)) ?? namedAt(tokens, at)
  if (!found) return undefined
  const { month, year, end } = found
  const next = today && year !== undefined ? daysOfMonth(month, today).from : undefined
  const years = next === undefined ? 0 : year! - Number(next.slice(0, 4))
  if (years > 0)
    return {
      key: 'dates',
      says: `In ${monthName(month)} ${year}`,
      filters: { dates: daysOfMonth(month, `${year}-01-01`) },
      end,
    }
  const note = years < 0 ? { note: `that of ${year} is over` } : {}
  return { key: 'month', says: `In ${monthName(month)}`, ...note, filters: { month }, end }
}

type MonthInWords = { month: number; year?: number | undefined; end: number }

function soonAt(tokens: readonly Token[], at: number, today: CalendarDate): MonthInWords | undefined {
  const [start, now] = [pastPhrase(tokens, at, SOON), monthOf(today)]
  const current = phraseEnd(tokens, start, THIS_MONTH)
  if (current !== undefined) return { month: now, end: current }
  const next = phraseEnd(tokens, start, NEXT_MONTH)
  return next === undefined ? undefined : { month: (now % 12) + 1, end: next }
}

function namedAt(tokens: readonly Token[], at: number): MonthInWords | undefined {
  const start = pastPhrase(tokens, at, BEFORE)
  const month = monthAt(tokens[start])
  if (month === undefined) return undefined
  const named = start + 1
  const afterwards = pastPhrase(tokens, named, AFTER)
  if (isDoubtful(tokens[start], month) && tokens.length === 1) return undefined
  if (isHindiIn(tokens[start]) && afterwards === named) return undefined
  const end = pastOther(tokens, afterwards)
  const said = yearAt(tokens, end)
  return { month, year: said?.year, end: said?.end ?? end }
}

function pastOther(tokens: readonly Token[], at: number): number {
  const or = phraseEnd(tokens, at, OR) ?? at
  if (monthAt(tokens[or]) === undefined) return at
  return pastPhrase(tokens, or + 1, AFTER)
}
