import { inArray, sql } from 'drizzle-orm'
import type { SearchDocument } from '#domain/search/document.ts'
import type { DocumentSource } from '#domain/search/documents.server.ts'
import { wordsOf } from '#domain/search/normalise.ts'
import { Popularity } from '#domain/search/popularity.ts'
import { searchDocuments, searchWords } from '#domain/search/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { inChunks, insertRows } from '#platform/upsert.server.ts'
import { labelledWords, tsvectorOf } from './lexemes.ts'
import { WordCount } from './word-count.ts'

type Row = typeof searchDocuments.$inferInsert

const REBUILD_LOCK = 7_023_816
const ROWS_AT_A_TIME = 500
const ROWS_TO_DELETE = 5000

/**
 * Makes the search tables anew from documents; searches see the old ones until it is done, and of several processes one
 * does it after the other. Of packages that fit equally well those handed over first are found first when very many fit.
 */
export async function rebuildSearchTables(db: Db, documents: DocumentSource): Promise<void> {
  await db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${REBUILD_LOCK})`)
    await deleteAll(db)
    const [words, popularity] = [new WordCount(), new Popularity()]
    const destinations: Row[] = []
    let packages: Row[] = []
    for await (const document of documents(db)) {
      popularity.add(document)
      const row = rowOf(document, words)
      if (document.kind === 'package') packages.push(row)
      else destinations.push(row)
      if (packages.length === ROWS_AT_A_TIME) await insertRows(db, searchDocuments, packages.splice(0))
    }
    for (const row of destinations) row.staticRank = popularity.usesOf(row.name)
    packages = [...packages, ...destinations.toSorted((one, other) => other.staticRank - one.staticRank)]
    await insertRows(db, searchDocuments, packages)
    for (const rows of inChunks(words.rows(), ROWS_AT_A_TIME)) await insertRows(db, searchWords, rows)
    await db.execute(sql`analyze ${searchDocuments}, ${searchWords}`)
  })
}

/** A few at a time: statements have a few seconds, and truncating would lock readers out. */
async function deleteAll(db: Db): Promise<void> {
  await db.delete(searchWords)
  let left = true
  while (left) {
    const some = db.select({ id: searchDocuments.id }).from(searchDocuments).limit(ROWS_TO_DELETE)
    const gone = await db
      .delete(searchDocuments)
      .where(inArray(searchDocuments.id, some))
      .returning({ id: searchDocuments.id })
    left = gone.length > 0
  }
}

function rowOf(document: SearchDocument, words: WordCount): Row {
  const labels = labelledWords(document)
  words.add(labels)
  const { id, kind, name, url, rating } = document
  const nameWords = Math.max(1, new Set(wordsOf(name)).size)
  return { id, kind, name, url, rating, staticRank: rating, nameWords, words: tsvectorOf(labels) }
}
