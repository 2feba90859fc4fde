import { Halts } from '#app/parts/halts/halts.tsx'
import { MonthStrip } from '#app/parts/destination/month-strip.tsx'
import type { Package } from '#domain/catalogue/package.ts'
import type { RatingSummary } from '#domain/reviews/review.ts'
import { FactsStrip } from './facts-strip.tsx'
import styles from './introduction.module.css'

/** What the journey is: its name, the line, the facts at a glance, a few paragraphs and what one will remember. */
export function Introduction({ pkg, rating }: { pkg: Package; rating: RatingSummary | undefined }) {
  return (
    <header className={styles.introduction}>
      <h1>{pkg.name}</h1>
      <p className={styles.summary}>{pkg.summary}</p>
      {rating ? <RatingLine rating={rating} /> : null}
      <div className={styles.line}>
        <Halts names={haltNames(pkg)} />
      </div>
      <FactsStrip pkg={pkg} />
      <div className={styles.intro}>
        {pkg.intro.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <h2 className={styles.why}>What you will remember</h2>
      <ul className={styles.highlights}>
        {pkg.highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
      <MonthStrip months={pkg.months} />
    </header>
  )
}

function haltNames({ stops }: Pick<Package, 'stops'>): string[] {
  if (new Set(stops.map(({ url }) => url)).size === 1) return stops.slice(0, 1).map(({ name }) => name)
  return stops.map(({ name, nights }) => (nights > 0 ? `${name} ${nights}` : name))
}

function RatingLine({ rating }: { rating: RatingSummary }) {
  return (
    <p className={styles.rating}>
      <a href="#reviews">
        <span aria-hidden="true">★ </span>
        {rating.average.toFixed(1)} of 5, {rating.count} {rating.isDemo ? 'sample ' : ''}
        {rating.count === 1 ? 'review' : 'reviews'}
      </a>
    </p>
  )
}
