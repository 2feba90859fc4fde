/** One thing that was found, or one deed; where it is, and what it is. */
export type FoundThing = { path: string; name: string; says: string }
