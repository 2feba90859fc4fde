import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import { placedColumns, toPicture } from '#domain/media/picture-columns.server.ts'
import { pictures } from '#domain/media/tables.ts'
import type { State } from './state.ts'
import { packages, states } from './tables.ts'
import { remembered } from '#platform/tag-memory.ts'

const { pictureId: _pictureId, pictureAlt: _pictureAlt, ...stateColumns } = getTableColumns(states)

/** Every state and union territory, by name. */
export async function listStates(db: Db): Promise<State[]> {
  return selectStates(db, undefined)
}

/** Every state with how many published packages go there, those with most first. */
export async function listStatesByPackages(db: Db): Promise<(State & { packageCount: number })[]> {
  reads('catalogue')
  const packageCount = packagesOfState(sql`where ${packages.published}`)
  const rows = await db
    .select({ ...stateColumns, picture: placedColumns(states.pictureAlt), packageCount: packageCount.mapWith(Number) })
    .from(states)
    .innerJoin(pictures, eq(pictures.id, states.pictureId))
    .orderBy(desc(packageCount), asc(states.name))
  return rows.map((row) => ({ ...row, picture: toPicture(row.picture) }))
}

/**
 * How many packages go to a state, in a select from the states, all of them or those `among` a condition. Counted once for the whole list, by an index
 * alone: 36 looks at 1,00,000 packages took longer than a visitor waits.
 */
export function packagesOfState(among = sql``): SQL<number> {
  return sql<number>`(with by_codes as materialized (select ${packages.stateCodes} as codes, count(*) as many from ${packages} ${among} group by codes)
    select coalesce(sum(many), 0) from by_codes where ${states.code}::text = any(codes))`
}

/** The state whose address is `url` (the part before "-tour-packages"). */
export async function findStateByUrl(db: Db, url: string): Promise<State | undefined> {
  return (await selectStates(db, eq(states.url, url)))[0]
}

/** The state with an id. */
export async function findStateById(db: Db, id: string): Promise<State | undefined> {
  return (await selectStates(db, eq(states.id, id)))[0]
}

/** The state with an ISO 3166-2:IN code. */
export async function findStateByCode(db: Db, code: string): Promise<State | undefined> {
  return (await selectStates(db, eq(states.code, code)))[0]
}

async function selectStates(db: Db, where: SQL | undefined): Promise<State[]> {
  reads('catalogue')
  const rows = await db
    .select({ ...stateColumns, picture: placedColumns(states.pictureAlt) })
    .from(states)
    .innerJoin(pictures, eq(pictures.id, states.pictureId))
    .where(where)
    .orderBy(asc(states.name))
  return rows.map((row) => ({ ...row, picture: toPicture(row.picture) }))
}

/** Every state and union territory, from memory. */
export const rememberedStates = remembered('states', ({ db }: { db: Db }) => listStates(db))

/** Every state with its packages counted, from memory. */
export const rememberedStatesByPackages = remembered('states by packages', ({ db }: { db: Db }) =>
  listStatesByPackages(db),
)
