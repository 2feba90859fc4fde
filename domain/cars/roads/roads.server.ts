import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { command, listOf } from '#domain/audit/command.server.ts'
import { cities, states } from '#domain/catalogue/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import { upsertRows } from '#platform/upsert.server.ts'
import type { Result } from '#platform/result.ts'
import { makeRoadNetwork } from './road-network.ts'
import { WAYS } from './roads.ts'
import type { KnownRoad, Road, RoadNetwork, RoadPlace, RoadRefusal } from './roads.ts'
import { roads } from '#domain/cars/tables.ts'
import { remembered } from '#platform/tag-memory.ts'

const RoadDraft: z.ZodType<KnownRoad, KnownRoad> = z.object({
  oneCityId: z.string().min(1),
  otherCityId: z.string().min(1),
  km: z.number().positive(),
  hours: z.number().positive(),
  way: z.enum(WAYS),
})

/** Writes what is known between places; a pair that stands already, in either direction, is replaced. */
export const saveRoads = command('cars.edit', {
  input: listOf(RoadDraft),
  tags: ['cars'],
  change: async ({ db }, known) => {
    const rows = known.map((road) => {
      const [oneCityId = '', otherCityId = ''] = [road.oneCityId, road.otherCityId].toSorted()
      return { ...road, oneCityId, otherCityId }
    })
    await upsertRows(db, roads, [roads.oneCityId, roads.otherCityId], rows)
    return { ok: true, value: undefined, changes: [{ subject: 'road:*', before: null, after: { written: rows } }] }
  },
})

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
