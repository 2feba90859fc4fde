import { PACKAGE_SORTS } from '#domain/catalogue/package-sort.ts'
import type { PackageSort } from '#domain/catalogue/package-sort.ts'
import { partyParams } from '#domain/party/party.ts'
import type { PartyView } from '#domain/party/party.ts'
import {
  FILTER_KEYS,
  filterParams,
  isUnfiltered,
  NO_FILTERS,
  readFilters,
  SEVERAL_FILTERS,
} from '#domain/search/filters.ts'
import type { FilterKey, Filters } from '#domain/search/filters.ts'
import { readWords } from '#platform/query-values.ts'
import type { QueryKey } from '#web/page-key.ts'

export const LIST_PAGE_SIZE = 24
const DEFAULT_SORT: PackageSort = 'best-season'

/** 'given' is the order a search found them in, best fit first. */
export type ListOrder = PackageSort | 'given'

export const SORT_NAMES: Record<ListOrder, string> = {
  given: 'Best fit',
  'best-season': 'In season first',
  price: 'Lowest price',
  'price-desc': 'Highest price',
  days: 'Fewest days',
  'days-desc': 'Most days',
  rating: 'Best rated',
  name: 'A to Z',
}

/** What the address of a list may ask, besides whom its prices are for. */
export const LIST_KEYS: readonly QueryKey[] = [
  ...FILTER_KEYS,
  ...SEVERAL_FILTERS.map((key) => ({ key, several: true as const })),
  'sort',
  'view',
  'around',
  'page',
  'all',
]

export type ListView = 'cards' | 'map'
/** The filters with more choices than a page can list to everybody. */
export const LONG_FILTERS = ['category', 'themes', 'tags', 'from'] as const satisfies readonly FilterKey[]
export type ListQuery = {
  filters: Filters
  sort: ListOrder
  view: ListView
  /** The place the map is drawn around. */
  around?: string | undefined
  page: number
  /** The filter of which every choice is listed. */
  unfolded?: (typeof LONG_FILTERS)[number] | undefined
  /** What was searched for, in a list of what was found; its usual order is the best fit. */
  words?: string | undefined
  /** Whom those words name: other links of the list would lose them with the words. */
  party?: PartyView | undefined
}

/** A list nobody has narrowed, ordered or turned. */
export const PLAIN_LIST: ListQuery = { filters: NO_FILTERS, sort: DEFAULT_SORT, view: 'cards', page: 1 }

/** What a list's address asks for; what nobody offers counts as absent, a page that is no page is undefined. */
export function readListQuery(params: URLSearchParams): ListQuery | undefined {
  const sort = PACKAGE_SORTS.find((known) => known === params.get('sort')) ?? DEFAULT_SORT
  const page = Number(params.get('page') || 1)
  if (!Number.isInteger(page) || page < 1 || page > 10_000) return undefined
  const unfolded = LONG_FILTERS.find((known) => known === params.get('all'))
  const view = params.get('view') === 'map' ? 'map' : 'cards'
  const around = view === 'map' ? readWords(params.getAll('around'))[0] : undefined
  return { filters: readFilters(params), sort, view, around, page, unfolded }
}

/** The address of a list; what is usual is left out, so each list has one address. */
export function listHref(path: string, query: ListQuery): string {
  const { filters, sort, view, around, page, unfolded, words, party } = query
  const params = new URLSearchParams([...(words ? [['q', words]] : []), ...filterParams(filters)])
  if (orderParam(sort, words)) params.set('sort', sort)
  if (view !== 'cards') params.set('view', view)
  if (view !== 'cards' && around) params.set('around', around)
  if (page > 1) params.set('page', String(page))
  if (unfolded) params.set('all', unfolded)
  for (const [key, value] of party ? partyParams(party) : []) params.set(key, value)
  // Commas may stand in an address as they are.
  return params.size > 0 ? `${path}?${String(params).replaceAll('%2C', ',')}` : path
}

/** The same list with nothing chosen. */
export function clearHref(path: string, { sort, view, words, party }: ListQuery): string {
  return listHref(path, { ...PLAIN_LIST, sort, view, words, party })
}

/** What an order is asked for by: the usual one by nothing. */
export function orderParam(sort: ListOrder, words: string | undefined): string {
  return sort === 'given' || (words === undefined && sort === DEFAULT_SORT) ? '' : sort
}

/** Whether an address is one a form without a script makes: names given again, or with nothing after them. */
export function isUntidy(params: URLSearchParams): boolean {
  return [...FILTER_KEYS, 'sort', 'view', 'all'].some((key) => {
    const given = params.getAll(key)
    return given.length > 1 || given[0] === ''
  })
}

/** The address search engines know a list by: its pages, but not what a visitor makes of them. */
export function canonicalHref(path: string, { filters, page }: ListQuery): string {
  return listHref(path, { ...PLAIN_LIST, page: isUnfiltered(filters) ? page : 1 })
}

/** Whether a list is one for search engines: nobody has narrowed or turned it. */
export function isIndexed({ filters, view, unfolded }: ListQuery): boolean {
  return isUnfiltered(filters) && view === 'cards' && !unfolded
}
