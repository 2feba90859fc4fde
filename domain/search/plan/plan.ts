import { resemblesCommonWord, startsCommonWord } from '#domain/search/language/common-words.ts'
import type { WordReading } from './readings.ts'
import { readAsMistake, readAsTyped, readBySound } from './readings.ts'
import type { TypedWord } from './understand.ts'
import type { WordList } from './word-list.ts'
import { mistakesAllowed } from './word-list.ts'

/** One query word of the question: the word as typed and all it may stand for. A document must satisfy one reading, unless `isManner`: then it is only the better for it. */
export type QueryWord = { typed: string; readings: WordReading[]; isManner?: boolean }

const SHORTEST_HALF = 3
const SHORTEST_GROWING_HALF = 4
const SHORTEST_SOUND = 5
/** Above a beginning, below the word itself. */
const SOUNDING_WHOLE = 95

/** The words of a question as they are looked for, and those that stand for nothing here and are no filler. */
type QueryPlan = { queryWords: QueryWord[]; unknown: string[] }

/**
 * What to look for: one query word for each typed word the word list can make sense of. Words run together are taken apart
 * ("chardham"), words torn apart are joined ("ranth ambore"), and what means nothing is left out.
 */
export function planQueryWords(words: readonly TypedWord[], list: WordList): QueryPlan {
  const taken = rejoin(words, list)
    .flatMap((word) => takeApart(word, list))
    .map((word) => ({ word, queryWord: queryWordOf(word, list) }))
  const others = taken.filter(({ queryWord }) => !isRead(queryWord) && !queryWord.isManner)
  const filler = new Set(others.length === 0 ? [] : words.filter(isFiller).map(({ spellings }) => spellings[0]))
  return {
    queryWords: taken.map(({ queryWord }) => queryWord).filter(isRead),
    unknown: others.flatMap(({ word: { spellings, written, isCertain } }) =>
      isCertain || filler.has(spellings[0]) ? [] : (written ?? spellings[0] ?? []),
    ),
  }
}

/** Those of some query words that have to be met. */
export function neededOf(queryWords: readonly QueryWord[]): QueryWord[] {
  return queryWords.filter(({ isManner }) => !isManner)
}

function isRead({ readings }: QueryWord): boolean {
  return readings.length > 0
}

/** The same query words with mistakes allowed in every word, for when no document satisfies them as they stand. */
export function planWiderQueryWords(words: readonly TypedWord[], list: WordList): QueryWord[] {
  return planQueryWords(words, list).queryWords.map((queryWord) => widen(queryWord, words, list))
}

/** Whether a typed word needs no guessing: it is known, begins a known word, or sounds like one. */
export function isUnderstood(word: TypedWord, list: WordList): boolean {
  return makesSense(word, list) || readBySound(word, list).length > 0
}

/** Whether an unknown word is a filler word mistyped or not yet finished. */
export function isFiller({ spellings, growing }: TypedWord): boolean {
  return spellings.some((word) => resemblesCommonWord(word) || (growing && startsCommonWord(word)))
}

/** Whether words none of which stands for anything let everything fit: they are filler, or of a language of which not every filler is known. */
export function sayNothing(words: readonly TypedWord[]): boolean {
  return words.some((word) => isFiller(word) || word.isAmongSpoken)
}

function queryWordOf(word: TypedWord, list: WordList): QueryWord {
  return { ...readingsOf(word, list), ...(word.isManner && { isManner: true }) }
}

function readingsOf(word: TypedWord, list: WordList): QueryWord {
  const typed = word.spellings[0] ?? ''
  const asTyped = readAsTyped(word, list)
  if (asTyped.some((reading) => isKnown(reading, list)))
    return { typed, readings: [...soundingWhole(word, asTyped, list), ...asTyped] }
  if (word.isCertain || word.spellings.some(resemblesCommonWord)) return { typed, readings: [] }
  const bySound = readBySound(word, list)
  if (bySound.length > 0) return { typed, readings: bySound }
  if (isFiller(word)) return { typed, readings: [] }
  return { typed, readings: readAsMistake(word, list, false) }
}

/** Of a word that is known only as a beginning the whole words that sound like it: "orcha" is Orchha before it is an orchard. */
function soundingWhole(word: TypedWord, asTyped: readonly WordReading[], list: WordList): WordReading[] {
  const isBegun =
    asTyped.every(({ beginning }) => beginning) && word.spellings.every((one) => one.length >= SHORTEST_SOUND)
  return isBegun ? readBySound(word, list).map((reading) => ({ ...reading, quality: SOUNDING_WHOLE })) : []
}

function widen(queryWord: QueryWord, words: readonly TypedWord[], list: WordList): QueryWord {
  const word: TypedWord = words.find(({ spellings }) => spellings[0] === queryWord.typed) ?? {
    spellings: [queryWord.typed],
    growing: false,
  }
  // A word that documents have was meant: no toy train rides on a ridge, and Jain food is not rain.
  if (word.isCertain || word.spellings.some((spelling) => list.has(spelling))) return queryWord
  return {
    ...queryWord,
    readings: [...queryWord.readings, ...readBySound(word, list), ...readAsMistake(word, list, true)],
  }
}

function takeApart(word: TypedWord, list: WordList): TypedWord[] {
  const whole = word.spellings[0] ?? ''
  if (word.isCertain || word.isByRule || makesSense(word, list) || list.soundingLike(whole).length > 0) return [word]
  const near = list.listNear(whole, mistakesAllowed(whole), word.growing)
  if (near.some(({ distance }) => distance === 1)) return [word]
  for (let at = whole.length - SHORTEST_HALF; at >= SHORTEST_HALF; at--) {
    const halves = [
      { spellings: [whole.slice(0, at)], growing: false },
      { spellings: [whole.slice(at)], growing: word.growing && whole.length - at >= SHORTEST_GROWING_HALF },
    ]
    if (halves.every((half) => makesSense(half, list))) return halves
  }
  return [word]
}

function rejoin(words: readonly TypedWord[], list: WordList): TypedWord[] {
  const joined: TypedWord[] = []
  for (const word of words) {
    const before = joined.at(-1)
    const both = before && { ...word, spellings: [`${before.spellings[0]}${word.spellings[0]}`] }
    const torn =
      before && !before.isCertain && !word.isCertain && (!makesSense(before, list) || !makesSense(word, list))
    if (both && torn && makesSense(both, list)) joined.splice(-1, 1, both)
    else joined.push(word)
  }
  return joined
}

function makesSense(word: TypedWord, list: WordList): boolean {
  return readAsTyped(word, list).some((reading) => isKnown(reading, list))
}

function isKnown(reading: WordReading, list: WordList): boolean {
  return reading.beginning || list.has(reading.word)
}
