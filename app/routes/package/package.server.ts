import { withNextDeparture } from '#app/parts/package-list/package-list.server.ts'
import { listDepartures } from '#domain/booking/departures.server.ts'
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
import type { MapStop } from './route-map/route-sheet.ts'

const SIMILAR = 4
const ARTICLES = 3
const REVIEWS = 3

export type PackageFound = NonNullable<Awaited<ReturnType<typeof loadPackage>>>

/** Everything the page of a package says, or undefined when no such package is published. */
export async function loadPackage({ db, clock, config }: Services, url: string) {
  const pkg = await findPackageByUrl(db, url)
  if (!pkg) return undefined
  const today = istDate(clock.now())
  const stopUrls = pkg.stops.map((stop) => stop.url)
  const [departures, ratings, reviews, similar, articles, places, site] = await Promise.all([
    listDepartures(db, pkg.id, { from: today }),
    summariseRatings(db, [pkg.id]),
    listReviews(db, { packageId: pkg.id, pageSize: REVIEWS }),
    listSimilarPackages(db, pkg, SIMILAR).then((cards) => withNextDeparture(db, cards, today)),
    listArticlesAbout(db, { places: stopUrls, states: pkg.stateCodes, limit: ARTICLES }),
    listAllCityPins(db),
    findSetting(db, 'site'),
  ])
  return {
    pkg,
    departures,
    rating: ratings.get(pkg.id),
    reviews: reviews.items,
    similar,
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
