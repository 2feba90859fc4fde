import type { SearchDocument } from '#domain/search/document.ts'
import { KINDS } from '#domain/search/document.ts'

/** A name with slips of the hand, and whose name it is. */
export type Slip = { query: string; id: string }

const SHORTEST = 5
const EVERY = 3
const NEIGHBOURS: Readonly<Record<string, string>> = {
  a: 's',
  e: 'r',
  i: 'o',
  o: 'i',
  u: 'y',
  n: 'm',
  r: 't',
  s: 'd',
  t: 'r',
  l: 'k',
}

/** The names of every third document of each kind with a slip in every longer word: a letter left out, doubled, swapped or hit beside. Always the same. */
export function slippedNames(documents: readonly SearchDocument[]): Slip[] {
  return KINDS.flatMap((kind) => documents.filter((document) => document.kind === kind)).flatMap(({ id, name }, at) => {
    const words = name.toLowerCase().split(' ')
    if (at % EVERY !== 0 || words.every((word) => word.length < SHORTEST)) return []
    return [
      { id, query: words.map((word, place) => (word.length < SHORTEST ? word : slip(word, at + place))).join(' ') },
    ]
  })
}

function slip(word: string, at: number): string {
  const place = 1 + (at % (word.length - 2))
  const [before, letter, next, after] = [word.slice(0, place), word[place]!, word[place + 1]!, word.slice(place + 2)]
  const slips = [
    before + next + after,
    before + letter + letter + next + after,
    before + next + letter + after,
    before + (NEIGHBOURS[letter] ?? 'e') + next + after,
  ]
  return slips[at % slips.length]!
}
