import { priceLines } from '#app/parts/price/shown-price.ts'
import type { PackageFound } from '#app/routes/package/package.server.ts'
import { formatDate } from '#platform/dates.ts'
import { bookHref, bookWords } from './book-href.ts'
import styles from './price-bar.module.css'

type Props = Pick<PackageFound, 'pkg' | 'departures' | 'sale' | 'holdsSeats'>

/** The price of the panel and the one action, at the foot of a narrow screen. */
export function PriceBar({ pkg, departures, sale, holdsSeats }: Props) {
  const { isFrom } = sale
  const to = !isFrom ? '#price' : departures.length > 0 ? '#dates' : '#prices'
  return (
    <aside className={styles.bar} aria-label="Price" data-region="bar">
      <a className={styles.price} href={to}>
        <b>
          {isFrom ? 'From ' : null}
          {priceLines(sale.price, pkg.kind)[0]}
        </b>
        <small>{whose({ pkg, departures, sale })}</small>
      </a>
      <Action {...{ pkg, sale, holdsSeats }} />
    </aside>
  )
}

function Action({ pkg, sale, holdsSeats }: Omit<Props, 'departures'>) {
  const go = (href: string, words: string) => (
    <a className="btn go" href={href}>
      {words}
    </a>
  )
  if (holdsSeats && sale.quoted?.ok !== false) return go(bookHref(pkg.url, sale), bookWords(sale))
  return go('#enquiry', 'Ask')
}

function whose({ pkg, departures, sale: { price, day, isFrom } }: Omit<Props, 'holdsSeats'>): string {
  if (isFrom) return `incl. GST, ${departures.length > 0 ? 'see dates' : 'see prices'}`
  const [, whom] = priceLines(price, pkg.kind)
  if (!day || 'refused' in price) return whom
  return `${whom.replace(', incl. GST', '')}, ${formatDate(day.startsOn, { year: false }).slice(4)}`
}
