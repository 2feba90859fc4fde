import { pastPhrase, phraseEnd, phrases } from './phrases.ts'
import type { Rule } from './sentence-rule.ts'
import { findNamed, findNamedBefore } from './place-phrase.ts'

const NEAR = phrases('near, nearby, near by, close to, next to, around, not far from')
const IN = phrases('in, in the, to, of, around')
const HINDI_NEAR = phrases(
  'ke paas, ke pas, ke aas paas, ke as pas, ke aaspaas, ke nazdeek, ke nazdik, ke najdik, ke najdeek',
)

/** "near manali", "मनाली के पास": the place and what lies around it. */
export const readNear: Rule = (tokens, at, names) => readRegion(tokens, at, names) ?? readAround(tokens, at, names)

const readRegion: Rule = (tokens, at, names) => {
  const start = pastPhrase(tokens, at, IN)
  const found = findNamed(tokens, start, (text) => names.findRegion(text))
  return found && { key: 'near', says: `In ${found.thing.name}`, near: found.thing, end: found.end }
}

const readAround: Rule = (tokens, at, names) => {
  const near = phraseEnd(tokens, at, NEAR, { mistyped: true })
  const found =
    near === undefined
      ? findNamedBefore(tokens, at, (text) => names.findPlace(text, { sure: true }), HINDI_NEAR)
      : findNamed(tokens, near, (text) => names.findPlace(text, { sure: false }))
  return found && { key: 'near', says: `Near ${found.thing.name}`, near: found.thing, end: found.end }
}
