import { href } from 'react-router'
import { Halts } from '#app/parts/halts/halts.tsx'
import { Price } from '#app/parts/price/price.tsx'
import type { ShownPrice } from '#app/parts/price/shown-price.ts'
import strips from '#app/parts/strip/strip.module.css'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { kept } from '#app/ui/kept.tsx'
import type { Departure } from '#domain/departures/departure.ts'
import type { PackageCard as Card } from '#domain/catalogue/package.ts'
import { formatDate } from '#platform/dates.ts'
import { DIFFICULTY_NAMES } from '#domain/catalogue/difficulty-names.ts'
import styles from './package-card.module.css'

const SIZES = '(min-width: 1300px) 290px, (min-width: 1000px) 23vw, (min-width: 640px) 45vw, 92vw'

type Props = {
  card: Card
  price: ShownPrice
  next?: Departure
  heading?: 'h2' | 'h3'
  eager?: boolean
  far?: boolean
  startsIn?: boolean
}

/** A package in a list. The heading's link covers the whole card. */
export const PackageCard = kept(function PackageCard({
  card,
  price,
  next,
  heading: Heading = 'h3',
  eager = false,
  far = false,
  startsIn = false,
}: Props) {
  return (
    <li className={styles.card} data-far={far ? 'card' : undefined}>
      <div className={styles.art}>
        <ResponsivePicture picture={card.picture} sizes={SIZES} most={768} eager={eager} alt="" />
      </div>
      <div className={styles.body}>
        <Heading>
          <a href={href('/package/:url', { url: card.url })}>{card.name}</a>
        </Heading>
        <p className="soft small">
          {startsIn ? <b>{`Starts in ${card.startCity}. `}</b> : null}
          {card.difficulty ? <b>{`${DIFFICULTY_NAMES[card.difficulty]}. `}</b> : null}
          {card.summary}
        </p>
        <Halts names={card.stops.map((stop) => stop.name)} />
        <p className={styles.when}>
          <Rating card={card} />
          {next ? (
            <span>{`Next: ${formatDate(next.startsOn, { year: false })}`}</span>
          ) : (
            <span>On dates you choose</span>
          )}
        </p>
        <div className={styles.foot}>
          <Price price={price} kind={card.kind} />
          <p className={styles.days}>{daysText(card)}</p>
        </div>
        <div data-card="" />
      </div>
    </li>
  )
})

function Rating({ card }: { card: Card }) {
  if (card.rating === null) return null
  return (
    <span>
      <span aria-hidden="true">★ </span>
      <span className="vh">Rated </span>
      {card.rating.toFixed(1)}
      <span className="vh"> of 5</span>
      {` (${card.ratingCount}${card.ratingIsDemo ? ' sample' : ''}`}
      <span className="vh"> reviews</span>)
    </span>
  )
}

function daysText({ nights, days }: Pick<Card, 'nights' | 'days'>) {
  if (days <= 1) return '1 Day'
  return (
    <>
      {nights === 1 ? '1 Night' : `${nights} Nights`}
      <br />
      {`${days} Days`}
    </>
  )
}

/** The grid that cards stand in; a `strip` lies on its side on phones. */
export function PackageCards({ children, strip = false }: { children: React.ReactNode; strip?: boolean }) {
  return <ul className={strip ? `${styles.cards} ${strips.strip}` : styles.cards}>{children}</ul>
}
