import { PACKAGE_SORTS } from '#domain/catalogue/package-sort.ts'
import type { PackageSort } from '#domain/catalogue/package-sort.ts'

export const LIST_PAGE_SIZE = 24
const DEFAULT_SORT: PackageSort = 'best-season'

export const SORT_NAMES: Record<PackageSort, string> = {
  'best-season': 'In season first',
  price: 'Lowest price',
  'price-desc': 'Highest price',
  days: 'Fewest days',
  rating: 'Best rated',
  name: 'A to Z',
}

export type ListQuery = { sort: PackageSort; page: number }

/** What a list's address asks for; an order nobody offers becomes the usual one, a page that is no page is undefined. */
export function readListQuery(params: URLSearchParams): ListQuery | undefined {
  const sort = PACKAGE_SORTS.find((known) => known === params.get('sort')) ?? DEFAULT_SORT
  const page = Number(params.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? { sort, page } : undefined
}

/** The address of a list in an order and at a page; what is usual is left out, so each list has one address. */
export function listHref(path: string, { sort, page }: ListQuery): string {
  const params = new URLSearchParams()
  if (sort !== DEFAULT_SORT) params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `${path}?${params}` : path
}
