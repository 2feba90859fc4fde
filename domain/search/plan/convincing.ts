type Scored = { hits: readonly { score: number }[] }

/** Below this for each word, the best hit does no more than mention them. */
const CONVINCING_SCORE = 250

/** Whether the best hit is about the words asked for, so that no mistake in them need be supposed. */
export function isConvincing<Found extends Scored>(found: Found | undefined, words: number): found is Found {
  return bestScore(found) >= CONVINCING_SCORE * words
}

/** The finding with the better best hit, the first when they are equal; undefined when neither found anything. */
export function betterOf<Found extends Scored>(one: Found | undefined, other: Found | undefined): Found | undefined {
  const better = bestScore(other) > bestScore(one) ? other : one
  return bestScore(better) > 0 ? better : undefined
}

function bestScore(found: Scored | undefined): number {
  return found?.hits[0]?.score ?? 0
}
