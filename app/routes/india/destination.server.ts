import { loadListAt } from '#app/parts/package-list/starting-there.server.ts'
import { rememberedAlmanac } from '#domain/almanac/almanac.server.ts'
import { hoursOfYear, openMonths } from '#domain/almanac/closings.ts'
import { findAttractionByUrl, listAttractions, listNearbyAttractions } from '#domain/catalogue/attractions.server.ts'
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
  if (!place) return undefined
  const { code, capital } = place.state
  const asked = { scope: { stateCode: code }, city: { name: capital } }
  return { ...place, listing: await loadListAt(services, request, asked) }
}

const stateAt = remembered('state', async ({ db }: Services, url: string, today: CalendarDate) => {
  const state = await findStateByUrl(db, url)
  if (!state) return undefined
  const [cities, sights, articles] = await Promise.all([
    listCitiesOfState(db, state.code),
    listAttractions(db, { stateCode: state.code, limit: SIGHTS, order: 'fame' }),
    listArticlesAbout(db, { states: [state.code], limit: ARTICLES, today }),
  ])
  return { kind: 'state' as const, state, cities, sights, articles }
})

/** All that the page of a city shows, or undefined when no city has this address. */
export async function loadCity(services: Services, url: string, request: Request) {
  const place = await cityAt(services, url, istDate(services.clock.now()))
  if (!place) return undefined
  const { city } = place
  return { ...place, listing: await loadListAt(services, request, { scope: { cityId: city.id }, city }) }
}

const cityAt = remembered('city', async (services: Services, url: string, today: CalendarDate) => {
  const { db } = services
  const city = await findCityByUrl(db, url)
  if (!city) return undefined
  const [state, sights, nearby, articles, photographs] = await Promise.all([
    findStateByCode(db, city.stateCode),
    listAttractions(db, { cityId: city.id, order: 'fame' }),
    listNearbyCities(db, city, { limit: NEARBY, exceptId: city.id }),
    listArticlesAbout(db, { places: [city.url], limit: ARTICLES, today }),
    findPhotographs(services, (placed) => placed.cityUrl === city.url),
  ])
  return { kind: 'city' as const, city, state: state!, sights, nearby, articles, photographs }
})

/** All that the page of an attraction shows, or undefined when none has this address. */
export async function loadAttraction(services: Services, url: string, request: Request) {
  const place = await attractionAt(services, url, istDate(services.clock.now()))
  if (!place) return undefined
  const { city, attraction } = place
  return { ...place, listing: await loadListAt(services, request, { scope: { attractionId: attraction.id }, city }) }
}

/** A sight with what its page tells of it, the almanac's word on its months and days among it. */
export const attractionAt = remembered(
  'attraction',
  async (services: KeptServices, url: string, today: CalendarDate) => {
    const { db } = services
    const attraction = await findAttractionByUrl(db, url)
    if (!attraction) return undefined
    const [almanac, state, city, nearby, photographs] = await Promise.all([
      rememberedAlmanac(services),
      findStateByCode(db, attraction.stateCode),
      findCityById(db, attraction.cityId),
      listNearbyAttractions(db, attraction, { limit: NEARBY, exceptId: attraction.id }),
      findPhotographs(services, (placed) => placed.attractionUrl === attraction.url),
    ])
    const { months } = attraction
    return {
      kind: 'attraction' as const,
      attraction: { ...attraction, months: openMonths(almanac, url, { months, today }) },
      openings: hoursOfYear(almanac, url, today),
      state: state!,
      city: city!,
      nearby,
      photographs,
    }
  },
)

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
