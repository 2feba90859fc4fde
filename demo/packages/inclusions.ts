import type { Comfort, ItineraryDay } from '#domain/catalogue/package.ts'
import { counted } from './words/numbers.ts'
import { borderCars } from './border-roads.ts'
import { nightsInBed } from './days/aboard.ts'
import { ladakhPermits, permitsOf } from './permits.ts'
import { besides, heldBy } from './purposes.ts'
import { drivesOn } from './days/drives.ts'
import { seenOn } from './days/plan.ts'
import type { DayPlan } from './days/plan.ts'
import { isHelicopter } from './legs/leg.ts'
import type { Route } from './route.ts'
import { isByBoat, isGuarded } from './words/sights.ts'
import { capitalised, listed, numberInWords } from '#platform/wording.ts'

const CARS: Record<Comfort, string> = {
  standard: 'Air-conditioned sedan or Ertiga for your party alone, with driver',
  comfort: 'Private Ertiga or Innova Crysta with driver, by the size of your party',
  premium: 'Private Innova Crysta or better with an English-speaking driver',
}

/** What the price holds, read off the days themselves. */
export function inclusionsOf(
  route: Route,
  days: readonly DayPlan[],
  itinerary: readonly ItineraryDay[],
  stateCodes: readonly string[],
): string[] {
  const nights = nightsInBed(days)
  const drives = safariDrives(days, route)
  const travels = new Set(itinerary.map((day) => day.travel))
  return [
    `${capitalised(counted(nights, 'night'))} in the stays named day by day, on twin sharing`,
    mealWords(itinerary),
    CARS[route.comfort],
    ...borderCars(route, itinerary),
    'Driver allowance, fuel, tolls, parking and state permits of the car',
    ...(drives > 0
      ? [
          `${drives === 1 ? 'One shared safari drive' : `${capitalised(numberInWords(drives))} shared safari drives`} with park permit and naturalist`,
        ]
      : []),
    ...(travels.has('boat') ? [] : boats(days)),
    ...guards(days),
    ...heldBy(route.url),
    ...(sleepsIn(days, 'alappuzha') ? ['Houseboat with all meals and its crew of two or three'] : []),
    ...(sleepsIn(days, 'srinagar') ? ['One shikara ride on Dal Lake'] : []),
    ...(sleepsIn(days, 'sam') ? ['Camel or jeep to the dunes, folk music after dinner'] : []),
    ...(travels.has('boat') ? ['Ferry and boat tickets named in the itinerary'] : []),
    ...(travels.has('train') ? ['Train seats in an air-conditioned chair car, as the itinerary names them'] : []),
    ...(days.some((day) => day.leg?.coach) ? ['Seats in a reclining night coach, both ways where named'] : []),
    ...(days.some((day) => isHelicopter(day.leg))
      ? ['Shared helicopter seats between the helipads named, by weight and weather']
      : []),
    ...permitsOf(itinerary, stateCodes),
    ...(stateCodes.includes('IN-LA')
      ? ['Environment fee of Ladakh', ...ladakhPermits(itinerary), 'Oxygen cylinder in the car']
      : []),
    ...(route.comfort === 'premium' ? ['Early check-in on the first day where the house allows it'] : []),
    'Help by telephone from 10 am to 6 pm on every day of the tour',
  ]
}

/** A forest seen from the water has its boat in the price. */
function boats(days: readonly DayPlan[]): string[] {
  const names = [
    ...new Set(
      days.flatMap((day) =>
        seenOn(day)
          .filter(isByBoat)
          .map(({ name }) => name),
      ),
    ),
  ]
  return names.length > 0 ? [`Seats in a shared boat, with the entry, in ${listed(names)}`] : []
}

/** A forest entered on foot has its guard in the price. */
function guards(days: readonly DayPlan[]): string[] {
  const names = [
    ...new Set(
      days.flatMap((day) =>
        seenOn(day)
          .filter(isGuarded)
          .map(({ name }) => name),
      ),
    ),
  ]
  return names.length > 0 ? [`Entry and a forest guard on foot in ${listed(names)}`] : []
}

/** What one pays beside it. */
export function exclusionsOf(
  route: Route,
  days: readonly DayPlan[],
  itinerary: readonly ItineraryDay[],
  inclusions: readonly string[],
): string[] {
  const flown = days.some((day) => day.leg?.travel === 'flight' && !isHelicopter(day.leg))
  const allMeals = itinerary.filter((day) => day.overnight).every((day) => day.meals === 'all')
  const usual = [
    flown
      ? 'Every air fare, that of flights between the halts as well, since they change by the day; we book them at cost'
      : route.start === route.end
        ? `Travel to and from ${route.start}`
        : `Travel to ${route.start} and home from ${route.end}`,
    ...(allMeals ? [] : ['Lunches, and dinners where the day does not name them']),
    'Entry fees, camera fees and local guides',
    ...(sleepsIn(days, 'gulmarg') ? ['Gondola tickets and ponies'] : []),
    ...(sleepsIn(days, 'sitapur-kedarnath') || sleepsIn(days, 'barkot') || sleepsIn(days, 'katra')
      ? [
          days.some((day) => isHelicopter(day.leg))
            ? 'Ponies and palanquins to the shrines'
            : 'Ponies, palanquins and shuttle helicopters to the shrines',
        ]
      : []),
    ...(sleepsIn(days, 'pahalgam') || sleepsIn(days, 'sonamarg')
      ? ['Union taxis inside Pahalgam and Sonamarg, and ponies']
      : []),
    ...(sleepsIn(days, 'manali') ? ['Adventure sports, and the local taxi where the tunnel road asks for one'] : []),
    ...(safariDrives(days, route) > 0 ? ['A private jeep instead of shared seats'] : []),
    ...(sleepsIn(days, 'havelock-island') || sleepsIn(days, 'tarkarli') ? ['Diving and other water sports'] : []),
  ]
  const texts = itinerary.map(({ text }) => text)
  return [
    ...besides(route, texts, inclusions, usual),
    'Travel insurance',
    'Tips, laundry and whatever is not named above',
  ]
}

/** Drives into parks, day by day. */
export function safariDrives(days: readonly DayPlan[], route: Pick<Route, 'summary'>): number {
  return days.reduce((sum, day) => sum + drivesOn(day, days, route), 0)
}

function sleepsIn(days: readonly DayPlan[], slug: string): boolean {
  return days.some((day) => day.overnight?.slug === slug)
}

function mealWords(itinerary: readonly ItineraryDay[]): string {
  const count = (meals: ItineraryDay['meals'][]) =>
    itinerary.filter((day) => day.overnight && meals.includes(day.meals)).length
  const breakfasts = count(['breakfast', 'breakfast-dinner', 'all'])
  const dinners = count(['breakfast-dinner', 'all'])
  const lunches = count(['all'])
  const words = [
    counted(breakfasts, 'breakfast'),
    ...(dinners > 0 ? [counted(dinners, 'dinner')] : []),
    ...(lunches > 0 ? [counted(lunches, 'lunch').replace('lunchs', 'lunches')] : []),
  ]
  const text = words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
  return capitalised(text)
}
