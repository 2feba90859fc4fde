import { href, redirect } from 'react-router'
import { attractionPath, toursPath } from '#app/parts/destination/paths.ts'
import { findAttractionByUrl } from '#domain/catalogue/attractions.server.ts'
import { findCategoryById, findCategoryByUrl } from '#domain/catalogue/categories.server.ts'
import { findCityById, findCityByUrl } from '#domain/catalogue/cities.server.ts'
import { findPackageByUrl, findPackageLink } from '#domain/catalogue/packages.server.ts'
import { findStateById, findStateByUrl } from '#domain/catalogue/states.server.ts'
import type { Services } from '#domain/services.server.ts'
import { slugify } from '#platform/slug.ts'
import { listHref, PLAIN_LIST, readListQuery } from './list-query.ts'

type OldKey = 'state' | 'india' | 'spacilityTour' | 'package'

/** What names a thing in an old address: its id or its url, with or without the suffix the pages carry. */
const REF = /^[a-zA-Z0-9]+([-_][a-zA-Z0-9]+)*$/
const SUFFIX = /-tour-packages?$/

/** Leads an address that asks with one of the old keys (SPEC §2) to the page it means, its filters kept; one that means nothing is left as it is. */
export async function leadOn(services: Services, request: Request, keys: readonly OldKey[]): Promise<void> {
  const { searchParams } = new URL(request.url)
  for (const key of keys) {
    const path = await pathOf(services, key, searchParams.get(key)?.replace(SUFFIX, '') ?? '')
    if (!path) continue
    const query = key === 'package' ? undefined : readListQuery(searchParams)
    throw redirect(listHref(path, { ...(query ?? PLAIN_LIST), page: 1 }), 301)
  }
}

/** By its id or its url, else by its name: the calls of SPEC §3 tell all three. */
async function pathOf(services: Services, key: OldKey, ref: string): Promise<string | undefined> {
  const [told, named] = [REF.test(ref) && (await PATHS[key](services, ref)), slugify(ref)]
  if (told) return told
  return named !== '' && named !== ref ? PATHS[key](services, named) : undefined
}

const PATHS: Record<OldKey, (services: Services, ref: string) => Promise<string | undefined>> = {
  state: async ({ db }, ref) => {
    const state = (await findStateByUrl(db, ref)) ?? (await findStateById(db, ref))
    return state && toursPath(state.url)
  },
  india: async (services, ref) => {
    const city = (await findCityByUrl(services.db, ref)) ?? (await findCityById(services.db, ref))
    if (city) return toursPath(city.url)
    const attraction = await findAttractionByUrl(services.db, ref)
    return attraction ? attractionPath(attraction.url) : PATHS.state(services, ref)
  },
  spacilityTour: async ({ db }, ref) => {
    const category = (await findCategoryByUrl(db, ref)) ?? (await findCategoryById(db, ref))
    return category && href('/speciality-tours/:category', { category: category.url })
  },
  package: async ({ db }, ref) => {
    const pkg = (await findPackageByUrl(db, ref)) ?? (await findPackageLink(db, ref))
    return pkg && href('/package/:url', { url: pkg.url })
  },
}
