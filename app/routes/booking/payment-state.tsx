import page from '#app/parts/booking/booking-page.module.css'
import { StateCard } from '#app/parts/booking/state-card.tsx'
import { formatPaise } from '#platform/money.ts'
import type { BookingStanding } from '#app/routes/booking/opened.server.ts'
import type { Trip } from '#app/routes/booking/trip/trip.server.ts'
import styles from '#app/routes/booking/trip/trip.module.css'

const SECONDS = 10

/** Money that came and is not what any part asks for. */
export function UnclearMoney({
  disputedPaise,
  shown,
  isPaid,
  hold,
}: Pick<BookingStanding, 'disputedPaise' | 'shown' | 'isPaid'> & Partial<Pick<BookingStanding, 'hold'>>) {
  if (disputedPaise === 0) return null
  return (
    <StateCard label="With us" tone="wait" title={<>{formatPaise(disputedPaise)} reached us that we did not ask for</>}>
      <p>
        It is not the sum of any part, so it pays none and goes back to you in full once one of us has looked at it.
        {shown === 'held' && hold
          ? ` To keep what is held, please pay the sum that was asked for by ${hold.until}.`
          : ''}
        {shown === 'confirmed' && !isPaid ? ' Please pay the sum that was asked for by its date.' : ''}
        {shown === 'completed' && !isPaid ? ' Please pay the sum that was asked for.' : ''}
      </p>
    </StateCard>
  )
}

/** How the last try to pay stands, while it has not come through: the bank is waited for, or it said no. */
export function PaymentState({ trip }: { trip: Trip }) {
  const { order, standing } = trip
  if (!order || standing.shown === 'cancelled') return null
  if (order.state === 'pending' && order.provider === 'upi')
    return <Looking orderId={order.id} paise={order.amountPaise} hold={standing.hold?.until} />
  if (order.state === 'lapsed' && !standing.wayBack) return <Unanswered trip={trip} paise={order.amountPaise} />
  if (order.state === 'pending') return <Waiting trip={trip} paise={order.amountPaise} />
  return order.state === 'failed' && !standing.wayBack ? <Refused trip={trip} detail={order.detail} /> : null
}

function Waiting({ trip: { standing }, paise }: { trip: Trip; paise: number }) {
  return (
    <div data-look-again={SECONDS}>
      {/* Where scripts run, they look without drawing the page anew. */}
      <noscript>
        <meta httpEquiv="refresh" content={String(SECONDS)} />
      </noscript>
      <StateCard
        label="Waiting for the bank"
        tone="wait"
        title={
          <>
            <span className={styles.money}>{formatPaise(paise)}</span> is on its way
          </>
        }
      >
        <p>
          Your bank has not answered yet. Please do not pay again. We ask it every minute.{' '}
          {standing.hold
            ? `What is held for you is kept until ${standing.hold.until}; money that comes later takes it again while it is free, or goes back.`
            : standing.shown === 'completed'
              ? ''
              : 'Your seats stay yours while we do.'}
        </p>
        <p className="small soft">You may close this page; the answer comes by mail too.</p>
        <a className={page.link} href={`/booking/${standing.reference}`}>
          Check now
        </a>
      </StateCard>
    </div>
  )
}

/** A transfer to the operator's own account: a person looks for it, and no bank is asked. */
function Looking({ orderId, paise, hold }: { orderId: string; paise: number; hold: string | undefined }) {
  return (
    <StateCard
      label="Waiting for the bank line"
      tone="wait"
      title={
        <>
          We look for your <span className={styles.money}>{formatPaise(paise)}</span>
        </>
      }
    >
      <p>
        A person finds it in our bank account, and then it is paid. Please do not pay again.
        {hold
          ? ` Your seats are held until ${hold}; money that comes later takes them again while they are free, or goes back.`
          : ''}
      </p>
      <a className={page.link} href={`/pay/${orderId}`}>
        Add or change the UTR
      </a>
    </StateCard>
  )
}

function Unanswered({ trip: { standing }, paise }: { trip: Trip; paise: number }) {
  return (
    <StateCard label="No answer" tone="bad" title={`Nothing has come of ${formatPaise(paise)}`}>
      <p>
        The bank has not answered, and we wait no longer. If the money left your account, it pays this booking when it
        comes, or goes back to you.
      </p>
      <a className="btn calm" href={`/booking/${standing.reference}/review`}>
        Pay again
      </a>
    </StateCard>
  )
}

function Refused({ trip: { standing }, detail }: { trip: Trip; detail: string }) {
  const { hold, reference, shown } = standing
  return (
    <StateCard label="Not paid" tone="bad" title="Your bank said no">
      <p>
        {detail ? `Its words: “${detail}”. ` : ''}Nothing was charged.
        {hold ? ` Your seats are held until ${hold.until}.` : shown === 'completed' ? '' : ' Your seats stay yours.'}
      </p>
      <a className="btn calm" href={`/booking/${reference}/review`}>
        Pay another way
      </a>
    </StateCard>
  )
}
