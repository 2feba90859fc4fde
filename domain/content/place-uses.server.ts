import { arrayContains, eq, or } from 'drizzle-orm'
import { drivers, roads, vehicles } from '#domain/cars/tables.ts'
import { MENU_LISTS } from '#domain/catalogue/menu-list.ts'
import type { PlaceKind } from '#domain/catalogue/place-kind.ts'
import {
  attractions,
  categories,
  cities,
  packageAttractions,
  packageCategories,
  packages,
  packageStops,
  states,
} from '#domain/catalogue/tables.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import type { PlacedPhotograph } from '#domain/settings/settings.ts'
import type { Db } from '#platform/db.server.ts'
import { articles } from './tables.ts'

/** What can hold on to a thing of the catalogue. */
const USERS = [
  'cities',
  'attractions',
  'packages',
  'articles',
  'photographs',
  'roads',
  'vehicles',
  'drivers',
  'menus',
] as const
export type PlaceUse = { by: (typeof USERS)[number]; count: number }

/** What uses a thing, and how often; nothing that is not there. */
export async function usesOfPlace(db: Db, kind: PlaceKind, id: string): Promise<PlaceUse[]> {
  const uses = Object.entries(await COUNT[kind](db, id)) as [PlaceUse['by'], number][]
  return uses.filter(([, count]) => count > 0).map(([by, count]) => ({ by, count }))
}

type Counts = Partial<Record<PlaceUse['by'], number>>

const COUNT: Record<PlaceKind, (db: Db, id: string) => Promise<Counts>> = {
  states: async (db, id) => {
    const [state] = await db.select({ code: states.code }).from(states).where(eq(states.id, id))
    const code = state?.code ?? ''
    return {
      cities: await db.$count(cities, eq(cities.stateCode, code)),
      attractions: await db.$count(attractions, eq(attractions.stateCode, code)),
      packages: await db.$count(packages, arrayContains(packages.stateCodes, [code])),
      articles: await db.$count(articles, arrayContains(articles.states, [code])),
    }
  },
  cities: async (db, id) => {
    const [city] = await db.select({ url: cities.url }).from(cities).where(eq(cities.id, id))
    const url = city?.url ?? ''
    return {
      attractions: await db.$count(attractions, eq(attractions.cityId, id)),
      packages: await countDifferent(db, id),
      articles: await db.$count(articles, arrayContains(articles.places, [url])),
      photographs: (await placedPhotographs(db)).filter(({ cityUrl }) => cityUrl === url).length,
      roads: await db.$count(roads, or(eq(roads.oneCityId, id), eq(roads.otherCityId, id))),
      vehicles: await db.$count(vehicles, eq(vehicles.garageCityId, id)),
      drivers: await db.$count(drivers, eq(drivers.garageCityId, id)),
      menus: await countMenus(db, 'city', url),
    }
  },
  attractions: async (db, id) => {
    const [sight] = await db.select({ url: attractions.url }).from(attractions).where(eq(attractions.id, id))
    return {
      packages: await db.$count(packageAttractions, eq(packageAttractions.attractionId, id)),
      photographs: (await placedPhotographs(db)).filter(({ attractionUrl }) => attractionUrl === sight?.url).length,
      menus: await countMenus(db, 'attraction', sight?.url),
    }
  },
  categories: async (db, id) => {
    const [category] = await db.select({ url: categories.url }).from(categories).where(eq(categories.id, id))
    return {
      packages: await db.$count(packageCategories, eq(packageCategories.categoryId, id)),
      menus: await countMenus(db, 'category', category?.url),
    }
  },
}

/** A package may stop at a place twice. */
async function countDifferent(db: Db, cityId: string): Promise<number> {
  const stops = db
    .selectDistinct({ packageId: packageStops.packageId })
    .from(packageStops)
    .where(eq(packageStops.cityId, cityId))
  return db.$count(stops.as('stops'))
}

/** In how many lists of the menus a thing of a kind stands: taken away, it would lead to no page. */
async function countMenus(db: Db, of: (typeof MENU_LISTS)[number]['of'], url: string | undefined): Promise<number> {
  const ofKind = MENU_LISTS.filter((list) => list.of === of).map(({ id }): string => id)
  const lists = (await findSetting(db, 'homeFooter')) ?? []
  return lists.filter(({ category, options }) => ofKind.includes(category) && options.some((one) => one.url === url))
    .length
}

async function placedPhotographs(db: Db): Promise<readonly PlacedPhotograph[]> {
  return (await findSetting(db, 'photographs')) ?? []
}
