import { DIFFICULTIES } from '#domain/catalogue/package.ts'
import type { Difficulty } from '#domain/catalogue/package.ts'
import { dateSpanText, readDateSpan, readNumber, readSpan, readWords, spanText } from '#platform/query-values.ts'
import type { DateSpan, Span } from '#platform/query-values.ts'

export type { Span } from '#platform/query-values.ts'

/** What a list of packages is narrowed to; several choices of one kind widen it, kinds narrow each other. */
export type Filters = {
  /** Whole rupees of the price shown: for the visitor's party, or one adult without one; GST included. */
  price: Span | undefined
  days: Span | undefined
  /** Addresses of speciality categories. */
  category: readonly string[]
  /** Addresses of themed experiences. */
  themes: readonly string[]
  tags: readonly string[]
  /** 1 to 12: the next such month. */
  month: number | undefined
  /** The days one may leave on; a month goes before them. */
  dates: DateSpan | undefined
  /** Slugs of departure cities. */
  from: readonly string[]
  /** Addresses of places it halts at. */
  via: readonly string[]
  difficulty: readonly Difficulty[]
  /** At least so many stars. */
  rating: number | undefined
  /** Runs with fewer than so many people. */
  group: number | undefined
}

export type FilterKey = keyof Filters
export const FILTER_KEYS = [
  'price',
  'days',
  'category',
  'themes',
  'tags',
  'month',
  'dates',
  'from',
  'via',
  'difficulty',
  'rating',
  'group',
] as const satisfies readonly FilterKey[]

/** What a form without a script gives again for each choice, or for the least and the most. */
export const SEVERAL_FILTERS = [
  'price',
  'days',
  'category',
  'themes',
  'tags',
  'from',
  'via',
  'difficulty',
] as const satisfies readonly FilterKey[]

export const NO_FILTERS: Filters = {
  price: undefined,
  days: undefined,
  category: [],
  themes: [],
  tags: [],
  month: undefined,
  dates: undefined,
  from: [],
  via: [],
  difficulty: [],
  rating: undefined,
  group: undefined,
}

const HIGHEST_RUPEES = 99_999_999
const LONGEST_DAYS = 60
/** School holidays are long, and may be widened. */
const MOST_DATES = 92

/** The filters in an address; what makes no sense is left out. A choice may be given again or parted by commas. */
export function readFilters(params: URLSearchParams): Filters {
  const month = readNumber(params.get('month'), 1, 12)
  return {
    price: readSpan(params.getAll('price'), HIGHEST_RUPEES),
    days: readSpan(params.getAll('days'), LONGEST_DAYS),
    category: readWords(params.getAll('category')),
    themes: readWords(params.getAll('themes')),
    tags: readWords(params.getAll('tags')),
    month,
    dates: month === undefined ? readDateSpan(params.get('dates'), MOST_DATES) : undefined,
    from: readWords(params.getAll('from')),
    via: readWords(params.getAll('via')),
    difficulty: DIFFICULTIES.filter((known) => readWords(params.getAll('difficulty')).includes(known)),
    rating: readNumber(params.get('rating'), 1, 5, 0.5),
    group: readNumber(params.get('group'), 2, 60),
  }
}

/** The address parameters of filters, always the same for the same filters. Several choices of a kind are parted by commas, which an address writes %2C. */
export function filterParams(filters: Filters): URLSearchParams {
  const params = new URLSearchParams()
  for (const key of FILTER_KEYS) {
    const text = textOf(filters[key])
    if (text !== '') params.set(key, text)
  }
  return params
}

/** Whether nothing is narrowed. */
export function isUnfiltered(filters: Filters): boolean {
  return FILTER_KEYS.every((key) => textOf(filters[key]) === '')
}

/** Whether one filter narrows anything. */
export function isSet(value: Filters[FilterKey]): boolean {
  return textOf(value) !== ''
}

function textOf(value: Filters[FilterKey]): string {
  if (value === undefined) return ''
  if (typeof value === 'number') return String(value)
  if (isDates(value)) return dateSpanText(value)
  if ('to' in value) return spanText(value)
  return value.join(',')
}

function isDates(value: NonNullable<Filters[FilterKey]>): value is DateSpan {
  return typeof value === 'object' && 'to' in value && typeof value.to === 'string'
}
