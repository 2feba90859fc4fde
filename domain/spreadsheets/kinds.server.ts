import type { SheetKind } from './kind.ts'
import { CARS } from './kinds/cars.server.ts'
import { ARTICLES, PAGES } from './kinds/content.server.ts'
import { COUPONS } from './kinds/coupons.server.ts'
import { DEPARTURES } from './kinds/departures.server.ts'
import { PACKAGES } from './kinds/packages.server.ts'
import { ATTRACTIONS, CATEGORIES, CITIES, STATES } from './kinds/places.server.ts'

/** Every kind of thing that goes in and out as CSV, in the order in which a new catalogue is filled. */
export const KINDS: readonly SheetKind[] = [
  STATES,
  CITIES,
  ATTRACTIONS,
  CATEGORIES,
  PACKAGES,
  DEPARTURES,
  CARS,
  COUPONS,
  ARTICLES,
  PAGES,
]

export function findKind(name: string): SheetKind | undefined {
  return KINDS.find((kind) => kind.name === name)
}
