import page from '#app/parts/booking/booking-page.module.css'
import { couponsOf } from '#app/parts/booking/coupon.ts'
import { Ticket } from '#app/parts/booking/ticket.tsx'
import { datesText, soldPath } from '#app/parts/booking/words.ts'
import { Notice } from '#app/ui/notice.tsx'
import { formatPaise } from '#platform/money.ts'
import { bookingMeta } from '#app/routes/booking/booking-meta.ts'
import { ForgetEmail, OwnDetails } from './own-details.tsx'
import { OwnMoney } from './own-money.tsx'
import { RoomMate } from './room-mate.tsx'
import { loadShare } from './share.server.ts'
import type { OwnShare } from './share.server.ts'
import type { Route } from './+types/share'
import styles from './share.module.css'
import { numberInWords } from '#platform/wording.ts'

export const handle = { noInjectedScripts: true, query: ['key'] }

export function loader({ context, params, request }: Route.LoaderArgs) {
  return loadShare(context, params.reference, request.url)
}

export function meta({ matches }: Route.MetaArgs) {
  return bookingMeta(matches, 'Your place in the trip')
}

/** A friend's own page of somebody's booking: the journey, their share, their details; nothing of anybody else's. */
export default function SharePage({ loaderData: share }: Route.ComponentProps) {
  const { journey, reference, parts, shown, picture, organiser, error, isKept, isCalledOff, standing } = share
  const isOpen = (shown === 'confirmed' || shown === 'completed') && !isCalledOff
  return (
    <div className={`wrap ${page.page}`}>
      <h1>{standing === 'left' ? `Your money in ${journey.package.name}` : `Your place in ${journey.package.name}`}</h1>
      <p className={page.lead}>{leadOf(share)}</p>
      <Notice tone="bad" said={Boolean(error)} className={styles.says}>
        {error}
      </Notice>
      <Notice tone="good" said={isKept} className={styles.says}>
        {isKept ? 'Saved.' : null}
      </Notice>
      {standing === 'left' ? null : (
        <div className={styles.ticket}>
          <Ticket
            journey={journey}
            number={`No. ${reference}`}
            state={shown === 'cancelled' ? 'cancelled' : `booked by ${organiser}`}
            coupons={couponsOf(
              parts.map((one, at) => ({ ...one, part: at + 1 })),
              { asks: isOpen, isOver: !isOpen },
            )}
            note={parts.length > 0 ? 'your part of it below' : undefined}
            picture={picture}
            whole="Your part"
            stamp={shown === 'cancelled' ? 'Cancelled' : isCalledOff ? 'Called off' : undefined}
          />
          <p>
            <a className={page.link} href={soldPath(journey)}>
              Read the journey day by day
            </a>
          </p>
        </div>
      )}
      <OwnMoney share={share} />
      {standing === 'shares' ? null : <ForgetEmail share={share} />}
      {shown === 'cancelled' || standing !== 'shares' ? null : (
        <>
          <OwnDetails share={share} />
          <RoomMate share={share} />
        </>
      )}
    </div>
  )
}

function leadOf({ organiser, journey, shown, isCalledOff, payments, standing }: OwnShare): string {
  const { adults, ages } = journey.party
  const when = `${datesText(journey)}, from ${journey.departureCity}`
  const paidPaise = payments.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const backPaise = payments.reduce((sum, one) => sum + one.backPaise + one.returningPaise, 0)
  const back = backPaise === 0 ? 'Nothing' : formatPaise(backPaise)
  const yours = paidPaise > 0 ? ` ${back} of the ${formatPaise(paidPaise)} you paid comes back to you.` : ''
  if (standing === 'left')
    return `You no longer travel on the trip ${organiser} has booked.${yours || ' You owe nothing.'}`
  if (shown === 'cancelled') return `${organiser} booked it for ${when}. It is cancelled.${yours}`
  if (isCalledOff && shown === 'confirmed')
    return `We are sorry: we have had to call the date of ${when} off. ${organiser} chooses another one, or everything goes back to whoever paid it${paidPaise > backPaise ? `: to you ${formatPaise(paidPaise - backPaise)}` : ''}.`
  if (shown === 'completed') return `${when}. It is over; thank you for coming along.`
  if (standing === 'travels')
    return `${organiser} booked it: ${when}. What is left to pay is for ${organiser} now, unless they share it anew: your place opens here again then. This page keeps what you have paid.`
  return `${organiser} booked it for ${numberInWords(adults + ages.length)}: ${when}. To change the date or the rooms, or to cancel, please ask ${organiser}.`
}
