import { Halts } from '#app/parts/halts/halts.tsx'
import { MonthStrip } from '#app/parts/destination/month-strip.tsx'
import { kept } from '#app/ui/kept.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { City } from '#domain/catalogue/city.ts'
import type { InItsMonths } from '#domain/catalogue/months.ts'
import type { Package } from '#domain/catalogue/package.ts'
import type { RatingSummary } from '#domain/reviews/review.ts'
import { FactsStrip } from './facts-strip.tsx'
import styles from './introduction.module.css'

/** What the journey is: the line, the facts at a glance, a few paragraphs and what one will remember. */
export const Introduction = kept(function Introduction({
  pkg,
  airport,
  rating,
}: {
  pkg: InItsMonths<Package>
  airport: City['airport']
  rating: RatingSummary | undefined
}) {
  return (
    <div className={styles.introduction}>
      <p className={styles.summary}>{pkg.summary}</p>
      {rating ? <RatingLine rating={rating} /> : null}
      <div data-card={pkg.url} />
      <div className={styles.line}>
        <Halts names={haltNames(pkg)} whole isTrek={pkg.kind === 'trek'} />
      </div>
      <FactsStrip pkg={pkg} airport={airport} />
      <div className={styles.intro}>
        {pkg.intro.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <h2 className={styles.why}>Worth the journey</h2>
      <ul className={styles.highlights}>
        {pkg.highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
      <MonthStrip months={pkg.months} />
    </div>
  )
})

/** Where one sleeps, with the nights in a row: camps of a trek have no stop of their own. */
function haltNames({ itinerary, stops }: Pick<Package, 'itinerary' | 'stops'>): string[] {
  const stays: { name: string; nights: number }[] = []
  for (const { overnight } of itinerary) {
    const last = stays.at(-1)
    if (overnight && last?.name === overnight.name) last.nights += 1
    else if (overnight) stays.push({ name: overnight.name, nights: 1 })
  }
  if (stays.length <= 1) return [stays[0]?.name ?? stops[0]?.name ?? '']
  return stays.map(({ name, nights }) => `${name}\u00a0${nights}`)
}

function RatingLine({ rating }: { rating: RatingSummary }) {
  return (
    <p className={styles.rating}>
      <a href="#reviews">
        <Stars /> {rating.average.toFixed(1)} of 5, {rating.count} {rating.isDemo ? 'sample ' : ''}
        {rating.count === 1 ? 'review' : 'reviews'}
      </a>
    </p>
  )
}
