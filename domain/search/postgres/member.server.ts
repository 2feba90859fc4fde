import type { DocumentSource } from '#domain/search/documents.server.ts'
import type { SearchPort } from '#domain/search/port.ts'
import { shareRuns } from '#platform/share-runs.ts'
import { searchDocuments } from '#domain/search/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { searchTables } from './postgres-search.server.ts'
import { rebuildSearchTables } from './rebuild.server.ts'

/** The member that asks the search tables of the database, which are filled here when they are empty. */
export async function openPostgresSearch(db: Db, documents: DocumentSource): Promise<SearchPort> {
  const [any] = await db.select({ id: searchDocuments.id }).from(searchDocuments).limit(1)
  if (!any) await rebuildSearchTables(db, documents)
  return {
    search: (question) => searchTables(db, question),
    refresh: shareRuns(() => rebuildSearchTables(db, documents)),
    close: () => Promise.resolve(),
  }
}
