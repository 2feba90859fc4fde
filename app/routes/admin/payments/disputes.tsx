import type { DisputedPayment } from '#domain/bookings/pay/payments-desk.server.ts'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { momentText } from '#app/routes/admin/bookings/moment.ts'
import { SaidFirst } from '#app/routes/admin/said-first.tsx'
import { isReturnedByHand } from '#domain/payments/payment.ts'
import { formatPaiseWithPaise } from '#platform/money.ts'
import { ForBooking } from './for-booking.tsx'
import { TakeBack } from './take-back.tsx'
import { PROVIDER_NAMES, VIEWS } from './words.ts'
import styles from '#app/routes/admin/office.module.css'

/** Money that fits no order, and money that went back past the site and fits no account. */
export function Disputes({ disputes }: { disputes: readonly DisputedPayment[] }) {
  return (
    <ListTable
      namedBy="payments"
      columns={COLUMNS}
      rows={disputes}
      keyOf={({ paymentId, goneAs }) => `${paymentId} ${goneAs ?? ''}`}
    />
  )
}

const COLUMNS: readonly Column<DisputedPayment>[] = [
  { name: 'For', isHead: true, cell: (dispute) => <ForBooking {...dispute} /> },
  { name: 'In dispute', isFigure: true, cell: ({ paise }) => formatPaiseWithPaise(paise) },
  { name: 'Came', cell: ({ receivedAt }) => momentText(receivedAt) },
  {
    name: 'Paid by',
    cell: ({ provider, providerPaymentId }) => (
      <span>
        {PROVIDER_NAMES[provider]}
        <small className={styles.anywhere}>{providerPaymentId}</small>
      </span>
    ),
  },
  {
    name: 'What to do',
    isUnnamed: true,
    isFigure: true,
    cell: (dispute) => (dispute.goneAs === null ? <GiveBack {...dispute} /> : <WriteOff {...dispute} />),
  },
]

function GiveBack({ paymentId, paise, provider, booking }: DisputedPayment) {
  const sum = formatPaiseWithPaise(paise)
  return (
    <>
      <SaidFirst
        intent="give-back"
        of={{ payment: paymentId }}
        asks={`Give back ${sum}…`}
        says={`It goes back whole, ${isReturnedByHand(provider) ? `and stands under “${VIEWS.back.name}” until somebody has sent it from the bank account` : `by ${PROVIDER_NAMES[provider]}, within minutes`}. Nothing brings it back here.`}
        does={`Give back ${sum}`}
        which={booking ?? 'no booking'}
      />
      {provider === 'upi' ? <TakeBack payment={paymentId} booking={booking} /> : null}
    </>
  )
}

/** The gateway's own page says who took it, and why. */
function WriteOff({ goneAs, provider, booking, paise }: DisputedPayment) {
  return (
    <>
      <p className="small soft">
        Gone at the gateway as <span className={styles.anywhere}>{goneAs!.replace('gone ', '')}</span>; our books do not
        have it.
      </p>
      <SaidFirst
        intent="write-off"
        of={{ provider, event: goneAs! }}
        asks="I have looked at it…"
        says={`${formatPaiseWithPaise(paise)} is written off: it leaves this list for good, and the audit keeps it.`}
        does="Write it off"
        look="line"
        which={booking ?? 'no booking'}
      />
    </>
  )
}
