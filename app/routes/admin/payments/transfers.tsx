import type { WaitingTransfer } from '#domain/bookings/pay/payments-desk.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { momentText } from '#app/routes/admin/bookings/moment.ts'
import { formatPaiseWithPaise, readRupees } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
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

function Match({ transfer, kept }: { transfer: WaitingTransfer; kept: KeptForm }) {
  const { id, booking } = transfer
  const mine = keptOf(kept, 'confirm', { order: id })
  const other = mine && otherSum(transfer, mine)
  return (
    <DeedForm intent="confirm" of={{ order: id, ...(other ? { seen: mine.typed['amount'] ?? '' } : {}) }}>
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
      {other ? <OtherSum transfer={transfer} paise={other} /> : null}
      <Button look={other ? 'bad' : 'ink'}>
        {other ? `Enter ${formatPaiseWithPaise(other)} all the same` : 'Match'}
        <span className="vh">, the line for {booking}</span>
      </Button>
    </DeedForm>
  )
}

/** The sum that was typed, where it is another than the one asked for and nothing else is wrong with the line. */
function otherSum({ amountPaise }: WaitingTransfer, { typed, faults }: NonNullable<KeptForm>): Paise | undefined {
  const paise = readRupees(typed['amount'] ?? '')
  return paise === amountPaise || Object.keys(faults).length > 0 ? undefined : paise
}

/** What a line of another sum does, before it is entered. */
function OtherSum({ transfer: { amountPaise, name }, paise }: { transfer: WaitingTransfer; paise: Paise }) {
  const [came, asked] = [formatPaiseWithPaise(paise), formatPaiseWithPaise(amountPaise)]
  const apart = formatPaiseWithPaise(Math.abs(paise - amountPaise))
  return (
    <p className="small" role="status">
      {asked} was asked for: {came} is {apart} {paise < amountPaise ? 'less' : 'more'}. Entered so, it pays no part of
      the booking and stands in dispute, and {name ?? 'whoever pays'} is mailed at once that {came} came and goes back,
      and that {asked} is still to be paid. If that is a slip, put the amount right and press; else press once more.
    </p>
  )
}
