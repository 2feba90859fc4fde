import { hasMeaning } from '#domain/search/synonyms.ts'
import type { QueryWord } from '#domain/search/plan/plan.ts'
import type { SearchIndex } from './search-index.ts'

/** A query word turned into places of the vocabulary. */
export type Lookup = {
  /** For each word of the vocabulary how well it meets the query word, 0 to 100. */
  quality: Uint8Array
  /** The words to look for documents with: best met first, and of a wide beginning only the most used. */
  words: number[]
  /** The neighbouring words of each reading, from inclusive, to exclusive. */
  ranges: [from: number, to: number][]
  /** In how many postings its words stand. */
  uses: number
  /** Whether it has a meaning other words have too. */
  isMeaning: boolean
  /** Whether a document need not meet it. */
  isManner: boolean
}

const MOST_WORDS = 64

/** Looks a word of a question up in the vocabulary, in each of its readings. */
export function lookUp(index: SearchIndex, queryWord: QueryWord): Lookup {
  const { vocabulary } = index
  const quality = new Uint8Array(vocabulary.words.length)
  const ranges: [number, number][] = []
  for (const reading of queryWord.readings) {
    const at = vocabulary.find(reading.word)
    const range = reading.beginning ? vocabulary.range(reading.word) : ([at, at + 1] as [number, number])
    if (range[0] < 0) continue
    ranges.push(range)
    for (let word = range[0]; word < range[1]; word++) quality[word] = Math.max(quality[word]!, reading.quality)
  }
  const words = listWords(ranges).filter((word) => vocabulary.uses(word) > 0)
  const uses = words.reduce((sum, word) => sum + vocabulary.uses(word), 0)
  return {
    quality,
    words: mostUseful(words, quality, index),
    ranges,
    uses,
    isMeaning: hasMeaning(queryWord.typed),
    isManner: queryWord.isManner ?? false,
  }
}

function listWords(ranges: readonly [number, number][]): number[] {
  const words = ranges.flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at))
  return ranges.length > 1 ? [...new Set(words)] : words
}

function mostUseful(words: number[], quality: Uint8Array, { vocabulary }: SearchIndex): number[] {
  const byUse = words.toSorted((one, other) => vocabulary.uses(other) - vocabulary.uses(one)).slice(0, MOST_WORDS)
  return byUse.toSorted((one, other) => quality[other]! - quality[one]!)
}
