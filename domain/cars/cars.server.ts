import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { pictureColumns, toPicture } from '#domain/media/picture-columns.server.ts'
import { pictures } from '#domain/media/tables.ts'
import type { Car } from './car.ts'
import { cars } from './tables.ts'

const { pictureId: _pictureId, ...carColumns } = getTableColumns(cars)

/** Every class of car, in the order of the list page. */
export async function listCars(db: Db): Promise<Car[]> {
  return selectCars(db, undefined)
}

/** The class of car whose address is `url`. */
export async function findCarByUrl(db: Db, url: string): Promise<Car | undefined> {
  return (await selectCars(db, eq(cars.url, url)))[0]
}

/** The class of car with an id. */
export async function findCarById(db: Db, id: string): Promise<Car | undefined> {
  return (await selectCars(db, eq(cars.id, id)))[0]
}

async function selectCars(db: Db, where: SQL | undefined): Promise<Car[]> {
  const rows = await db
    .select({ ...carColumns, picture: pictureColumns })
    .from(cars)
    .innerJoin(pictures, eq(pictures.id, cars.pictureId))
    .where(where)
    .orderBy(asc(cars.position), asc(cars.name))
  return rows.map((row) => ({ ...row, picture: toPicture(row.picture) }))
}
