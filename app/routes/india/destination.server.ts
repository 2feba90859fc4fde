import { loadListAt } from '#app/parts/package-list/starting-there.server.ts'
import { rememberedAlmanac } from '#domain/almanac/almanac.server.ts'
import { hoursOfYear, openMonths } from '#domain/almanac/closings.ts'
import { findAttractionByUrl, listAttractions, listNearbyAttractions } from '#domain/catalogue/attractions.server.ts'
import type { Attraction } from '#domain/catalogue/attraction.ts'
import type { City } from '#domain/catalogue/city.ts'
import type { State } from '#domain/catalogue/state.ts'
import { findCityById, findCityByUrl, listCitiesOfState, listNearbyCities } from '#domain/catalogue/cities.server.ts'
import { findPictures } from '#domain/media/pictures.server.ts'
import type { Picture } from '#domain/media/picture.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import type { PlacedPhotograph } from '#domain/settings/settings.ts'
import { findStateByCode, findStateByUrl } from '#domain/catalogue/states.server.ts'
import { listArticlesAbout } from '#domain/content/articles.server.ts'
import type { Services } from '#domain/services.server.ts'
import { istDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { remembered } from '#platform/tag-memory.ts'

type KeptServices = Pick<Services, 'db' | 'memory'>

const SIGHTS = 12
const NEARBY = 6
const ARTICLES = 3

/** All that the page of a state shows, or undefined when no state has this address. */
export async function loadState(services: Services, url: string, request: Request) {
  const place = await stateAt(services, url, istDate(services.clock.now()))
  return place && listedState(services, place, request)
}

const stateAt = remembered('state', async ({ db }: Services, url: string, today: CalendarDate) => {
  const state = await findStateByUrl(db, url)
  return state && aboutState({ db }, state, today)
})

/** What the page of a state would show that is written like this; nothing of it is remembered. */
export async function previewState(services: Services, state: State, request: Request) {
  return listedState(services, await aboutState(services, state, istDate(services.clock.now())), request)
}

async function listedState<Place extends { state: State }>(services: Services, place: Place, request: Request) {
  const { code, capital } = place.state
  const asked = { scope: { stateCode: code }, city: { name: capital } }
  return { ...place, listing: await loadListAt(services, request, asked) }
}

async function aboutState({ db }: Pick<Services, 'db'>, state: State, today: CalendarDate) {
  const [cities, sights, articles] = await Promise.all([
    listCitiesOfState(db, state.code),
    listAttractions(db, { stateCode: state.code, limit: SIGHTS, order: 'fame' }),
    listArticlesAbout(db, { states: [state.code], limit: ARTICLES, today }),
  ])
  return { kind: 'state' as const, state, cities, sights, articles }
}

/** All that the page of a city shows, or undefined when no city has this address. */
export async function loadCity(services: Services, url: string, request: Request) {
  const place = await cityAt(services, url, istDate(services.clock.now()))
  return place && listedCity(services, place, request)
}

const cityAt = remembered('city', async (services: Services, url: string, today: CalendarDate) => {
  const city = await findCityByUrl(services.db, url)
  return city && aboutCity(services, city, today)
})

/** What the page of a city would show that is written like this, where its state is public; nothing of it is remembered. */
export async function previewCity(services: Services, city: City, request: Request) {
  const place = await aboutCity(services, city, istDate(services.clock.now()))
  return place && listedCity(services, place, request)
}

async function listedCity<Place extends { city: City }>(services: Services, place: Place, request: Request) {
  const { city } = place
  return { ...place, listing: await loadListAt(services, request, { scope: { cityId: city.id }, city }) }
}

async function aboutCity(services: KeptServices, city: City, today: CalendarDate) {
  const { db } = services
  const [state, sights, nearby, articles, photographs] = await Promise.all([
    findStateByCode(db, city.stateCode),
    listAttractions(db, { cityId: city.id, order: 'fame' }),
    listNearbyCities(db, city, { limit: NEARBY, exceptId: city.id }),
    listArticlesAbout(db, { places: [city.url], limit: ARTICLES, today }),
    findPhotographs(services, (placed) => placed.cityUrl === city.url),
  ])
  return state && { kind: 'city' as const, city, state, sights, nearby, articles, photographs }
}

/** All that the page of an attraction shows, or undefined when none has this address. */
export async function loadAttraction(services: Services, url: string, request: Request) {
  const place = await attractionAt(services, url, istDate(services.clock.now()))
  return place && listedAttraction(services, place, request)
}

/** A sight with what its page tells of it, the almanac's word on its months and days among it. */
export const attractionAt = remembered(
  'attraction',
  async (services: KeptServices, url: string, today: CalendarDate) => {
    const attraction = await findAttractionByUrl(services.db, url)
    return attraction && aboutAttraction(services, attraction, today)
  },
)

/** What the page of a sight would show that is written like this, where its state and its place are public; nothing of it is remembered. */
export async function previewAttraction(services: Services, attraction: Attraction, request: Request) {
  const place = await aboutAttraction(services, attraction, istDate(services.clock.now()))
  return place && listedAttraction(services, place, request)
}

type SightInCity = { attraction: Attraction; city: City }

async function listedAttraction<Place extends SightInCity>(services: Services, place: Place, request: Request) {
  const { city, attraction } = place
  return { ...place, listing: await loadListAt(services, request, { scope: { attractionId: attraction.id }, city }) }
}

async function aboutAttraction(services: KeptServices, attraction: Attraction, today: CalendarDate) {
  const { db } = services
  const { url } = attraction
  const [almanac, state, city, nearby, photographs] = await Promise.all([
    rememberedAlmanac(services),
    findStateByCode(db, attraction.stateCode),
    findCityById(db, attraction.cityId),
    listNearbyAttractions(db, attraction, { limit: NEARBY, exceptId: attraction.id }),
    findPhotographs(services, (placed) => placed.attractionUrl === attraction.url),
  ])
  const { months } = attraction
  if (!state || !city) return undefined
  return {
    kind: 'attraction' as const,
    attraction: { ...attraction, months: openMonths(almanac, url, { months, today }) },
    openings: hoursOfYear(almanac, url, today),
    state,
    city,
    nearby,
    photographs,
  }
}

/** The licensed photographs taken at a place. */
async function findPhotographs(
  services: KeptServices,
  isHere: (placed: PlacedPhotograph) => boolean,
): Promise<Picture[]> {
  return findPictures(
    services.db,
    ((await placedPhotographs(services)) ?? []).filter(isHere).map(({ pictureId }) => pictureId),
  )
}

const placedPhotographs = remembered('photographs', ({ db }: KeptServices) => findSetting(db, 'photographs'))

type PlacePage<Load extends (...words: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<Load>>> & {
  publicUrl: string
}
export type StateFound = PlacePage<typeof loadState>
export type CityFound = PlacePage<typeof loadCity>
export type AttractionFound = PlacePage<typeof loadAttraction>
