import page from '#app/parts/booking/booking-page.module.css'
import { couponsOf } from '#app/parts/booking/coupon.ts'
import { Ticket } from '#app/parts/booking/ticket.tsx'
import { DayText } from '#app/parts/markdown/day-text.tsx'
import { telephone } from '#app/parts/header/hours.ts'
import { RouteMap } from '#app/routes/package/route-map/route-map.tsx'
import { comingSentence } from '#domain/catalogue/pickups.ts'
import { addDays, formatDate } from '#platform/dates.ts'
import { bookingMeta } from '#app/routes/booking/booking-meta.ts'
import { leanTask } from '#app/routes/booking/lean.ts'
import { loadPack } from './pack.server.ts'
import type { Pack } from './pack.server.ts'
import type { Route } from './+types/pack'
import styles from './pack.module.css'

export const handle = leanTask

export function loader({ context, params }: Route.LoaderArgs) {
  return loadPack(context, params.reference)
}

export function meta({ params, matches }: Route.MetaArgs) {
  return bookingMeta(matches, `Trip pack ${params.reference}`)
}

/** A trip on one page, to be printed or kept on a phone; `public/sw.js` reads what it is to note of it from its attributes. */
export default function PackPage({ loaderData: pack }: Route.ComponentProps) {
  const { reference, trip, journey, parts, asOf, kept, map } = pack
  const from = trip.kind === 'car' ? 'Comes to' : 'Leaves'
  return (
    <div
      className={`wrap ${page.page} ${styles.pack}`}
      data-trip-name={`${trip.name}, ${formatDate(trip.startsOn)}`}
      data-trip-from={trip.startsOn}
      data-trip-until={kept.until}
      data-trip-whose={kept.whose}
    >
      <h1>{trip.name}</h1>
      <p className={page.lead}>
        {from} {trip.departureCity} on {formatDate(trip.startsOn)}.{comingSentence(trip)} Your trip pack as of {asOf};
        to pay or change something you need a network.
      </p>
      <div className={styles.top}>
        <Ticket
          journey={journey}
          number={`No. ${reference}`}
          state="booked"
          coupons={couponsOf(parts, { asks: true })}
        />
        <Voucher pack={pack} />
      </div>
      <Numbers pack={pack} />
      {trip.travellers.length > 0 ? <Travellers pack={pack} /> : null}
      {trip.itinerary.length > 0 ? <Days pack={pack} /> : null}
      {map ? (
        <div className={page.section}>
          <RouteMap stops={map.route} stateCodes={map.stateCodes} places={map.places} />
        </div>
      ) : null}
      <Packing pack={pack} />
      <section className={page.section} aria-labelledby="paid">
        <h2 id="paid">What is paid, and what is your own</h2>
        <div className={styles.columns}>
          <List name="Paid" items={trip.inclusions} />
          <List name="Your own" items={trip.exclusions} />
        </div>
      </section>
    </div>
  )
}

function Voucher({ pack: { qr, trip } }: { pack: Pack }) {
  return (
    <section className={styles.voucher} aria-labelledby="voucher">
      <h2 id="voucher">Travel voucher</h2>
      {qr ? (
        <>
          <svg viewBox={`0 0 ${qr.side} ${qr.side}`} role="img" aria-label="The signed code of your voucher" data-qr="">
            <path d={qr.path} />
          </svg>
          <p className="small soft">
            Show it to driver, guide and hotels. It is signed; a phone checks it without a network. Booking{' '}
            <b className="num">{trip.reference}</b>, {trip.people} {trip.people === 1 ? 'person' : 'people'}.
          </p>
        </>
      ) : (
        <p className="small soft">It stands here with its code once all is paid.</p>
      )}
    </section>
  )
}

/** India's own numbers: the emergency response (112) and the Ministry of Tourism's help line. */
const PUBLIC_NUMBERS = [
  { name: 'Emergency, all of India', number: '112' },
  { name: 'Tourist help line, day and night', number: '1363' },
]

function Numbers({ pack: { trip, driver } }: { pack: Pack }) {
  const { operator } = trip
  const numbers = [
    ...(driver ? [{ name: `${driver.name}, your driver, ${driver.registration}`, number: driver.mobile }] : []),
    ...(operator.phone ? [{ name: `${operator.name}, your booking ${trip.reference}`, number: operator.phone }] : []),
    ...PUBLIC_NUMBERS,
  ]
  return (
    <section className={page.section} aria-labelledby="numbers">
      <h2 id="numbers">Numbers to call</h2>
      <ul className={styles.rows}>
        {numbers.map(({ name, number }) => (
          <li key={name}>
            <span>{name}</span>
            <a href={telephone(number)}>{number}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Travellers({ pack: { trip } }: { pack: Pack }) {
  return (
    <section className={page.section} aria-labelledby="who">
      <h2 id="who">Who travels</h2>
      <ul className={styles.rows}>
        {trip.travellers.map(({ name, age, room, meals }, at) => (
          <li key={at}>
            <span>{meals ? `${name}: ${meals}` : name}</span>
            <span>
              {age}
              {room === null ? '' : `, room ${room}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const MEALS = { none: '', breakfast: 'breakfast', 'breakfast-dinner': 'breakfast and dinner', all: 'all meals' }

function Days({ pack: { trip } }: { pack: Pack }) {
  return (
    <section className={page.section} aria-labelledby="days">
      <h2 id="days">Day by day</h2>
      <ol className={styles.days}>
        {trip.itinerary.map(({ day, title, text, overnight, stay, meals }) => (
          <li key={day} className={overnight ? styles.sleeps : undefined}>
            <p className="label">
              Day {day}, {formatDate(addDays(trip.startsOn, day - 1), { year: false })}
            </p>
            <h3>{title}</h3>
            <DayText text={text} />
            <p className="small soft">
              {[overnight ? `Night in ${overnight.name}` : '', stay ?? '', MEALS[meals]].filter(Boolean).join(', ')}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Packing({ pack: { trip } }: { pack: Pack }) {
  return (
    <section className={page.section} aria-labelledby="packing">
      <h2 id="packing">What to pack</h2>
      <p className="soft">{trip.packing.why}</p>
      <div className={styles.columns}>
        {trip.packing.groups.map(({ name, items }) => (
          <List key={name} name={name} items={items} />
        ))}
      </div>
    </section>
  )
}

function List({ name, items }: { name: string; items: readonly string[] }) {
  return (
    <div className={styles.list}>
      <h3>{name}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
