import { SEVERAL_CAR_FILTERS } from '#domain/cars/car-filters.ts'
import { TRIP_FIELDS } from '#domain/cars/trip/trip-query.ts'
import type { QueryKey } from '#web/page-key.ts'

/** What an address of the car pages may ask: filters, order, a trip, and what old addresses name a class by (SPEC §2). */
export const CAR_KEYS: readonly QueryKey[] = [
  'sort',
  'trip',
  ...TRIP_FIELDS,
  'people',
  'detail',
  ...SEVERAL_CAR_FILTERS.map((key) => ({ key, several: true as const })),
]
