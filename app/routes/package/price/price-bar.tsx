import { priceLines } from '#app/parts/price/shown-price.ts'
import type { PackageFound } from '#app/routes/package/package.server.ts'
import { formatDate } from '#platform/dates.ts'
import { actionOf, hasTooFew, isShortThroughout } from './action.ts'
import styles from './price-bar.module.css'

type Props = Pick<PackageFound, 'pkg' | 'departures' | 'sale' | 'holdsSeats' | 'noDates'>

/** The price of the panel and the one action, at the foot of a narrow screen. */
export function PriceBar(props: Props) {
  const { pkg, departures, sale } = props
  const { isFrom } = sale
  const { link, words } = barAction(props)
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
      <a className="btn go" {...link}>
        {words}
      </a>
    </aside>
  )
}

/** Whoever asked for a day that cannot be chooses another before they book one. */
function barAction(props: Props): { link: { href: string; rel?: string }; words: string } {
  const action = actionOf(props) ?? { link: { href: '#enquiry' }, words: 'Ask' }
  if (!props.sale.notThen || !props.holdsSeats || props.noDates || isShortThroughout(props.sale)) return action
  return { link: { href: props.departures.length > 0 ? '#dates' : '#price' }, words: 'Choose a date' }
}

function whose({ pkg, departures, sale }: Pick<Props, 'pkg' | 'departures' | 'sale'>): string {
  const { price, day, isFrom } = sale
  if (isFrom) return `incl. GST, ${departures.length > 0 ? 'see dates' : 'see prices'}`
  const [, whom] = priceLines(price, pkg.kind)
  if (!day || 'refused' in price) return whom
  const on = formatDate(day.startsOn, { year: false }).slice(4).replace(' ', '\u00a0')
  if (isShortThroughout(sale)) return `no date has ${sale.seats}\u00a0seats`
  return hasTooFew(sale) ? `too few on ${on}` : `${whom.replace(', incl. GST', '')}, ${on}`
}
