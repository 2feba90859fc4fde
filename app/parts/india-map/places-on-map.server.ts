import { rememberedCityPins } from '#domain/catalogue/cities.server.ts'
import type { ListAnswer, ListQuestion } from '#domain/search/lists/port.ts'
import type { Services } from '#domain/services.server.ts'
import { frameOf, groupPlaces, placePins } from './pins.ts'
import type { MapFrame, MapPlace, PlacedPin } from './pins.ts'

export type PlacesOnMap = {
  /** The place the map is drawn around, by name. */
  around: string | undefined
  map: MapFrame
  pins: PlacedPin[]
  /** Every place of the list, of a map around one those on it, most tours first. */
  listed: MapPlace[]
}

/** Where the tours of a list halt, how many at each place and from what price. */
export async function placesOnMap(
  services: Services,
  question: ListQuestion,
  { places, around }: Pick<ListAnswer, 'places'> & { around: string | undefined },
): Promise<PlacesOnMap> {
  const known = new Map((await rememberedCityPins(services)).map((city) => [city.id, city]))
  const cities = places.flatMap(({ cityId }) => known.get(cityId) ?? [])
  const map = frameOf(cities, { stateCode: question.scope.stateCode, around })
  const groups = groupPlaces(cities, map)
  const middle = cities.find(({ url }) => url === around)
  const onIt = new Set(groups.flatMap((group) => group.places))
  const listed = middle ? cities.filter((city) => onIt.has(city)) : cities
  const told = await services.lists.tellHalts(question, [
    ...groups.map((group) => group.places.map(({ id }) => id)),
    ...listed.map(({ id }) => [id]),
  ])
  return {
    around: middle?.name,
    map,
    pins: placePins(
      groups.map((group, at) => ({ ...group, ...told[at]! })),
      map,
    ),
    listed: listed.map((city, at) => ({ ...city, ...told[groups.length + at]! })),
  }
}
