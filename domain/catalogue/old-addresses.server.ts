import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import { oldAddresses } from './addresses/tables.ts'
import { attractions, categories, cities, packages, states } from './tables.ts'

const THINGS = { state: states, city: cities, attraction: attractions, category: categories, package: packages }

/** Where the thing is now that had the address `url` before; undefined when none of that kind had, or it is not public. */
export async function findNewUrl(db: Db, kind: keyof typeof THINGS, url: string): Promise<string | undefined> {
  reads('catalogue')
  const thing = THINGS[kind]
  const isPublic = kind === 'package' ? eq(packages.published, true) : undefined
  const [found] = await db
    .select({ url: thing.url })
    .from(oldAddresses)
    .innerJoin(thing, eq(thing.id, oldAddresses.thingId))
    .where(and(eq(oldAddresses.kind, kind), eq(oldAddresses.url, url), isPublic))
  return found?.url
}
