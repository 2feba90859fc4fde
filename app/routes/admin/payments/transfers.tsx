import type { WaitingTransfer } from '#domain/bookings/pay/payments-desk.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { momentText } from '#app/routes/admin/bookings/moment.ts'
import { formatPaiseWithPaise } from '#platform/money.ts'
import { ForBooking } from './for-booking.tsx'
import styles from '#app/routes/admin/office.module.css'

type Props = { transfers: readonly WaitingTransfer[]; kept: KeptForm }

/** UPI transfers that nobody has found in the bank account yet, each with the form its line is entered in. */
export function Transfers({ transfers, kept }: Props) {
  return <ListTable namedBy="payments" columns={columnsOf(kept)} rows={transfers} keyOf={({ id }) => id} />
}

function columnsOf(kept: KeptForm): Column<WaitingTransfer>[] {
  return [
    { name: 'For', isHead: true, cell: (transfer) => <ForBooking {...transfer} /> },
    { name: 'Part', isFigure: true, cell: ({ parts }) => parts.join(', ') },
    { name: 'Asked for', isFigure: true, cell: ({ amountPaise }) => formatPaiseWithPaise(amountPaise) },
    { name: 'Since', cell: ({ createdAt }) => momentText(createdAt) },
    {
      name: 'The line bears',
      cell: ({ reference, toldUtr }) => (
        <span className={styles.anywhere}>
          <code>{reference}</code>
          {toldUtr ? <small>they say UTR {toldUtr}</small> : null}
        </span>
      ),
    },
    { name: 'Line of the bank', isUnnamed: true, cell: (transfer) => <Match transfer={transfer} kept={kept} /> },
  ]
}

function Match({ transfer: { id, booking }, kept }: { transfer: WaitingTransfer; kept: KeptForm }) {
  const mine = keptOf(kept, 'confirm', { order: id })
  return (
    <DeedForm intent="confirm" of={{ order: id }}>
      <Field
        id={`utr-${id}`}
        name="utr"
        label="UTR"
        autoComplete="off"
        maxLength={30}
        defaultValue={mine?.typed['utr'] ?? ''}
        fault={mine?.faults['utr']}
      />
      <Field
        id={`amount-${id}`}
        name="amount"
        label="Amount in ₹"
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        defaultValue={mine?.typed['amount'] ?? ''}
        fault={mine?.faults['amount'] ?? mine?.faults['amountPaise']}
      />
      <Button look="ink">
        Match<span className="vh"> the line for {booking}</span>
      </Button>
    </DeedForm>
  )
}
