/**
 * What one does on a journey, or has around one, that no category is named after: how it is asked for, and by what a package tells of it. `told` are beginnings of words
 * in its texts and stays; only what is the same thing: who wants to fly is not helped by a raft. `tags` and `sights` (kinds of them) tell it as well.
 */
export type Act = {
  says: string
  asked: string
  told: string
  /** Beginnings of words that alone tell what is for it: a camel among peanuts is no ride. */
  first?: string
  /** Beginnings of words in what one sleeps in alone: a haveli may be a sight. */
  stays?: string
  tags?: readonly string[]
  sights?: readonly string[]
  /** Kinds of places where it is all around. */
  halts?: readonly string[]
  /** What makes another thing of it where it follows: fishing nets are seen, not cast. */
  unless?: string
}
