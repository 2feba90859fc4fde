import { WrittenLink } from '#app/parts/written/written-link.tsx'
import { Phone } from 'lucide-react'
import { telephone } from '#app/parts/header/hours.ts'
import { PartyLine } from '#app/parts/party/party-line.tsx'
import { priceLines } from '#app/parts/price/shown-price.ts'
import type { PackageFound } from '#app/routes/package/package.server.ts'
import { AdultBill, PartyBill } from './bill.tsx'
import { bookHref } from './book-href.ts'
import { saleHref } from './date-href.ts'
import { NoPrice } from './no-price.tsx'
import styles from './price-panel.module.css'
import { When } from './when.tsx'

type Props = Pick<
  PackageFound,
  'pkg' | 'departures' | 'phone' | 'isSample' | 'today' | 'tax' | 'terms' | 'sale' | 'holdsSeats'
>

/** What it costs whoever is looking, on which day and why, what is due when, and the one thing to do. */
export function PricePanel(props: Props) {
  const { pkg, sale, tax, terms } = props
  const { quoted } = sale
  return (
    <aside
      id="price"
      className={styles.panel}
      aria-label="Price and next departure"
      data-far=""
      data-live=""
      data-region="price"
    >
      <Top pkg={pkg} sale={sale} />
      <div className={styles.party}>
        <PartyLine
          view={sale.view}
          back={saleHref(pkg.url, sale.day, props.departures)}
          usual={pkg.kind === 'trek' ? 'one person' : undefined}
        />
      </div>
      <When {...props} />
      {quoted === undefined ? <AdultBill {...{ pkg, sale, tax, terms }} /> : null}
      {quoted?.ok === true ? <PartyBill quote={quoted.value} trek={pkg.kind === 'trek'} /> : null}
      {quoted?.ok === false ? <NoPrice reason={quoted.reason} pkg={pkg} /> : null}
      <Actions {...props} />
    </aside>
  )
}

function Top({ pkg, sale: { price, isFrom } }: Pick<Props, 'pkg' | 'sale'>) {
  const [figure, whose] = priceLines(price, pkg.kind)
  return (
    <div className={styles.top}>
      <p className={styles.from} role="status">
        {isFrom ? 'From ' : null}
        <b>{figure}</b>
        <small>{whose}</small>
      </p>
    </div>
  )
}

/** Booking where seats are held and the party can come; calling besides, and where nothing else is left. */
function Actions({ pkg, departures, phone, isSample, sale, holdsSeats }: Props) {
  const books = holdsSeats && sale.quoted?.ok !== false
  return (
    <div className={styles.part}>
      {books ? (
        <a className={`btn go ${styles.call}`} href={bookHref(pkg.url, sale)}>
          Book
        </a>
      ) : null}
      {departures.length > 0 ? (
        <a className="btn calm" href="#dates">
          {sale.day ? (sale.day.isChosen ? 'Choose another date' : 'Choose a date') : 'See the dates'}
        </a>
      ) : null}
      {phone ? (
        <>
          <a className={`btn ${books ? 'calm' : `go ${styles.call}`}`} href={telephone(phone)}>
            <Phone className="icon" aria-hidden="true" />
            {books ? 'Call us' : 'Call to book'}
          </a>
          <p className={styles.number}>
            {phone}
            {isSample ? ', a sample number of this demonstration' : ', 10am - 6pm'}
          </p>
        </>
      ) : null}
      <p className={styles.number}>
        {books ? 'Nothing is held or charged before you accept a quote. ' : ''}
        <a href="#terms">What cancelling costs</a> <WrittenLink slug="payments">How to pay</WrittenLink>
      </p>
    </div>
  )
}
