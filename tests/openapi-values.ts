import { backwaters, hills } from '#tests/catalogue-fixture.ts'
import { kerala } from '#tests/sample-catalogue.ts'

/** For each parameter of a call: a value that is found, one that fits nothing, one that cannot be one; null where there is no such value. */
export const VALUES: Record<string, { good: string; unknown: string | null; malformed: string | null }> = {
  categoryId: { good: backwaters.id, unknown: 'nowhere', malformed: '%00' },
  package: { good: hills.url, unknown: 'nowhere', malformed: '%E0%A4%A' },
  detail: { good: 'sedan-tour-package', unknown: 'ox-cart', malformed: "';--" },
  id: { good: kerala.id, unknown: 'atlantis', malformed: '%2e%2e' },
  packageId: { good: hills.id, unknown: 'nowhere', malformed: '<b>' },
  productId: { good: hills.id, unknown: null, malformed: 'nowhere' },
  kind: { good: 'experience', unknown: null, malformed: 'cheap' },
  with: { good: 'state', unknown: null, malformed: 'everything' },
  q: { good: 'munnar', unknown: null, malformed: 'x'.repeat(5000) },
  page: { good: '1', unknown: null, malformed: '1e99' },
  pageSize: { good: '5', unknown: null, malformed: '-1' },
}
export const FILTERS = [
  'price',
  'days',
  'category',
  'tags',
  'themes',
  'month',
  'dates',
  'from',
  'difficulty',
  'rating',
  'group',
]

/** What the fare of a trip is asked with; the same names mean something else to the filters. */
export const TRIP: typeof VALUES = {
  car: { good: 'sedan', unknown: 'ox-cart', malformed: '' },
  trip: { good: 'round-trip', unknown: null, malformed: 'fly' },
  from: { good: 'Kochi', unknown: null, malformed: '' },
  to: { good: 'munnar', unknown: null, malformed: '' },
  via: { good: 'Alappuzha,%20Kerala', unknown: null, malformed: null },
  date: { good: '', unknown: null, malformed: '2026-02-30' },
  days: { good: '3', unknown: null, malformed: '0' },
  time: { good: '07:30', unknown: null, malformed: '25:00' },
  end: { good: '20:00', unknown: null, malformed: 'late' },
  km: { good: '612', unknown: null, malformed: '-1' },
  hours: { good: '10', unknown: null, malformed: null },
}

/** What the price of a package is asked with. */
export const QUOTE: typeof VALUES = {
  package: { good: hills.url, unknown: 'nowhere', malformed: '%00' },
  adults: { good: '2', unknown: null, malformed: '0' },
  ages: { good: '9-6', unknown: null, malformed: '9,6' },
  rooms: { good: '', unknown: null, malformed: 'suite1' },
  date: { good: '2027-03-01', unknown: null, malformed: '2027-02-29' },
  per: { good: 'person', unknown: null, malformed: null },
  share: { good: '1', unknown: null, malformed: null },
  state: { good: 'IN-KL', unknown: null, malformed: 'Nowhere' },
  extras: { good: '', unknown: null, malformed: 'guide*x' },
  pickup: { good: '', unknown: null, malformed: null },
  coupon: { good: '', unknown: null, malformed: null },
}
