import { phraseEnd, phrases } from './phrases.ts'
import type { Rule } from './sentence-rule.ts'
import { findNamed, findNamedBefore } from './place-phrase.ts'

const NEAR = phrases('near, nearby, near by, close to, next to, around, not far from')
const HINDI_NEAR = phrases(
  'ke paas, ke pas, ke aas paas, ke as pas, ke aaspaas, ke nazdeek, ke nazdik, ke najdik, ke najdeek',
)

/** "near manali", "मनाली के पास": the place and what lies around it. */
export const readNear: Rule = (tokens, at, names) => {
  const near = phraseEnd(tokens, at, NEAR, { mistyped: true })
  const found =
    near === undefined
      ? findNamedBefore(tokens, at, (text) => names.findPlace(text, { sure: true }), HINDI_NEAR)
      : findNamed(tokens, near, (text) => names.findPlace(text, { sure: false }))
  return found && { key: 'near', says: `Near ${found.thing.name}`, near: found.thing, end: found.end }
}
