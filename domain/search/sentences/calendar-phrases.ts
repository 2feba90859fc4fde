import { addDays, weekdayOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { DateSpan } from '#platform/query-values.ts'
import { dateText } from './calendar-days.ts'
import type { DaysInWords } from './calendar-days.ts'
import { monthAt, yearAt } from './month-names.ts'
import { countAt } from './numbers.ts'
import { pastPhrase, phraseEnd, phrases } from './phrases.ts'
import type { Phrases } from './phrases.ts'
import type { Token } from './tokens.ts'

const FRIDAY = 5
const SATURDAY = 6
const A_WEEK = 7
const OF = phrases('of, ke, ki, ka, in')

/** Parts of a month by the days that begin and end them; 31 is its last. */
const PARTS: readonly [Phrases, number, number][] = [
  [phrases('first week, 1 st week, first wk, 1 st wk, pehle hafte, pahle hafte, pehle week, pahle week'), 1, 7],
  [phrases('second week, 2 nd week, second wk, 2 nd wk, doosre hafte, dusre hafte, doosre week, dusre week'), 8, 14],
  [phrases('third week, 3 rd week, third wk, 3 rd wk, teesre hafte, tisre hafte, teesre week'), 15, 21],
  [phrases('last week, last wk, fourth week, 4 th week, aakhri hafte, akhri hafte, aakhri week, akhri week'), 25, 31],
  [phrases('first half, pehle aadhe'), 1, 15],
  [phrases('second half, 2 nd half'), 16, 31],
  [phrases('early, beginning, start, starting, shuru, shuruat, shuruaat'), 1, 10],
  [phrases('mid, middle, beech, beech me, beech mein, bich'), 11, 20],
  [phrases('towards end, towards the end, end, ending, late, aakhir, akhir, aakhri, ant'), 21, 31],
]

const START_FROM = phrases('start from, start at, start in')

/** "early december", "first week of january", "december end": what is still to come of it, else the next year's. */
export function partOfMonthAt(tokens: readonly Token[], at: number, today: CalendarDate): DaysInWords | undefined {
  const before = partAt(tokens, at)
  const part = before ?? partAfter(tokens, pastPhrase(tokens, at + 1, OF))
  const start = before ? pastPhrase(tokens, before.end, OF) : at
  const month = part && monthAt(tokens[start])
  if (!part || month === undefined) return undefined
  const named = before ? start + 1 : part.end
  const said = yearAt(tokens, named)
  const thisYear = Number(today.slice(0, 4))
  const years = said ? [said.year] : [thisYear, thisYear + 1]
  const dates = years.map((year) => daysOfPart(part, { month, year })).find(({ to }) => to >= today)
  if (!dates) return undefined
  return { dates: dates.from < today ? { ...dates, from: today } : dates, end: said?.end ?? named }
}

type DatesFrom = (today: CalendarDate) => DateSpan

const SOON: readonly [Phrases, DatesFrom][] = [
  [phrases('today, aaj'), (today) => ({ from: today, to: today })],
  [
    phrases('day after tomorrow, parso, parson, overmorrow'),
    (today) => ({ from: addDays(today, 2), to: addDays(today, 2) }),
  ],
  [phrases('tomorrow, tmrw, kal'), (today) => ({ from: addDays(today, 1), to: addDays(today, 1) })],
  [phrases('this week, is hafte'), (today) => ({ from: today, to: sundayFrom(today) })],
  [
    phrases('next week, agle hafte, agale hafte, coming week'),
    (today) => ({ from: addDays(sundayFrom(today), 1), to: addDays(sundayFrom(today), A_WEEK) }),
  ],
]

function sundayFrom(today: CalendarDate): CalendarDate {
  return addDays(today, A_WEEK - weekdayOf(today))
}

/** "tomorrow", "this week", "agle hafte". */
export function soonDaysAt(tokens: readonly Token[], at: number, today: CalendarDate): DaysInWords | undefined {
  return firstSaid(tokens, at, today, SOON) ?? laterAt(tokens, at, today)
}

const AFTER = phrases('after')
const LATER = phrases('baad, ke baad, later, from now, bad')
const UNITS: readonly [Phrases, days: number][] = [
  [phrases('days, day, din'), 1],
  [phrases('weeks, week, hafte, hafta'), A_WEEK],
  [phrases('months, month, mahine, mahina'), 30],
]
const MOST_MONTHS = 12

/** "after 2 weeks", "10 din baad": from then on, for as long as what is counted in. */
function laterAt(tokens: readonly Token[], at: number, today: CalendarDate): DaysInWords | undefined {
  const after = phraseEnd(tokens, at, AFTER)
  const count = countAt(tokens, after ?? at)
  if (count === undefined || !Number.isInteger(count) || count < 1) return undefined
  for (const [said, days] of UNITS) {
    const unit = phraseEnd(tokens, (after ?? at) + 1, said)
    const end = unit === undefined || after !== undefined ? unit : phraseEnd(tokens, unit, LATER)
    if (end === undefined || count * days > MOST_MONTHS * 30) continue
    const from = addDays(today, count * days)
    return { dates: { from, to: addDays(from, days) }, end }
  }
  return undefined
}

/** Seasons by their first and last month; that of the year end goes on into the next. */
const SEASONS: readonly [Phrases, number, number][] = [
  [phrases('this summer, next summer, coming summer, in the coming summer'), 4, 6],
  [phrases('this winter, next winter, coming winter, in the coming winter'), 12, 2],
  // Boards end in the last days of March or the first of April.
  [
    phrases(
      [
        'board exams',
        'boards',
        'exams',
        'exam',
        'final exams',
        'finals',
        'board exam',
        'tenth boards',
        'twelfth boards',
        '10 th boards',
        '12 th boards',
        'annual exams',
        'school exams',
        'pariksha',
      ]
        .flatMap((one) => [
          `after ${one}`,
          `after the ${one}`,
          `once ${one} are over`,
          `when ${one} are over`,
          `after ${one} are over`,
          `once ${one} get over`,
          `when ${one} get over`,
          `${one} ke baad`,
          `${one} khatam hone ke baad`,
        ])
        .join(', '),
    ),
    4,
    4,
  ],
]
/** Days off from school are other days. */
const OFF_SCHOOL = phrases('holiday, holidays, vacation, vacations, break')

/** "this summer": April to June, what is still to come of it. */
export function seasonAt(tokens: readonly Token[], at: number, today: CalendarDate): DaysInWords | undefined {
  for (const [said, first, last] of SEASONS) {
    const end = phraseEnd(tokens, at, said)
    if (end !== undefined && phraseEnd(tokens, end, OFF_SCHOOL) === undefined)
      return { dates: seasonFrom(today, first, last), end }
  }
  return undefined
}

function seasonFrom(today: CalendarDate, first: number, last: number): DateSpan {
  const lastYear = Number(today.slice(0, 4)) - 1
  const years = [lastYear, lastYear + 1, lastYear + 2]
  const seasons = years.map((year): DateSpan => {
    const to = daysOfPart({ first: 1, last: 31 }, { month: last, year: last < first ? year + 1 : year })!.to
    return { from: dateText(year, first, 1)!, to }
  })
  const { from, to } = seasons.find((season) => season.to >= today)!
  return { from: from < today ? today : from, to }
}

const WEEKENDS: readonly [Phrases, DatesFrom][] = [
  [phrases('this weekend, this week end, coming weekend, upcoming weekend, is weekend, is vikend'), weekendFrom],
  [
    phrases('next weekend, next week end, agle weekend, agle vikend, agale vikend'),
    (today) => ({ from: addDays(fridayFrom(today), A_WEEK), to: addDays(fridayFrom(today), A_WEEK + 1) }),
  ],
]

function weekendFrom(today: CalendarDate): DateSpan {
  const friday = fridayFrom(today)
  return { from: friday < today ? today : friday, to: addDays(friday, 1) }
}

/** That of this week, until its Saturday is over. */
function fridayFrom(today: CalendarDate): CalendarDate {
  const isOver = weekdayOf(today) > SATURDAY
  return addDays(today, FRIDAY - weekdayOf(today) + (isOver ? A_WEEK : 0))
}

/** "this weekend" and "next weekend": the Friday and Saturday one leaves on. */
export function weekendAt(tokens: readonly Token[], at: number, today: CalendarDate): DaysInWords | undefined {
  return firstSaid(tokens, at, today, WEEKENDS)
}

function firstSaid(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
  known: readonly [Phrases, DatesFrom][],
): DaysInWords | undefined {
  for (const [said, datesFrom] of known) {
    const end = phraseEnd(tokens, at, said)
    if (end !== undefined) return { dates: datesFrom(today), end }
  }
  return undefined
}

function partAt(tokens: readonly Token[], at: number): { first: number; last: number; end: number } | undefined {
  for (const [said, first, last] of PARTS) {
    const end = phraseEnd(tokens, at, said)
    if (end !== undefined) return { first, last, end }
  }
  return undefined
}

/** "december start from mumbai" says where it starts. */
function partAfter(tokens: readonly Token[], at: number): ReturnType<typeof partAt> {
  return phraseEnd(tokens, at, START_FROM) === undefined ? partAt(tokens, at) : undefined
}

function daysOfPart(part: { first: number; last: number }, { month, year }: { month: number; year: number }): DateSpan {
  const day = (one: number) => dateText(year, month, one)
  return { from: day(part.first)!, to: (day(part.last) ?? day(30) ?? day(29) ?? day(28))! }
}
