import { and, asc, countDistinct, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import { nearest } from '#platform/geo.ts'
import type { GeoPoint } from '#platform/geo.ts'
import { placedColumns, toPicture } from '#domain/media/picture-columns.server.ts'
import { pictures } from '#domain/media/tables.ts'
import type { City, CityPin } from './city.ts'
import { cities, packages, packageStops } from './tables.ts'
import { remembered } from '#platform/tag-memory.ts'

const { pictureId: _pictureId, pictureAlt: _pictureAlt, ...cityColumns } = getTableColumns(cities)

export const cityPinColumns = {
  id: cities.id,
  name: cities.name,
  url: cities.url,
  stateCode: cities.stateCode,
  lat: cities.lat,
  lon: cities.lon,
}

/** The city whose address is `url` (the part before "-tour-packages"). */
export async function findCityByUrl(db: Db, url: string): Promise<City | undefined> {
  return (await selectCities(db).where(eq(cities.url, url))).map(toCity)[0]
}

/** The city with an id. */
export async function findCityById(db: Db, id: string): Promise<City | undefined> {
  return (await selectCities(db).where(eq(cities.id, id))).map(toCity)[0]
}

/** Names and addresses of cities, by their ids. */
export async function findCityNames(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { url: string; name: string }>> {
  const { id, url, name } = cities
  const rows = await db
    .select({ id, url, name })
    .from(cities)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** The places of a state: those most published packages stop at first, then by name. */
export async function listCitiesOfState(db: Db, stateCode: string): Promise<City[]> {
  const rows = await selectCities(db)
    .where(eq(cities.stateCode, stateCode))
    .orderBy(desc(packagesStopping(db)), asc(cities.name))
  return rows.map(toCity)
}

/** The places nearest to a point in degrees, nearest first, with the distance in kilometres. */
export async function listNearbyCities(
  db: Db,
  point: GeoPoint,
  { limit, exceptId }: { limit: number; exceptId?: string },
): Promise<(City & { km: number })[]> {
  const pins = nearest(await listAllCityPins(db), point, { limit, exceptId })
  if (pins.length === 0) return []
  const rows = await selectCities(db).where(
    inArray(
      cities.id,
      pins.map(({ id }) => id),
    ),
  )
  const found = new Map(rows.map((row) => [row.id, toCity(row)]))
  return pins.flatMap(({ id, km }) => {
    const city = found.get(id)
    return city ? [{ ...city, km }] : []
  })
}

/** The places at these addresses as pins, by name; an address nobody knows is left out. */
export async function listCitiesByUrls(db: Db, urls: readonly string[]): Promise<CityPin[]> {
  reads('catalogue')
  if (urls.length === 0) return []
  return db
    .select(cityPinColumns)
    .from(cities)
    .where(inArray(cities.url, [...urls]))
    .orderBy(asc(cities.name))
}

/** What the places at these addresses are, taken together: a beach, a hill station. */
export async function listPlaceTypes(db: Db, urls: readonly string[]): Promise<string[]> {
  reads('catalogue')
  if (urls.length === 0) return []
  const found = await db
    .select({ types: cities.types })
    .from(cities)
    .where(inArray(cities.url, [...urls]))
  return [...new Set(found.flatMap(({ types }) => types))]
}

/** Every place as a pin, by name. */
export async function listAllCityPins(db: Db): Promise<CityPin[]> {
  reads('catalogue')
  return db.select(cityPinColumns).from(cities).orderBy(asc(cities.name))
}

function packagesStopping(db: Db): SQL {
  const stopping = db
    .select({ packageCount: countDistinct(packageStops.packageId) })
    .from(packageStops)
    .innerJoin(packages, eq(packages.id, packageStops.packageId))
    .where(and(eq(packageStops.cityId, cities.id), eq(packages.published, true)))
  return sql`${stopping}`
}

function selectCities(db: Db) {
  reads('catalogue')
  return db
    .select({ ...cityColumns, picture: placedColumns(cities.pictureAlt) })
    .from(cities)
    .innerJoin(pictures, eq(pictures.id, cities.pictureId))
    .$dynamic()
}

type CityRow = Awaited<ReturnType<typeof selectCities>>[number]

function toCity(row: CityRow): City {
  const [least = 1, most = least] = row.idealDays
  return { ...row, idealDays: [least, most], picture: toPicture(row.picture) }
}

/** Every place as a pin, from memory. */
export const rememberedCityPins = remembered('city pins', ({ db }: { db: Db }) => listAllCityPins(db))
