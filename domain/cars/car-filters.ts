import { readSpan, readWords, spanText } from '#platform/query-values.ts'
import type { Span } from '#platform/query-values.ts'

/** What the list of car classes is narrowed to (SPEC §3); in an address `price`, `days`, `category` and `tags`. */
export type CarFilters = {
  /** Whole rupees of the shortest outstation day, or of the trip that was asked for, GST included. */
  priceRange: Span | undefined
  /** Days of the hire one has in mind: a class fits that is meant for some length within. */
  durationRange: Span | undefined
  selectedCategories: readonly string[]
  tagId: string | undefined
}

/** What a form without a script gives again for each choice, or for the least and the most. */
export const SEVERAL_CAR_FILTERS = ['price', 'days', 'category', 'tags'] as const

export type CarFilterKey = keyof CarFilters
export const NO_CAR_FILTERS: CarFilters = {
  priceRange: undefined,
  durationRange: undefined,
  selectedCategories: [],
  tagId: undefined,
}

/** Orders of the list; the usual one is that of the tariff, small cars first. */
export const CAR_SORTS = ['usual', 'price', 'price-desc', 'seats', 'name'] as const
export type CarSort = (typeof CAR_SORTS)[number]

const HIGHEST_RUPEES = 9_999_999
const LONGEST_DAYS = 60

/** The filters in an address; what makes no sense is left out. */
export function readCarFilters(params: URLSearchParams): CarFilters {
  return {
    priceRange: readSpan(params.getAll('price'), HIGHEST_RUPEES),
    durationRange: readSpan(params.getAll('days'), LONGEST_DAYS),
    selectedCategories: readWords(params.getAll('category')),
    tagId: readWords(params.getAll('tags'))[0],
  }
}

/** The order in an address. */
export function readCarSort(params: URLSearchParams): CarSort {
  return CAR_SORTS.find((known) => known === params.get('sort')) ?? 'usual'
}

/** The address parameters of filters and an order, always the same for the same; what is usual is left out. */
export function carListParams(filters: CarFilters, sort: CarSort = 'usual'): URLSearchParams {
  const { priceRange, durationRange, selectedCategories, tagId } = filters
  const params = new URLSearchParams()
  if (priceRange) params.set('price', spanText(priceRange))
  if (durationRange) params.set('days', spanText(durationRange))
  if (selectedCategories.length > 0) params.set('category', selectedCategories.join(','))
  if (tagId) params.set('tags', tagId)
  if (sort !== 'usual') params.set('sort', sort)
  return params
}
