import { redirect } from 'react-router'
import { formAnswerContext, servicesContext } from '#web/contexts.ts'
import page from '#app/parts/booking/booking-page.module.css'
import { couponsOf } from '#app/parts/booking/coupon.ts'
import { PriceTable } from '#app/parts/booking/price-table.tsx'
import { RefundTable } from '#app/parts/booking/refund-table.tsx'
import { StateCard } from '#app/parts/booking/state-card.tsx'
import { Ticket } from '#app/parts/booking/ticket.tsx'
import { GoOnWithout } from '#app/parts/booking/without-spent.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { priceWithoutSpent } from '#domain/bookings/hold/without-spent.server.ts'
import { isContactVerified } from '#domain/bookings/hold/verify-contact.server.ts'
import type { Instalment } from '#domain/bookings/booking.ts'
import { findWholeBooking } from '#domain/bookings/find-booking.server.ts'
import { remarksOfPriced } from '#domain/bookings/quote/date-possible.server.ts'
import { isNamed } from '#domain/bookings/change/name-party.server.ts'
import { findCalledOff } from '#domain/departures/departures.server.ts'
import type { NamedTraveller } from '#domain/bookings/trip/travellers.server.ts'
import { wholeParts } from '#domain/bookings/group/shares.ts'
import { listWays } from '#domain/payments/ways.ts'
import { newId } from '#platform/ids.ts'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import { bookingMeta } from './booking-meta.ts'
import { isSold, StepFrame } from './frame.tsx'
import { leanStep } from './lean.ts'
import { openBooking, refusedWords, standingOf, toTrip } from './opened.server.ts'
import type { BookingStanding } from './opened.server.ts'
import { PayForm } from './pay-form.tsx'
import { lastOrderOf } from '#app/routes/booking/trip/trip-state.ts'
import { firstOf, hereText, OPEN_AFTERWARDS } from '#app/routes/booking/trip/trip-words.ts'
import type { Route } from './+types/review'
import styles from './pay-form.module.css'
import { capitalised } from '#platform/wording.ts'

export const handle = leanStep

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { db, providers } = services
  const booking = await openBooking(context, params.reference)
  const whole = await findWholeBooking(db, booking)
  const unpaid = whole.instalments.filter(({ paidAt }) => paidAt === null)
  const calledOff = await findCalledOff(db, booking)
  const isOver = booking.shown === 'cancelled' || calledOff
  // Nobody pays twice while the bank is still being waited for.
  if (isOver || unpaid.length === 0 || lastOrderOf(whole)?.state === 'pending') throw toTrip(booking)
  if (!isNamed(whole, whole.travellers) && booking.shown === 'held')
    throw redirect(`/booking/${booking.reference}/travellers`)
  if (booking.shown === 'held' && !isContactVerified(booking)) throw redirect(`/booking/${booking.reference}/proof`)
  const answer = context.get(formAnswerContext)
  const draft = answer?.form === 'payment' ? answer.draft : undefined
  return {
    standing: await standingOf(context, booking),
    parts: wholeParts(whole.instalments),
    ...payable(unpaid),
    whose: whoseNext(payable(unpaid).unpaid, whole.travellers),
    remarks: booking.shown === 'held' ? await remarksOfPriced(services, whole.journey) : [],
    travellers:
      whole.journey.package.kind === 'car'
        ? [`The car comes to ${whole.pickup}`]
        : whole.travellers.map(({ name, age }) => `${name}, ${age}`),
    ways: await listWays(providers),
    formKey: newId(),
    draft,
    withoutSpent: draft?.reason === 'coupon-used' ? await priceWithoutSpent(services, booking) : undefined,
    error: refusedWords(request.url),
  }
}

/** One's own next part, and everything; who has paid their own may pay what is left of the others'. */
function payable(everything: readonly Instalment[]) {
  const own = everything.filter(({ share }) => (share ?? 0) === 0)
  const next = own.length > 0 ? own : everything.filter(({ share }) => share === everything[0]?.share)
  return { unpaid: next, everything: [...everything] }
}

/** The friend whose part stands first, where one's own is paid. */
function whoseNext(
  [next]: readonly Pick<Instalment, 'share'>[],
  people: readonly NamedTraveller[],
): string | undefined {
  return next?.share ? people.find(({ position }) => position === next.share! - 1)?.name : undefined
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const isBooked = loaderData !== undefined && isSold(loaderData.standing)
  return bookingMeta(matches, isBooked ? titleOf(loaderData.unpaid) : REVIEW)
}

const REVIEW = 'Read your ticket, then pay'

export default function ReviewPage({ loaderData }: Route.ComponentProps) {
  const { standing, parts, unpaid, everything, remarks, travellers, withoutSpent, error, ...form } = loaderData
  const { journey, reference, shown, picture, today, hold } = standing
  const isHeld = shown === 'held'
  const isBooked = isSold(standing)
  const isOver = shown === 'completed'
  const paidPaise = parts.reduce((sum, { paidAt, amountPaise }) => (paidAt ? sum + amountPaise : sum), 0)
  const mayPay = isBooked || (isHeld && !withoutSpent)
  return (
    <div className={styles.page} data-keep="">
      <StepFrame
        standing={standing}
        here={isBooked ? 'pay' : 'review'}
        back="/review"
        title={isBooked ? titleOf(unpaid) : REVIEW}
        lead={leadOf(standing, parts, paidPaise)}
        error={error}
        action={mayPay && form.ways.length > 0 ? <PayButton unpaid={unpaid} everything={everything} /> : null}
        isInPanel
      >
        {withoutSpent ? (
          <StateCard label="Price" tone="wait" title={`${capitalised(withoutSpent.spent)} cannot be used any more`}>
            <p>
              Either it has been used as often as it may be, in all or by you, or it is for a first booking alone.
              Without that the journey costs {formatPaise(withoutSpent.totalPaise)} in place of{' '}
              {formatPaise(journey.totalPaise)}. Your seats stay held
              {hold ? ` until ${hold.until}` : ''}, and what you typed is here. Nothing was charged.
            </p>
            <GoOnWithout reference={reference} paise={withoutSpent.totalPaise} back="/review" does="Go on" />
          </StateCard>
        ) : null}
        <Ticket
          journey={journey}
          number={`No. ${reference}`}
          state={isBooked ? 'booked' : paidPaise > 0 ? 'some of it paid' : 'not yet paid'}
          coupons={couponsOf(parts, { asks: true })}
          picture={picture}
        />
        {remarks.length > 0 ? <Notice tone="warn">{remarks.join(' ')}</Notice> : null}
        <p className={styles.who}>
          {travellers.join('; ')}{' '}
          {isOver ? null : (
            <a className={page.link} href={`/booking/${reference}/travellers`}>
              {journey.package.kind === 'car' ? 'Change the pick-up' : 'Change travellers'}
            </a>
          )}
        </p>
        <div className={styles.tables}>
          <section className={page.section} aria-labelledby="price">
            <h2 id="price">The price</h2>
            <PriceTable journey={journey} />
          </section>
          {isOver ? null : (
            <section className={page.section} aria-labelledby="refunds">
              <h2 id="refunds">What comes back</h2>
              <RefundTable rows={journey.refunds} startsOn={journey.startsOn} today={today} />
              <p className="small soft">
                Paid in parts: back comes what you have paid by then, less the charge, never less than ₹0. If we cancel,
                everything comes back.
              </p>
            </section>
          )}
        </div>
        {mayPay ? <PayForm standing={standing} unpaid={unpaid} everything={everything} {...form} /> : null}
      </StepFrame>
    </div>
  )
}

function leadOf({ shown, disputedPaise }: BookingStanding, parts: readonly unknown[], paidPaise: Paise): string {
  if (shown === 'completed') return OPEN_AFTERWARDS
  if (shown === 'confirmed') return 'It is yours. This is the next part of the price.'
  return `It is yours once ${firstOf(parts)} has reached us.${disputedPaise > 0 ? '' : ` ${hereText(paidPaise)}`}`
}

function titleOf([next]: readonly Pick<Instalment, 'part' | 'share'>[]): string {
  if (next?.share === null || next === undefined) return `Pay part ${next?.part}`
  return next.share === 0 ? 'Pay your share' : 'Pay for your friends'
}

/** Says what the choice above comes to: without a script the style sheet follows it. */
function PayButton({ unpaid, everything }: Record<'unpaid' | 'everything', readonly { amountPaise: number }[]>) {
  const all = everything.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  return (
    <Button look="go" form="pay-form">
      <span className={styles.part}>Pay {formatPaise(unpaid[0]?.amountPaise ?? 0)}</span>
      <span className={styles.whole}>Pay {formatPaise(all)}</span>
    </Button>
  )
}
