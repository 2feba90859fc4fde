import { phraseEnd, phrases } from './phrases.ts'
import { withoutStretches } from './stretches.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

const GROWN_UP = 18
const OLDEST = 110
const YEARS = phrases(
  'years old, year old, year olds, years, year, yrs old, yr old, yrs, yr, - year - old, years of age, year age, saal ke, saal ka, saal ki, saal, plus years, + years, + year',
)
const TO = phrases('-, to, se')
const AND_MORE = phrases('plus, +')
const BESIDE = phrases('age group, group, groups, aged, age')
const AGED = phrases('above, over, aged, age, age group, age group of')
/** "Old Goa" is a place. */
const OLD = phrases('old, elderly, aged')
const PEOPLE = phrases(
  'age, aged, parents, seniors, senior citizens, people, couple, couples, mother, father, mom, dad, grandparents, citizens, person, persons, aunty, uncle, mummy, papa, maa, mata pita',
)

/** A text without how old the grown-ups are that come: "70 year old parents", "18-30 years group". No tour is for an age, and "old" is part of many a name. */
export function withoutAges(text: string): string {
  const tokens = tokensOf(text)
  const said: { from: number; to: number }[] = []
  for (let at = 0; at < tokens.length;) {
    const end = ageEnd(tokens, at) ?? oldEnd(tokens, at)
    if (end !== undefined) said.push({ from: tokens[at]!.from, to: tokens[end - 1]!.to })
    at = end ?? at + 1
  }
  return said.length === 0 ? text : withoutStretches(text, said)
}

function ageEnd(tokens: readonly Token[], at: number): number | undefined {
  const start = phraseEnd(tokens, at, AGED) ?? at
  const second = phraseEnd(tokens, start + 1, TO)
  const last = second !== undefined && isAge(tokens[second]) ? second : start
  if (!isAge(tokens[start])) return undefined
  const end = phraseEnd(tokens, last + 1, YEARS) ?? moreThan(tokens, last + 1)
  if (end === undefined) return start > at && tokens[start] === tokens[last] ? last + 1 : undefined
  return phraseEnd(tokens, end, BESIDE) ?? end
}

/** "60+ parents". */
function moreThan(tokens: readonly Token[], at: number): number | undefined {
  const more = phraseEnd(tokens, at, AND_MORE)
  return more !== undefined && phraseEnd(tokens, more, PEOPLE) !== undefined ? more : undefined
}

function oldEnd(tokens: readonly Token[], at: number): number | undefined {
  const old = phraseEnd(tokens, at, OLD)
  return old !== undefined && phraseEnd(tokens, old, PEOPLE) !== undefined ? old : undefined
}

function isAge(token: Token | undefined): boolean {
  const age = token?.number
  return age !== undefined && Number.isInteger(age) && age >= GROWN_UP && age <= OLDEST
}
