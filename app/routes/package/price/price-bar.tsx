import { telephone } from '#app/parts/header/hours.ts'
import type { PackageFound } from '#app/routes/package/package.server.ts'
import { formatPaise } from '#platform/money.ts'
import { lowestPaise } from './prices.ts'
import styles from './price-bar.module.css'

/** The price and the one action, at the foot of a narrow screen. */
export function PriceBar({ pkg, departures, phone }: Pick<PackageFound, 'pkg' | 'departures' | 'phone'>) {
  return (
    <aside className={styles.bar} aria-label="Price">
      <a className={styles.price} href={departures.length > 0 ? '#dates' : '#prices'}>
        <b>From {formatPaise(lowestPaise(pkg, departures))}</b>
        <small>incl. GST, {departures.length > 0 ? 'see dates' : 'see prices'}</small>
      </a>
      {phone ? (
        <a className="btn go" href={telephone(phone)}>
          Call to book
        </a>
      ) : (
        <a className="btn go" href={departures.length > 0 ? '#dates' : '#prices'}>
          {departures.length > 0 ? 'Choose a date' : 'See prices'}
        </a>
      )}
    </aside>
  )
}
