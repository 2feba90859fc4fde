import { readListQuery } from '#app/parts/package-list/list-query.ts'
import type { ListQuery } from '#app/parts/package-list/list-query.ts'
import { daysText } from '#domain/search/lists/length-text.ts'
import { isUnfiltered } from '#domain/search/filters.ts'
import type { Filters } from '#domain/search/filters.ts'
import { PACKAGE_SORTS } from '#domain/catalogue/package-sort.ts'
import { monthName } from '#platform/dates.ts'

/** What an address asks the search: its words as typed, what it says beside them, and how to show what fits. */
export type SearchQuery = {
  text: string
  filters: Filters
  view: Pick<ListQuery, 'sort' | 'view' | 'around' | 'page'>
}

const LONGEST_TEXT = 100
const MOST_PAGES = 1000

/** The question in an address; what makes no sense in it is left out. */
export function readSearchQuery(params: URLSearchParams): SearchQuery {
  const page = Number(params.get('page') || 1)
  const known = new URLSearchParams(params)
  if (!Number.isInteger(page) || page < 1 || page > MOST_PAGES) known.delete('page')
  const list = readListQuery(known)!
  const sort = PACKAGE_SORTS.find((one) => one === params.get('sort')) ?? 'given'
  return {
    text: (params.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT),
    filters: list.filters,
    view: { sort, view: list.view, around: list.around, page: list.page },
  }
}

/** Whether anything was asked at all. */
export function isAsked({ text, filters }: SearchQuery): boolean {
  return text !== '' || !isUnfiltered(filters)
}

/** What was asked as the end of "Tours …" or "No tours …": " of 4 to 7 days for “kerala” in December". */
export function askedText({ text, filters: { days, month } }: Pick<SearchQuery, 'text' | 'filters'>): string {
  return [
    days ? `of ${daysText(days).replace(/^Up/, 'up')}` : '',
    text ? `for “${text}”` : '',
    month === undefined ? '' : `in ${monthName(month)}`,
  ]
    .filter(Boolean)
    .map((part) => ` ${part}`)
    .join('')
}
