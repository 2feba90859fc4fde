import { phraseEnd, phrases, says } from './phrases.ts'
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
const LONG_ENOUGH_TO_MISTYPE = 6
const CALLED = [...NAMES.entries(), ...SHORT.entries()].flatMap(([at, names]) =>
  names.map((name) => ({ name, month: at + 1 })),
)
const MONTH_OF = new Map(CALLED.map(({ name, month }) => [name, month]))
const MISTYPED = CALLED.filter(({ name }) => name.length >= LONG_ENOUGH_TO_MISTYPE)

const OF = phrases('of, /, -')
const MAY = 5
const YEARS = { from: 2020, to: 2100 }

/** The month a word names, 1 to 12, with one slip allowed in the longer names. */
export function monthAt(token: Token | undefined): number | undefined {
  if (!token) return undefined
  for (const spelling of token.spellings) {
    const month = MONTH_OF.get(spelling)
    if (month !== undefined) return month
  }
  for (const { name, month } of MISTYPED) if (says(token, name, true)) return month
  return undefined
}

/** Whether a month is written as much else is: "may", "mar". */
export function isDoubtful(token: Token | undefined, month: number): boolean {
  return month === MAY || SHORT.flat().some((name) => says(token, name, false))
}

/** "mai" is May and "in". */
export function isHindiIn(token: Token | undefined): boolean {
  return says(token, 'mai', false) && token?.indic === false
}

/** A year of travel, and where it ends. */
export function yearAt(tokens: readonly Token[], at: number): { year: number; end: number } | undefined {
  const year = tokens[phraseEnd(tokens, at, OF) ?? at]?.number
  if (year === undefined || year < YEARS.from || year >= YEARS.to) return undefined
  return { year, end: (phraseEnd(tokens, at, OF) ?? at) + 1 }
}
