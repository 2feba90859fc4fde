import type { SheetKind } from './kind.ts'
import { FACTS } from './kinds/almanac.server.ts'
import { CARS } from './kinds/cars.server.ts'
import { ARTICLES, PAGES } from './kinds/content.server.ts'
import { CUSTOMERS } from './kinds/customers.server.ts'
import { DEPARTURES } from './kinds/departures.server.ts'
import { DRIVERS, VEHICLES } from './kinds/fleet.server.ts'
import { PACKAGES } from './kinds/packages.server.ts'
import { ATTRACTIONS, CATEGORIES, CITIES, STATES } from './kinds/places.server.ts'
import { PICTURES } from './kinds/pictures.server.ts'
import { COUPONS, EARLY_BIRDS } from './kinds/promotions.server.ts'
import { REVIEWS } from './kinds/reviews.server.ts'
import { ROADS } from './kinds/roads.server.ts'
import { HOME, MENUS } from './kinds/menus.server.ts'
import { MESSAGES } from './kinds/messages.server.ts'
import { REGISTRATIONS } from './kinds/registrations.server.ts'
import { RAZORPAY_SETTLEMENTS, SETTLEMENTS } from './kinds/settlements.server.ts'
import { CANCELLATION_PLANS, PAYMENT_PLANS } from './kinds/terms.server.ts'

/** Every kind of thing that goes in and out as CSV, in the order in which a new catalogue is filled. */
export const KINDS: readonly SheetKind[] = [
  STATES,
  CITIES,
  ATTRACTIONS,
  CATEGORIES,
  ROADS,
  FACTS,
  CANCELLATION_PLANS,
  PAYMENT_PLANS,
  PACKAGES,
  DEPARTURES,
  CARS,
  VEHICLES,
  DRIVERS,
  COUPONS,
  EARLY_BIRDS,
  REVIEWS,
  ARTICLES,
  PAGES,
  PICTURES,
  MENUS,
  HOME,
  CUSTOMERS,
  REGISTRATIONS,
  MESSAGES,
  RAZORPAY_SETTLEMENTS,
  SETTLEMENTS,
]

/** The kind of sheet a page or a file names; undefined of none. */
export function findKind(name: string): SheetKind | undefined {
  return KINDS.find((kind) => kind.name === name)
}
