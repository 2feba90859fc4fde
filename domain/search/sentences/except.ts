import { isCommonWord } from '#domain/search/language/common-words.ts'
import { findNamed } from './place-phrase.ts'
import { pastPhrase, phraseEnd, phrases } from './phrases.ts'
import type { Rule } from './sentence-rule.ts'
import type { SentenceNames } from './sentence-names.ts'
import type { Token } from './tokens.ts'

const NOT = phrases(
  'but not, and not, not, bina, except for, except, excluding, without, other than, apart from, minus',
)
const FILLER = phrases('in, to, going to, any, a, the, only')
const NO = phrases('nahi, nahin, ke bina, ke siwa, ke alawa, chhodkar, chhod ke, chodkar')

/** What shall not be among them: "not munnar", "without trek", "goa nahi", "केरल के बिना": one place, or one word. */
export const readExcept: Rule = (tokens, at, names) => {
  const not = phraseEnd(tokens, at, NOT)
  if (not !== undefined) return exceptAt(tokens, pastPhrase(tokens, not, FILLER), names)
  const found = exceptAt(tokens, at, names)
  const end = found && phraseEnd(tokens, found.end, NO)
  return end === undefined ? undefined : { ...found!, end }
}

function exceptAt(tokens: readonly Token[], at: number, names: SentenceNames): ReturnType<Rule> {
  const place = findNamed(tokens, at, (text) => names.findPlace(text, { sure: true }))
  const word = tokens[at]
  if (place) return { key: 'except', says: `Not ${place.thing.name}`, except: place.thing.name, end: place.end }
  const spelling = word?.spellings[0]
  if (!word || !spelling || word.number !== undefined || !/\p{L}/u.test(spelling) || isCommonWord(spelling))
    return undefined
  return { key: 'except', says: `Not ${spelling}`, except: spelling, end: at + 1 }
}
