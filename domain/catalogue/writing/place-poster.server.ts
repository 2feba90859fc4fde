import { asc, desc, eq } from 'drizzle-orm'
import { readAlmanac } from '#domain/almanac/almanac.server.ts'
import { rainsAt } from '#domain/almanac/rain.ts'
import type { PlaceKind } from '#domain/catalogue/place-kind.ts'
import { attractions } from '#domain/catalogue/tables.ts'
import { savePosterPictures } from '#domain/media/pictures.server.ts'
import type { Picture } from '#domain/media/picture.ts'
import { altOf } from '#domain/media/recipes/alt.ts'
import { choosePosters } from '#domain/media/recipes/choose.ts'
import type { PlaceNature } from '#domain/media/recipes/choose.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'

const CARD = { width: 960, height: 720 }
const OFFERED = 4

/** What of a thing says how it is drawn. */
export type PosterSubject = { id: string; name: string; url: string } & Partial<{
  code: string
  stateCode: string
  types: string[]
  type: string
  tags: string[]
  key: string
  summary: string
  months: number[]
  altitudeM: number | null
}>

/** Posters that tell a thing, as its form says it, the most telling first. Refuses `forbidden`. */
export async function offerPosters(
  db: Db,
  actor: Actor,
  kind: PlaceKind,
  told: PosterSubject,
): Promise<Result<Picture[], 'forbidden'>> {
  const allowed = demand(actor, 'pictures.edit')
  return allowed.ok ? done(await postersOf(db, kind, told)) : allowed
}

/** Nothing is drawn before somebody looks. */
async function postersOf(db: Db, kind: PlaceKind, told: PosterSubject, count = OFFERED): Promise<Picture[]> {
  const rains = rainsAt(await readAlmanac(db))
  const recipes = choosePosters(await natureOf(db, kind, told), { count, rains, ...CARD })
  return savePosterPictures(
    db,
    recipes.map((recipe) => ({ recipe, alt: altOf(told.name, recipe) })),
  )
}

/** The id of a poster for a thing: the one after that which it has, of those that tell it. */
export async function drawPoster(db: Db, kind: PlaceKind, told: PosterSubject, before?: object): Promise<string> {
  const posters = await postersOf(db, kind, told)
  const current = (before as { pictureId?: string } | undefined)?.pictureId
  const next = posters.findIndex(({ id }) => id === current) + 1
  return posters[next % posters.length]!.id
}

/** The id of the poster that tells a thing best. */
export async function bestPoster(db: Db, kind: PlaceKind, told: PosterSubject): Promise<string> {
  const [poster] = await postersOf(db, kind, told, 1)
  return poster!.id
}

/** What a thing is, as our artist asks for it. */
export async function natureOf(db: Db, kind: PlaceKind, told: PosterSubject): Promise<PlaceNature> {
  const {
    url: slug,
    name,
    months = [],
    altitudeM,
    code = '',
    stateCode = code,
    type,
    types = [],
    tags = [],
    key,
    summary = '',
  } = told
  return {
    slug,
    name,
    types: [...(type ? [type] : []), ...types, ...tags, ...(key ? [key] : [])],
    stateCode,
    months,
    ...(type ? { attractionTypes: [type], sights: [slug], told: [summary] } : await sightsOf(db, kind, told)),
    ...(typeof altitudeM === 'number' ? { altitudeM } : {}),
  }
}

async function sightsOf(
  db: Db,
  kind: PlaceKind,
  { id, code, summary = '' }: PosterSubject,
): Promise<Pick<PlaceNature, 'attractionTypes' | 'sights' | 'told'>> {
  if (kind === 'categories') return { attractionTypes: [] }
  const here = kind === 'states' ? eq(attractions.stateCode, code ?? '') : eq(attractions.cityId, id)
  const found = await db
    .select({ type: attractions.type, url: attractions.url, name: attractions.name, summary: attractions.summary })
    .from(attractions)
    .where(here)
    .orderBy(desc(attractions.fame), asc(attractions.url))
  return {
    attractionTypes: found.map(({ type }) => type),
    sights: found.map(({ url }) => url),
    told: [summary, ...found.map((sight) => `${sight.name}. ${sight.summary}`)],
  }
}
