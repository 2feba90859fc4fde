import type { OpenRefund } from '#domain/bookings/pay/payments-desk.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { momentText } from '#app/routes/admin/bookings/moment.ts'
import { isReturnedByHand } from '#domain/payments/payment.ts'
import { formatPaiseWithPaise } from '#platform/money.ts'
import { ForBooking } from './for-booking.tsx'
import { TakeBack } from './take-back.tsx'
import { PROVIDER_NAMES } from './words.ts'

type Props = { refunds: readonly OpenRefund[]; kept: KeptForm }

/** What is owed back and not back yet; a gateway's is tried again, a bank's is paid by hand. */
export function OpenRefunds({ refunds, kept }: Props) {
  return <ListTable namedBy="payments" columns={columnsOf(kept)} rows={refunds} keyOf={({ id }) => id} />
}

function columnsOf(kept: KeptForm): Column<OpenRefund>[] {
  return [
    { name: 'For', isHead: true, cell: (refund) => <ForBooking {...refund} /> },
    { name: 'Owed back', isFigure: true, cell: ({ amountPaise }) => formatPaiseWithPaise(amountPaise) },
    { name: 'Why', cell: ({ reason }) => reason },
    { name: 'Since', cell: ({ createdAt }) => momentText(createdAt) },
    { name: 'Paid by', cell: (refund) => <Story refund={refund} /> },
    {
      name: 'What to do',
      isUnnamed: true,
      cell: (refund) =>
        isReturnedByHand(refund.provider) ? <PaidBack refund={refund} kept={kept} /> : <Again refund={refund} />,
    },
  ]
}

function Story({ refund: { provider, attempts, detail, state } }: { refund: OpenRefund }) {
  const tries = state === 'sent' ? 'Asked for, and on its way.' : triedText(attempts)
  return (
    <span>
      {PROVIDER_NAMES[provider]}
      {isReturnedByHand(provider) ? null : (
        <small>
          {tries}
          {detail ? ` It said: ${detail}.` : ''}
        </small>
      )}
    </span>
  )
}

function triedText(times: number): string {
  if (times === 0) return 'It is asked for within a minute.'
  return `Tried ${times === 1 ? 'once' : `${times} times`}.`
}

function PaidBack({ refund: { id, paymentId, reason, booking }, kept }: { refund: OpenRefund; kept: KeptForm }) {
  const mine = keptOf(kept, 'paid-back', { refund: id })
  return (
    <>
      <DeedForm intent="paid-back" of={{ refund: id }}>
        <Field
          id={`back-${id}`}
          name="utr"
          label="UTR of the transfer"
          autoComplete="off"
          maxLength={30}
          defaultValue={mine?.typed['utr'] ?? ''}
          fault={mine?.faults['utr']}
        />
        <Button look="ink">
          Paid back<span className="vh"> to {booking ?? 'nobody we know'}</span>
        </Button>
      </DeedForm>
      {reason === 'disputed' ? <TakeBack payment={paymentId} booking={booking} /> : null}
    </>
  )
}

function Again({ refund: { id, booking } }: { refund: OpenRefund }) {
  return (
    <DeedForm intent="again" of={{ refund: id }}>
      <Button look="line">
        Try again<span className="vh"> for {booking ?? 'no booking'}</span>
      </Button>
    </DeedForm>
  )
}
