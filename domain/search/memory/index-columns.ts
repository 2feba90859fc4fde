import type { Columns, Numbers } from '#platform/columns-file.server.ts'
import { Vocabulary } from '#domain/search/plan/vocabulary.ts'
import type { SearchIndex } from './search-index.ts'
import { TextColumn } from './text-column.ts'

type Plain = { size: number; words: readonly string[]; prose: number; popularNames: string[] }
const TEXTS = ['ids', 'names', 'urls'] as const

/** An index as columns. */
export function indexToColumns({ size, vocabulary, popularNames, texts, ...numbers }: SearchIndex): Columns {
  const { words, prose, allUses } = vocabulary
  const columns: Record<string, Numbers> = { ...numbers, uses: allUses }
  for (const name of TEXTS) {
    const { bytes, ends } = texts[name].columns()
    columns[`${name}.bytes`] = bytes
    columns[`${name}.ends`] = ends
  }
  return { plain: { size, words, prose, popularNames } satisfies Plain, numbers: columns }
}

/** The index that such columns were. */
export function indexFromColumns({ plain, numbers }: Columns): SearchIndex {
  const { size, words, prose, popularNames } = plain as Plain
  const text = (name: (typeof TEXTS)[number]) =>
    TextColumn.of({ bytes: numbers[`${name}.bytes`] as Uint8Array, ends: numbers[`${name}.ends`] as Uint32Array })
  const { kindStarts, termStarts, terms, postingStarts, postings, nameLengths, ratings, arrival } =
    numbers as unknown as SearchIndex
  return {
    size,
    kindStarts,
    termStarts,
    terms,
    postingStarts,
    postings,
    nameLengths,
    ratings,
    arrival,
    vocabulary: new Vocabulary(words, numbers['uses'] as Uint32Array, prose),
    popularNames,
    texts: { ids: text('ids'), names: text('names'), urls: text('urls') },
  }
}
