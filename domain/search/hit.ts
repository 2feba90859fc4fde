import type { SearchKind } from './document.ts'

export type SearchHit = {
  id: string
  kind: SearchKind
  name: string
  url: string
  /** Hundredths of a star, 0 to 500. */
  rating: number
  /** How well it fits the question; only comparable within one answer. */
  score: number
}

/** The same hits, best fit first, better rated first among equals. */
export function byFit(hits: readonly SearchHit[]): SearchHit[] {
  return hits.toSorted((one, other) => other.score - one.score || other.rating - one.rating)
}
