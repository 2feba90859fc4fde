import type { PackageKind } from '#domain/catalogue/package.ts'
import type { PackageLists } from '#domain/search/lists/port.ts'
import type { SearchPort } from '#domain/search/port.ts'
import type { Db } from '#platform/db.server.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import type { SearchSentence } from './read-sentence.ts'

/** With fewer than a row or two, what else there is of a place is worth a look. */
export const ENOUGH = 6

/** What the words and the place of a sentence find; its filters are the lists' business. */
export type SentenceMatches = {
  /** Package ids, best fit first; undefined when nothing but filters was asked for: then every package may fit. */
  among: string[] | undefined
  /** What fits only part of them and follows where few fit all, best first; none of `among`, and in no count. */
  fillers: readonly string[]
  /** In what some of those are other: "Without Ooty". */
  differs?: ReadonlyMap<string, string>
  /** With what was set apart of them, for where what is left does not fit the filters. */
  whole?: SentenceMatches
  /** How many packages fit the words; exact in a small catalogue, a floor in a large one. */
  total: number
  /** The words as they were understood, when they had to be read differently from how they were typed. */
  corrected: string | undefined
  /** Whether nothing has all of the words: what is found has the most telling of them. */
  isPartly?: boolean | undefined
  /** Words that stand for nothing here; what is found fits the others. */
  unknown?: readonly string[]
  /** Of things that are compared what is found of each; what all of them are is in `among`. */
  sides?: readonly (readonly string[])[]
  /** Names worth trying instead; given only when nothing fits the words. */
  suggestions: string[]
  /** What follows all others, whatever they are ordered by: walks, where tours are asked for and the words name no walk, and tours where treks are. */
  last?: readonly PackageKind[] | undefined
}

/** `isFilled` looks beside a few that have all of the words for what has some; `isFiltered` says that few of many may be left. */
export type SearchManner = { limit: number; isFilled?: boolean; isFiltered?: boolean }
export type SentenceSearchNeeds = {
  db: Db
  memory: TagMemory
  search: Pick<SearchPort, 'search'>
  lists: Pick<PackageLists, 'facts'>
}

export type SentenceToFind = Pick<
  SearchSentence,
  | 'rest'
  | 'near'
  | 'except'
  | 'exceptRegions'
  | 'namesPlace'
  | 'part'
  | 'places'
  | 'placesNamed'
  | 'unsold'
  | 'asides'
  | 'suits'
  | 'kind'
  | 'wishes'
  | 'wants'
  | 'acts'
  | 'filters'
  | 'compared'
  | 'unsoldKinds'
  | 'feast'
  | 'party'
  | 'liked'
  | 'isOfWhom'
  | 'isFinished'
>

/** Those of `ids` that are not among `known`, each once. */
export function notAmong(known: readonly string[], ids: readonly string[]): string[] {
  const out = new Set(known)
  return [...new Set(ids)].filter((id) => !out.has(id))
}
