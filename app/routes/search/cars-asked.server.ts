import { loadPricedCars } from '#app/routes/cars/cars.server.ts'
import { priceRouteTrip } from '#app/routes/cars/list/route-trip.server.ts'
import { wayText } from '#app/routes/cars/list/way-text.ts'
import type { PricedCar } from '#domain/cars/car.ts'
import { tripAddress } from '#app/parts/car-card/car-path.ts'
import { NO_TRIP } from '#domain/cars/trip/trip-query.ts'
import type { TripQuery } from '#domain/cars/trip/trip-query.ts'
import { asksForCar } from '#domain/search/sentences/asked-car.ts'
import { carsAskedFor, classNamed } from '#domain/search/sentences/cars/classes.ts'
import { peopleAsked } from '#domain/search/sentences/cars/party.ts'
import { readCarWay } from '#domain/search/sentences/cars/way.ts'
import type { CarWay } from '#domain/search/sentences/cars/way.ts'
import type { SearchSentence } from '#domain/search/sentences/read-sentence.ts'
import { tokensOf } from '#domain/search/sentences/tokens.ts'
import type { SentenceNames } from '#domain/search/sentences/sentence-names.ts'
import type { Services } from '#domain/services.server.ts'
import type { Paise } from '#platform/money.ts'

export type CarsAsked = {
  /** The class, where one alone is meant, and whence and whither. */
  title: string
  cars: (PricedCar & { totalPaise: Paise | undefined })[]
  /** The parameters of the trip. */
  trip: string
  /** What the totals are of. */
  way: string | undefined
}

/** The classes of car a question asks for, and the trip it tells, priced as their own pages price it. */
export async function findCarsAsked(
  services: Services,
  text: string,
  { names, sentence }: { names: SentenceNames; sentence: Pick<SearchSentence, 'filters' | 'party'> },
): Promise<CarsAsked | undefined> {
  if (!asksForCar(text, names)) return undefined
  const people = peopleOf(text, sentence)
  const way = readCarWay(text, names)
  const classes = await loadPricedCars(services)
  const all = classes.cars.map((priced) => ({ ...priced.car, priced }))
  const days = sentence.filters.days?.from
  const asked = carsAskedFor(text, all, { names, people, days, isWay: way.to !== undefined })
  if (asked.length === 0) return undefined
  const told = { date: sentence.filters.dates?.from ?? '', days: String(sentence.filters.days?.from ?? '') }
  const ways = tripsOf(text, way, told)
  const priced = await Promise.all(
    ways.map(async (ask) => {
      const trip = await priceRouteTrip(services, ask, classes)
      const fitting = asked.flatMap((one) => {
        const totalPaise = trip.fares.get(one.priced.car.id)?.totalPaise
        return totalPaise === undefined ? [] : [{ ...one.priced, totalPaise }]
      })
      return { ask, fitting, way: wayText(trip) }
    }),
  )
  const named = asked.length === 1 ? asked[0] : classNamed(text, asked)
  const isLet = ({ fitting }: { fitting: PricedCar[] }) =>
    named ? fitting.some(({ car }) => car.id === named.id) : fitting.length > 0
  const best = priced.find(isLet)
  const ask = best?.ask ?? ways[0]
  return {
    title: carsTitle(named, ask),
    cars: best?.fitting ?? asked.map((one) => ({ ...one.priced, totalPaise: undefined })),
    trip: String(ask ? tripAddress(ask, people) : typedParams({ ...told, people: String(people ?? '') })),
    way: best?.way && [best.way, ...way.left.map((place) => `without ${place}`)].join(', '),
  }
}

/** How many travel: as the sentence reads it, else as they are counted for a car. */
function peopleOf(text: string, { party }: Pick<SearchSentence, 'party'>): number | undefined {
  const counted = peopleAsked(tokensOf(text))
  return counted > 0 ? counted : party && party.adults + party.children
}

/** "Tempo Traveller (12 seater), New Delhi to Agra". */
export function carsTitle(
  named: { name: string } | undefined,
  trip: Pick<TripQuery, 'kind' | 'from' | 'to'> | undefined,
): string {
  const cars = named?.name ?? 'Cars with a driver'
  if (!trip) return cars
  if (trip.kind === 'airport') return `${cars}, airport transfer in ${trip.from}`
  return trip.to ? `${cars}, ${trip.from} to ${trip.to}` : `${cars} in ${trip.from}`
}

const AIRPORT = /\bairport\b|\bland(?:s|ing)?\b|\bflight\b/i
/** A car about town, by the hour. */
const IN_TOWN =
  /\blocal(?:ly)?\b|\b(?:full|half)[\s-]?day\b|\bhourly\b|\bdisposal\b|\bcity tour\b|\b\d{1,2}\s*(?:hours?|hrs?)\b|\bsight[\s-]?seeing\b|\b(?:whole|entire|one|wedding) day\b|\b(?:hospital|shopping|meetings?|station|hotel)\b|\bwithin (?:the )?city\b/i
/** What a town's party is driven to, unless it is said whither. */
const OCCASION = /\b(?:wedding|marriage|shaadi|shadi|picnic|school)\b(?!.*\s(?:to|se)\s)/i
const HOURS = /\b(\d{1,2})\s*(?:hours?|hrs?)\b/i
const ONE_WAY = /\bone[\s-]?way\b|\bdrop\b/i
const THERE_AND_BACK =
  /\b(?:round[\s-]?trip|return|returning|and back|both ways|two[\s-]?ways?|up (?:and )?down|aa?na[\s-]?jaa?na|jaa?na[\s-]?aa?na|aane jaane|wapas|vapas)\b/i

/** The trips a question may mean, the likeliest first: whoever names two places and no days has a drive from one to the other in mind. */
function tripsOf(
  asked: string,
  { from, to, via }: CarWay,
  { date, days }: Pick<TripQuery, 'date' | 'days'>,
): TripQuery[] {
  if (!from) return []
  const text = `${asked} ${spelt(asked)}`
  const isLong = Number(days) > 1
  if (!to && !isLong && AIRPORT.test(text)) return [{ ...NO_TRIP, kind: 'airport', from, date }]
  if (!to && !isLong && (days === '1' || IN_TOWN.test(text) || OCCASION.test(text)))
    return [{ ...NO_TRIP, kind: 'local', from, date, hours: HOURS.exec(text)?.[1] ?? '' }]
  const back: TripQuery = { ...NO_TRIP, kind: 'round-trip', from, to: to ?? '', via: via ?? '', date, days }
  const there: TripQuery = { ...back, kind: 'one-way' }
  if (to && ONE_WAY.test(text)) return [there]
  return !to || days !== '' || THERE_AND_BACK.test(text) ? [back] : [there, back]
}

/** What it means, in Latin letters: "आना जाना". */
function spelt(text: string): string {
  return tokensOf(text)
    .map(({ spellings }) => spellings[0])
    .join(' ')
}

function typedParams(typed: Record<string, string>): URLSearchParams {
  return new URLSearchParams(Object.entries(typed).filter(([, value]) => value !== ''))
}
