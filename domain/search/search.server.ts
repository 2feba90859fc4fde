import type { Columns } from '#platform/columns-file.server.ts'
import type { Db } from '#platform/db.server.ts'
import type { LongReads } from '#platform/long-reads.server.ts'
import { listSearchDocuments } from './documents.server.ts'
import type { DocumentSource } from './documents.server.ts'
import { buildIndex, openMemorySearch } from './memory/member.ts'
import type { MemorySearch } from './memory/member.ts'
import type { SearchPort } from './port.ts'
import { openPostgresSearch } from './postgres/member.server.ts'

/**
 * Opens the search: `memory` keeps an index of what is published in this process, `postgres` asks the database. Ready
 * when it resolves; whoever hears that the catalogue changed calls `refresh`. `kept` is an index as another process wrote it out, `reading` is where what is published is read,
 * `documents` replaces it in tests.
 */
export async function openSearch(choice: {
  db: Db
  kind: 'memory' | 'postgres'
  documents?: DocumentSource
  kept?: Columns | undefined
  reading?: LongReads['reading']
}): Promise<SearchPort & Partial<MemorySearch>> {
  const { db, kind, documents = listSearchDocuments, reading = (work) => work(db) } = choice
  if (kind === 'postgres') return openPostgresSearch(db, documents)
  return openMemorySearch(() => reading((db) => buildIndex(documents(db))), choice.kept)
}
