import type { Difficulty } from '#domain/catalogue/package.ts'

/** What must be true of the first thing found: it passes through a place, lies in a state, … All that is given holds. */
export type Expected = {
  /** A stop, or the thing itself, by the name of its place as a slug. */
  place?: string
  state?: string
  /** A word of its categories, themes or tags. */
  theme?: string
  /** Words its name holds, in this order, as a slug. */
  named?: string
  /** It takes so many days, from and to. */
  days?: readonly [number, number]
  /** It costs so many rupees, from and to. */
  rupees?: readonly [number, number]
  /** It is good in this month. */
  month?: number
  /** It starts from there, as a slug. */
  from?: string
  difficulty?: readonly Difficulty[]
  /** It stops in one of these places. */
  oneOf?: readonly string[]
}

/**
 * A question and what must come first: among the packages (`first`), among everything else (`destination`), or `nothing`
 * at all. Told by what things are, not by their ids, so that the list outlives any one catalogue.
 */
export type GoldenQuery = { query: string; first?: Expected; destination?: Expected; nothing?: true }
