import { attractions, cities } from '#domain/catalogue/tables.ts'
import type { Package } from '#domain/catalogue/package.ts'
import type { Db } from '#platform/db.server.ts'
import { WORLD_HERITAGE } from './acts-around.ts'
import { actsOf } from './acts-told.ts'
import { factsOf } from './package-facts.ts'
import type { FactSource } from './package-facts.ts'

/** A package as its facts are read: its row, and the ids of where it halts and what it visits. */
type FactRow = Pick<
  Package,
  | 'name'
  | 'kind'
  | 'comfort'
  | 'days'
  | 'maxAltitudeM'
  | 'groupMax'
  | 'rates'
  | 'itinerary'
  | 'summary'
  | 'highlights'
  | 'tags'
> &
  Pick<FactSource, 'isVegetarian'> & { cityIds: readonly string[]; attractionIds: readonly string[] }

/** Reads the places and sights once; what it gives reckons the facts of one package after the other. */
export async function openFacts(db: Db): Promise<(row: FactRow) => { facts: number[]; acts: string[] }> {
  const { id, altitudeM, airport, types } = cities
  const [places, things] = [
    await db.select({ id, altitudeM, airport, types }).from(cities),
    await db
      .select({
        id: attractions.id,
        type: attractions.type,
        fame: attractions.fame,
        listedIn: attractions.worldHeritageYear,
        tags: attractions.tags,
      })
      .from(attractions),
  ]
  const haltOf = new Map(
    places.map((place) => [
      place.id,
      { altitudeM: place.altitudeM, airportKm: place.airport?.km ?? null, types: place.types },
    ]),
  )
  const sightOf = new Map(things.map((sight) => [sight.id, sight]))
  return (row) => {
    const halts = row.cityIds.flatMap((city) => haltOf.get(city) ?? [])
    const sights = row.attractionIds.flatMap((sight) => sightOf.get(sight) ?? [])
    return { facts: factsOf({ ...row, halts, sights }), acts: actsOf(toldBy(row, sights, halts)) }
  }
}

function toldBy(
  { name, summary, highlights, itinerary, tags }: FactRow,
  sights: readonly { type: string; listedIn: number | null }[],
  halts: readonly { types: readonly string[] }[],
) {
  return {
    name,
    highlights: [summary, ...highlights],
    titles: itinerary.map(({ title }) => title),
    texts: itinerary.flatMap(({ text, sights: visited }) => [text, ...visited.map((sight) => sight.name)]),
    stays: itinerary.flatMap(({ stay }) => stay ?? []),
    tags,
    sights: sights.flatMap(({ type, listedIn }) => (listedIn === null ? type : [type, WORLD_HERITAGE])),
    halts: halts.flatMap(({ types }) => types),
  }
}
