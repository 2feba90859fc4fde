import { monthName } from '#platform/dates.ts'

export type SearchQuery = {
  text: string
  month: number | undefined
  length: { least: number; most: number } | undefined
  page: number
}

const LONGEST_TEXT = 100
const MOST_PAGES = 1000
const NO_END = 60

/** The question in an address; what makes no sense in it is left out. */
export function readSearchQuery(params: URLSearchParams): SearchQuery {
  const month = Number(params.get('month'))
  const page = Number(params.get('page') ?? 1)
  return {
    text: (params.get('q') ?? '').trim().slice(0, LONGEST_TEXT),
    month: Number.isInteger(month) && month >= 1 && month <= 12 ? month : undefined,
    length: readLength(params.get('days') ?? ''),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  }
}

function readLength(text: string): SearchQuery['length'] {
  const [, least, most] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  const length = { least: Number(least), most: Number(most) }
  return length.least >= 1 && length.most >= length.least ? length : undefined
}

/** The `days` of an address for a length, '' for none. */
export function daysParam(length: SearchQuery['length']): string {
  return length ? `${length.least}-${length.most}` : ''
}

/** What was asked as the end of "Tours …" or "No tours …": " of 4 to 7 days for “kerala” in December". */
export function askedText({ text, month, length }: SearchQuery): string {
  return [
    length ? lengthText(length) : '',
    text ? `for “${text}”` : '',
    month === undefined ? '' : `in ${monthName(month)}`,
  ]
    .filter(Boolean)
    .map((part) => ` ${part}`)
    .join('')
}

/** The address parameters of the same question with its tightest limit let go: first the length, then the month. */
export function loosened(query: SearchQuery): { params: string; letGo: string } | undefined {
  const first = { ...query, page: 1 }
  if (query.length !== undefined)
    return { params: searchParams({ ...first, length: undefined }), letGo: 'Tours of any length' }
  if (query.month !== undefined)
    return { params: searchParams({ ...first, month: undefined }), letGo: 'Tours in any month' }
  return undefined
}

/** The address parameters of a question; what is not asked and the first page are left out. */
export function searchParams({ text, month, length, page }: SearchQuery): string {
  const params = new URLSearchParams()
  if (text) params.set('q', text)
  if (month !== undefined) params.set('month', String(month))
  if (length) params.set('days', daysParam(length))
  if (page > 1) params.set('page', String(page))
  return params.toString()
}

function lengthText({ least, most }: NonNullable<SearchQuery['length']>): string {
  if (most >= NO_END) return `of ${least} days or more`
  return least === most ? `of ${least} ${least === 1 ? 'day' : 'days'}` : `of ${least} to ${most} days`
}
