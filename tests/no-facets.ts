import type { Facets } from '#domain/search/lists/port.ts'
import { NO_PRICES } from '#platform/histogram.ts'

/** The facets of a list of nothing. */
export const NO_FACETS: Facets = {
  price: NO_PRICES,
  days: [],
  category: [],
  themes: [],
  tags: [],
  month: [],
  from: [],
  difficulty: [],
  rating: [],
  group: [],
}
