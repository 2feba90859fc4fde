import { customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { KINDS } from './document.ts'

/** Lexemes with their labels, written as PostgreSQL writes them: 'manali':1A 'himachal':2C. */
const lexemes = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Sorted byte by byte, so that all words with one beginning are neighbours whatever the server's language. */
const plainWord = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** What can be found, for the member that asks PostgreSQL. Made anew from the catalogue at every refresh. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    id: text().primaryKey(),
    kind: text({ enum: KINDS }).notNull(),
    name: text().notNull(),
    url: text().notNull(),
    rating: integer().notNull(),
    /** Packages stand by their rating, everything else by how many packages it belongs to. */
    staticRank: integer('standing').notNull(),
    nameWords: integer().notNull(),
    words: lexemes().notNull(),
  },
  (document) => [
    index('search_documents_words').using('gin', document.words),
    index('search_documents_standing').on(document.kind, document.staticRank),
  ],
)

/** Every word of the documents, and those that mean the same as one. */
export const searchWords = pgTable(
  'search_words',
  {
    word: plainWord().primaryKey(),
    /** How it sounds; empty where it stands in prose alone and no mistyped word is guessed to be it. */
    sound: text().notNull(),
    /** In how many documents it stands. */
    uses: integer().notNull(),
  },
  (word) => [
    index('search_words_trigrams').using('gin', word.word.op('gin_trgm_ops')),
    index('search_words_sound').on(word.sound),
  ],
)
