import { href } from 'react-router'
import page from '#app/parts/booking/booking-page.module.css'
import { couponsOf } from '#app/parts/booking/coupon.ts'
import { HoldClock } from '#app/parts/booking/hold-clock.tsx'
import { HoldEnded } from '#app/parts/booking/hold-ended.tsx'
import { Ticket } from '#app/parts/booking/ticket.tsx'
import { TotalBar } from '#app/parts/booking/total.tsx'
import { soldPath } from '#app/parts/booking/words.ts'
import { telephone } from '#app/parts/header/hours.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { bookingMeta } from '#app/routes/booking/booking-meta.ts'
import { ChangeSomething } from '#app/routes/booking/change/something.tsx'
import { CancelToday } from '#app/routes/booking/cancel/cancel-today.tsx'
import { InvoiceAddressForm } from './invoice-address-form.tsx'
import { Messages } from './messages.tsx'
import { Papers } from './papers.tsx'
import { PaymentState, UnclearMoney } from '#app/routes/booking/payment-state.tsx'
import { Refunded } from '#app/routes/booking/cancel/refunded.tsx'
import { StatusLine } from './status-line.tsx'
import { HiredCar } from './hired-car.tsx'
import { extrasOf } from '#domain/bookings/quote/extras-of.ts'
import { haltsOf } from './trip-halts.ts'
import { loadTrip } from './trip.server.ts'
import type { Trip } from './trip.server.ts'
import { didText, leadOf, nextOf, titleOf } from './trip-words.ts'
import type { Route } from './+types/trip'
import styles from './trip.module.css'

export function loader({ context, params, request }: Route.LoaderArgs) {
  return loadTrip(context, params.reference, request.url)
}

export function meta({ params, matches }: Route.MetaArgs) {
  return bookingMeta(matches, `Your trip ${params.reference}`)
}

export default function TripPage({ loaderData: trip }: Route.ComponentProps) {
  const { standing, parts, error } = trip
  const { journey, reference, shown, hold, wayBack, picture, calledOff } = standing
  const [next, did] = [nextOf(trip), didText(trip)]
  const isOver = Boolean(calledOff) || shown === 'cancelled' || shown === 'expired'
  return (
    <>
      <div className={`wrap ${page.page}`}>
        <h1>{titleOf(trip)}</h1>
        <p className={page.lead}>{leadOf(trip)}</p>
        <Notice tone="bad" said={Boolean(error)} className={styles.says}>
          {wayBack ? null : error}
        </Notice>
        <Notice tone="good" said={did !== ''} className={styles.says}>
          {did}
        </Notice>
        <UnclearMoney {...standing} />
        <PaymentState trip={trip} />
        {wayBack ? <HoldEnded {...standing} wayBack={wayBack} back="" /> : null}
        <StatusLine halts={haltsOf(trip)} />
        {next ? (
          <div className={styles.next}>
            <div>
              <h2>{next.title}</h2>
              <p>{next.words}</p>
            </div>
            <a className={`btn go ${styles.desk}`} href={next.href}>
              {next.action}
            </a>
          </div>
        ) : null}
        <div className={page.two}>
          <div>
            <Ticket
              journey={journey}
              number={`No. ${reference}`}
              state={stateText(trip)}
              coupons={couponsOf(parts, { asks: !isOver, isOver })}
              charges={shown === 'cancelled' ? 0 : trip.chargesPaise}
              note={noteText(trip)}
              sentBack={trip.sentBack}
              picture={picture}
              stamp={calledOff || trip.isOurs ? 'Called off' : shown === 'cancelled' ? 'Cancelled' : undefined}
            />
            {shown === 'cancelled' ? <Refunded trip={trip} /> : null}
            <Papers trip={trip} />
            <InvoiceAddressForm trip={trip} />
            {shown === 'confirmed' && (journey.basis || journey.package.kind === 'car') && !calledOff ? (
              <ChangeSomething trip={trip} />
            ) : null}
            {(shown === 'held' || shown === 'confirmed') && !calledOff ? <CancelToday trip={trip} /> : null}
            <Messages trip={trip} />
          </div>
          <aside className={styles.aside} aria-label="Your hold, who travels, and help">
            {hold ? (
              <div className={styles.hold}>
                <HoldClock hold={hold} reference={reference} back="" />
              </div>
            ) : null}
            {journey.package.kind === 'car' ? <HiredCar trip={trip} /> : <Travellers trip={trip} />}
            {!calledOff && (shown === 'confirmed' || shown === 'completed') ? <TripPack reference={reference} /> : null}
            <Help trip={trip} />
          </aside>
        </div>
      </div>
      {next ? (
        <TotalBar label="What to do next" figure={next.figure} note={next.note}>
          <a className="btn go" href={next.href}>
            {next.action}
          </a>
        </TotalBar>
      ) : null}
    </>
  )
}

function noteText({ standing: { shown, calledOff }, parts, paidPaise: stays, sentBack }: Trip): string {
  if (stays === 0 || shown === 'cancelled') return ''
  // What has gone back has a row of its own: with it, the paid parts add up.
  const paidPaise = stays + (sentBack?.paise ?? 0)
  const left = parts.reduce((sum, { amountPaise, paidAt }) => (paidAt ? sum : sum + amountPaise), 0)
  return `${formatPaise(paidPaise)} paid${left > 0 && !calledOff ? `, ${formatPaise(left)} to come` : ''}`
}

function stateText({ standing: { shown }, bookedOn, paidPaise }: Trip): string {
  if (shown === 'held') return paidPaise > 0 ? 'held, some of it paid' : 'held, not yet paid'
  if (shown === 'expired') return 'hold ended'
  return `booked ${formatDate(bookedOn)}`
}

/** What a link of their own is for, to friends. */
function shareText(parts: Trip['parts']): string {
  return parts.every(({ paidAt }) => paidAt !== null) ? 'A link for each' : 'Share the cost'
}

function Travellers({ trip: { travellers, parts, left, standing, hasGroup } }: { trip: Trip }) {
  const { reference, shown, journey, calledOff } = standing
  // Of a date that does not leave nothing is filled in before another is chosen.
  const isGoing = !calledOff && shown === 'confirmed'
  const mayChange = !calledOff && (shown === 'held' || shown === 'confirmed')
  const extras = extrasOf(journey)
  if (travellers.length === 0) return null
  return (
    <section aria-labelledby="travel">
      <h2 id="travel">{shown === 'cancelled' ? 'Who was to travel' : 'Who travels'}</h2>
      <ul className={styles.rows}>
        {travellers.map(({ name, age, room, meals }, at) => (
          <li key={at}>
            <b>{name}</b>
            <span>
              {age}
              {room !== null && journey.rooms.rooms.length > 1 ? `, room ${room}` : ''}
            </span>
            {meals ? <small>{meals}</small> : null}
          </li>
        ))}
      </ul>
      {extras.length > 0 ? <p className="small">With them: {extras.join(', ')}</p> : null}
      {left.length > 0 ? (
        <p className="small soft">
          No longer {left.length === 1 ? 'comes' : 'come'}: {left.join(', ')}
        </p>
      ) : null}
      {mayChange ? (
        <a className={page.link} href={`/booking/${reference}/travellers`}>
          Put a name right
        </a>
      ) : null}
      {shown === 'completed' ? (
        <p>
          <a className={page.link} href={`/booking/${reference}/story`}>
            Say how it was
          </a>
        </p>
      ) : null}
      {isGoing ? (
        <p>
          <a className={page.link} href={`/booking/${reference}/details`}>
            Documents, meals, emergency contact
          </a>
        </p>
      ) : null}
      {hasGroup || (isGoing && journey.party.adults > 1) ? (
        <p>
          <a className={page.link} href={`/booking/${reference}/group`}>
            {hasGroup ? 'Your group: who has paid' : `Travelling with friends? ${shareText(parts)}`}
          </a>
        </p>
      ) : null}
    </section>
  )
}

/** The trip on one page; a script offers to keep it where it can. */
function TripPack({ reference }: { reference: string }) {
  return (
    <section className={page.onScreen} aria-labelledby="pack">
      <h2 id="pack">Without a network</h2>
      <div className={styles.keep} data-keep={reference} />
      <a className={page.link} href={`/booking/${reference}/pack`}>
        The trip pack: one page to print or keep
      </a>
    </section>
  )
}

/** A trip that is nobody's by its contact, of whoever came by its link. */
function MakeOwn({ trip: { own, standing } }: { trip: Trip }) {
  if (own === 'claim')
    return (
      <Form action={`/booking/${standing.reference}/claim`}>
        <Button look="calm">Put it in My trips</Button>
      </Form>
    )
  return own === 'code' ? (
    <p>
      <a className={page.link} href={`/booking/${standing.reference}/proof`}>
        Have it in My trips: prove that we reach you
      </a>
    </p>
  ) : null
}

function Help({ trip }: { trip: Trip }) {
  const { phone, standing } = trip
  const isGoing = standing.shown !== 'cancelled' && !standing.calledOff
  return (
    <section aria-labelledby="help">
      <h2 id="help">{isGoing ? 'On the road' : 'Ask us about it'}</h2>
      <p className="small soft">
        Tell us this number when you call: <b className="num">{standing.reference}</b>.
        {phone ? (
          <>
            {' '}
            We answer at <a href={telephone(phone)}>{phone}</a>.
          </>
        ) : null}
      </p>
      <MakeOwn trip={trip} />
      <p>
        <a className={page.link} href={href('/your-data')}>
          What we keep of you
        </a>
      </p>
      <p>
        <a className={page.link} href={soldPath(standing.journey)}>
          {standing.journey.package.kind === 'car' ? 'What the fare holds' : 'Read the journey day by day'}
        </a>
      </p>
    </section>
  )
}
