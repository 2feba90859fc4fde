import { BETWEEN, NO, NOT } from './except-words.ts'
import { monthAt } from './month-names.ts'
import { pastPhrase, phraseEnd, phrases } from './phrases.ts'
import type { Rule } from './sentence-rule.ts'

const FILLER = phrases('in, in the, during, for, the month of, in the month of, to travel in')

/** "Not in june", "december nahi": no month to travel in, and none of the others is meant more than the next. */
export const readNotThen: Rule = (tokens, at) => {
  const not = phraseEnd(tokens, at, NOT)
  const start = pastPhrase(tokens, not ?? at, FILLER)
  if (monthAt(tokens[start]) === undefined) return undefined
  const end = not === undefined ? phraseEnd(tokens, pastPhrase(tokens, start + 1, BETWEEN), NO) : start + 1
  return end === undefined ? undefined : { key: 'heard', says: '', isAgain: true, end }
}
