import { asc, eq, getTableColumns } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import { pictureColumns, pictureColumnsOf, toPicture } from '#domain/media/picture-columns.server.ts'
import { pictures } from '#domain/media/tables.ts'
import type { Car } from './car.ts'
import { cars } from './tables.ts'
import { remembered } from '#platform/tag-memory.ts'

const { pictureId: _pictureId, nightPictureId: _nightPictureId, offered, ...carColumns } = getTableColumns(cars)
const nights = alias(pictures, 'nights')

/** Every class of car the site hires out, in the order of the list page. */
export async function listCars(db: Db): Promise<Car[]> {
  reads('cars')
  const rows = await db
    .select({ ...carColumns, picture: pictureColumns, night: pictureColumnsOf(nights) })
    .from(cars)
    .innerJoin(pictures, eq(pictures.id, cars.pictureId))
    .leftJoin(nights, eq(nights.id, cars.nightPictureId))
    .where(eq(offered, true))
    .orderBy(asc(cars.position), asc(cars.name))
  return rows.map(({ picture, night, ...car }) => ({
    ...car,
    picture: toPicture(picture),
    ...(night && { nightPicture: toPicture(night) }),
  }))
}

/** Every class of car the site hires out, from memory. */
export const rememberedCars = remembered('cars', ({ db }: { db: Db }) => listCars(db))
