import page from '#app/parts/booking/booking-page.module.css'
import { seatsText } from '#app/parts/booking/words.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { settle } from '#domain/bookings/change/amendment-money.server.ts'
import { listBackTo } from '#domain/bookings/cancel/back-to.server.ts'
import { quoteCancellation } from '#domain/bookings/cancel/cancel.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { listFreeMoves, mayChoose } from '#domain/bookings/change/free-move.server.ts'
import type { FreeMove } from '#domain/bookings/change/free-move.server.ts'
import type { Services } from '#domain/services.server.ts'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { servicesContext } from '#web/contexts.ts'
import { BackTo, isShared } from './back-to.tsx'
import { bookingMeta } from '#app/routes/booking/booking-meta.ts'
import { leanStep } from '#app/routes/booking/lean.ts'
import { openBooking, refusedWords, standingOf, toTrip } from '#app/routes/booking/opened.server.ts'
import type { Route } from './+types/called-off'
import styles from '#app/routes/booking/trip/trip.module.css'

export const handle = leanStep

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const booking = await openBooking(context, params.reference)
  const standing = await standingOf(context, booking)
  const quoted = await quoteCancellation(services.db, booking)
  if (!standing.calledOff || !mayChoose(booking) || !quoted.ok) throw toTrip(booking)
  const moves = await listFreeMoves(services, booking)
  return {
    standing,
    calledOff: standing.calledOff,
    moves: await Promise.all(moves.map((move) => withMoney(services, booking, move))),
    backPaise: quoted.value.refundPaise,
    backTo: await listBackTo(services.db, booking, quoted.value.refundPaise),
    error: refusedWords(request.url),
  }
}

/** What moving there gives back, and what is to be paid then. */
async function withMoney({ db }: Services, booking: OpenedBooking, { journey, ...move }: FreeMove) {
  const amendment = { wasPaise: booking.totalPaise, chargePaise: 0 }
  const { refundPaise, backTo, parts } = await settle(db, booking, { ...journey, amendment })
  return { ...move, totalPaise: journey.totalPaise, refundPaise, backTo, parts }
}

export function meta({ params, matches }: Route.MetaArgs) {
  return bookingMeta(matches, `Trip ${params.reference}: called off`)
}

type FoundChoice = Route.ComponentProps['loaderData']

/** Where whoever booked a date that was called off chooses another one, or everything back. */
export default function CalledOffPage({ loaderData: found }: Route.ComponentProps) {
  const { standing, calledOff, error } = found
  const { journey, reference } = standing
  return (
    <div className={`wrap ${page.page}`}>
      <h1>Another {wordsOf(standing).day}, or everything back</h1>
      <p className={page.lead}>
        We are sorry: we have had to call {journey.package.name} of {formatDate(journey.startsOn)} off.
        {calledOff.because ? ` Why: ${calledOff.because}` : ''}
      </p>
      <Notice tone="bad" said={Boolean(error)} className={styles.says}>
        {error ? `${error} Nothing has changed.` : null}
      </Notice>
      <Notice tone="note" className={styles.says}>
        Choose until {formatDate(calledOff.until ?? standing.today)}. If you do nothing, everything you paid goes back
        by itself on the day after.
      </Notice>
      <div className={styles.columns}>
        <Moves found={found} />
        <Back found={found} />
      </div>
      <p className={page.ways}>
        <a className={page.link} href={`/booking/${reference}`}>
          Back to the trip
        </a>
      </p>
    </div>
  )
}

/** A hire has days on which its class of car is free; a tour has dates with seats. */
function wordsOf({ journey: { package: sold, seats } }: FoundChoice['standing']) {
  return sold.kind === 'car'
    ? { day: 'day', none: 'No car of this class is free on a day near it just now.' }
    : { day: 'date', none: `No other date has ${seatsText(seats)} just now.` }
}

function Moves({ found: { standing, moves } }: { found: FoundChoice }) {
  const { reference, journey } = standing
  const isCar = journey.package.kind === 'car'
  const { day, none } = wordsOf(standing)
  return (
    <section className={page.section} aria-labelledby="moves">
      <h2 id="moves">
        {isCar ? 'Have the car on' : 'Move to'} another {day}, free of charge
      </h2>
      {moves.length === 0 ? (
        <p>{none}</p>
      ) : (
        <p className="soft">
          What you were promised it costs stays: {formatPaise(journey.totalPaise)}. A dearer {day} costs you nothing
          more.
        </p>
      )}
      <ul className={styles.rows}>
        {moves.map((move) => (
          <li key={move.id}>
            <span>
              <b>
                {formatDate(move.startsOn)} from {move.departureCity}
              </b>
              <small>
                {isCar ? 'It is free then.' : roomText(move)} {moneyText(move)}
              </small>
            </span>
            <Form action={`/booking/${reference}/called-off`}>
              <input type="hidden" name="departure" value={move.id} />
              <input type="hidden" name="totalPaise" value={move.totalPaise} />
              <Button look="calm">
                Move<span className="vh"> to {formatDate(move.startsOn)}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}

function roomText({ id, startsOn, seatsLeft }: FoundChoice['moves'][number]): string {
  return id === startsOn ? 'For you alone.' : `${seatsText(seatsLeft)} left.`
}

function moneyText({ lessPaise, refundPaise, backTo, parts }: FoundChoice['moves'][number]): string {
  const less = lessPaise > 0 ? `It costs ${formatPaise(lessPaise)} less. ` : ''
  if (isShared(backTo))
    return `${less}${backTo.map(({ share, name, paise }) => `${formatPaise(paise)} goes back to ${share === 0 ? 'you' : name}`).join(', ')}.`
  if (refundPaise > 0) return `${less}${formatPaise(refundPaise)} comes back.`
  if (parts.length === 0) return `${less}Nothing is left to pay.`
  const due = parts.map(({ amountPaise, dueOn }) =>
    dueOn ? `${formatPaise(amountPaise)} by ${formatDate(dueOn, { year: false })}` : formatPaise(amountPaise),
  )
  return `${less}Left to pay: ${due.join(', ')}.`
}

function Back({ found: { standing, backPaise, backTo } }: { found: FoundChoice }) {
  const { reference, journey } = standing
  return (
    <section className={page.section} aria-labelledby="back">
      <h2 id="back">Everything back</h2>
      <p>
        All {isShared(backTo) ? 'of you' : 'you'} have paid, {formatPaise(backPaise)}, goes back to where it came from
        within {journey.terms.cancellation.refundDays} working days, and the booking is cancelled.
      </p>
      <BackTo to={backTo} />
      <Form action={`/booking/${reference}/cancel`} className={styles.decide}>
        <input type="hidden" name="refundPaise" value={backPaise} />
        <Button look="bad">Everything back, {formatPaise(backPaise)}</Button>
      </Form>
    </section>
  )
}
