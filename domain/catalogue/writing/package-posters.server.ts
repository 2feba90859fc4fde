import { inArray } from 'drizzle-orm'
import { readAlmanac } from '#domain/almanac/almanac.server.ts'
import { rainsAt } from '#domain/almanac/rain.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import { attractions, cities } from '#domain/catalogue/tables.ts'
import { savePosterPictures } from '#domain/media/pictures.server.ts'
import type { Picture } from '#domain/media/picture.ts'
import { altOf } from '#domain/media/recipes/alt.ts'
import { choosePosters } from '#domain/media/recipes/choose.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { natureOf } from './place-poster.server.ts'

const GALLERY = { count: 4, width: 1600, height: 1200 }

type ToldPackage = Pick<
  PackageDraft,
  'url' | 'name' | 'summary' | 'tags' | 'months' | 'stateCodes' | 'stops' | 'attractionIds' | 'kind' | 'maxAltitudeM'
>

/** Posters for a package, of its halts in turn. Refuses `forbidden`. */
export async function offerPackagePosters(
  db: Db,
  actor: Actor,
  told: ToldPackage,
): Promise<Result<Picture[], 'forbidden'>> {
  const allowed = demand(actor, 'pictures.edit')
  return allowed.ok ? done(await packagePosters(db, told)) : allowed
}

/** Different posters for a package, the most telling first; nothing is drawn before somebody looks. */
export async function packagePosters(
  db: Db,
  { url: slug, name, summary, tags, months, stateCodes, stops: halts, attractionIds, kind, maxAltitudeM }: ToldPackage,
): Promise<Picture[]> {
  const ids = halts.map(({ cityId }) => cityId)
  const found = await db
    .select()
    .from(cities)
    .where(inArray(cities.id, ['', ...ids]))
  const places = [...new Set(ids)].flatMap((id) => found.filter((city) => city.id === id))
  const sights = await db
    .select({ type: attractions.type, url: attractions.url })
    .from(attractions)
    .where(inArray(attractions.id, ['', ...attractionIds]))
  const visited = new Set(sights.map(({ url }) => url))
  const stops = await Promise.all(
    places.map(async (place) => {
      const nature = await natureOf(db, 'cities', place)
      return { ...nature, sights: nature.sights?.filter((url) => visited.has(url)) ?? [] }
    }),
  )
  const attractionTypes = sights.map(({ type }) => type)
  const nature = {
    slug,
    name,
    types: tags,
    stateCode: stateCodes[0] ?? '',
    months,
    attractionTypes,
    told: [summary],
    onFoot: kind === 'trek',
    altitudeM: maxAltitudeM ?? undefined,
  }
  const recipes = choosePosters(nature, { ...GALLERY, stops, rains: rainsAt(await readAlmanac(db)) })
  return savePosterPictures(
    db,
    recipes.map((recipe) => ({ recipe, alt: altOf(name, recipe) })),
  )
}
