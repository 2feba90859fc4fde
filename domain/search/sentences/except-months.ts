import { BETWEEN, NO, NOT } from './except-words.ts'
import { monthAt } from './month-names.ts'
import { pastPhrase, phraseEnd, phrases } from './phrases.ts'
import type { Rule } from './sentence-rule.ts'

const FILLER = phrases('in, in the, during, for, the month of, in the month of, to travel in')

/** Seasons are months too: whoever does not want them leaves out no tour that is called after one. */
const SEASON = phrases(
  'summer, summers, garmi, garmiyon, winter, winters, sardi, sardiyon, peak season, high season, off season, rainy season, school holidays, summer holidays, summer vacation, weekend, weekends',
)
const IN = phrases('in, in the, during, during the')

/** "Not in june", "december nahi": no month to travel in, and none of the others is meant more than the next. */
export const readNotThen: Rule = (tokens, at) => {
  const not = phraseEnd(tokens, at, NOT)
  const start = pastPhrase(tokens, not ?? at, FILLER)
  const season =
    not !== undefined && phraseEnd(tokens, not, IN) !== undefined ? phraseEnd(tokens, start, SEASON) : undefined
  if (season !== undefined) return { key: 'heard', says: '', isAgain: true, end: season }
  if (monthAt(tokens[start]) === undefined) return undefined
  const end = not === undefined ? phraseEnd(tokens, pastPhrase(tokens, start + 1, BETWEEN), NO) : start + 1
  return end === undefined ? undefined : { key: 'heard', says: '', isAgain: true, end }
}
