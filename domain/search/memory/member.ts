import type { SearchDocument } from '#domain/search/document.ts'
import type { SearchAnswer, SearchPort, SearchQuestion } from '#domain/search/port.ts'
import { shareRuns } from '#platform/share-runs.ts'
import { IndexBuilder } from './index-builder.ts'
import { indexFromColumns, indexToColumns } from './index-columns.ts'
import { searchIndex } from './memory-search.ts'
import type { SearchIndex } from './search-index.ts'
import type { Columns } from '#platform/columns-file.server.ts'
import { reads } from '#platform/tags.ts'

type Documents = AsyncIterable<SearchDocument> | Iterable<SearchDocument>

const DOCUMENTS_PER_BREATH = 2000

/** A search whose index another process may take up. */
export type MemorySearch = SearchPort & { columns(): Columns }

/** The member that keeps an index in this process's memory, at first the one another `kept`, where there is one. Answers from the old index while a new one is built. */
export async function openMemorySearch(build: () => Promise<SearchIndex>, kept?: Columns): Promise<MemorySearch> {
  let index = kept ? indexFromColumns(kept) : await build()
  const rebuild = shareRuns(async () => {
    index = await build()
  })
  return {
    search: async (question: SearchQuestion): Promise<SearchAnswer> => {
      reads('catalogue')
      return searchIndex(index, question)
    },
    refresh: rebuild,
    columns: () => indexToColumns(index),
    close: () => Promise.resolve(),
  }
}

/** Builds an index, letting other work in between. */
export async function buildIndex(documents: Documents): Promise<SearchIndex> {
  const builder = new IndexBuilder()
  let taken = 0
  for await (const document of documents) {
    builder.add(document)
    if (++taken % DOCUMENTS_PER_BREATH === 0) await new Promise(setImmediate)
  }
  return builder.finish()
}
