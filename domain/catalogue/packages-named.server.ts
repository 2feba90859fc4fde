import { and, ilike, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { holding } from '#platform/like.ts'
import { packages } from './tables.ts'

/** Of more packages nobody makes a set first: each row is asked for the name of its own. */
const MOST_IN_A_SET = 10_000

/** The ids of packages with some words in their name, as a select to be among. */
export function packagesNamed(words: string): SQL {
  return sql`(select ${packages.id} from ${packages} where ${ilike(packages.name, holding(words))})`
}

/** The same as a set that is looked up once, whatever it is then asked for; undefined where they are too many for it. */
export async function setOfPackagesNamed(db: Db, words: string): Promise<SQL | undefined> {
  // Of the names alone the planner would read all: looking for words costs more than it knows. This leads it to their trigrams.
  const whateverElse = inArray(packages.published, [true, false])
  const named = db
    .select({ id: packages.id })
    .from(packages)
    .where(and(ilike(packages.name, holding(words)), whateverElse))
    .limit(MOST_IN_A_SET + 1)
    .as('named')
  // Written as the database writes it: thousands of ids pass through here unread.
  const [found] = await db
    .select({ ids: sql<string>`coalesce(array_agg(${named.id}), '{}')::text`, count: sql`count(*)`.mapWith(Number) })
    .from(named)
  return found!.count > MOST_IN_A_SET ? undefined : sql`(select unnest(${found!.ids}::text[]))`
}
