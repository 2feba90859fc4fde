import { monthName } from '#platform/dates.ts'
import { pastPhrase, phraseEnd, phrases, says } from './phrases.ts'
import type { Occasion } from './occasions.ts'
import type { Rule } from './sentence-rule.ts'
import type { Token } from './tokens.ts'

/** The months as people write them, Hindi spelt in Latin letters too. */
const NAMES: readonly string[][] = [
  'january janvari janavari janwari',
  'february farvari faravari pharavari pharvari farwari febuary',
  'march',
  'april aprail aprel',
  'may mai',
  'june joon',
  'july julai',
  'august agast',
  'september sitambar sitamber',
  'october aktubar aktoobar',
  'november navambar navamber',
  'december disambar disamber',
].map((names) => names.split(' '))
/** Too short to stand alone: they begin the names of places. */
const SHORT: readonly string[][] = [
  'jan',
  'feb',
  'mar',
  'apr',
  '',
  'jun',
  'jul',
  'aug',
  'sep sept',
  'oct',
  'nov',
  'dec',
].map((names) => names.split(' ').filter(Boolean))
const MAY = 5
const LONGEST_MONTH_DAYS = 31
const LONG_ENOUGH_TO_MISTYPE = 6
const CALLED = [...NAMES.entries(), ...SHORT.entries()].flatMap(([at, names]) =>
  names.map((name) => ({ name, month: at + 1 })),
)
const MONTH_OF = new Map(CALLED.map(({ name, month }) => [name, month]))
const MISTYPED = CALLED.filter(({ name }) => name.length >= LONG_ENOUGH_TO_MISTYPE)

const BEFORE = phrases(
  'in the month of, month of, in early, in mid, in late, on the, on, in the, in, during, for, of, this, next, coming, around, by, start of, end of, beginning of, first week of, last week of, early, mid, late',
)
const AFTER = phrases(
  'ke mahine mein, ke mahine me, ke mahine, mahine mein, mahine me, mahine, mahina, month, mein, mai, me, men, ke, ki',
)
/** The Diwali of the gods is fifteen days later. */
const ANOTHER_FESTIVAL = 'dev'
const OFF = phrases('holidays, holiday, vacation, vacations, break, ki chutti, chhutti')
const SOON = phrases('in, for')
const OR = phrases('or, to, and, -, /, ya, se')
const THIS_MONTH = phrases('this month, is mahine, is maheene')
const NEXT_MONTH = phrases('next month, agle mahine, agale mahine, coming month')

/** When: "in december", "december mein", "dec", "दिसंबर में", "next month". Of two months the first counts. */
export const readMonth: Rule = (tokens, at, { month: now, occasions = [] }) => {
  const soon = now === undefined ? undefined : soonAt(tokens, at, now)
  const found = soon ?? occasionAt(tokens, at, occasions) ?? namedAt(tokens, at)
  if (!found) return undefined
  return {
    key: 'month',
    says: `In ${monthName(found.month)}${found.because ?? ''}`,
    filters: { month: found.month },
    end: found.end,
  }
}

type MonthInWords = { month: number; end: number; because?: string }

function soonAt(tokens: readonly Token[], at: number, now: number): MonthInWords | undefined {
  const start = pastPhrase(tokens, at, SOON)
  const current = phraseEnd(tokens, start, THIS_MONTH)
  if (current !== undefined) return { month: now, end: current }
  const next = phraseEnd(tokens, start, NEXT_MONTH)
  return next === undefined ? undefined : { month: (now % 12) + 1, end: next }
}

function occasionAt(tokens: readonly Token[], at: number, occasions: readonly Occasion[]): MonthInWords | undefined {
  const start = pastPhrase(tokens, at, BEFORE)
  if (says(tokens[start - 1], ANOTHER_FESTIVAL, false)) return undefined
  for (const { said, month, says: because } of occasions) {
    const end = phraseEnd(tokens, start, said)
    if (end !== undefined) return { month, end: pastPhrase(tokens, end, OFF), because: `, ${because}` }
  }
  return undefined
}

function namedAt(tokens: readonly Token[], at: number): MonthInWords | undefined {
  const first = pastPhrase(tokens, at, BEFORE)
  const start = pastDay(tokens, first)
  const month = monthAt(tokens[start])
  if (month === undefined) return undefined
  const named = start + 1
  const afterwards = pastPhrase(tokens, named, AFTER)
  if (isDoubtful(tokens[start], month) && tokens.length === 1) return undefined
  if (isHindiIn(tokens[start]) && afterwards === named) return undefined
  return { month, end: pastYear(tokens, pastOther(tokens, afterwards)) }
}

const ORDINAL = phrases('st, nd, rd, th')

/** "15 december" and "15th december" are about that day; a figure before anything else is none. */
function pastDay(tokens: readonly Token[], at: number): number {
  const day = tokens[at]?.number
  if (day === undefined || !Number.isInteger(day) || day < 1 || day > LONGEST_MONTH_DAYS) return at
  const next = pastPhrase(tokens, at + 1, ORDINAL)
  return monthAt(tokens[next]) === undefined ? at : next
}

/** The month a word names, with one slip allowed in the longer names. */
function monthAt(token: Token | undefined): number | undefined {
  if (!token) return undefined
  for (const spelling of token.spellings) {
    const month = MONTH_OF.get(spelling)
    if (month !== undefined) return month
  }
  return MISTYPED.find(({ name }) => says(token, name, true))?.month
}

function isDoubtful(token: Token | undefined, month: number): boolean {
  return month === MAY || SHORT.flat().some((name) => says(token, name, false))
}

/** "mai" is May and "in". */
function isHindiIn(token: Token | undefined): boolean {
  return says(token, 'mai', false) && token?.indic === false
}

function pastOther(tokens: readonly Token[], at: number): number {
  const or = phraseEnd(tokens, at, OR) ?? at
  if (monthAt(tokens[or]) === undefined) return at
  return pastPhrase(tokens, or + 1, AFTER)
}

function pastYear(tokens: readonly Token[], at: number): number {
  const year = tokens[at]?.number
  return year !== undefined && year >= 2020 && year < 2100 ? at + 1 : at
}
