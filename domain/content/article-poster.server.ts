import { eq } from 'drizzle-orm'
import { readAlmanac } from '#domain/almanac/almanac.server.ts'
import { rainsInMonth } from '#domain/almanac/rain.ts'
import { cities } from '#domain/catalogue/tables.ts'
import type { Picture } from '#domain/media/picture.ts'
import { savePosterPictures } from '#domain/media/pictures.server.ts'
import { choosePosters } from '#domain/media/recipes/choose.ts'
import type { PlaceNature } from '#domain/media/recipes/choose.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import type { Article } from './article.ts'
import { resolvePlaces, resolveStates } from './named-places.server.ts'
import { WrittenArticle } from './written.ts'

const WIDE = { count: 4, width: 1600, height: 1000 }

type About = Pick<Article, 'slug' | 'title' | 'places' | 'states'>

/** The id of a poster for a text that has no picture: of the first place it is about, else of its state or of the plains. */
export async function posterFor(db: Db, about: About): Promise<string> {
  const [poster] = await drawFor(db, about)
  return poster!.id
}

/** Posters for a text as its form says it, the most telling first. Refuses `forbidden`. */
export async function offerArticlePosters(
  db: Db,
  actor: Actor,
  { places, states, ...named }: { slug: string; title: string; places: string; states: string },
): Promise<Result<Picture[], 'forbidden'>> {
  const allowed = demand(actor, 'pictures.edit')
  if (!allowed.ok) return allowed
  const { shape } = WrittenArticle
  const found = await resolvePlaces(db, shape.places.safeParse(places).data ?? [])
  const about = await resolveStates(db, shape.states.safeParse(states).data ?? [])
  return done(await drawFor(db, { ...named, places: found.keys, states: about.keys }))
}

/** Nothing is drawn before somebody looks. */
async function drawFor(db: Db, { slug, title, places, states }: About): Promise<Picture[]> {
  const [first] = places
  const [city] = first === undefined ? [] : await db.select().from(cities).where(eq(cities.url, first))
  const nature: PlaceNature = {
    slug,
    name: city?.name ?? title,
    types: city?.types ?? [],
    stateCode: city?.stateCode ?? states[0] ?? 'IN-DL',
    months: city?.months ?? [],
    attractionTypes: [],
    ...(city ? { told: [city.summary] } : {}),
    ...(city?.altitudeM ? { altitudeM: city.altitudeM } : {}),
  }
  const almanac = await readAlmanac(db)
  const rains = ({ stateCode }: PlaceNature, month: number) =>
    rainsInMonth(almanac, { stateCodes: [stateCode], place: first }, month)
  const posters = choosePosters(nature, { ...WIDE, rains }).map((recipe) => ({ recipe, alt: `Poster: ${nature.name}` }))
  return savePosterPictures(db, posters)
}
