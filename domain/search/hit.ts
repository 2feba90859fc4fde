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

/** The same hits, best rated first; equals keep the order of relevance. The search popup's order (SPEC §2), for the most relevant. */
export function byRating<Hit extends { rating: number }>(hits: readonly Hit[]): Hit[] {
  return hits.toSorted((one, other) => other.rating - one.rating)
}

/** The same hits, best fit first, better rated first among equals. */
export function byFit(hits: readonly SearchHit[]): SearchHit[] {
  return hits.toSorted((one, other) => other.score - one.score || other.rating - one.rating)
}
