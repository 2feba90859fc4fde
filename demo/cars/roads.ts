import { distanceKm } from '#platform/geo.ts'
import type { KnownRoad, RoadWay } from '#domain/cars/roads/roads.ts'
import type { DemoFacts } from '#demo/facts/facts.ts'
import { demoId } from '#demo/ids.ts'
import { ROADS } from '#demo/packages/legs/roads.ts'

/** Places one walks or sails to that no leg of a tour says it of: the last place with a road, the place, kilometres, hours, and how. */
const WHERE_ROADS_END = `
barkot yamunotri 50 5 walk · sitapur-kedarnath kedarnath 23 9.5 walk · jyotirmath ghangaria 34 6.75 walk · cherrapunji nongriat 17 3 walk · tosh kheerganga 12 4 walk · kasol malana 22 3 walk
kochi kavaratti 400 14 boat · kochi minicoy 400 14 boat
`

/** Rounded figures may fall a little short of the straight line. */
const AS_THE_CROW_FLIES = 0.9

/** What is known to lie between the places of the demo: the distance facts, and the legs of its tours where those say nothing. */
export function demoRoads({ places, distances }: DemoFacts): KnownRoad[] {
  const known = new Map(places.map((place) => [place.slug, place]))
  const roads = new Map<string, KnownRoad>()
  const add = (from: string, to: string, road: Omit<KnownRoad, 'oneCityId' | 'otherCityId'>) => {
    const [one, other] = [known.get(from), known.get(to)]
    // Legs of treks name camps as well, and one of those may be called like a town far away.
    if (!one || !other || from === to || road.km < distanceKm(one, other) * AS_THE_CROW_FLIES) return
    roads.set([from, to].toSorted().join(' '), { oneCityId: cityId(from), otherCityId: cityId(to), ...road })
  }
  for (const { from, to, ...road } of [...legs(ROADS), ...legs(WHERE_ROADS_END)]) add(from, to, road)
  for (const { fromSlug, toSlug, km, hours } of distances) add(fromSlug, toSlug, { km, hours, way: 'road' })
  return [...roads.values()]
}

function legs(table: string) {
  return table
    .trim()
    .split(/\n| · /)
    .map((line) => line.split(' '))
    .filter(([, , , hours, how = 'road']) => Number(hours) > 0 && ['road', 'walk', 'boat'].includes(how))
    .map(([from = '', to = '', km, hours, how = 'road']) => ({
      from,
      to,
      km: Number(km),
      hours: Number(hours),
      way: how as RoadWay,
    }))
}

function cityId(slug: string): string {
  return demoId('city', slug)
}
