import { CARD_TAGS, priceCards } from '#app/parts/package-card/priced-cards.server.ts'
import { listDepartures } from '#domain/departures/departures.server.ts'
import { partyParams, readPartyView } from '#domain/party/party.ts'
import { listAllCityPins } from '#domain/catalogue/cities.server.ts'
import type { CityPin } from '#domain/catalogue/city.ts'
import type { Package } from '#domain/catalogue/package.ts'
import { findPackageByUrl, listSimilarPackages } from '#domain/catalogue/packages.server.ts'
import { listArticlesAbout } from '#domain/content/articles.server.ts'
import { listReviews, summariseRatings } from '#domain/reviews/reviews.server.ts'
import type { Services } from '#domain/services.server.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import { istDate } from '#platform/dates.ts'
import { slugify } from '#platform/slug.ts'
import { makeSale } from './price/sale.ts'
import { readReviewsQuery, shownCount } from './reviews/reviews-query.ts'
import type { ReviewsQuery } from './reviews/reviews-query.ts'
import type { MapStop } from './route-map/route-sheet.ts'

const SIMILAR = 4
const ARTICLES = 3

export type PackageFound = NonNullable<Awaited<ReturnType<typeof loadPackage>>>

/** Everything the page of a package says to whoever its address names, or undefined when no such package is published. */
export async function loadPackage(services: Services, url: string, params = new URLSearchParams()) {
  const reviewsQuery = readReviewsQuery(params)
  const { db, clock, config, memory } = services
  const pkg = await memory.remember(`package ${url}`, ['catalogue', 'media'], () => findPackageByUrl(db, url))
  if (!pkg) return undefined
  const today = istDate(clock.now())
  const view = readPartyView(params)
  const [sale, said, articles, places, site] = await Promise.all([
    memory.remember(`package sale ${url} ${today}`, CARD_TAGS, () => readSale(db, pkg, today)),
    memory.remember(`package reviews ${url} ${JSON.stringify(reviewsQuery)}`, ['reviews', 'catalogue'], () =>
      loadReviews(db, pkg, reviewsQuery),
    ),
    memory.remember(`package articles ${url}`, ['content', 'catalogue', 'media'], () => loadArticles(db, pkg)),
    memory.remember('city pins', ['catalogue'], () => listAllCityPins(db)),
    memory.remember('site facts', ['settings'], () => findSetting(db, 'site').then((facts) => facts ?? null)),
  ])
  const { alike, departures } = sale
  const cardsKey = `package similar ${url} ${today} ${partyParams(view)}`
  return {
    pkg,
    departures,
    sale: makeSale({ pkg, departures, view, params, today }),
    similar: await memory.remember(cardsKey, CARD_TAGS, () => priceCards(db, alike, { today, view })),
    ...said,
    articles,
    route: routeOf(pkg, places),
    places,
    phone: site?.bandPhone ?? null,
    isSample: site?.isSample ?? false,
    operatorName: site?.operatorName ?? 'Padav',
    today,
    publicUrl: config.publicUrl,
  }
}

async function readSale(db: Services['db'], pkg: Package, today: string) {
  const [departures, alike] = await Promise.all([
    listDepartures(db, pkg.id, { from: today }),
    listSimilarPackages(db, pkg, SIMILAR),
  ])
  return { departures, alike }
}

async function loadReviews(db: Services['db'], pkg: Package, query: ReviewsQuery) {
  const { rating, sort } = query
  const [ratings, { items, total }] = await Promise.all([
    summariseRatings(db, [pkg.id]),
    listReviews(db, { packageId: pkg.id, rating, sort, pageSize: shownCount(query) }),
  ])
  return { rating: ratings.get(pkg.id), reviews: items, reviewTotal: total, reviewsQuery: query }
}

async function loadArticles(db: Services['db'], { stops, stateCodes }: Package) {
  return listArticlesAbout(db, { places: stops.map(({ url }) => url), states: stateCodes, limit: ARTICLES })
}

/**
 * The halts with where the journey starts and ends before and after them, where those are places of ours.
 * A trek's stops keep only the nights it does not spend in camps.
 */
function routeOf({ stops, itinerary, startCity, endCity }: Package, places: CityPin[]): MapStop[] {
  const end = (name: string, beside: MapStop | undefined): MapStop[] => {
    const city = places.find(({ url }) => url === slugify(name))
    return city && city.url !== beside?.url ? [{ ...city, nights: 0 }] : []
  }
  const nightsAt = (url: string) => itinerary.filter(({ overnight }) => overnight?.url === url).length
  const halts = stops.map((stop) => ({ ...stop, nights: Math.min(stop.nights, nightsAt(stop.url)) }))
  return [...end(startCity, stops[0]), ...halts, ...end(endCity, stops.at(-1))]
}
