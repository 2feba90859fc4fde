import { and, inArray, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { soundOf } from '#domain/search/language/sounds.ts'
import type { TypedWord } from '#domain/search/plan/understand.ts'
import { Vocabulary } from '#domain/search/plan/vocabulary.ts'
import { mistakesAllowed } from '#domain/search/plan/word-list.ts'
import { searchWords } from '#domain/search/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { beginningsToLookUp, wordsToLookUp } from './words-to-look-up.ts'

export type WordRow = { word: string; uses: number }

type NearQuestion = { word: string; growing: boolean }

const MOST_NEAR_ROWS = 1000
const LAST_LETTER = '\uffff'
const columns = { word: searchWords.word, uses: searchWords.uses }

/** The rows of the word list that can matter for words as they are typed. */
export async function listRowsAsTyped(db: Db, words: readonly TypedWord[]): Promise<WordRow[]> {
  const sounds = words.flatMap(({ spellings }) => spellings).map(soundOf)
  const begun = beginningsToLookUp(words).map((beginning) => sql`${searchWords.word} = ${firstWith(beginning)}`)
  return db
    .select(columns)
    .from(searchWords)
    .where(or(inArray(searchWords.word, wordsToLookUp(words)), inArray(searchWords.sound, sounds), ...begun))
}

/**
 * The rows of the word list that look like one of the words: trigrams find them, counting letters judges them later.
 * Needs a transaction: how alike is set for it alone.
 */
export async function listRowsNear(db: Db, words: readonly TypedWord[]): Promise<WordRow[]> {
  const found = []
  for (const { spellings, growing } of words) {
    for (const word of spellings) if (mistakesAllowed(word) > 0) found.push(...(await listNear(db, { word, growing })))
  }
  return found
}

/** A word list of just these rows. */
export function vocabularyOf(rows: readonly WordRow[]): Vocabulary {
  const uses = new Map(rows.map((row) => [row.word, row.uses]))
  const words = [...uses.keys()].toSorted((one, other) => (one < other ? -1 : 1))
  return new Vocabulary(
    words,
    Uint32Array.from(words, (word) => uses.get(word) ?? 0),
  )
}

async function listNear(db: Db, { word, growing }: NearQuestion): Promise<WordRow[]> {
  const threshold = word.length < 8 ? '0.24' : '0.2'
  const most = mistakesAllowed(word)
  const length = sql`length(${searchWords.word})`
  await db.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${threshold}, true)`)
  return db
    .select(columns)
    .from(searchWords)
    .where(
      and(
        sql`${searchWords.word} %> ${word}`,
        ne(searchWords.sound, ''),
        sql`${length} >= ${word.length - most}`,
        growing ? undefined : sql`${length} <= ${word.length + most}`,
      ),
    )
    .limit(MOST_NEAR_ROWS)
}

function firstWith(beginning: string): SQL {
  return sql`(select min(${searchWords.word}) from ${searchWords}
    where ${searchWords.sound} <> '' and ${searchWords.word} >= ${beginning} and ${searchWords.word} < ${beginning + LAST_LETTER})`
}
