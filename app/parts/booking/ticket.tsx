import type { Hire, PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import { kmText } from '#domain/cars/fare-calculation/calculated-fare.ts'
import { clock } from '#domain/cars/fare-calculation/shared-lines.ts'
import { toldPlaces } from '#domain/catalogue/pickups.ts'
import type { Picture } from '#domain/media/picture.ts'
import { partyWithAgesText } from '#domain/party/party.ts'
import { lengthText } from '#app/routes/package/price/prices.ts'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import type { Coupon } from './coupon.ts'
import { gstWords } from './gst-words.ts'
import { forHowMany, roomKindsText } from './words.ts'
import styles from './ticket.module.css'

type Props = {
  journey: PricedJourney
  /** What it is called by: "Quote, version 2", "No. 7KQ4M2TX". */
  number: string
  /** How it stands: "6 seats left of 12", "booked Sun 22 Nov 2026". */
  state: string
  coupons: readonly Coupon[]
  /** What was kept for parts that fell away, on top of the total. */
  charges?: Paise
  /** What has gone back of the paid parts since, and how far it is. */
  sentBack?: { paise: Paise; words: string } | undefined
  /** What stands under the total beside the GST: "₹16,052 paid, ₹48,156 to come". */
  note?: string
  /** A small framed poster, on the desk. */
  picture?: Picture | undefined
  /** What the one coupon is of, where it is not the whole price. */
  whole?: string
  /** Across it, once it is worth nothing: "Cancelled". */
  stamp?: string | undefined
}

/** A journey as the one buff card it is from quote to voucher, with a coupon for each part to pay. */
export function Ticket({
  journey,
  number,
  state,
  coupons,
  charges = 0,
  sentBack,
  note,
  picture,
  whole = 'The whole',
  stamp,
}: Props) {
  const { party, totalPaise } = journey
  return (
    <article className={styles.ticket} aria-label={stamp ? `Ticket, ${stamp.toLowerCase()}` : 'Ticket'}>
      <div className={styles.card}>
        <p className={styles.band}>
          <span>{number}</span>
          <span>{state}</span>
        </p>
        <div>
          <div className={styles.in}>
            <div className={styles.head}>
              <Where journey={journey} />
              {picture ? (
                <div className={styles.poster}>
                  <ResponsivePicture picture={picture} sizes="196px" most={480} />
                </div>
              ) : null}
            </div>
            {journey.package.stops.length > 0 ? <Line stops={journey.package.stops} /> : null}
            <Cells journey={journey} />
          </div>
          <p className={styles.fare}>
            <span>
              Total {forHowMany(party)}
              <small>
                {gstWords(journey)}
                {note ? `; ${note}` : ''}
              </small>
            </span>
            {stamp ? (
              <i className={styles.stamp} aria-hidden="true">
                {stamp}
              </i>
            ) : null}
            <b>{formatPaise(totalPaise)}</b>
          </p>
          {charges > 0 ? (
            <p className={`${styles.fare} ${styles.kept}`}>
              <span>
                Kept for what fell away
                <small>the charge for who or what is cancelled, with GST</small>
              </span>
              <b>{formatPaise(charges)}</b>
            </p>
          ) : null}
          {sentBack ? (
            <p className={`${styles.fare} ${styles.kept}`}>
              <span>
                Sent back
                <small>{sentBack.words}</small>
              </span>
              <b>{formatPaise(sentBack.paise)}</b>
            </p>
          ) : null}
        </div>
        <Coupons coupons={coupons} whole={whole} />
      </div>
    </article>
  )
}

function Where({ journey: { package: pkg, departureCity } }: Pick<Props, 'journey'>) {
  const isRound = pkg.endCity === departureCity
  return (
    <div>
      <h2 className={styles.where}>
        {departureCity} <i>{isRound ? 'and back' : 'to'}</i> {isRound ? null : pkg.endCity}
      </h2>
      <p className={styles.tour}>
        {pkg.name}, {lengthText(pkg)}
      </p>
    </div>
  )
}

const MOST_HALTS = 5
type Stop = PricedJourney['package']['stops'][number]

/** The halts with their nights: five at most, else the first two and the last two with dashes between them. */
function Line({ stops }: { stops: readonly Stop[] }) {
  const left = stops.length > MOST_HALTS ? stops.length - 4 : 0
  const before = left > 0 ? stops.slice(0, 2) : stops
  const after = left > 0 ? stops.slice(-2) : []
  return (
    <ol className={styles.line} aria-label={left > 0 ? `Halts: ${stops.map(({ name }) => name).join(', ')}` : 'Halts'}>
      {before.map(toHalt)}
      {left > 0 ? (
        <li className={styles.skipped}>
          <span>+{left} more</span>
        </li>
      ) : null}
      {after.map(toHalt)}
    </ol>
  )
}

function toHalt({ name, nights }: Stop, at: number) {
  return (
    <li key={`${at} ${name}`}>
      <b>{name}</b>
      {nights > 0 ? (
        <span>
          {nights} {nights === 1 ? 'night' : 'nights'}
        </span>
      ) : null}
    </li>
  )
}

function Cells({ journey }: Pick<Props, 'journey'>) {
  const { startsOn, endsOn, departureCity, package: pkg, seats, party, rooms, roomsText } = journey
  const { pickup, meeting } = toldPlaces(journey)
  const where = pickup ? `pick-up at ${pickup}` : meeting && `come to ${meeting}`
  const from = [`from ${departureCity}`, where].filter(Boolean).join(', ')
  if (pkg.kind === 'car') return <CarCells journey={journey} hire={pkg.hire} />
  return (
    <dl className={styles.cells}>
      <Cell name="Leaves" what={formatDate(startsOn)} more={from} />
      <Cell name="Back" what={formatDate(endsOn)} more={`from ${pkg.endCity}`} />
      <Cell name="Seats" what={String(seats)} more={partyWithAgesText(party)} />
      <Cell name={rooms.rooms.length === 1 ? 'Room' : 'Rooms'} what={roomKindsText(rooms)} more={roomsText} />
    </dl>
  )
}

function CarCells({ journey, hire }: Pick<Props, 'journey'> & { hire: Hire }) {
  const { startsOn, endsOn, departureCity, package: pkg, seats, roomsText } = journey
  const at = hire.leaveAt === null ? '' : `, ${clock(hire.leaveAt)}`
  return (
    <dl className={`${styles.cells} ${styles.hire}`}>
      <Cell name="Comes" what={`${formatDate(startsOn)}${at}`} more={`to ${departureCity}`} />
      <Cell name="Until" what={formatDate(endsOn)} more={`in ${pkg.endCity}`} />
      <Cell name="Car" what={`for ${seats}`} more={roomsText} />
      <Cell
        name="Holds"
        what={kmText(hire.chargeableKm)}
        more={journey.reverseCharge ? 'with fuel and driver' : 'with fuel, driver and GST'}
      />
    </dl>
  )
}

function Cell({ name, what, more }: { name: string; what: string; more: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {what}
        <small>{more}</small>
      </dd>
    </div>
  )
}

const LOOKS = { paid: styles.paid, due: styles.due, ahead: undefined }

function Coupons({ coupons, whole }: Pick<Props, 'coupons' | 'whole'>) {
  return (
    <ol
      className={styles.coupons}
      aria-label="The parts to pay"
      style={{ '--parts': coupons.length } as React.CSSProperties}
    >
      {coupons.map(({ part, name, percent, amountPaise, state, when }) => (
        <li key={part} className={LOOKS[state]} data-part={part} data-coupon={state}>
          <span className={styles.part}>
            {coupons.length === 1 ? whole : name}
            {percent === null || percent === 100 ? '' : `, ${percent}\u00a0%`}
          </span>
          <b>{formatPaise(amountPaise)}</b>
          <span className={styles.when}>{when}</span>
          <i aria-hidden="true" />
        </li>
      ))}
    </ol>
  )
}
