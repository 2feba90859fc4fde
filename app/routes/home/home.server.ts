import { askChoices } from '#app/parts/ask/ask-choices.server.ts'
import { priceCards, shownPriceOf } from '#app/parts/package-card/priced-cards.server.ts'
import { listUpcomingDepartures, nextDepartures } from '#domain/departures/departures.server.ts'
import { seatsNeeded } from '#domain/party/party.ts'
import type { Party, PartyView } from '#domain/party/party.ts'
import { totallerFor } from '#domain/pricing/party-total.ts'
import { proposeRooms } from '#domain/pricing/rooms.ts'
import { priceCar } from '#domain/cars/car.ts'
import { rememberedCars } from '#domain/cars/cars.server.ts'
import { readSold } from '#domain/cars/sold.server.ts'
import { listAttractions } from '#domain/catalogue/attractions.server.ts'
import { rememberedCategories } from '#domain/catalogue/categories.server.ts'
import { listCitiesByUrls } from '#domain/catalogue/cities.server.ts'
import type { PackageCard, PackageKind } from '#domain/catalogue/package.ts'
import { listPackageCards, rememberedCardsInOrder } from '#domain/catalogue/packages.server.ts'
import { rememberedStatesByPackages } from '#domain/catalogue/states.server.ts'
import { listLacking } from '#domain/content/opening.server.ts'
import { listArticles } from '#domain/content/articles.server.ts'
import type { Services } from '#domain/services.server.ts'
import { taxOn } from '#app/parts/price/tax-on.server.ts'
import { istDate, monthName, monthOf } from '#platform/dates.ts'
import { NO_FILTERS } from '#domain/search/filters.ts'
import { findCommonMilestones } from '#domain/pricing/terms.server.ts'
import { shownSections } from '#domain/settings/home-sections.ts'
import { findSetting, rememberedSiteFacts } from '#domain/settings/settings.server.ts'
import { UNKNOWN_SITE } from '#domain/settings/settings.ts'
import { alternateZones } from './alternate-zones.ts'
import { leavingInSeason } from './leaving-in-season.ts'
import { spreadByDate } from './spread-by-date.ts'
import { remembered } from '#platform/tag-memory.ts'
import { toldStates } from './told-states.server.ts'
import { reads } from '#platform/tags.ts'

const SEASON_CARDS = 4
/** One row of three, or two of two: the page shows the fourth where its rows have two. */
const TREK_TILES = 4
/** So many that are best now are looked through for those that leave soon. */
const LOOKED_AT = 120
const BOARD = { count: 5, mostADay: 2 }
const LEAVING_LOOKED_AT = 400
const GATEWAYS = 6
const SHOWN_CARS = ['sedan', 'suv', 'toyota-innova-crysta', 'tempo-traveller-12-seater']

/** All that the home page shows, as of today in India, its cards priced for whoever is looking. */
export async function loadHome(services: Services, view: PartyView) {
  const { clock, config, art } = services
  const today = istDate(clock.now())
  const [cards, places, states] = await Promise.all([
    loadCards(services, today, view),
    placesOf(services, today),
    toldStates(services, today, view),
  ])
  return {
    ...places,
    ...cards,
    states: alternateZones(states),
    view,
    art,
    publicUrl: config.publicUrl,
  }
}

/** What is the same for everybody all day, until somebody changes it. */
const placesOf = remembered('home places', async (services: Services, today: string) => {
  const month = monthOf(today)
  const [experiences, wall, states, sights, cars, articles, site, milestones, sections] = await Promise.all([
    rememberedCategories(services, 'experience'),
    wallOf(services),
    rememberedStatesByPackages(services),
    listAttractions(services.db, { limit: 6, order: 'fame' }),
    rememberedCars(services),
    listArticles(services.db, { today, pageSize: 3 }),
    rememberedSiteFacts(services),
    findCommonMilestones(services.db),
    findSetting(services.db, 'home'),
  ])
  return {
    month,
    choices: await askChoices(services, today),
    experiences,
    wall,
    gateways: alternateZones(states.slice(0, GATEWAYS)),
    sights,
    cars: chosenCars(cars).map((car) => priceCar(car, taxOn(services, today))),
    articles: articles.items,
    site: site ?? UNKNOWN_SITE,
    holdsSeats: site?.holdsSeats ?? false,
    milestones,
    sold: await readSold(services.db),
    isClosed: (await listLacking(services.db)).length > 0,
    sections: shownSections(sections, monthName(month)),
  }
})

/** What changes with every seat that is sold: cards with their next departures, and what leaves soon. */
async function loadCards(services: Services, today: string, view: PartyView) {
  const { season, counts } = await picksOf(services, today, view.party)
  const { cards, leaving } = await pricedPicks(services, today, view)
  return { counts, leaving, season: cards.slice(0, season.length), treks: cards.slice(season.length) }
}

const pricedPicks = remembered('home prices', async (services: Services, today: string, view: PartyView) => {
  const { season, treks, leaving } = await picksOf(services, today, view.party)
  const tax = taxOn(services, today)
  const total = totallerFor(view.party, tax)
  return {
    cards: await priceCards(services, [...season, ...treks], { tax, view }),
    leaving: leaving.flatMap(({ card, ...departure }) => {
      const price = shownPriceOf(card, total(card, departure), view)
      return 'refused' in price ? [] : [{ ...departure, price }]
    }),
  }
})

/** Of what leaves soon, that which takes all who travel and has the seats. */
const picksOf = remembered('home picks', async (services: Services, today: string, party: Party | undefined) => {
  const { db } = services
  const [season, treks, leaving, all] = await Promise.all([
    bestNow(services, today, 'tour'),
    bestNow(services, today, 'trek'),
    listUpcomingDepartures(db, { today, limit: LEAVING_LOOKED_AT, ...seatsNeeded(party) }),
    listPackageCards(db, { pageSize: 1 }),
  ])
  const leavingCards = await rememberedCardsInOrder(
    services,
    leaving.map(({ packageId }) => packageId),
    today,
  )
  const takesAll = (card: PackageCard) => !party || proposeRooms(card, party).ok
  const cardOf = new Map(leavingCards.filter(takesAll).map((card) => [card.id, card]))
  const board = spreadByDate(
    leaving.flatMap((departure) => {
      const card = cardOf.get(departure.packageId)
      return card ? [{ ...departure, card }] : []
    }),
    BOARD,
  )
  const next = await nextDepartures(
    db,
    [...season.items, ...treks.items].map(({ id }) => id),
    { today, ...seatsNeeded(party) },
  )
  // The board says how many seats are left.
  reads(...board.map(({ packageId }) => `seats:${packageId}` as const))
  const row = (cards: typeof season.items, count: number) => {
    const chosen = varied(leavingInSeason(cards.filter(takesAll), next, today), count)
    return rememberedCardsInOrder(
      services,
      chosen.map(({ id }) => id),
      today,
    )
  }
  return {
    counts: { tours: all.total - treks.total, treks: treks.total },
    season: await row(season.items, SEASON_CARDS),
    treks: await row(treks.items, TREK_TILES),
    leaving: board,
  }
})

async function bestNow(services: Services, today: string, kind: PackageKind) {
  const question = { scope: { kind }, filters: NO_FILTERS, party: undefined, page: 1, pageSize: LOOKED_AT }
  const { ids, total } = await services.lists.list({ ...question, sort: 'best-season', today })
  return { items: await rememberedCardsInOrder(services, ids, today), total }
}

/** Takes packages from different states and starts first, so that eight cards show eight Indias. */
function varied<Card extends PackageCard>(cards: Card[], count: number): Card[] {
  const firsts = cards.filter(
    (card, at) => cards.findIndex((other) => other.stateCodes[0] === card.stateCodes[0]) === at,
  )
  return [...new Set([...firsts, ...cards])].slice(0, count)
}

function chosenCars<CarLike extends { url: string }>(cars: CarLike[]): CarLike[] {
  const chosen = SHOWN_CARS.flatMap((url) => cars.find((car) => car.url === url) ?? [])
  return chosen.length >= 3 ? chosen : cars.slice(0, 4)
}

async function wallOf({ db, art }: Services) {
  const posters = art.wall
  const places = await listCitiesByUrls(
    db,
    posters.map(({ cityUrl }) => cityUrl),
  )
  return posters.flatMap(({ cityUrl, line, picture }) => {
    const city = places.find(({ url }) => url === cityUrl)
    return city ? [{ name: city.name, url: city.url, line, picture }] : []
  })
}
