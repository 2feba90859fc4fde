import { kept } from '#app/ui/kept.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { REVIEW_SORTS } from '#domain/reviews/review-sort.ts'
import type { ReviewSort } from '#domain/reviews/review-sort.ts'
import type { RatingSummary, Review } from '#domain/reviews/review.ts'
import { monthName, monthOf } from '#platform/dates.ts'
import { reviewsHref } from './reviews-query.ts'
import type { ReviewsQuery } from './reviews-query.ts'
import styles from './reviews.module.css'

const SORT_NAMES: Record<ReviewSort, string> = { latest: 'Latest', highest: 'Most stars', lowest: 'Fewest stars' }

type Props = {
  rating: RatingSummary | undefined
  reviews: Review[]
  /** How many fit what was asked. */
  reviewTotal: number
  reviewsQuery: ReviewsQuery
  /** The address of the package's page. */
  path: string
}

/** How travellers rate the package, and what they say: of all, or of those who gave so many stars. Sample reviews say that they are. */
export const Reviews = kept(function Reviews({ rating, reviews, reviewTotal, reviewsQuery: query, path }: Props) {
  if (!rating) return null
  return (
    <section data-far="" id="reviews" className={styles.reviews} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{rating.isDemo ? 'What reviews will look like' : 'What travellers say'}</h2>
      {rating.isDemo ? (
        <p className={styles.sample}>
          These are sample reviews. Nobody wrote them after a journey; they show how this page works.
        </p>
      ) : null}
      <div className={styles.columns} data-region="reviews" data-live="">
        <Summary rating={rating} query={query} path={path} />
        <div>
          {rating.count > 1 ? <Sorts query={query} path={path} /> : null}
          <p className={query.rating === undefined ? 'vh' : 'soft small'} role="status">
            {fewText(reviewTotal, rating, query)}
          </p>
          <ul>
            {reviews.map((review) => (
              <Said key={review.id} review={review} />
            ))}
          </ul>
          {reviews.length < reviewTotal ? (
            <a className="more" href={reviewsHref(path, { ...query, page: query.page + 1 })}>
              More reviews
            </a>
          ) : null}
        </div>
      </div>
    </section>
  )
})

function fewText(total: number, { count, isDemo }: RatingSummary, { rating }: ReviewsQuery): string {
  const sample = isDemo ? 'sample ' : ''
  if (rating === undefined) return `${count} ${sample}${count === 1 ? 'review' : 'reviews'}`
  return `${total} of ${count} ${sample}reviews, those with ${starsText(rating)}`
}

function starsText(stars: number): string {
  return `${stars} ${stars === 1 ? 'star' : 'stars'}`
}

type ReviewsAddress = { query: ReviewsQuery; path: string }

function Summary({ rating: { average, count, stars }, query, path }: { rating: RatingSummary } & ReviewsAddress) {
  return (
    <div className={styles.summary}>
      <p>
        <b>{average.toFixed(1)}</b> of 5
        <small>
          {count} {count === 1 ? 'review' : 'reviews'}
        </small>
      </p>
      <ul>
        {[5, 4, 3, 2, 1].map((star) => (
          <li key={star}>
            <Bar star={star} given={stars[star - 1]!} count={count} query={query} path={path} />
          </li>
        ))}
      </ul>
      {query.rating === undefined ? null : (
        <a className="more small" href={reviewsHref(path, { ...query, rating: undefined, page: 1 })}>
          All reviews
        </a>
      )}
    </div>
  )
}

/** How many gave so many stars; leads to those reviews where there are any. */
function Bar({ star, given, count, query, path }: { star: number; given: number; count: number } & ReviewsAddress) {
  const bar = (
    <>
      <span>
        {star} <Stars />
        <span className="vh"> {star === 1 ? 'star' : 'stars'}:</span>
      </span>
      <i style={{ '--given': `${Math.round((given / count) * 100)}%` } as React.CSSProperties} aria-hidden="true" />
      <span>{given}</span>
    </>
  )
  if (given === 0) return <span>{bar}</span>
  return (
    <a
      href={reviewsHref(path, { ...query, rating: star, page: 1 })}
      aria-current={query.rating === star ? 'true' : undefined}
    >
      {bar}
    </a>
  )
}

function Sorts({ query, path }: ReviewsAddress) {
  return (
    <ul className={styles.sorts} aria-label="Order of the reviews">
      {REVIEW_SORTS.map((sort) => (
        <li key={sort}>
          <a
            href={reviewsHref(path, { ...query, sort, page: 1 })}
            aria-current={sort === query.sort ? 'true' : undefined}
          >
            {SORT_NAMES[sort]}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Said({ review }: { review: Review }) {
  const { title, text, author, from, rating, travelledOn, isDemo, reply } = review
  return (
    <li className={styles.said}>
      <p className={styles.stars}>
        <Stars count={rating} />
        <span className="vh">{rating} of 5 stars</span>
        {isDemo ? <span className="state few">Sample review</span> : null}
      </p>
      <h3>{title}</h3>
      <p>{text}</p>
      <p className="soft small">
        {author}, {from}. Travelled in {monthName(monthOf(travelledOn))} {travelledOn.slice(0, 4)}.
      </p>
      {reply === null ? null : (
        <p className="small">
          <b>Our answer:</b> {reply}
        </p>
      )}
    </li>
  )
}
