import { REVIEW_SORTS } from '#domain/reviews/review-sort.ts'
import type { ReviewSort } from '#domain/reviews/review-sort.ts'

/** Which reviews the page of a package shows: of so many stars, in an order, and how often more were asked for. */
export type ReviewsQuery = { rating: number | undefined; sort: ReviewSort; page: number }

const AT_FIRST = 3
const MORE = 10
const MOST_PAGES = 20

/** What an address asks for; what makes no sense counts as absent. */
export function readReviewsQuery(params: URLSearchParams): ReviewsQuery {
  const rating = Number(/^[1-5]$/.exec(params.get('rating') ?? '')?.[0])
  const page = Number(params.get('page') ?? 1)
  return {
    rating: rating || undefined,
    sort: REVIEW_SORTS.find((known) => known === params.get('sort')) ?? 'latest',
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  }
}

/** How many reviews stand there: each page adds to those before it. */
export function shownCount({ page }: Pick<ReviewsQuery, 'page'>): number {
  return AT_FIRST + (page - 1) * MORE
}

/** The address of a package's page with these reviews in sight; what is usual is left out. */
export function reviewsHref(path: string, { rating, sort, page }: ReviewsQuery): string {
  const params = new URLSearchParams()
  if (rating !== undefined) params.set('rating', String(rating))
  if (sort !== 'latest') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return `${path}${params.size > 0 ? `?${params}` : ''}#reviews`
}
