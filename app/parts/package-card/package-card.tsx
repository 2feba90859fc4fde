import { href } from 'react-router'
import { Halts } from '#app/parts/halts/halts.tsx'
import { Price } from '#app/parts/price/price.tsx'
import type { PricedCard } from './priced-cards.server.ts'
import { whenText } from './when-text.ts'
import strips from '#app/parts/strip/strip.module.css'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { kept } from '#app/ui/kept.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { PackageCard as Card } from '#domain/catalogue/package.ts'
import { formatDate } from '#platform/dates.ts'
import { DIFFICULTY_NAMES } from '#domain/catalogue/difficulty-names.ts'
import styles from './package-card.module.css'

const SIZES = '(min-width: 1300px) 290px, (min-width: 1000px) 31vw, (min-width: 640px) 45vw, 92vw'

type Props = PricedCard & {
  heading?: 'h2' | 'h3'
  eager?: boolean
  far?: boolean
  /** In what it is other than what was asked for. */
  differs?: string
}

/** A package in a list. The heading's link covers the whole card. */
export const PackageCard = kept(function PackageCard({
  card,
  price,
  next,
  noDates,
  ownDay,
  dayQuery,
  heading: Heading = 'h3',
  eager = false,
  far = false,
  differs = '',
}: Props) {
  return (
    <li className={styles.card} data-far={far ? 'card' : undefined}>
      <div className={styles.art}>
        <ResponsivePicture picture={card.picture} sizes={SIZES} most={768} eager={eager} alt="" />
      </div>
      <div className={styles.body}>
        <Heading>
          <a href={`${href('/package/:url', { url: card.url })}${dayQuery ? `?${dayQuery}` : ''}`}>{card.name}</a>
        </Heading>
        <p className="soft small">
          {differs ? <b>{`${differs}. `}</b> : null}
          {card.difficulty ? <b>{`${DIFFICULTY_NAMES[card.difficulty]}. `}</b> : null}
          {card.summary}
        </p>
        <Halts names={card.stops.map((stop) => stop.name)} isTrek={card.kind === 'trek'} />
        <p className={styles.when}>
          <Rating card={card} />
          <When next={next} noDates={noDates} ownDay={ownDay} />
        </p>
        <div className={styles.foot}>
          <Price price={price} kind={card.kind} isFrom={next?.isFrom ?? false} />
          <p className={styles.days}>{daysText(card)}</p>
        </div>
        <div data-card="" />
      </div>
    </li>
  )
})

/** The next date, and the one the price is of where it is another. */
function When({ next, noDates, ownDay }: Pick<Props, 'next' | 'noDates' | 'ownDay'>) {
  if (!next) return <span>{whenText(noDates, ownDay)}</span>
  return (
    <>
      <span>{`Next: ${dayText(next)}`}</span>
      {next.isFrom ? <span>{`Cheapest: ${dayText(next.cheapest)}`}</span> : null}
    </>
  )
}

function dayText({ startsOn }: Pick<NonNullable<Props['next']>, 'startsOn'>): string {
  return formatDate(startsOn, { year: false })
}

/** Samples are no stars. */
function Rating({ card }: Pick<Props, 'card'>) {
  if (card.rating === null || card.ratingIsDemo) return null
  return (
    <span>
      <Stars /> <span className="vh">Rated </span>
      {card.rating.toFixed(1)}
      <span className="vh"> of 5</span>
      {` (${card.ratingCount}`}
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
