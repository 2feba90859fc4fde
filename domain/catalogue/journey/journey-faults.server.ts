import { inArray, or } from 'drizzle-orm'
import type { Fault } from '#domain/audit/command.server.ts'
import { attractions, cities } from '#domain/catalogue/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { digestOf } from '#platform/digest.ts'
import { reads } from '#platform/tags.ts'
import type { DayStretch } from './day-hours.ts'
import { dayHours, journeyFaults } from './journey-faults.ts'
import type { Journey, Gazetteer } from './journey-faults.ts'

/** What nobody can do of each journey, as faults of its days, in the order they were asked for. */
export async function findJourneyFaults(db: Db, drafts: readonly Journey[]): Promise<Fault[][]> {
  const known = await knownOf(db, drafts)
  return drafts.map((draft) =>
    journeyFaults(draft, known).map(({ day, message }) => ({
      path: `itinerary.${day - 1}`,
      message: `Day ${day}: ${message}`,
    })),
  )
}

/** The same of those whose days, start or end are not what stands: what stood before anybody looked keeps nobody from mending a price. */
export async function findNewJourneyFaults(
  db: Db,
  asked: readonly { draft: Journey; stood: Journey | undefined }[],
): Promise<Fault[][]> {
  const isNew = ({ draft, stood }: (typeof asked)[number]) => !stood || wayDigest(draft) !== wayDigest(stood)
  const found = await findJourneyFaults(
    db,
    asked.map(({ draft }) => draft),
  )
  return found.map((faults, at) => (isNew(asked[at]!) ? faults : []))
}

function wayDigest({ itinerary, startCity, endCity }: Journey): string {
  return digestOf({ itinerary, startCity, endCity })
}

/** What fills the days of a journey, hour by hour. */
export async function findDayHours(db: Db, journey: Journey): Promise<DayStretch[][]> {
  reads('catalogue')
  return dayHours(journey, await knownOf(db, [journey]))
}

/** The places and sights that journeys name. */
async function knownOf(db: Db, drafts: readonly Journey[]): Promise<Gazetteer> {
  const days = drafts.flatMap(({ itinerary }) => itinerary)
  const urls = [...new Set(days.flatMap(({ overnight }) => overnight?.url ?? []))]
  const towns = [...new Set(drafts.flatMap(({ startCity, endCity }) => [startCity, endCity]))]
  const sightUrls = [...new Set(days.flatMap(({ sights }) => sights.map(({ url }) => url)))]
  const places = await db
    .select({ url: cities.url, name: cities.name, lat: cities.lat, lon: cities.lon, altitudeM: cities.altitudeM })
    .from(cities)
    .where(or(inArray(cities.url, urls), inArray(cities.name, towns)))
  const { url, name, lat, lon, hoursNeeded: hours, type, stateCode, openings } = attractions
  const sights =
    sightUrls.length === 0
      ? []
      : await db
          .select({ url, name, lat, lon, hours, type, stateCode, openings })
          .from(attractions)
          .where(inArray(url, sightUrls))
  const byUrl = new Map(places.map((place) => [place.url, place]))
  const byName = Map.groupBy(places, (place) => place.name)
  const bySight = new Map(sights.map((sight) => [sight.url, sight]))
  return {
    place: (place) => byUrl.get(place),
    // Of two towns of one name nobody knows which is meant.
    town: (town) => (byName.get(town)?.length === 1 ? byName.get(town)![0] : undefined),
    sight: (sight) => bySight.get(sight),
  }
}
