import { and, asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { command, listOf } from '#domain/audit/command.server.ts'
import { comparing } from '#domain/audit/save-rows.server.ts'
import type { AuditedKind } from '#domain/audit/save-rows.server.ts'
import { cities, states } from '#domain/catalogue/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import { upsertRows } from '#platform/upsert.server.ts'
import { makeRoadNetwork } from './road-network.ts'
import { WAYS } from './roads.ts'
import type { KnownRoad, OtherNames, RoadNetwork, RoadPlace } from './roads.ts'
import { roads } from '#domain/cars/tables.ts'
import { remembered } from '#platform/tag-memory.ts'

const KM = 'Whole kilometres, 1 to 3,000.'
const HOURS = 'Hours as a number, such as 3.5, up to 100.'

/** What is known between two places, of whose ids the lesser stands first. */
export const RoadDraft: z.ZodType<KnownRoad, KnownRoad> = z
  .object({
    oneCityId: z.string().min(1, 'Name a city by its address.'),
    otherCityId: z.string().min(1, 'Name a city by its address.'),
    km: z.number(KM).int(KM).min(1, KM).max(3000, KM),
    hours: z.number(HOURS).positive(HOURS).max(100, HOURS),
    way: z.enum(WAYS),
  })
  .refine(({ oneCityId, otherCityId }) => oneCityId !== otherCityId, {
    path: ['otherCityId'],
    message: 'A road lies between two places.',
  })
  .transform(({ oneCityId: one, otherCityId: other, hours, ...road }) => {
    const [oneCityId, otherCityId] = one < other ? [one, other] : [other, one]
    return { ...road, oneCityId, otherCityId, hours: Math.round(hours * 100) / 100 }
  })

const ROAD: AuditedKind = {
  subject: 'road',
  read: async (db, keys) => {
    const wanted = new Set(keys)
    const ids = [...new Set(keys.flatMap((key) => key.split('/')))]
    const isOne = and(inArray(roads.oneCityId, ids), inArray(roads.otherCityId, ids))
    const rows = await db.select().from(roads).where(isOne).for('update')
    return new Map(rows.map((row) => [keyOf(row), row] as const).filter(([key]) => wanted.has(key)))
  },
}

function keyOf({ oneCityId, otherCityId }: Pick<KnownRoad, 'oneCityId' | 'otherCityId'>): string {
  return `${oneCityId}/${otherCityId}`
}

/** Writes what is known between places; a pair that stands already, in either direction, is replaced. */
export const saveRoads = command('cars.edit', {
  input: listOf(RoadDraft),
  tags: ['cars'],
  change: async ({ db, actor }, known) => {
    const changes = await comparing({ db, actor }, ROAD, known.map(keyOf), () =>
      upsertRows(db, roads, [roads.oneCityId, roads.otherCityId], known),
    )
    return { ok: true, value: undefined, changes }
  },
})

/** All places and the roads between them. */
export async function readRoadNetwork(db: Db, otherNames?: OtherNames): Promise<RoadNetwork> {
  reads('cars', 'catalogue')
  const [places, known] = await Promise.all([readPlaces(db), db.select().from(roads)])
  return makeRoadNetwork(places, known, otherNames)
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
export const rememberedRoads = remembered('roads', ({ db, otherNames }: { db: Db; otherNames: OtherNames }) =>
  readRoadNetwork(db, otherNames),
)
