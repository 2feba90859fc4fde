import { sql } from 'drizzle-orm'
import type { CommandNeeds } from '#domain/audit/command.server.ts'
import { saveRoads } from '#domain/cars/roads/roads.server.ts'
import { states } from '#domain/catalogue/tables.ts'
import { savePosterPictures } from '#domain/media/pictures.server.ts'
import { demoRoads } from './cars/roads.ts'
import { albumOf, keepAlbum } from './catalogue/album.ts'
import { drawPlaces } from './catalogue/places.ts'
import { readContent } from './content/read-content.ts'
import { openFacts } from './facts/facts.ts'
import { writePlaces, writer } from './write-plan.server.ts'

export type SeededPlaces = { states: number; cities: number; attractions: number; roads: number }

const TURN = 'seed places'

/**
 * Writes the states, places, sights and roads of the facts, with a poster each, into a catalogue without any: nothing one could book. All of it or
 * nothing. Gives how many, undefined where states stand already.
 */
export async function seedPlaces({ db, clock }: CommandNeeds, projectDir: string): Promise<SeededPlaces | undefined> {
  const facts = openFacts(projectDir)
  const places = drawPlaces(facts, readContent(projectDir))
  const roads = demoRoads(facts)
  return db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${TURN}))`)
    if ((await db.$count(states)) > 0) return undefined
    const album = albumOf([...places.states, ...places.cities, ...places.attractions])
    const pictures = await keepAlbum(album, (posters) => savePosterPictures(db, posters))
    const write = writer({ db, clock }, 'places')
    await writePlaces(write, places, pictures)
    await write(saveRoads, roads)
    const { states: regions, cities, attractions } = places
    return {
      states: regions.length,
      cities: cities.length,
      attractions: attractions.length,
      roads: roads.length,
    }
  })
}
