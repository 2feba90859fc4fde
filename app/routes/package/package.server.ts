import { rememberedAlmanac } from '#domain/almanac/almanac.server.ts'
import { festivalDaysOf, judgeOf } from '#domain/almanac/journey.ts'
import { noDates } from '#domain/bookings/quote/no-dates.ts'
import { priceCards } from '#app/parts/package-card/priced-cards.server.ts'
import { listDepartures } from '#domain/departures/departures.server.ts'
import { readPartyView } from '#domain/party/party.ts'
import type { PartyView } from '#domain/party/party.ts'
import { rememberedTerms } from '#domain/pricing/terms.server.ts'
import { findCityById, rememberedCityPins } from '#domain/catalogue/cities.server.ts'
import type { City, CityPin } from '#domain/catalogue/city.ts'
import type { Package } from '#domain/catalogue/package.ts'
import type { DayStretch } from '#domain/catalogue/journey/day-hours.ts'
import { findDayHours } from '#domain/catalogue/journey/journey-faults.server.ts'
import { inItsMonths } from '#domain/catalogue/months.ts'
import type { InItsMonths } from '#domain/catalogue/months.ts'
import { listSimilarPackages, rememberedPackage } from '#domain/catalogue/packages.server.ts'
import { listArticlesAbout } from '#domain/content/articles.server.ts'
import { listReviews, summariseRatings } from '#domain/reviews/reviews.server.ts'
import type { Services } from '#domain/services.server.ts'
import { openHoursText } from '#domain/settings/open-hours.ts'
import { rememberedSiteFacts } from '#domain/settings/settings.server.ts'
import { operatorNameOf, UNKNOWN_SITE } from '#domain/settings/settings.ts'
import { taxOn } from '#app/parts/price/tax-on.server.ts'
import { istDate, formatDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { slugify } from '#platform/slug.ts'
import { makeSale } from './price/sale.ts'
import { readReviewsQuery, shownCount } from './reviews/reviews-query.ts'
import type { ReviewsQuery } from './reviews/reviews-query.ts'
import type { MapStop } from './route-map/route-sheet.ts'
import { remembered } from '#platform/tag-memory.ts'

const SIMILAR = 4
const ARTICLES = 3

export type PackageFound = NonNullable<Awaited<ReturnType<typeof loadPackage>>>

/** Everything the page of a package says to whoever its address names, or undefined when no such package is published. */
export async function loadPackage(services: Services, url: string, params = new URLSearchParams()) {
  const today = istDate(services.clock.now())
  const pkg = await publishedPackage(services, url, today)
  if (!pkg) return undefined
  const view = readPartyView(params)
  return shownWith(services, pkg, params, {
    departures: departuresOf(services, pkg.id, today),
    similar: similarTo(services, url, { today, view }),
    articles: articlesAbout(services, url, today),
    way: wayOf(services, url),
    airport: airportOf(services, url),
    hours: hoursOf(services, url),
  })
}

/** What the page of a draft would say; nothing of it is remembered. */
export async function loadDraft(services: Services, pkg: Package, params = new URLSearchParams()) {
  const { db, clock } = services
  const almanac = await rememberedAlmanac(services)
  const today = istDate(clock.now())
  const looking = { tax: taxOn(services, today), view: readPartyView(params) }
  const places = await rememberedCityPins(services)
  return shownWith(services, inItsMonths(almanac, pkg, today), params, {
    departures: listDepartures(db, pkg.id, { from: today }),
    similar: listSimilarPackages(db, pkg, SIMILAR).then((cards) => priceCards(services, cards, looking)),
    articles: articlesNear(services, pkg, today),
    way: Promise.resolve({ places, route: routeOf(pkg, places) }),
    airport: airportAt(services, pkg),
    hours: findDayHours(db, pkg),
  })
}

type Around = {
  departures: ReturnType<typeof departuresOf>
  similar: ReturnType<typeof similarTo>
  articles: ReturnType<typeof articlesAbout>
  way: ReturnType<typeof wayOf>
  airport: ReturnType<typeof airportAt>
  hours: Promise<DayStretch[][]>
}

async function shownWith(services: Services, pkg: InItsMonths<Package>, params: URLSearchParams, around: Around) {
  const reviewsQuery = readReviewsQuery(params)
  const { clock, config } = services
  const today = istDate(clock.now())
  const tax = taxOn(services, today)
  const view = readPartyView(params)
  const [almanac, terms, departures, similar, said, articles, { places, route }, airport, hours, site] =
    await Promise.all([
      rememberedAlmanac(services),
      rememberedTerms(services, pkg),
      around.departures,
      around.similar,
      reviewsOf(services, pkg.id, reviewsQuery),
      around.articles,
      around.way,
      around.airport,
      around.hours,
      rememberedSiteFacts(services),
    ])
  return {
    pkg,
    departures,
    terms,
    sale: makeSale({ pkg, departures, view, params, tax, terms, faultsOn: judgeOf(almanac, pkg) }),
    noDates: noDates(almanac, pkg, { departures, today }),
    festivals: festivalsOf(departures, festivalDaysOf(almanac, pkg)),
    similar,
    ...said,
    articles,
    route,
    airport,
    hours,
    places,
    phone: site?.bandPhone ?? null,
    openHours: openHoursText(site ?? UNKNOWN_SITE),
    isSample: site?.isSample ?? false,
    operatorName: operatorNameOf(site),
    holdsSeats: site?.holdsSeats ?? false,
    rates: site?.rates ?? [],
    today,
    tax,
    publicUrl: config.publicUrl,
  }
}

/** The festival somebody who leaves on a date meets, by the date. */
function festivalsOf(
  departures: readonly { startsOn: CalendarDate }[],
  festivalOn: ReturnType<typeof festivalDaysOf>,
): Record<string, string> {
  return Object.fromEntries(
    departures.flatMap(({ startsOn }) => {
      const found = festivalOn(startsOn)
      return found ? [[startsOn, `${found.fact.name}, ${formatDays(found.days)}`] as const] : []
    }),
  )
}

/** The published package at an address as its page tells of it, from memory. */
export const publishedPackage = remembered(
  'package in its months',
  async (services: Pick<Services, 'db' | 'memory'>, url: string, today: CalendarDate) => {
    const [pkg, almanac] = await Promise.all([rememberedPackage(services, url), rememberedAlmanac(services)])
    return pkg && inItsMonths(almanac, pkg, today)
  },
)

const departuresOf = remembered('departures of a package', ({ db }: Services, id: string, today: CalendarDate) =>
  listDepartures(db, id, { from: today }),
)

export const wayOf = remembered('way of a package', async (services: Services, url: string) => {
  const [pkg, places] = await Promise.all([rememberedPackage(services, url), rememberedCityPins(services)])
  return { places, route: pkg ? routeOf(pkg, places) : [] }
})

export const airportOf = remembered(
  'airport of a package',
  async (services: Pick<Services, 'db' | 'memory'>, url: string) => {
    const pkg = await rememberedPackage(services, url)
    return pkg ? airportAt(services, pkg) : null
  },
)

/** The airport nearest to where a journey begins; null where the place is none of ours, or has none. */
async function airportAt(
  services: Pick<Services, 'db' | 'memory'>,
  { startCity }: Pick<Package, 'startCity'>,
): Promise<City['airport']> {
  const pin = (await rememberedCityPins(services)).find(({ name }) => name === startCity)
  return (pin && (await findCityById(services.db, pin.id)))?.airport ?? null
}

const hoursOf = remembered('day hours of a package', async (services: Services, url: string) => {
  const pkg = await rememberedPackage(services, url)
  return pkg ? findDayHours(services.db, pkg) : []
})

const alikeOf = remembered('packages like one', async (services: Services, url: string) => {
  const pkg = await rememberedPackage(services, url)
  return pkg ? listSimilarPackages(services.db, pkg, SIMILAR) : []
})

type LookingParty = { today: CalendarDate; view: PartyView }

const similarTo = remembered('similar packages', async (services: Services, url: string, looking: LookingParty) => {
  const { today: on, view } = looking
  return priceCards(services, await alikeOf(services, url), { tax: taxOn(services, on), view })
})

const reviewsOf = remembered('reviews of a package', async ({ db }: Services, id: string, query: ReviewsQuery) => {
  const { rating, sort } = query
  const [ratings, { items, total }] = await Promise.all([
    summariseRatings(db, [id]),
    listReviews(db, { packageId: id, rating, sort, pageSize: shownCount(query) }),
  ])
  return { rating: ratings.get(id), reviews: items, reviewTotal: total, reviewsQuery: query }
})

const articlesAbout = remembered(
  'articles about a package',
  async (services: Services, url: string, today: CalendarDate) => {
    const pkg = await rememberedPackage(services, url)
    return pkg ? articlesNear(services, pkg, today) : []
  },
)

/** Of the places on the way alone: what is about another corner of the same state is no reading before this journey. */
async function articlesNear({ db }: Services, { stops }: Package, today: CalendarDate) {
  return listArticlesAbout(db, { places: stops.map((stop) => stop.url), limit: ARTICLES, today })
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
