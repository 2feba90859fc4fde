import { loadPackageList } from '#app/parts/package-list/package-list.server.ts'
import { findAttractionByUrl, listAttractions, listNearbyAttractions } from '#domain/catalogue/attractions.server.ts'
import { findCityById, findCityByUrl, listCitiesOfState, listNearbyCities } from '#domain/catalogue/cities.server.ts'
import { findPictures } from '#domain/media/pictures.server.ts'
import type { Picture } from '#domain/media/picture.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import type { PlacedPhotograph } from '#domain/settings/settings.ts'
import { findStateByCode, findStateByUrl } from '#domain/catalogue/states.server.ts'
import { listArticlesAbout } from '#domain/content/articles.server.ts'
import type { Services } from '#domain/services.server.ts'

const SIGHTS = 12
const NEARBY = 6
const ARTICLES = 3

const PLACE_TAGS = ['catalogue', 'content', 'settings', 'media']

/** All that the page of a state shows, or undefined when no state has this address. */
export async function loadState(services: Services, url: string, request: Request) {
  const place = await services.memory.remember(`state ${url}`, PLACE_TAGS, () => readState(services, url))
  return place && { ...place, listing: await loadPackageList(services, request, { stateCode: place.state.code }) }
}

async function readState({ db }: Services, url: string) {
  const state = await findStateByUrl(db, url)
  if (!state) return undefined
  const [cities, sights, articles] = await Promise.all([
    listCitiesOfState(db, state.code),
    listAttractions(db, { stateCode: state.code, limit: SIGHTS, order: 'fame' }),
    listArticlesAbout(db, { states: [state.code], limit: ARTICLES }),
  ])
  return { kind: 'state' as const, state, cities, sights, articles }
}

/** All that the page of a city shows, or undefined when no city has this address. */
export async function loadCity(services: Services, url: string, request: Request) {
  const place = await services.memory.remember(`city ${url}`, PLACE_TAGS, () => readCity(services, url))
  return place && { ...place, listing: await loadPackageList(services, request, { cityId: place.city.id }) }
}

async function readCity(services: Services, url: string) {
  const { db } = services
  const city = await findCityByUrl(db, url)
  if (!city) return undefined
  const [state, sights, nearby, articles, photographs] = await Promise.all([
    findStateByCode(db, city.stateCode),
    listAttractions(db, { cityId: city.id, order: 'fame' }),
    listNearbyCities(db, city, { limit: NEARBY, exceptId: city.id }),
    listArticlesAbout(db, { places: [city.url], limit: ARTICLES }),
    findPhotographs(services, (placed) => placed.cityUrl === city.url),
  ])
  return { kind: 'city' as const, city, state: state!, sights, nearby, articles, photographs }
}

/** All that the page of an attraction shows, or undefined when none has this address. */
export async function loadAttraction(services: Services, url: string, request: Request) {
  const place = await services.memory.remember(`attraction ${url}`, PLACE_TAGS, () => readAttraction(services, url))
  return place && { ...place, listing: await loadPackageList(services, request, { attractionId: place.attraction.id }) }
}

async function readAttraction(services: Services, url: string) {
  const { db } = services
  const attraction = await findAttractionByUrl(db, url)
  if (!attraction) return undefined
  const [state, city, nearby, photographs] = await Promise.all([
    findStateByCode(db, attraction.stateCode),
    findCityById(db, attraction.cityId),
    listNearbyAttractions(db, attraction, { limit: NEARBY, exceptId: attraction.id }),
    findPhotographs(services, (placed) => placed.attractionUrl === attraction.url),
  ])
  return { kind: 'attraction' as const, attraction, state: state!, city: city!, nearby, photographs }
}

/** The licensed photographs taken at a place. */
async function findPhotographs(
  { db, memory }: Services,
  isHere: (placed: PlacedPhotograph) => boolean,
): Promise<Picture[]> {
  const placed = await memory.remember('photographs', ['settings'], () => findSetting(db, 'photographs'))
  return findPictures(
    db,
    (placed ?? []).filter(isHere).map(({ pictureId }) => pictureId),
  )
}

type Found<Load extends (...words: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<Load>>> & {
  publicUrl: string
}
export type StateFound = Found<typeof loadState>
export type CityFound = Found<typeof loadCity>
export type AttractionFound = Found<typeof loadAttraction>
