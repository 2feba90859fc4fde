import type { WaitingTransfer } from '#domain/bookings/pay/payments-desk.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import { formatPaiseWithPaise } from '#platform/money.ts'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { Kept } from '#app/routes/admin/deed-form.tsx'
import styles from '#app/routes/admin/office.module.css'

type Props = { transfers: readonly WaitingTransfer[]; kept: Kept }

/** UPI transfers that nobody has found in the bank account yet: what payers say has gone, and what they have only been asked for. */
export function Waiting({ transfers, kept }: Props) {
  const told = transfers.filter(({ isTold }) => isTold)
  const asked = transfers.filter(({ isTold }) => !isTold)
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">UPI to find in the bank</h2>
      <p className="small soft">
        Enter the UTR and the amount as the bank’s line has them. Another amount than asked for pays nothing and stands
        in dispute.
      </p>
      {told.length === 0 ? <p>Nobody says they have paid and waits.</p> : <Transfers transfers={told} kept={kept} />}
      {asked.length > 0 ? (
        <details open={asked.some(({ id }) => id === kept?.typed['order'])}>
          <summary>{asked.length} asked for, and nothing said</summary>
          <Transfers transfers={asked} kept={kept} />
        </details>
      ) : null}
    </section>
  )
}

function Transfers({ transfers, kept }: Props) {
  return (
    <ul className={styles.rows}>
      {transfers.map(({ id, booking, parts, amountPaise, reference, toldUtr, createdAt }) => {
        const mine = keptOf(kept, 'confirm', { order: id })
        return (
          <li key={id}>
            <div>
              <h3>
                <span className="num">{formatPaiseWithPaise(amountPaise)}</span> for {booking}, part {parts.join(', ')}
              </h3>
              <p className="small soft">
                Asked {formatDate(istDate(createdAt), { year: false })}, {formatTime(createdAt)}. The line bears{' '}
                <code>{reference}</code>
                {toldUtr ? `; the payer says UTR ${toldUtr}` : ''}.
              </p>
            </div>
            <DeedForm intent="confirm" of={{ order: id }}>
              <Field
                id={`utr-${id}`}
                name="utr"
                label="UTR"
                autoComplete="off"
                maxLength={30}
                defaultValue={mine?.typed['utr'] ?? ''}
              />
              <Field
                id={`amount-${id}`}
                name="amount"
                label="Amount in ₹"
                inputMode="decimal"
                autoComplete="off"
                maxLength={16}
                defaultValue={mine?.typed['amount'] ?? ''}
              />
              <Button look="ink">
                Match<span className="vh"> the line for {booking}</span>
              </Button>
            </DeedForm>
          </li>
        )
      })}
    </ul>
  )
}
