import type { OpenRefund } from '#domain/bookings/pay/payments-desk.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { formatDate, istDate } from '#platform/dates.ts'
import { formatPaiseWithPaise } from '#platform/money.ts'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { Kept } from '#app/routes/admin/deed-form.tsx'
import { PROVIDER_NAMES } from './words.ts'
import styles from '#app/routes/admin/office.module.css'

type Props = { refunds: readonly OpenRefund[]; kept: Kept }

/** What is owed back and not back yet; a gateway's is tried again, a bank's is paid by hand. */
export function OpenRefunds({ refunds, kept }: Props) {
  return (
    <section aria-labelledby="refunds">
      <h2 id="refunds">Refunds on their way</h2>
      {refunds.length === 0 ? <p>Nothing is owed back.</p> : null}
      <ul className={styles.rows}>
        {refunds.map((refund) => (
          <li key={refund.id}>
            <div>
              <h3>
                <span className="num">{formatPaiseWithPaise(refund.amountPaise)}</span> of{' '}
                {refund.booking ?? 'no booking'}
              </h3>
              <p className="small soft">{storyOf(refund)}</p>
            </div>
            {refund.provider === 'upi' ? <PaidBack refund={refund} kept={kept} /> : <Again refund={refund} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function storyOf({ provider, reason, createdAt, attempts, detail, state }: OpenRefund): string {
  const since = `${PROVIDER_NAMES[provider]}, ${reason}, since ${formatDate(istDate(createdAt), { year: false })}.`
  if (provider === 'upi') return `${since} Pay it back from the bank account, then enter its UTR here.`
  const tries = state === 'sent' ? 'Asked for, and on its way.' : triedText(attempts)
  return `${since} ${tries}${detail ? ` It said: ${detail}.` : ''}`
}

function triedText(times: number): string {
  if (times === 0) return 'It is asked for within a minute.'
  return `Tried ${times === 1 ? 'once' : `${times} times`}.`
}

function PaidBack({ refund, kept }: { refund: OpenRefund; kept: Kept }) {
  const mine = keptOf(kept, 'paid-back', { refund: refund.id })
  return (
    <DeedForm intent="paid-back" of={{ refund: refund.id }}>
      <Field
        id={`back-${refund.id}`}
        name="utr"
        label="UTR of the transfer"
        autoComplete="off"
        maxLength={30}
        defaultValue={mine?.typed['utr'] ?? ''}
      />
      <Button look="ink">
        Paid back<span className="vh"> to {refund.booking}</span>
      </Button>
    </DeedForm>
  )
}

function Again({ refund }: { refund: OpenRefund }) {
  return (
    <DeedForm intent="again" of={{ refund: refund.id }}>
      <Button look="line">
        Try again<span className="vh"> for {refund.booking}</span>
      </Button>
    </DeedForm>
  )
}
