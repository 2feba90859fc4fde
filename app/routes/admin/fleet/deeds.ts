import type { EachDeeds } from '#app/routes/admin/several/each-page.tsx'
import type { FleetListName } from '#domain/cars/fleet-asked.ts'

const KEPT = 'Trips assigned to them stay.'
const OUT = {
  name: 'Out of service',
  verb: 'Take',
  after: 'out of service',
  says: `No new trip is given to them. ${KEPT}`,
  done: 'out of service',
  look: 'bad',
} as const
const IN = {
  name: 'In service',
  verb: 'Put',
  after: 'in service',
  says: 'Trips from where they stand can be given to them again.',
  done: 'in service',
  look: 'ink',
} as const

/** What is done to several vehicles at once. */
export const VEHICLES_DEEDS = {
  'vehicle-out': OUT,
  'vehicle-in': IN,
  'vehicle-class': {
    name: 'Change class',
    verb: 'Change the class of',
    says: `They are sold as that class from now on. ${KEPT}`,
    done: 'of that class',
    look: 'ink',
  },
} as const satisfies EachDeeds

/** What is done to several drivers at once. */
export const DRIVERS_DEEDS = { 'driver-out': OUT, 'driver-in': IN } as const satisfies EachDeeds

export const FLEET_LIST_DEEDS: Record<FleetListName, EachDeeds> = { vehicles: VEHICLES_DEEDS, drivers: DRIVERS_DEEDS }
