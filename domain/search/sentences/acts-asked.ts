import { ALL_ACTS } from '#domain/search/facts/acts.ts'
import { isHindiWord } from '#domain/search/language/hindi-words.ts'
import type { ActKey } from '#domain/search/facts/acts.ts'
import { asRead } from './except-words.ts'
import { pastAll, phraseEnd, phrases } from './phrases.ts'
import type { Phrases } from './phrases.ts'
import { saidBehind } from './said-behind.ts'
import type { Rule } from './sentence-rule.ts'

const KEYS = Object.keys(ALL_ACTS) as ActKey[]
const ASKED = new Map<string, Set<ActKey>>()
for (const key of KEYS)
  for (const phrase of ALL_ACTS[key].asked.split(', '))
    for (const said of new Set([phrase, asRead(phrase)])) ASKED.set(said, new Set([...(ASKED.get(said) ?? []), key]))

/** How each is asked for: what several are read as asks for none of them. */
const PHRASES: readonly { key: ActKey; said: Phrases; unless: Phrases }[] = KEYS.map((key) => ({
  key,
  unless: phrases(ALL_ACTS[key].unless ?? ''),
  said: phrases([...ASKED].flatMap(([said, keys]) => (keys.size === 1 && keys.has(key) ? said : [])).join(', ')),
}))

/** The act a word or two name, where they name one. */
export function actNamed(words: string): ActKey | undefined {
  const keys = ASKED.get(words)
  return keys?.size === 1 ? [...keys][0] : undefined
}

/** Of what is not wanted all that one does with it: whoever fears boats is led on no houseboat either. */
const REFUSED: readonly { words: ReadonlySet<string>; acts: readonly ActKey[] }[] = [
  {
    words: new Set('boat boats boating naav naw nav nauka kashti shikara ferry ferries ship ships cruise'.split(' ')),
    acts: ['boat', 'houseboat', 'boat-safari', 'kayak'],
  },
  {
    words: new Set('water paani pani watersports swim swimming sea samundar samudra'.split(' ')),
    acts: ['boat', 'houseboat', 'boat-safari', 'kayak', 'reef', 'surf'],
  },
  { words: new Set('diving dive scuba snorkelling snorkeling'.split(' ')), acts: ['reef'] },
]

/** All that one does with what is not wanted, by any word for it. */
export function actsRefused(words: string): readonly ActKey[] {
  const all = words.split(' ')
  return REFUSED.flatMap(({ words: known, acts }) => (all.some((word) => known.has(word)) ? acts : []))
}

/** Whether what is not wanted is told by what one does alone: water runs through every text, and everyday words stand for no thing. */
export function isOnlyDone(word: string): boolean {
  return word === 'water' || isHindiWord(word)
}

/** What one does with it, and how: said before an act, and nothing but it. */
const DOING = phrases(
  'paddle, paddling, row, spend, soak, soak in, bathe, bathe in, dip in, sip, taste, visit, visiting, float, float on, spot, spotting, look for, look at, looking for, go inside, go into, listen to, hear, sleep in, stay in, stay at, staying in, wake up by, wake up to, wake up in, walk in, walk through, photograph, catch, play, make, hands on, live in, our own, one, us, for us, learn, learn to, try, trying, do, doing, go, going, see, seeing, watch, watching, ride, riding, take, have, enjoy, want to, wants to, want, like to, would like to, a, an, the, some, real, natural, open, night, nights, evening, in, on, with, for, of, chance of, chance to, possibility of, where we can, where i can, where can i, where can we, somewhere, karna, karni, dekhna, dekhne',
)
/** What follows it and says no more. */
const AFTER = phrases(
  'experience, experiences, activity, activities, session, sessions, class, classes, lesson, lessons, workshop, workshops, ride, rides, karna hai, karni hai, karna, karni, dekhna hai, dekhna, dekhne, karne, ki sawari, ka anubhav, stay, stays, view, views, at work',
)

const TOURS = phrases('tour, tours, trip, trips, package, packages, holiday, holidays')

/** What one wants to do, or to have around one: "paddle a kayak", "wake up by a river". */
export const readAct: Rule = (tokens, at) => {
  const isCounted = tokens[at]?.number !== undefined
  const start = isCounted ? at + 1 : pastAll(tokens, at, DOING)
  for (let from = start; from >= (isCounted ? start : at); from--)
    for (const { key, said, unless } of PHRASES) {
      const end = phraseEnd(tokens, from, said)
      // Of a kind of tour the kinds of tour know.
      if (end === undefined || [TOURS, unless].some((other) => phraseEnd(tokens, end, other) !== undefined)) continue
      if (saidBehind(tokens, end, { isPlace: false, from }) !== undefined) return undefined
      return { key: 'wish', says: ALL_ACTS[key].says, act: key, end: pastAll(tokens, end, AFTER) }
    }
  return undefined
}
