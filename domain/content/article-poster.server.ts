import { eq } from 'drizzle-orm'
import { cities } from '#domain/catalogue/tables.ts'
import { savePosterPictures } from '#domain/media/pictures.server.ts'
import { choosePosters } from '#domain/media/recipes/choose.ts'
import type { PlaceNature } from '#domain/media/recipes/choose.ts'
import type { Db } from '#platform/db.server.ts'
import type { Article } from './article.ts'

const WIDE = { count: 1, width: 1600, height: 1000 }

/** The id of a poster for a text that has no picture: of the first place it is about, else of its state or of the plains. */
export async function posterFor(
  db: Db,
  { slug, title, places, states }: Pick<Article, 'slug' | 'title' | 'places' | 'states'>,
): Promise<string> {
  const [first] = places
  const [city] = first === undefined ? [] : await db.select().from(cities).where(eq(cities.url, first))
  const nature: PlaceNature = {
    slug,
    name: city?.name ?? title,
    types: city?.types ?? [],
    stateCode: city?.stateCode ?? states[0] ?? 'IN-DL',
    months: city?.months ?? [],
    attractionTypes: [],
    ...(city?.altitudeM ? { altitudeM: city.altitudeM } : {}),
  }
  const posters = choosePosters(nature, WIDE).map((recipe) => ({ recipe, alt: `Poster: ${nature.name}` }))
  const [poster] = await savePosterPictures(db, posters)
  return poster!.id
}
