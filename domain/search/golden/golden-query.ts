/** What must be true of the first thing found: it passes through a place, lies in a state, … All that is given holds. */
export type Expected = {
  /** A stop, or the thing itself, by the name of its place as a slug. */
  place?: string
  state?: string
  /** A word of its categories, themes or tags. */
  theme?: string
  /** Words its name holds, in this order, as a slug. */
  named?: string
}

/**
 * A question and what must come first: among the packages (`first`), among everything else (`destination`), or `nothing`
 * at all. Told by what things are, not by their ids, so that the list outlives any one catalogue.
 */
export type GoldenQuery = { query: string; first?: Expected; destination?: Expected; nothing?: true }
