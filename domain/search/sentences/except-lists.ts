import { exceptAt } from './excepted-thing.ts'
import type { Excepted } from './excepted-thing.ts'
import { phrasesAsRead } from './except-words.ts'
import { phraseEnd } from './phrases.ts'
import type { SentenceNames } from './sentence-names.ts'
import type { Token } from './tokens.ts'

const NEITHER = phrasesAsRead('na, na to, aur na, na hi')
const NONE_OF_THEM = phrasesAsRead(
  'kuch nahi, kuch nahin, kuchh nahi, kuchh nahin, kuch bhi nahi, kuch bhi nahin, dono nahi, dono nahin, dono mein se kuch nahi, koi nahi, nothing of that, none of that, none of these',
)
const ONLY = phrasesAsRead('sirf, bas, only, just')

type Listed = { all: Excepted[]; end: number }

/** What a list leaves out that begins at a token: "na beach na pahad" from before it, "samundar pahad kuch nahi" from behind; undefined where none does. */
export function exceptListed(tokens: readonly Token[], at: number, names: SentenceNames): Listed | undefined {
  return neitherNor(tokens, at, names) ?? noneOf(tokens, at, names)
}

function neitherNor(tokens: readonly Token[], at: number, names: SentenceNames): Listed | undefined {
  const all: Excepted[] = []
  let end = at
  for (let not = phraseEnd(tokens, end, NEITHER); not !== undefined; not = phraseEnd(tokens, end, NEITHER)) {
    const thing = exceptAt(tokens, not, names)
    if (!thing) break
    all.push(thing)
    ;({ end } = thing)
  }
  return all.length > 1 ? { all, end } : undefined
}

/** Things one after the other, which no word joins. */
function noneOf(tokens: readonly Token[], at: number, names: SentenceNames): Listed | undefined {
  // Looking names up is dear, and most sentences end in no such words.
  if (!tokens.some((_, behind) => behind > at && phraseEnd(tokens, behind, NONE_OF_THEM) !== undefined))
    return undefined
  const all: Excepted[] = []
  for (let thing = exceptAt(tokens, at, names); thing && !thing.isPlace; thing = exceptAt(tokens, thing.end, names)) {
    all.push(thing)
    const end = phraseEnd(tokens, thing.end, NONE_OF_THEM)
    if (end !== undefined) return all.length > 1 ? { all, end: phraseEnd(tokens, end, ONLY) ?? end } : undefined
  }
  return undefined
}
