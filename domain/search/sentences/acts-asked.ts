import { ALL_ACTS } from '#domain/search/facts/acts.ts'
import type { ActKey } from '#domain/search/facts/acts.ts'
import { phrasesAsRead } from './except-words.ts'
import { pastAll, phraseEnd, phrases } from './phrases.ts'
import type { Phrases } from './phrases.ts'
import type { Rule } from './sentence-rule.ts'

const ASKED: readonly { key: ActKey; said: Phrases }[] = (Object.keys(ALL_ACTS) as ActKey[]).map((key) => ({ key, said: phrasesAsRead(ALL_ACTS[key].asked) }))

/** What one does with it, and how: said before an act, and nothing but it. */
const DOING = phrases(
  'learn, learn to, try, trying, do, doing, go, going, see, seeing, watch, watching, ride, riding, take, have, enjoy, want to, wants to, want, like to, would like to, a, an, the, some, real, natural, open, night, nights, evening, in, on, with, for, of, chance of, chance to, possibility of, where we can, where i can, where can i, where can we, somewhere, karna, karni, dekhna, dekhne',
)
/** What follows it and says no more. */
const AFTER = phrases(
  'experience, experiences, activity, activities, session, sessions, class, classes, lesson, lessons, workshop, workshops, ride, rides, karna hai, karni hai, karna, karni, dekhna hai, dekhna, dekhne, karne, ki sawari, ka anubhav, stay, stays, view, views, at work',
)

/** What one wants to do, or to have around one: "paddle a kayak", "wake up by a river". */
export const readAct: Rule = (tokens, at) => {
  const start = pastAll(tokens, at, DOING)
  for (const from of start > at ? [start, at] : [at])
    for (const { key, said } of ASKED) {
      const end = phraseEnd(tokens, from, said)
      if (end === undefined) continue
      return { key: 'wish', says: ALL_ACTS[key].says, act: key, end: pastAll(tokens, end, AFTER) }
    }
  return undefined
}
