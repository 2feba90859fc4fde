type ScoredHits = { hits: readonly { score: number }[] }

/** Below this for each word, the best hit does no more than mention them. */
const CONVINCING_SCORE = 250

/** Whether the best hit is about the words asked for, so that no mistake in them need be supposed. */
export function isConvincing<Found extends ScoredHits>(found: Found | undefined, words: number): found is Found {
  return bestScore(found) >= CONVINCING_SCORE * words
}

/** The finding with the better best hit, the first when they are equal; undefined when neither found anything. */
export function betterOf<Found extends ScoredHits>(
  one: Found | undefined,
  other: Found | undefined,
): Found | undefined {
  const better = bestScore(other) > bestScore(one) ? other : one
  return bestScore(better) > 0 ? better : undefined
}

function bestScore(found: ScoredHits | undefined): number {
  return found?.hits[0]?.score ?? 0
}

/** A word that no more documents have is rare, and where it names something worth so many others. */
const RARE = 12
const RARE_WORTH = 3
/** Met in prose a word scores no more than this. */
const MOST_OF_PROSE = 100

/** What each query word that is met adds when not all need be, before how well it is met. */
const MET_BONUS = 2000

/** What is known of a query word: in how many documents its words stand, of how many there are, and whether it has a meaning of its own, as "senior" does and a name does not. */
export type Known = { uses: number; documents: number; isMeaning: boolean }

/**
 * What a query word that is met with a score adds where not all need be met: the more the fewer documents have it; one that few have and that names a
 * sight counts for more than three that many have, as "dhanushkodi" of "dhanushkodi last road".
 */
export function scoreOfMet(score: number, { uses, documents, isMeaning }: Known): number {
  const rarity = Math.log2(2 + documents / (uses + 1))
  return (MET_BONUS + score) * rarity * (uses <= RARE && !isMeaning && score > MOST_OF_PROSE ? RARE_WORTH : 1)
}

/** What meets only some words is worth showing behind what meets all where it comes near the best of its kind. */
const NEAR_THE_BEST = 0.4

/** Hits that meet every word, and behind them so many of those that meet some as are wanted. */
export function withSomeMet<Hit extends { id: string; score: number }>(
  all: readonly Hit[],
  some: readonly Hit[],
  atLeast: number,
): Hit[] {
  const known = new Set(all.map(({ id }) => id))
  const others = some.filter(({ id }) => !known.has(id))
  const near = others.filter(({ score }) => score >= (others[0]?.score ?? 0) * NEAR_THE_BEST)
  return [...all, ...near.slice(0, Math.max(0, atLeast - all.length))]
}
