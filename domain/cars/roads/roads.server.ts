import { asc, eq } from 'drizzle-orm'
import { cities, states } from '#domain/catalogue/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import { changing } from '#platform/news.server.ts'
import { upsertRows } from '#platform/upsert.server.ts'
import type { Result } from '#platform/result.ts'
import { makeRoadNetwork } from './road-network.ts'
import type { KnownRoad, Road, RoadNetwork, RoadPlace, RoadRefusal } from './roads.ts'
import { roads } from '#domain/cars/tables.ts'
import { remembered } from '#platform/tag-memory.ts'

/** Writes what is known between places; a pair that stands already, in either direction, is replaced. */
export async function saveRoads(db: Db, known: readonly KnownRoad[]): Promise<void> {
  const rows = known.map((road) => {
    const [oneCityId = '', otherCityId = ''] = [road.oneCityId, road.otherCityId].toSorted()
    return { ...road, oneCityId, otherCityId }
  })
  await changing(db, ['cars'], (db) => upsertRows(db, roads, [roads.oneCityId, roads.otherCityId], rows))
}

/** All places and the roads between them. */
export async function readRoadNetwork(db: Db): Promise<RoadNetwork> {
  reads('cars', 'catalogue')
  const [places, known] = await Promise.all([readPlaces(db), db.select().from(roads)])
  return makeRoadNetwork(places, known)
}

/** The road between two places by id; reads the whole network, so whoever asks more than once keeps one. */
export async function findRoad(db: Db, fromCityId: string, toCityId: string): Promise<Result<Road, RoadRefusal>> {
  return (await readRoadNetwork(db)).between(fromCityId, toCityId)
}

async function readPlaces(db: Db): Promise<RoadPlace[]> {
  const { id, name, url, stateCode, lat, lon, altitudeM, types, altNames, airport } = cities
  return db
    .select({ id, name, url, stateCode, lat, lon, altitudeM, types, altNames, airport, stateName: states.name })
    .from(cities)
    .innerJoin(states, eq(states.code, cities.stateCode))
    .orderBy(asc(cities.name), asc(cities.id))
}

/** All places and the roads between them, from memory. */
export const rememberedRoads = remembered('roads', ({ db }: { db: Db }) => readRoadNetwork(db))
