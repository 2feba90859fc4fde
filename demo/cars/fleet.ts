import type { DriverDraft, VehicleDraft } from '#domain/cars/fleet-writing.server.ts'
import { demoId } from '#demo/ids.ts'
import { chanceOf, pick } from '#demo/packages/chance.ts'
import { FIRST_NAMES } from '#demo/reviews/people.ts'
import { HIRE_DAYS } from './hire-days.ts'

/** Cities a car is sent out from, with the letters of their plates: no town a road of the mainland reaches is farther than a garage's reach. */
const GARAGES: readonly (readonly [city: string, plate: string])[] = [
  ['new-delhi', 'DL'],
  ['jaipur', 'RJ'],
  ['jodhpur', 'RJ'],
  ['ahmedabad', 'GJ'],
  ['mumbai', 'MH'],
  ['panaji', 'GA'],
  ['bengaluru', 'KA'],
  ['kochi', 'KL'],
  ['chennai', 'TN'],
  ['hyderabad', 'TS'],
  ['visakhapatnam', 'AP'],
  ['bhubaneswar', 'OD'],
  ['raipur', 'CG'],
  ['bhopal', 'MP'],
  ['varanasi', 'UP'],
  ['kolkata', 'WB'],
  ['guwahati', 'AS'],
  ['dibrugarh', 'AS'],
  ['leh', 'LA'],
]
/** The classes most are hired of stand in a garage twice. */
const COMMON: readonly string[] = ['sedan', 'compact-suv', 'suv', 'innova-crysta', 'tempo-traveller-12']
const CLASSES = Object.keys(HIRE_DAYS)

/** Every vehicle of the demo. No district has the number 00, so no plate is somebody's. */
export function demoVehicles(): VehicleDraft[] {
  const standing = GARAGES.flatMap(([city, plate]) =>
    [...CLASSES, ...COMMON].map((name, at) => ({ city, plate, name, at })),
  )
  return standing.map(({ city, plate, name, at }, number) => ({
    id: demoId('vehicle', `${city}/${at}`),
    carId: demoId('car', name),
    registration: `${plate} 00 PD ${String(number + 1).padStart(4, '0')}`,
    garageCityId: demoId('city', city),
    active: true,
  }))
}

/** Every driver of the demo, one for each vehicle. */
export function demoDrivers(): DriverDraft[] {
  return GARAGES.flatMap(([city]) => Array.from([...CLASSES, ...COMMON], (_, at) => ({ city, at }))).map(
    ({ city, at }, number) => ({
      id: demoId('driver', `${city}/${at}`),
      name: pick(chanceOf(`driver/${city}/${at}`), FIRST_NAMES),
      mobile: `+9190001${String(number + 1).padStart(5, '0')}`,
      garageCityId: demoId('city', city),
      active: true,
    }),
  )
}
