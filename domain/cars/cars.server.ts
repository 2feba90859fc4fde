import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import { oldAddresses } from '#domain/catalogue/addresses/tables.ts'
import { pictureColumnsOf, placedColumns, toPicture } from '#domain/media/picture-columns.server.ts'
import { pictures } from '#domain/media/tables.ts'
import type { Car } from './car.ts'
import { cars } from './tables.ts'
import { remembered } from '#platform/tag-memory.ts'

const {
  pictureId: _pictureId,
  pictureAlt,
  nightPictureId: _nightPictureId,
  offered,
  ...carColumns
} = getTableColumns(cars)
const nights = alias(pictures, 'nights')

/** Every class of car the site hires out, in the order of the list page. */
export async function listCars(db: Db): Promise<Car[]> {
  reads('cars')
  const rows = await db
    .select({ ...carColumns, picture: placedColumns(pictureAlt), night: pictureColumnsOf(nights) })
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

type Remembering = Parameters<typeof rememberedCars>[0]

/** The class the site hires out that an address, an id, or an address it had before means. */
export async function findCarByRef(needs: Remembering, ref: string): Promise<Car | undefined> {
  const known = await rememberedCars(needs)
  const found = known.find(({ url }) => url === ref) ?? known.find(({ id }) => id === ref)
  if (found) return found
  const moved = await findMovedCar(needs.db, ref)
  return known.find(({ id }) => id === moved)
}

/** The id of the class that had the address `url` before. */
async function findMovedCar(db: Db, url: string): Promise<string | undefined> {
  reads('cars')
  const [moved] = await db
    .select({ id: oldAddresses.thingId })
    .from(oldAddresses)
    .where(and(eq(oldAddresses.kind, 'car'), eq(oldAddresses.url, url)))
  return moved?.id
}
