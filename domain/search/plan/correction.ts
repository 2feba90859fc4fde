import type { QueryWord } from './plan.ts'
import type { WordReading } from './readings.ts'
import { SURE_QUALITY } from './readings.ts'

/**
 * The question as the best hit answers it: guessed words as that document (its words given) has them, the others as
 * typed. Undefined when nothing had to be guessed.
 */
export function correctionOf(queryWords: readonly QueryWord[], words: readonly string[]): string | undefined {
  const met = queryWords.map((queryWord) => bestReading(queryWord, words))
  const isGuess = (reading: WordReading | undefined) => reading !== undefined && reading.quality <= SURE_QUALITY
  if (!met.some(isGuess)) return undefined
  return queryWords.map((queryWord, at) => (isGuess(met[at]) ? met[at]?.word : queryWord.typed)).join(' ')
}

function bestReading({ readings }: QueryWord, words: readonly string[]): WordReading | undefined {
  return readings
    .filter(({ word, beginning }) => words.some((known) => (beginning ? known.startsWith(word) : known === word)))
    .toSorted((one, other) => other.quality - one.quality)[0]
}
