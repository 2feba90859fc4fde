import { and, asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import { nearest } from '#platform/geo.ts'
import type { GeoPoint } from '#platform/geo.ts'
import { placedColumns, toPicture } from '#domain/media/picture-columns.server.ts'
import { pictures } from '#domain/media/tables.ts'
import type { Attraction } from './attraction.ts'
import { attractions } from './tables.ts'

export type AttractionOrder = 'fame' | 'name'

const { pictureId: _pictureId, pictureAlt: _pictureAlt, ...attractionColumns } = getTableColumns(attractions)

const ORDERS: Record<AttractionOrder, SQL[]> = {
  fame: [desc(attractions.fame), asc(attractions.name)],
  name: [asc(attractions.name)],
}

/** The attraction whose address is `url`. */
export async function findAttractionByUrl(db: Db, url: string): Promise<Attraction | undefined> {
  return (await selectAttractions(db).where(eq(attractions.url, url))).map(toAttraction)[0]
}

/** Attractions of a state or a city or of all India, most famous first unless by name; all of them without a limit. */
export async function listAttractions(
  db: Db,
  {
    stateCode,
    cityId,
    limit,
    order = 'fame',
  }: { stateCode?: string; cityId?: string; limit?: number; order?: AttractionOrder } = {},
): Promise<Attraction[]> {
  const query = selectAttractions(db)
    .where(
      and(
        stateCode === undefined ? undefined : eq(attractions.stateCode, stateCode),
        cityId === undefined ? undefined : eq(attractions.cityId, cityId),
      ),
    )
    .orderBy(...ORDERS[order], asc(attractions.id))
  return (await (limit === undefined ? query : query.limit(limit))).map(toAttraction)
}

/** Every attraction by its name and where it is, for who chooses among all of them. */
export async function listSightNames(db: Db): Promise<Pick<Attraction, 'id' | 'name' | 'url' | 'cityId'>[]> {
  const { id, name, url, cityId } = attractions
  return db.select({ id, name, url, cityId }).from(attractions).orderBy(asc(name), asc(id))
}

/** The attractions nearest to a point in degrees, nearest first, with the distance in kilometres. */
export async function listNearbyAttractions(
  db: Db,
  point: GeoPoint,
  { limit, exceptId }: { limit: number; exceptId?: string },
): Promise<(Attraction & { km: number })[]> {
  reads('catalogue')
  const pins = await db.select({ id: attractions.id, lat: attractions.lat, lon: attractions.lon }).from(attractions)
  const near = nearest(pins, point, { limit, exceptId })
  if (near.length === 0) return []
  const rows = await selectAttractions(db).where(
    inArray(
      attractions.id,
      near.map(({ id }) => id),
    ),
  )
  const found = new Map(rows.map((row) => [row.id, toAttraction(row)]))
  return near.flatMap(({ id, km }) => {
    const attraction = found.get(id)
    return attraction ? [{ ...attraction, km }] : []
  })
}

/** The address of every attraction, by address. */
export async function listAttractionUrls(db: Db): Promise<string[]> {
  reads('catalogue')
  const rows = await db.select({ url: attractions.url }).from(attractions).orderBy(asc(attractions.url))
  return rows.map(({ url }) => url)
}

function selectAttractions(db: Db) {
  reads('catalogue')
  return db
    .select({ ...attractionColumns, picture: placedColumns(attractions.pictureAlt) })
    .from(attractions)
    .innerJoin(pictures, eq(pictures.id, attractions.pictureId))
    .$dynamic()
}

function toAttraction(row: Awaited<ReturnType<typeof selectAttractions>>[number]): Attraction {
  return { ...row, picture: toPicture(row.picture) }
}
