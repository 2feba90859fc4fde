import { rememberedAlmanac } from '#domain/almanac/almanac.server.ts'
import type { Almanac } from '#domain/almanac/almanac.ts'
import { redirect } from 'react-router'
import { carPathOf } from '#app/parts/car-card/car-path.ts'
import { priceCar } from '#domain/cars/car.ts'
import type { Car, PricedCar } from '#domain/cars/car.ts'
import { fareOfPlan, planTrip } from '#domain/cars/trip/fare.ts'
import type { TripFare } from '#domain/cars/trip/fare.ts'
import type { TripPlan } from '#domain/cars/trip/plan.ts'
import { NO_TRIP, readTripAsk, readTripBegun } from '#domain/cars/trip/trip-query.ts'
import type { TripQuery, TripField } from '#domain/cars/trip/trip-query.ts'
import { placeChoices, placesLike, placeWords } from '#domain/cars/roads/find-place.ts'
import type { RoadNetwork, RoadPlace } from '#domain/cars/roads/roads.ts'
import { rememberedTaxRules } from '#domain/tax/registrations.server.ts'
import type { Services } from '#domain/services.server.ts'
import type { Paise } from '#platform/money.ts'
import { findByRef, loadPricedCars, SUFFIX } from './cars.server.ts'
import { rememberedRoads } from '#domain/cars/roads/roads.server.ts'
import { readNumber } from '#platform/query-values.ts'
import { rememberedSiteFacts } from '#domain/settings/settings.server.ts'
import { operatorNameOf } from '#domain/settings/settings.ts'

/** The trip somebody asks the fare of, with its fare or what is wrong, and names meant perhaps where a place is not known. */
export type TripAnswer = {
  ask: TripQuery
  /** How many come, where the address says it. */
  people: number | undefined
  /** Undefined while too little is said to ask for a fare. */
  answer: TripFare | undefined
  meant: { field: TripField; names: string[] }[]
  others: OtherClass[]
}

/** The same trip in another class; undefined where that class is not let so. */
export type OtherClass = { name: string; url: string; seats: number; totalPaise: Paise }

const MOST_PEOPLE = 60
const MOST_OTHERS = 8
const MOST_MEANT = 4

/** Everything the page of a class of car says; undefined when there is no such class. Leads an id, an address it had before, or one as they were of old, to the page. */
export async function loadCar(services: Services, detail: string, params: URLSearchParams) {
  const { cars, today } = await loadPricedCars(services)
  const priced = await findByRef(services, cars, detail.replace(SUFFIX, ''))
  if (!priced) return undefined
  if (priced.car.url !== detail) throw redirect(carPathOf(priced.car.url, params), 301)
  return aboutCar(services, { priced, cars, today }, params)
}

/** What the page of a class would say that is written like this; nothing of it is remembered. */
export async function previewCar(services: Services, car: Car, params: URLSearchParams) {
  const { cars, today } = await loadPricedCars(services)
  return aboutCar(services, { priced: priceCar(car, { on: today, rates: services.gstRates }), cars, today }, params)
}

export type CarFound = Awaited<ReturnType<typeof aboutCar>>
type Priced = Pick<TripQuestion, 'priced' | 'cars' | 'today'>

async function aboutCar(services: Services, { priced, cars, today }: Priced, params: URLSearchParams) {
  const site = await rememberedSiteFacts(services)
  const network = await rememberedRoads(services)
  const { sellerIsBodyCorporate } = await rememberedTaxRules(services, today)
  const ask = readTripAsk(params)
  const people = readPeople(params)
  const begun = readTripBegun(params) ?? (people === undefined ? undefined : NO_TRIP)
  return {
    ...priced,
    today,
    sellerIsBodyCorporate,
    places: placeChoices(network.places),
    asked: ask
      ? { people, ...(await answerTrip(services, { ask, priced, cars, network, today })) }
      : begun && { ask: begun, people, answer: undefined, meant: [], others: [] },
    phone: site?.bandPhone,
    operatorName: operatorNameOf(site),
    publicUrl: services.config.publicUrl,
  }
}

/** How many come, as an address of the car pages says it. */
export function readPeople(params: URLSearchParams): number | undefined {
  return readNumber(params.get('people'), 1, MOST_PEOPLE)
}

type Others = Pick<TripQuestion, 'priced' | 'cars'> & Pick<Services, 'gstRates'> & { almanac: Almanac }
type TripQuestion = { ask: TripQuery; priced: PricedCar; cars: PricedCar[]; network: RoadNetwork; today: string }

async function answerTrip(
  services: Services,
  { ask, priced, cars, network, today }: TripQuestion,
): Promise<Omit<TripAnswer, 'people'>> {
  const ruled = { gstRates: services.gstRates, almanac: await rememberedAlmanac(services) }
  const planned = planTrip({ ask, network, today, almanac: ruled.almanac })
  const answer = planned.ok ? fareOfPlan(priced.car, planned.plan, ruled) : planned
  return {
    ask,
    answer,
    meant: answer.ok ? [] : await placesMeant(services, { ask, answer, network }),
    others: planned.ok ? othersFor(planned.plan, { priced, cars, ...ruled }) : [],
  }
}

/** The classes nearest in price for the same trip, cheapest first. */
function othersFor(plan: TripPlan, { priced, cars, ...ruled }: Others): OtherClass[] {
  const totalOf = ({ car }: PricedCar): Paise | undefined => {
    const answer = fareOfPlan(car, plan, ruled)
    return answer.ok ? answer.fare.totalPaise : undefined
  }
  const own = totalOf(priced)
  return cars
    .filter(({ car }) => car.id !== priced.car.id)
    .flatMap((other) => {
      const totalPaise = totalOf(other)
      const { name, url, seats } = other.car
      return totalPaise === undefined ? [] : [{ name, url, seats, totalPaise }]
    })
    .toSorted((one, other) => Math.abs(one.totalPaise - (own ?? 0)) - Math.abs(other.totalPaise - (own ?? 0)))
    .slice(0, MOST_OTHERS)
    .toSorted((one, other) => one.totalPaise - other.totalPaise)
}

type UnknownPlaceQuestion = { ask: TripQuery; answer: Pick<TripFare & { ok: false }, 'problems'>; network: RoadNetwork }

/** What a place nobody knows was perhaps meant to be: names that begin or go on like it, else what the search takes it for. */
export async function placesMeant(
  { search }: Services,
  { ask, answer, network }: UnknownPlaceQuestion,
): Promise<TripAnswer['meant']> {
  const unknown = answer.problems.filter(({ reason }) => reason === 'unknown-place').map(({ field }) => field)
  return Promise.all(
    unknown.map(async (field) => {
      const like = placesLike(network.places, ask[field])
      const found = like.length > 0 ? like : await placesFound(search, ask[field], network.places)
      return { field, names: found.map((place) => placeWords(network.places, place)) }
    }),
  )
}

async function placesFound(search: Services['search'], text: string, places: readonly RoadPlace[]) {
  const { hits } = await search.search({ text, limit: MOST_MEANT, kinds: ['city'] })
  return hits.flatMap(({ id }) => places.find((place) => place.id === id) ?? [])
}
