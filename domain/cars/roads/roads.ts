import type { City } from '#domain/catalogue/city.ts'
import type { Result } from '#platform/result.ts'

/** How one goes from one place to another; a car only by road, the others say where roads end. */
export const WAYS = ['road', 'walk', 'boat'] as const
export type RoadWay = (typeof WAYS)[number]

/** A place one may name as an end or a halt of a trip. */
export type RoadPlace = Pick<
  City,
  'id' | 'name' | 'url' | 'stateCode' | 'lat' | 'lon' | 'altitudeM' | 'types' | 'altNames' | 'airport'
> & { stateName: string }

/** What is known to lie between two places, in either direction. */
export type KnownRoad = { oneCityId: string; otherCityId: string; km: number; hours: number; way: RoadWay }

/** The road between two places. `basis`: a leg we know, legs we know one after the other, or the straight line made longer. */
export type Road = {
  km: number
  hours: number
  basis: 'known' | 'by-way' | 'estimate'
  /** Names of the places it is known by, in order. */
  by: string[]
  /** Codes of the states it passes, as far as is known. */
  stateCodes: string[]
}

export type RoadRefusal = 'no-road-from' | 'no-road-to'

/** Where the road to a place without one ends, and how one goes on from there; undefined for an island nothing is known of. */
export type RoadEnd = { way: RoadWay; at: string } | undefined

/** A place somebody named; `isBeside` where what they said lies beside it: Noida is none of our places, New Delhi is. */
export type FoundPlace = { place: RoadPlace; isBeside: boolean }

/**
 * Reads names of places that are none of those they are kept under: other ones, as they sound, in other scripts, and what lies beside. Handed in: what people
 * call places the search knows.
 */
export type OtherNames = (places: readonly RoadPlace[]) => (words: string) => FoundPlace | undefined

/** The places of the map and the roads between them, read once. */
export type RoadNetwork = {
  places: readonly RoadPlace[]
  /** The place somebody means, by whatever name. */
  find(words: string): FoundPlace | undefined
  /** Refuses a place no road of the mainland reaches. Throws for an id that is no place. */
  between(fromId: string, toId: string): Result<Road, RoadRefusal>
  /** The shortest way by known roads none of which is shut; undefined where none is known: nobody guesses a way round a pass. */
  around(fromId: string, toId: string, isShut: (road: readonly [string, string]) => boolean): Road | undefined
  /** Whether cars stand ready there: false where no road is known to reach. */
  hasRoads(placeId: string): boolean
  roadEnd(placeId: string): RoadEnd
}
