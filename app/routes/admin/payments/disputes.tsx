import type { DisputedPayment } from '#domain/bookings/pay/payments-desk.server.ts'
import { Button } from '#app/ui/button.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { momentText } from '#app/routes/admin/bookings/moment.ts'
import { formatPaiseWithPaise } from '#platform/money.ts'
import { ForBooking } from './for-booking.tsx'
import { TakeBack } from './take-back.tsx'
import { PROVIDER_NAMES } from './words.ts'
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
  return (
    <>
      <DeedForm intent="give-back" of={{ payment: paymentId }}>
        <Button look="bad">
          Give back {formatPaiseWithPaise(paise)}
          <span className="vh"> of {booking ?? 'no booking'}</span>
        </Button>
      </DeedForm>
      {provider === 'upi' ? <TakeBack payment={paymentId} booking={booking} /> : null}
    </>
  )
}

/** The gateway's own page says who took it, and why. */
function WriteOff({ goneAs, provider, booking }: DisputedPayment) {
  return (
    <DeedForm intent="write-off" of={{ provider, event: goneAs! }}>
      <p className="small soft">
        Gone at the gateway as <span className={styles.anywhere}>{goneAs!.replace('gone ', '')}</span>; our books do not
        have it.
      </p>
      <Button>
        I have looked at it
        <span className="vh"> of {booking ?? 'no booking'}</span>
      </Button>
    </DeedForm>
  )
}
