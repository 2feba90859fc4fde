import type { RatingSummary, Review } from '#domain/reviews/review.ts'
import { monthName, monthOf } from '#platform/dates.ts'
import styles from './reviews.module.css'

/** How travellers rate the package, and the latest of what they say. Sample reviews say that they are. */
export function Reviews({ rating, reviews }: { rating: RatingSummary | undefined; reviews: Review[] }) {
  if (!rating) return null
  return (
    <section data-far="" id="reviews" className={styles.reviews} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{rating.isDemo ? 'What reviews will look like' : 'What travellers say'}</h2>
      {rating.isDemo ? (
        <p className={styles.sample}>
          These are sample reviews. Nobody wrote them after a journey; they show how this page works.
        </p>
      ) : null}
      <div className={styles.columns}>
        <Summary rating={rating} />
        <ul>
          {reviews.map((review) => (
            <Said key={review.id} review={review} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Summary({ rating: { average, count, stars } }: { rating: RatingSummary }) {
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
            <span>
              {star}
              <span aria-hidden="true"> ★</span>
              <span className="vh"> {star === 1 ? 'star' : 'stars'}:</span>
            </span>
            <meter min={0} max={count} value={stars[star - 1]} aria-hidden="true" />
            <span>{stars[star - 1]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Said({ review }: { review: Review }) {
  const { title, text, author, from, rating, travelledOn, isDemo } = review
  return (
    <li className={styles.said}>
      <p className={styles.stars}>
        <span aria-hidden="true">{'★'.repeat(rating)}</span>
        <span className="vh">{rating} of 5 stars</span>
        {isDemo ? <span className="state few">Sample review</span> : null}
      </p>
      <h3>{title}</h3>
      <p>{text}</p>
      <p className="soft small">
        {author}, {from}. Travelled in {monthName(monthOf(travelledOn))} {travelledOn.slice(0, 4)}.
      </p>
    </li>
  )
}
