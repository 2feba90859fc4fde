import type { SearchDocument } from '#domain/search/document.ts'
import type { SearchAnswer, SearchPort, SearchQuestion } from '#domain/search/port.ts'
import { shareRuns } from '#platform/share-runs.ts'
import { IndexBuilder } from './index-builder.ts'
import { searchIndex } from './memory-search.ts'
import type { SearchIndex } from './search-index.ts'
import { reads } from '#platform/tags.ts'

type Documents = AsyncIterable<SearchDocument> | Iterable<SearchDocument>

const DOCUMENTS_PER_BREATH = 2000

/** The member that keeps an index in this process's memory. Answers from the old index while a new one is built. */
export async function openMemorySearch(documents: () => Documents): Promise<SearchPort> {
  let index = await buildIndex(documents())
  const rebuild = shareRuns(async () => {
    index = await buildIndex(documents())
  })
  return {
    search: async (question: SearchQuestion): Promise<SearchAnswer> => {
      reads('catalogue')
      return searchIndex(index, question)
    },
    refresh: rebuild,
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
