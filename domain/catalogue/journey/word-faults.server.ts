import { inArray, or, sql } from 'drizzle-orm'
import type { SQLWrapper } from 'drizzle-orm'
import type { Fault } from '#domain/audit/command.server.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import { attractions, cities } from '#domain/catalogue/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { stayFaults } from './stay-faults.ts'
import { unkeptNames } from './word-faults.ts'

/** What the name, the summary and the tags of a package promise and its days do not hold, as faults of the summary. */
export async function findWordFaults(db: Db, draft: PackageDraft): Promise<Fault[]> {
  const words = `${draft.name}. ${draft.summary}`
  const isBegunIn = (name: SQLWrapper) => sql<boolean>`position(split_part(${name}, ' ', 1) in ${words}) > 0`
  const stopIds = draft.stops.map(({ cityId }) => cityId)
  const places = await db
    .select({ id: cities.id, name: cities.name })
    .from(cities)
    .where(or(isBegunIn(cities.name), inIds(stopIds)))
  const sights = await db.select({ name: attractions.name }).from(attractions).where(isBegunIn(attractions.name))
  const unkept = unkeptNames(draft, {
    names: [...places, ...sights].map(({ name }) => name),
    stops: places.flatMap(({ id, name }) => (stopIds.includes(id) ? [name] : [])),
  })
  return [
    ...unkept.map((name) => `The name or summary speaks of ${name}, and no day goes there or tells of it.`),
    ...stayFaults(draft),
  ].map((message) => ({ path: 'summary', message }))
}

function inIds(ids: readonly string[]) {
  return ids.length > 0 ? inArray(cities.id, [...ids]) : undefined
}
