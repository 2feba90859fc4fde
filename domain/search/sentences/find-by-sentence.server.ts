import { isCommonWord } from '#domain/search/language/common-words.ts'
import { foldText, spellingsOf } from '#domain/search/normalise.ts'
import type { SearchPort } from '#domain/search/port.ts'
import type { Db } from '#platform/db.server.ts'
import { listPackagesNear } from './near-packages.server.ts'
import type { SearchSentence } from './read-sentence.ts'

/** What the words and the place of a sentence find; its filters are the lists' business. */
export type SentenceMatches = {
  /** Package ids, best fit first; undefined when nothing but filters was asked for: then every package may fit. */
  among: string[] | undefined
  /** How many packages fit the words; exact in a small catalogue, a floor in a large one. */
  total: number
  /** The words as they were understood, when they had to be read differently from how they were typed. */
  corrected: string | undefined
  /** Names worth trying instead; given only when nothing fits the words. */
  suggestions: string[]
}

type SentenceSearchNeeds = { db: Db; search: Pick<SearchPort, 'search'> }

/** Looks for the words of a sentence and, where it names one, around its place; at most `limit` packages are found by words. */
export async function findBySentence(
  { db, search }: SentenceSearchNeeds,
  { rest, near }: Pick<SearchSentence, 'rest' | 'near'>,
  { limit }: { limit: number },
): Promise<SentenceMatches> {
  if (saysNothing(rest)) {
    const among = near && (await listPackagesNear(db, near.cityIds))
    return { among, total: among?.length ?? 0, corrected: undefined, suggestions: [] }
  }
  const { hits, total, corrected, suggestions } = await search.search({ text: rest, limit, kinds: ['package'] })
  const ids = hits.map(({ id }) => id)
  const among = near ? await listPackagesNear(db, near.cityIds, ids) : ids
  return { among, total: near ? among.length : total, corrected, suggestions }
}

/** Whether words are only filler: "tours in", "के लिए". */
export function saysNothing(text: string): boolean {
  return foldText(text).every((word) => spellingsOf(word).some(isCommonWord))
}
