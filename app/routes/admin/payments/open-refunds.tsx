import type { OpenRefund } from '#domain/bookings/pay/payments-desk.server.ts'
import { Button } from '#app/ui/button.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { momentText } from '#app/routes/admin/bookings/moment.ts'
import { isReturnedByHand } from '#domain/payments/payment.ts'
import { formatPaiseWithPaise } from '#platform/money.ts'
import { ForBooking } from './for-booking.tsx'
import { listTogether, PaidBack } from './paid-back.tsx'
import { TakeBack } from './take-back.tsx'
import { movedBecause, PROVIDER_NAMES } from './words.ts'

type Props = { refunds: readonly OpenRefund[]; kept: KeptForm }

/** What is owed back and not back yet; a gateway's is tried again, a bank's is paid by hand. */
export function OpenRefunds({ refunds, kept }: Props) {
  const together = new Map(listTogether(refunds).map((some) => [some.at(-1)!.id, some]))
  return (
    <ListTable
      namedBy="payments"
      columns={columnsOf(kept)}
      rows={refunds}
      keyOf={({ id }) => id}
      below={({ id }) => (together.has(id) ? <PaidBack refunds={together.get(id)!} kept={kept} /> : null)}
    />
  )
}

function columnsOf(kept: KeptForm): Column<OpenRefund>[] {
  return [
    { name: 'For', isHead: true, cell: (refund) => <ForBooking {...refund} /> },
    { name: 'Owed back', isFigure: true, cell: ({ amountPaise }) => formatPaiseWithPaise(amountPaise) },
    { name: 'Why', cell: ({ reason }) => movedBecause(reason) },
    { name: 'Since', cell: ({ createdAt }) => momentText(createdAt) },
    { name: 'Paid by', cell: (refund) => <Story refund={refund} /> },
    {
      name: 'What to do',
      isUnnamed: true,
      cell: (refund) =>
        isReturnedByHand(refund.provider) ? <ByHand refund={refund} kept={kept} /> : <Again refund={refund} />,
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

function ByHand({ refund, kept }: { refund: OpenRefund; kept: KeptForm }) {
  const { paymentId, reason, booking } = refund
  return (
    <>
      <PaidBack refunds={[refund]} kept={kept} />
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
