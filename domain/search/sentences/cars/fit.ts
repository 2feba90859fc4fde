import type { Car } from '#domain/cars/car.ts'
import type { CarNeeds } from './needs.ts'

export type FittingCar = Pick<
  Car,
  | 'name'
  | 'models'
  | 'category'
  | 'tags'
  | 'fuels'
  | 'seats'
  | 'largeBags'
  | 'perKmPaise'
  | 'mostDays'
  | 'airConditioned'
>

/** What is asked of a car: `people` and `bags` 0 where nobody says, `areLarge` where none of those is a small one, `days` as many as the hire takes. */
export type CarAsk = {
  people: number
  bags: number
  areLarge?: boolean
  days: number
  isWay: boolean
  isNamed: boolean
  needs: CarNeeds
}

/** With four aboard the third row stays down; each more takes the place of a bag. */
const WITHOUT_THIRD_ROW = 4
const THIRD_ROWS = { least: 6, most: 8 }
/** One of some bags may be a small one. */
const SMALL_BAGS = 1
const CARRIED_ON_TOP = 4
const USUAL_PEOPLE = 2
const SEATS_OF_A_COACH = 26
/** What is made for streets has no boot and no clearance for the passes. */
const TOWN_CAR_ON_PASSES = 1.8
/** A group's van may be no show. */
const FEWEST_OF_A_GROUP = 8

/** How ill a class of car fits what is asked, 0 about as well as one can; Infinity where it cannot take those who come. */
export function misfitOf(car: FittingCar, ask: CarAsk, cheapestPaise: number): number {
  if (car.seats < ask.people) return Infinity
  return (
    sizeCost(car, ask) +
    bagCost(car, ask) +
    priceCost(car, ask, cheapestPaise) +
    usualCost(car, ask) +
    wishCost(car, ask) +
    roadCost(car, ask)
  )
}

function sizeCost({ seats }: FittingCar, { people, needs, isNamed }: CarAsk): number {
  if (people === 0 && isNamed) return 0
  if (people === 0 && needs.bus) return 1.2 * Math.abs(Math.log(seats / (needs.small ? 30 : 45)))
  if (people === 0 && needs.van) return seats < 9 ? 2 : 0.4 * Math.abs(Math.log(seats / 12))
  const size = needs.large && people <= WITHOUT_THIRD_ROW ? 6 : WITHOUT_THIRD_ROW
  const room = Math.log(seats / Math.max(people, Math.min(size, 6)))
  // A bus that is asked for is none for nine.
  const isOther = (needs.bus && seats < Math.min(people + 4, SEATS_OF_A_COACH)) || (needs.van && seats < 9)
  return 1.8 * Math.max(0, room) + (isOther ? 0.3 : 0) + (seats < size ? 0.5 : 0) + squeezed(seats, people)
}

/** Four in a hatchback, or six with the third row up, sit close. */
function squeezed(seats: number, people: number): number {
  if (people === 0) return 0
  if (seats === people && seats <= THIRD_ROWS.most) return 0.25
  return 0
}

function bagCost(car: FittingCar, { people, bags, areLarge = false }: CarAsk): number {
  const isRowed = car.seats >= THIRD_ROWS.least && car.seats <= THIRD_ROWS.most
  const lost = isRowed ? Math.max(0, people - WITHOUT_THIRD_ROW) : 0
  const short = bags - (areLarge ? 0 : SMALL_BAGS) - Math.max(0, car.largeBags - lost)
  if (short <= 0) return 0
  // The roofs of small cars take nothing.
  return isRowed && short <= CARRIED_ON_TOP ? 0.4 + 0.25 * short : 1.2 + 0.5 * short
}

function priceCost({ perKmPaise }: FittingCar, { needs }: CarAsk, cheapestPaise: number): number {
  const dearer = Math.log(perKmPaise / cheapestPaise)
  // Who wants to be seen in a car rather takes the dearer one.
  if (needs.premium || needs.couple) return -0.1 * dearer
  return (needs.cheap ? 2 : needs.comfort ? 0.4 : 0.5) * dearer
}

/** What nobody means who does not say so. */
function usualCost(car: FittingCar, { people, days, isWay, needs }: CarAsk): number {
  const is = (tag: string) => car.tags.includes(tag)
  const isHatch = is('budget') && car.seats <= WITHOUT_THIRD_ROW
  return (
    (car.category === 'Off-road' && !needs.rough && !needs.hills ? (car.seats < 6 ? 2.5 : 1) : 0) +
    (is('luxury') && car.seats <= 6 && !needs.premium && !needs.couple && !needs.rough ? 0.3 : 0) +
    (is('electric') && !needs.electric && (isWay || days > 1) ? 0.25 : 0) +
    (isHatch ? 0.2 * Math.max(0, people - USUAL_PEOPLE) + (needs.comfort ? 0.8 : 0) : 0) +
    (days > car.mostDays ? 1.5 : 0)
  )
}

function wishCost(car: FittingCar, { people, needs }: CarAsk): number {
  const is = (tag: string) => car.tags.includes(tag)
  const isSmall = car.seats <= WITHOUT_THIRD_ROW
  let cost = 0
  const isFew = people < FEWEST_OF_A_GROUP
  if (needs.premium || (needs.couple && isFew)) cost += premiumCost(car) * (isFew ? 1 : 0.4)
  if (needs.comfort)
    cost += (is('comfort') ? -0.8 : 0) + (is('luxury') && !isSmall ? -0.4 : 0) + (is('budget') ? 0.5 : 0)
  if (needs.low) cost += isSmall ? 0 : 1
  if (needs.electric) cost += is('electric') ? -2 : car.fuels.includes('hybrid') ? 0 : 1.5
  if (needs.hybrid) cost += car.fuels.includes('hybrid') ? -2 : 0
  if (needs.small) cost += isSmall ? 0 : 0.7
  if (needs.cooled && !car.airConditioned) cost += 2
  if (needs.bus) cost += car.category === 'Coach' ? -0.5 : 0
  if (needs.van) cost += car.category === 'Tempo Traveller' ? -0.5 : 0
  return cost
}

function premiumCost({ name, tags }: FittingCar): number {
  if (tags.includes('luxury')) return -1.2
  if (/premium/i.test(name)) return -1
  return tags.includes('comfort') ? -0.4 : 0.6
}

function roadCost({ category, tags, seats }: FittingCar, { needs }: CarAsk): number {
  if (!needs.rough && !needs.hills) return 0
  const isOffRoad = category === 'Off-road'
  const high = needs.high && seats <= WITHOUT_THIRD_ROW && !tags.includes('hills') ? TOWN_CAR_ON_PASSES : 0
  if (!needs.rough) return high + (isOffRoad ? (seats > 6 ? 0.1 : 0.6) : 0)
  const trackless = needs.trackless ? (tags.includes('desert') ? -0.8 : 0) : 0
  if (isOffRoad) return -1.6 + trackless
  if (tags.includes('snow')) return needs.snow ? -2 : -1.2
  return tags.includes('hills') ? -0.3 : seats > 6 ? 0.4 : 1.5
}
