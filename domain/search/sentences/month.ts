import { monthName } from '#platform/dates.ts'
import { pastPhrase, phraseEnd, phrases, says } from './phrases.ts'
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
const LONG_ENOUGH_TO_MISTYPE = 6
const CALLED = [...NAMES.entries(), ...SHORT.entries()].flatMap(([at, names]) =>
  names.map((name) => ({ name, month: at + 1 })),
)
const MONTH_OF = new Map(CALLED.map(({ name, month }) => [name, month]))
const MISTYPED = CALLED.filter(({ name }) => name.length >= LONG_ENOUGH_TO_MISTYPE)
const OCCASIONS: readonly [ReturnType<typeof phrases>, number][] = [
  [phrases('christmas, xmas, new year, new years, new year eve'), 12],
]

const BEFORE = phrases(
  'in the month of, month of, in early, in mid, in late, in the, in, during, for, of, this, next, coming, around, by, start of, end of, beginning of, first week of, last week of, early, mid, late',
)
const AFTER = phrases(
  'ke mahine mein, ke mahine me, ke mahine, mahine mein, mahine me, mahine, mahina, month, mein, mai, me, men, ke, ki',
)
const SOON = phrases('in, for')
const OR = phrases('or, to, and, -, /, ya, se')
const THIS_MONTH = phrases('this month, is mahine, is maheene')
const NEXT_MONTH = phrases('next month, agle mahine, agale mahine, coming month')

/** When: "in december", "december mein", "dec", "दिसंबर में", "next month". Of two months the first counts. */
export const readMonth: Rule = (tokens, at, { month: now }) => {
  const soon = now === undefined ? undefined : soonAt(tokens, at, now)
  const found = soon ?? occasionAt(tokens, at) ?? namedAt(tokens, at)
  if (!found) return undefined
  return { key: 'month', says: `In ${monthName(found.month)}`, filters: { month: found.month }, end: found.end }
}

type MonthInWords = { month: number; end: number }

function soonAt(tokens: readonly Token[], at: number, now: number): MonthInWords | undefined {
  const start = pastPhrase(tokens, at, SOON)
  const current = phraseEnd(tokens, start, THIS_MONTH)
  if (current !== undefined) return { month: now, end: current }
  const next = phraseEnd(tokens, start, NEXT_MONTH)
  return next === undefined ? undefined : { month: (now % 12) + 1, end: next }
}

function occasionAt(tokens: readonly Token[], at: number): MonthInWords | undefined {
  const start = pastPhrase(tokens, at, BEFORE)
  for (const [said, month] of OCCASIONS) {
    const end = phraseEnd(tokens, start, said)
    if (end !== undefined) return { month, end }
  }
  return undefined
}

function namedAt(tokens: readonly Token[], at: number): MonthInWords | undefined {
  const start = pastPhrase(tokens, at, BEFORE)
  const month = monthAt(tokens[start])
  if (month === undefined) return undefined
  const named = start + 1
  const afterwards = pastPhrase(tokens, named, AFTER)
  if (isDoubtful(tokens[start], month) && tokens.length === 1) return undefined
  if (isHindiIn(tokens[start]) && afterwards === named) return undefined
  return { month, end: pastYear(tokens, pastOther(tokens, afterwards)) }
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
