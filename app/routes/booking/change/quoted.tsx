import page from '#app/parts/booking/booking-page.module.css'
import { differenceOf } from '#app/parts/booking/difference.ts'
import { DifferenceTable } from '#app/parts/booking/difference-table.tsx'
import { RefundTable } from '#app/parts/booking/refund-table.tsx'
import { SumTable } from '#app/parts/booking/sum-table.tsx'
import type { AmendmentQuote } from '#domain/bookings/change/amendment-money.server.ts'
import type { Traveller } from '#domain/bookings/booking.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import { isSameParty } from '#domain/party/party.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { BackTo, isShared } from '#app/routes/booking/cancel/back-to.tsx'
import { cancelChangeText, changeChargeText } from '#app/routes/booking/cancel/cancel-words.ts'
import { sumsOf } from './sums.ts'
import styles from '#app/routes/booking/trip/trip.module.css'

type Props = {
  /** As it is booked. */
  journey: PricedJourney
  today: CalendarDate
  quoted: AmendmentQuote
  isGroup: boolean
  people: readonly Traveller[]
  /** Read by staff, who say it to whoever calls. */
  isOffice?: boolean
}

/** Whether everything would be as it is. */
export function changesNothing(journey: PricedJourney, { quote }: AmendmentQuote, people: readonly Traveller[]) {
  const { lines, facts } = differenceOf(journey, quote.priced)
  return lines.length === 0 && facts.length === 0 && people.length === 0
}

/** What a change would make of the price and of what is paid, line by line. */
export function Quoted({ journey, today, quoted, isGroup, people, isOffice = false }: Props) {
  const { priced } = quoted.quote
  return (
    <>
      <section aria-labelledby="difference">
        <h2 id="difference" className={page.subject}>
          The journey
        </h2>
        <DifferenceTable difference={differenceOf(journey, priced)} caption="Before and after, in rupees" />
      </section>
      <Money {...{ journey, today, quoted, isOffice }} />
      {isGroup && isSameParty(journey.party, priced.party) ? <Cheaper quoted={quoted} /> : null}
      <Afterwards journey={journey} today={today} quoted={quoted} isOffice={isOffice} />
      {isGroup && !isSameParty(journey.party, priced.party) ? <GroupEnds /> : null}
      {people.length > 0 ? <WhoTravels people={people} rooms={priced.rooms.rooms.length} /> : null}
    </>
  )
}

/** What is due or comes back, to whom, and by when. */
function Money({ journey, today, quoted, isOffice }: Pick<Props, 'journey' | 'today' | 'quoted' | 'isOffice'>) {
  return (
    <section className={page.section} aria-labelledby="money">
      <h2 id="money">{isOffice ? 'The money' : 'Your money'}</h2>
      <div className={styles.narrow}>
        <SumTable caption="What is due or comes back" {...sumsOf(quoted, isOffice)} />
      </div>
      <BackTo to={quoted.backTo} />
      <p className="small soft">{moneyWords(quoted, changeChargeText(journey, today, isOffice ? 'the' : 'your'))}</p>
      {quoted.parts.length > 0 ? (
        <ul className={styles.rows}>
          {quoted.parts.map(({ amountPaise, dueOn }, at) => (
            <li key={at}>
              <b className="num">{formatPaise(amountPaise)}</b>
              <span className="small soft">{dueOn === null ? 'due now' : `by ${formatDate(dueOn)}`}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

/** A saving is nobody's alone: who has paid all of their share has nothing it could lower. */
function Cheaper({ quoted: { quote, isPaise, refundPaise } }: Pick<Props, 'quoted'>) {
  const { amendment } = quote.priced
  if (!amendment || isPaise >= amendment.wasPaise) return null
  return (
    <p className="small soft">
      In a group this lowers what is still unpaid, of whoever has something left to pay. What is paid stays paid
      {refundPaise > 0 ? ', but for what goes back as said above' : ''}.
    </p>
  )
}

function GroupEnds() {
  return (
    <section className={page.section} aria-labelledby="group">
      <h2 id="group">Your group ends with it</h2>
      <p>
        With another party the shares end; you make the group anew afterwards, and friends who stay keep their links.
        Until then a link shows what its friend has paid themselves. What a friend who stays has paid counts for them as
        before. What one who travels no more has paid goes back to them, less the charge for their place.
      </p>
    </section>
  )
}

function WhoTravels({ people, rooms }: Pick<Props, 'people'> & { rooms: number }) {
  return (
    <section className={page.section} aria-labelledby="people">
      <h2 id="people">Who travels then</h2>
      <p>{people.map(({ name, age }) => `${name}, ${age}`).join('; ')}.</p>
      {rooms > 1 ? (
        <p className="small soft">
          Who sleeps where is proposed anew; under “Put a name right” you may choose otherwise.
        </p>
      ) : null}
    </section>
  )
}

/** What cancelling would cost then, where another date makes it another sum. */
function Afterwards({ journey, today, quoted: { quote }, isOffice }: Omit<Props, 'isGroup' | 'people'>) {
  const { priced } = quote
  if (priced.startsOn === journey.startsOn) return null
  return (
    <section className={page.section} aria-labelledby="afterwards">
      <h2 id="afterwards">{isOffice ? 'Cancelling after the change' : 'If you cancel after the change'}</h2>
      <p>{cancelChangeText(journey, priced, today)}</p>
      <div className={styles.narrow}>
        <RefundTable rows={priced.refunds} startsOn={priced.startsOn} today={today} />
      </div>
    </section>
  )
}

function moneyWords({ refundPaise, chargePaise, quote, backTo }: AmendmentQuote, charged: string): string {
  const charge = chargePaise > 0 ? `${charged} ` : 'Nothing is charged for the change itself. '
  const each = isShared(backTo) ? 'Each gets it where they paid from' : 'It goes to where it came from'
  const back = `${each}, within ${quote.priced.terms.cancellation.refundDays} working days.`
  return refundPaise > 0 ? charge + back : charge.trim()
}

/** Until when the price of a quote stands, in words. */
export function untilText(expiresAt: Date): string {
  return `${formatDate(istDate(expiresAt), { year: false })}, ${formatTime(expiresAt)}`
}
