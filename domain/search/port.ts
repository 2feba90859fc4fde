import type { SearchKind } from './document.ts'
import type { SearchHit } from './hit.ts'

export type SearchQuestion = {
  /** As typed; anything past the first hundred characters is not read. */
  text: string
  /** At most so many hits. */
  limit: number
  /** Only these kinds; all of them when absent. */
  kinds?: readonly SearchKind[]
  /** Whether its last word is no beginning of a longer one. */
  isWhole?: boolean
  /** With fewer hits than this, the best of what has only some of the words follow; none when absent. */
  atLeast?: number
}

export type SearchAnswer = {
  /** Best fit first. */
  hits: SearchHit[]
  /** How many fit. Exact for a small catalogue; in a large one counting stops early and this is a floor. */
  total: number
  /** The question as it was understood, when a word had to be read differently from how it was typed. */
  corrected?: string
  /** Whether no hit has all of the words: they are what has the most telling of them. */
  isPartly?: boolean
  /** Words that stand for nothing here, as they are written; what is found fits the others. */
  unknown?: string[]
  /** Names worth trying instead; given only when nothing fits. */
  suggestions: string[]
}

/** How the site finds things. Both members answer the same questions with the same first results. */
export type SearchPort = {
  search(question: SearchQuestion): Promise<SearchAnswer>
  /** Takes in what changed in the catalogue. Calls made while one is under way share the next. */
  refresh(): Promise<void>
  close(): Promise<void>
}
