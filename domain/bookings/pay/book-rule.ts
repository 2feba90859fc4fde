import type { SQL } from 'drizzle-orm'

/** What must hold of the books. `broken` selects what does not: whose it is, what was found, what it should be; `waiting` is how long a thing may be under way. */
export type BookRule = { name: string; says: string; broken: (waiting: SQL) => SQL }
