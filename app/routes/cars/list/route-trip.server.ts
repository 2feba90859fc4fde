import { placesMeant, readPeople } from '#app/routes/cars/car.server.ts'
import type { TripAnswer } from '#app/routes/cars/car.server.ts'
import { rememberedAlmanac } from '#domain/almanac/almanac.server.ts'
import type { Almanac } from '#domain/almanac/almanac.ts'
import type { PricedCar } from '#domain/cars/car.ts'
import type { Fare } from '#domain/cars/fare.ts'
import { rememberedRoads } from '#domain/cars/roads/roads.server.ts'
import { placeChoices } from '#domain/cars/roads/find-place.ts'
import { fareOfPlan, planTrip } from '#domain/cars/trip/fare.ts'
import type { TripPlan } from '#domain/cars/trip/plan.ts'
import type { TripProblem } from '#domain/cars/trip/problem.ts'
import { isWhole, readTripAsk } from '#domain/cars/trip/trip-query.ts'
import type { TripQuery } from '#domain/cars/trip/trip-query.ts'
import type { Services } from '#domain/services.server.ts'
import type { CalendarDate } from '#platform/dates.ts'

/** A trip asked of all classes of car: its plan and what it costs in each that is let so, or what is wrong with it. */
export type RouteTrip = {
  ask: TripQuery
  people: number | undefined
  problems: TripProblem[]
  meant: TripAnswer['meant']
  plan: TripPlan | undefined
  /** By the id of the class. */
  fares: Map<string, Fare>
}

type Classes = { cars: readonly PricedCar[]; today: CalendarDate }

/** The trip an address of the list asks, and the names of places; days that narrow the list (`4-7`) are none of the trip's: the road proposes those. */
export async function readRouteTrip(
  services: Services,
  params: URLSearchParams,
  classes: Classes,
): Promise<{ trip: RouteTrip | undefined; places: string[] }> {
  const network = await rememberedRoads(services)
  const places = placeChoices(network.places)
  const typed = readTripAsk(params)
  if (!typed) return { trip: undefined, places }
  const ask = isWhole(typed.days) ? typed : { ...typed, days: '' }
  return { places, trip: { ...(await priceRouteTrip(services, ask, classes)), people: readPeople(params) } }
}

/** A trip priced in every class, all that was typed of it counting. */
export async function priceRouteTrip(
  services: Services,
  ask: TripQuery,
  { cars, today }: Classes,
): Promise<Omit<RouteTrip, 'people'>> {
  const network = await rememberedRoads(services)
  const ruled = { gstRates: services.gstRates, almanac: await rememberedAlmanac(services) }
  const planned = planTrip({ ask, network, today, almanac: ruled.almanac })
  const priced = planned.ok ? priceTrip(planned.plan, cars, ruled) : { ...NOT_PRICED, problems: planned.problems }
  return { ask, meant: await placesMeant(services, { ask, answer: priced, network }), ...priced }
}

type PricedTrip = Pick<RouteTrip, 'plan' | 'problems' | 'fares'>
type RuledDay = Pick<Services, 'gstRates'> & { almanac: Almanac }

const NOT_PRICED = { plan: undefined, fares: new Map<string, Fare>() }

/** What a plan costs in each class; where none can drive it, no plan but what is wrong with it for all of them. */
function priceTrip(plan: TripPlan, cars: readonly PricedCar[], ruled: RuledDay): PricedTrip {
  const answers = cars.map(({ car }) => [car.id, fareOfPlan(car, plan, ruled)] as const)
  const fares = new Map(answers.flatMap(([id, answer]) => (answer.ok ? [[id, answer.fare] as const] : [])))
  if (fares.size > 0) return { plan, problems: [], fares }
  const refused = answers.flatMap(([, answer]) => (answer.ok ? [] : answer.problems))
  const shared = refused.find(({ reason }) => reason !== 'not-for-this-class') ?? refused[0]
  return { ...NOT_PRICED, problems: shared ? [shared] : [] }
}
