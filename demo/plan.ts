import type { CalendarDate } from '#platform/dates.ts'
import type { Departure } from '#domain/departures/departure.ts'
import type { ReviewDraft } from '#domain/reviews/reviews-writing.server.ts'
import { albumOf } from './catalogue/album.ts'
import type { Album, Poster } from './catalogue/album.ts'
import { altOf } from '#domain/media/recipes/alt.ts'
import { drawCategories } from './catalogue/categories.ts'
import { drawPackages, naturesBySlug } from './catalogue/packages.ts'
import { drawPlaces } from './catalogue/places.ts'
import type { DrawnPlaces } from './catalogue/places.ts'
import { drawCars } from './cars/cars.ts'
import type { Content, WrittenArticle, WrittenPage } from './content/read-content.ts'
import { readContent } from './content/read-content.ts'
import { openFacts } from './facts/facts.ts'
import type { DemoFacts } from './facts/facts.ts'
import { demoId } from './ids.ts'
import type { DemoPackage } from './packages/demo-package.ts'
import { makeDepartures } from './packages/make-departures.ts'
import { PLACE_ALTITUDES } from './packages/place-altitudes.ts'
import { makePackages } from './packages/make-packages.ts'
import { makeReviews } from './reviews/make-reviews.ts'

/** Everything the demo will write, made before the first row is: nothing here touches a database. */
export type DemoPlan = DrawnPlaces & {
  facts: DemoFacts
  content: Content
  categories: ReturnType<typeof drawCategories>
  cars: ReturnType<typeof drawCars>
  articles: { article: WrittenArticle; poster: Poster }[]
  packages: DemoPackage[]
  departures: Departure[]
  reviews: ReviewDraft[]
  album: Album
}

/** Plans the demo of the project in `projectDir` as it stands on a day: the same day, the same plan. */
export function planDemo(projectDir: string, today: CalendarDate): DemoPlan {
  const [facts, content] = [openFacts(projectDir), readContent(projectDir)]
  const packages = makePackages(facts, { today })
  const departures = packages.map((pkg) => departuresOf(pkg, today))
  const written = new Set<string>()
  const parts = {
    ...drawPlaces(facts, content),
    categories: drawCategories(facts, content),
    articles: content.articles.map((article) => ({ article, poster: posterOf(article) })),
  }
  return {
    facts,
    content,
    ...parts,
    cars: drawCars(facts.cars),
    packages,
    departures: departures.flat(),
    reviews: packages.flatMap((pkg) => makeReviews(pkg, stopsOf(pkg, facts), { today, written })),
    album: collect(
      { content, ...parts },
      packages.map((pkg, i) => ({ pkg, startsOn: departures[i]?.[0]?.startsOn })),
      facts,
    ),
  }
}

type Parts = Pick<DemoPlan, 'content' | 'states' | 'cities' | 'attractions' | 'categories' | 'articles'>

function collect(
  { content, states, cities, attractions, categories, articles }: Parts,
  packages: { pkg: DemoPackage; startsOn: CalendarDate | undefined }[],
  facts: DemoFacts,
): Album {
  const pages: [string, Poster[]][] = [
    ...albumOf([...states, ...cities, ...attractions, ...categories]),
    ...articles.map(({ article, poster }): [string, Poster[]] => [articleId(article), [poster]]),
    ...content.pages.flatMap((page) => pagePoster(page)),
    ...drawPackages(packages, naturesBySlug(facts)),
  ]
  return new Map(pages)
}

/** The id of an article of the demo. */
export function articleId({ kind, slug }: WrittenArticle): string {
  return demoId('article', `${kind}/${slug}`)
}

/** The id a company or help page's poster goes by. */
export function pageId({ slug }: Pick<WrittenPage, 'slug'>): string {
  return demoId('page', slug)
}

/** The picture of an article lies across its page. */
const HEAD = { width: 1600, height: 1200 }

function posterOf({ slug, title, poster }: Pick<WrittenArticle, 'slug' | 'title' | 'poster'>): Poster {
  const recipe = { slug, ...poster, ...HEAD }
  return { recipe, alt: altOf(`“${title}”`, recipe) }
}

function pagePoster({ poster, ...page }: WrittenPage): [string, Poster[]][] {
  return poster ? [[pageId(page), [posterOf({ ...page, poster })]]] : []
}

function departuresOf(pkg: DemoPackage, today: CalendarDate): Departure[] {
  return makeDepartures(pkg, { today }).map((departure) => ({
    ...departure,
    id: demoId('departure', `${pkg.slug}/${departure.startsOn}/${departure.departureCity}`),
    packageId: demoId('package', pkg.slug),
  }))
}

function stopsOf(pkg: DemoPackage, facts: DemoFacts) {
  return pkg.stops.map(({ placeSlug, nights }) => ({
    name: facts.places.find(({ slug }) => slug === placeSlug)?.name ?? placeSlug,
    nights,
    altitudeM: PLACE_ALTITUDES.get(placeSlug) ?? 0,
  }))
}
