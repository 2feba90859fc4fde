import { TRIP_FIELDS } from '#domain/cars/trip/trip-query.ts'

/** What an address of the car pages may ask: filters, order, a trip, and what old addresses name a class by (SPEC §2). */
export const CAR_KEYS = ['price', 'days', 'category', 'tags', 'sort', 'trip', ...TRIP_FIELDS, 'people', 'detail']
