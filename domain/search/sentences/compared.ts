import { isCommonWord } from '#domain/search/language/common-words.ts'
import { findNamed } from './place-phrase.ts'
import { phraseEnd, phrases } from './phrases.ts'
import type { SentenceNames } from './sentence-names.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

/** Said between what is compared. */
const VERSUS = phrases('vs, v s, versus, ke mukable, compared to, compared with, better than, or else')
const OR = phrases('or, ya, athva, kinva')
const AND = phrases('and, aur, &, to, with, se, or, ya')

/** Said around it: of such questions "and" parts as well. */
const COMPARING = phrases(
  'better, compare, comparing, comparison, comparison of, comparison between, dono me, dono mein, difference, difference between, differences between, farak, fark, antar, kaun sa, kaunsa, konsa, konsi, kaunsi, kon sa, behtar, which is better, which is best, which one is better, which one, which one to choose, which to choose, which should i choose, what to choose, choose between, choosing between, confused between, confused, kaun behtar',
)
const MOST_SIDES = 4
/** Said behind names that are examples of what is meant: "jaipur udaipur type". */
const SUCH = phrases(
  'type, types, type ke, type ka, type ki, jaisa, jaisi, jaise, jaisi jagah, jaise shahar, kind of, like places',
)

/**
 * What a text compares, each with the words that are said of all: "coorg vs wayanad", "munnar or ooty for honeymoon", "difference between kuari pass and
 * kedarkantha". None where it compares nothing.
 */
export function comparedIn(text: string, names: SentenceNames): string[] {
  const tokens = tokensOf(text)
  const isComparing = tokens.some((_, at) => phraseEnd(tokens, at, COMPARING) !== undefined)
  const spoken = isComparing ? withoutComparing(tokens) : tokens
  const between = partings(spoken, { isComparing, names })
  if (between.length === 0) return []
  const stretches = stretchesOf(spoken, between)
  const sides = narrowed(text, stretches, { spoken, names })
  return sides.length < 2 ? [] : sides.slice(0, MOST_SIDES)
}

type Stretch = { from: number; to: number }

function withoutComparing(tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const isParting = phraseEnd(tokens, at, VERSUS) !== undefined
    const end = isParting ? undefined : phraseEnd(tokens, at, COMPARING)
    if (end === undefined) kept.push(tokens[at]!)
    at = end ?? at + 1
  }
  return kept
}

/** Whether what stands from one token to another is one of several that are compared. */
export function isOneOfSeveral(tokens: readonly Token[], { from, to }: Stretch): boolean {
  return pastParting(tokens, to) !== undefined || [1, 2].some((back) => pastParting(tokens, from - back) === from)
}

function pastParting(tokens: readonly Token[], at: number): number | undefined {
  return phraseEnd(tokens, at, VERSUS) ?? phraseEnd(tokens, at, OR)
}

/** Where one side ends and the next begins. */
function partings(
  tokens: readonly Token[],
  { isComparing, names }: { isComparing: boolean; names: SentenceNames },
): Stretch[] {
  const found: Stretch[] = []
  const isVersus = tokens.some((_, at) => phraseEnd(tokens, at, VERSUS) !== undefined)
  for (let at = 1; at < tokens.length - 1; at++) {
    const end = phraseEnd(tokens, at, VERSUS) ?? (isVersus ? undefined : phraseEnd(tokens, at, isComparing ? AND : OR))
    if (end !== undefined && end < tokens.length) found.push({ from: at, to: end })
  }
  return found.length > 0 ? found : examplesParted(tokens, names)
}

/** Between names that are given as examples, one after the other. */
function examplesParted(tokens: readonly Token[], names: SentenceNames): Stretch[] {
  if (!tokens.some((_, at) => phraseEnd(tokens, at, SUCH) !== undefined)) return []
  const isPlace = (phrase: string) => names.isPlace(phrase) || undefined
  const found: Stretch[] = []
  for (let at = 0; at < tokens.length;) {
    const place = findNamed(tokens, at, isPlace)
    const next = place && findNamed(tokens, place.end, isPlace)
    const last = next && endOfExamples(tokens, next.end, isPlace)
    if (last !== undefined) found.push({ from: place!.end, to: place!.end })
    at = place?.end ?? at + 1
  }
  return found
}

/** Where the last of them ends, if what says so follows. */
function endOfExamples(
  tokens: readonly Token[],
  at: number,
  isPlace: (phrase: string) => true | undefined,
): number | undefined {
  const next = findNamed(tokens, at, isPlace)
  return next ? endOfExamples(tokens, next.end, isPlace) : phraseEnd(tokens, at, SUCH)
}

function stretchesOf(tokens: readonly Token[], between: readonly Stretch[]): Stretch[] {
  const starts = [0, ...between.map(({ to }) => to)]
  const ends = [...between.map(({ from }) => from), tokens.length]
  return starts.map((from, at) => ({ from, to: ends[at]! }))
}

/** Of a place the side is the place; whatever is said besides is said of every side. */
function narrowed(
  text: string,
  stretches: readonly Stretch[],
  { spoken, names }: { spoken: readonly Token[]; names: SentenceNames },
): string[] {
  const words = (some: readonly Token[]) => some.map(({ from, to }) => text.slice(from, to)).join(' ')
  const tells = ({ spellings }: Token) => !spellings.some(isCommonWord)
  const parts = stretches.map(({ from, to }) => spoken.slice(from, to))
  const placed = parts.map((part, at) => placeIn(part, at > 0, names))
  if (placed.some((place) => place === undefined)) {
    const last = placed.at(-1)
    // "Turtles or dolphins odisha": the place that ends it is one of both.
    const ofAll = last && last.from > 0 && last.to === parts.at(-1)!.length ? words(parts.at(-1)!.slice(last.from)) : ''
    const sides = parts.map((part, at) => (placed[at] || ofAll === '' ? words(part) : `${words(part)} ${ofAll}`))
    return parts.every((part) => part.some(tells)) ? sides : []
  }
  const besides = parts.flatMap((part, at) => [...part.slice(0, placed[at]!.from), ...part.slice(placed[at]!.to)])
  return parts.map((part, at) => words([...part.slice(placed[at]!.from, placed[at]!.to), ...besides]))
}

/** The place a side begins with, of the first side the one it ends with. */
function placeIn(part: readonly Token[], isFirst: boolean, names: SentenceNames): Stretch | undefined {
  const all: Stretch[] = []
  for (let at = 0; at < part.length;) {
    const named = findNamed(part, at, (phrase) => names.isPlace(phrase) || undefined)
    const isFiller = named?.end === at + 1 && part[at]!.spellings.some(isCommonWord)
    if (named && !isFiller) all.push({ from: at, to: named.end })
    at = named?.end ?? at + 1
  }
  return isFirst ? all[0] : all.at(-1)
}
