import { asc, count, eq, getTableColumns, ilike, or } from 'drizzle-orm'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { pictureColumns, toPicture } from '#domain/media/picture-columns.server.ts'
import { pictures } from '#domain/media/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { holding } from '#platform/like.ts'
import { done, refused } from '#platform/result.ts'
import { cars, vehicles } from './tables.ts'

const ROWS_A_PAGE = 50

/** A page of the classes of car whose name or address holds some words, in the order of the public list, with how many vehicles each has in service. Refuses `forbidden`. */
export async function listCarsDesk(db: Db, actor: Actor, { words = '', page = 1 }: { words?: string; page?: number }) {
  const allowed = demand(actor, 'cars.edit')
  if (!allowed.ok) return allowed
  const where = words === '' ? undefined : or(ilike(cars.name, holding(words)), ilike(cars.url, holding(words)))
  const { id, name, url, category, seats, perKmPaise, minKmPerDay, offered } = cars
  const rows = await db
    .select({ id, name, url, category, seats, perKmPaise, minKmPerDay, offered, picture: pictureColumns })
    .from(cars)
    .innerJoin(pictures, eq(pictures.id, cars.pictureId))
    .where(where)
    .orderBy(asc(cars.position), asc(name))
    .limit(ROWS_A_PAGE)
    .offset((page - 1) * ROWS_A_PAGE)
  const total = await db.$count(cars, where)
  const inService = await vehiclesOf(db)
  return done({
    rows: rows.map((row) => ({ ...row, picture: toPicture(row.picture), vehicles: inService.get(row.id) ?? 0 })),
    total,
    pages: Math.max(1, Math.ceil(total / ROWS_A_PAGE)),
  })
}
export type ListedCar = Extract<Awaited<ReturnType<typeof listCarsDesk>>, { ok: true }>['value']['rows'][number]

async function vehiclesOf(db: Db): Promise<Map<string, number>> {
  const counted = await db
    .select({ id: vehicles.carId, count: count() })
    .from(vehicles)
    .where(eq(vehicles.active, true))
    .groupBy(vehicles.carId)
  return new Map(counted.map(({ id, count }) => [id, count]))
}

/** A class of car with what its form is made from. Refuses `forbidden` and 'unknown-car'. */
export async function findCarDesk(db: Db, actor: Actor, id: string) {
  const allowed = demand(actor, 'cars.edit')
  if (!allowed.ok) return allowed
  const [found] = await db
    .select({ row: getTableColumns(cars), picture: pictureColumns })
    .from(cars)
    .innerJoin(pictures, eq(pictures.id, cars.pictureId))
    .where(eq(cars.id, id))
  if (!found) return refused('unknown-car')
  return done({ row: found.row, stood: stoodOf(found.row), picture: toPicture(found.picture) })
}
