import { WrittenLink } from '#app/parts/written/written-link.tsx'
import { telephone } from '#app/parts/header/hours.ts'
import { PartyLine } from '#app/parts/party/party-line.tsx'
import { AboutAbroad } from '#app/parts/price/about-abroad.tsx'
import { priceLines } from '#app/parts/price/shown-price.ts'
import type { PackageFound } from '#app/routes/package/package.server.ts'
import { AdultBill, PartyBill } from './bill.tsx'
import { actionOf, isShortThroughout } from './action.ts'
import { saleHref } from './date-href.ts'
import { NoPrice } from './no-price.tsx'
import styles from './price-panel.module.css'
import { When } from './when.tsx'

type Props = Pick<
  PackageFound,
  | 'pkg'
  | 'departures'
  | 'phone'
  | 'openHours'
  | 'isSample'
  | 'today'
  | 'tax'
  | 'terms'
  | 'sale'
  | 'holdsSeats'
  | 'noDates'
  | 'rates'
>

/** What it costs whoever is looking with the one thing to do, which stay in view; below on which day and why, and what is due when. */
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
      <Top {...props} />
      <div className={styles.inside}>
        <div className={styles.party}>
          <PartyLine
            view={sale.view}
            back={saleHref(pkg.url, sale.day, props.departures)}
            isPriced={!('refused' in sale.price)}
            usual={pkg.kind === 'trek' ? 'one person' : undefined}
          />
          {'refused' in sale.price ? null : (
            <AboutAbroad paise={sale.price.paise} rates={props.rates} today={props.today} />
          )}
        </div>
        <When {...props} />
        {quoted === undefined ? <AdultBill {...{ pkg, sale, tax, terms }} /> : null}
        {quoted?.ok === true ? <PartyBill quoted={quoted.value} trek={pkg.kind === 'trek'} /> : null}
        {quoted?.ok === false ? <NoPrice reason={quoted.reason} pkg={pkg} /> : null}
        <Words {...props} />
      </div>
      <Others {...props} />
    </aside>
  )
}

function Top(props: Props) {
  const { pkg, sale } = props
  const { price, isFrom } = sale
  const [figure, whose] = priceLines(price, pkg.kind)
  const action = actionOf(props)
  return (
    <div className={styles.top}>
      <p className={styles.from} role="status">
        {isFrom ? 'From ' : null}
        <b>{figure}</b>
        <small>{whose}</small>
      </p>
      {action ? (
        <a className={`btn go ${styles.book}`} {...action.link}>
          {action.words}
        </a>
      ) : null}
    </div>
  )
}

/** Asking, and other dates, at the foot of the panel; where nothing can be booked asking comes first. */
function Others(props: Props) {
  const { pkg, departures, sale } = props
  return (
    <div className={styles.foot}>
      <a className={actionOf(props) ? 'btn calm' : `btn go ${styles.ask}`} href="#enquiry">
        Ask us<span className="vh"> about this {pkg.kind === 'trek' ? 'trek' : 'journey'}</span>
      </a>
      {departures.length > 0 ? (
        <a className={`btn bare ${styles.dates}`} href="#dates">
          {datesWords(sale)}
        </a>
      ) : null}
    </div>
  )
}

function datesWords(sale: Props['sale']): string {
  if (!sale.day || isShortThroughout(sale)) return 'See the dates'
  return sale.day.isChosen ? 'Other dates' : 'Choose a date'
}

/** Whom to call, what is held, and where the rest is said. */
function Words(props: Props) {
  const { phone, openHours, isSample, noDates } = props
  return (
    <div className={styles.part}>
      {phone ? (
        <p className={styles.number}>
          Or call <a href={telephone(phone)}>{phone}</a>
          {isSample ? ', a sample number of this demonstration' : `, ${openHours}`}
        </p>
      ) : null}
      <p className={styles.number}>
        {actionOf(props) && !noDates ? 'Nothing is held or charged before you accept a quote. ' : ''}
        <span className={styles.ways}>
          <a href="#terms">What cancelling costs</a>
          <WrittenLink slug="payments">How to pay</WrittenLink>
        </span>
      </p>
    </div>
  )
}
